// Streaming with backpressure: a site is written as fast as whoever reads it takes it.
import { createHash } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { answersSchema, MAX_PAGE_SCHEDULES } from '@mimar/contract'
import { type Catalog, exportInSteps, type Site } from '@mimar/document'
import { ZipFile } from 'yazl'
import type { Blobs } from '../blobs/blobs.ts'
import { bytesOf } from '../blobs/pieces.ts'
import { clock } from '../clock.ts'
import { filesNamedIn } from '../media/files/site-files.ts'
import type { SentFiles } from '../messages/sent/sent-files.ts'
import type { EnquirySettingsStore } from '../store/enquiry-settings.store.ts'
import type { FileStore } from '../store/files.store.ts'
import type { HistoryStore } from '../store/history.store.ts'
import type { LetterStore } from '../store/letters.store.ts'
import type { MemberStore } from '../store/members.store.ts'
import type { MessageStore } from '../store/messages.store.ts'
import type { ReleaseStore } from '../store/releases.store.ts'
import type { SavedReplyStore } from '../store/saved-replies.store.ts'
import type { Schedule, ScheduleStore } from '../store/schedules.store.ts'
import type { SiteRow } from '../store/sites.store.ts'
import { giveWay, indentedInSlices, inSlices } from '../turns.ts'
import {
  type ArchiveManifest,
  type ArchivePart,
  ENTRIES,
  fileEntry,
  type HistoryLine,
  type MessageLine,
  manifestHead,
  type PersonLine,
  pictureEntry,
  type ReleaseLine,
  sentEntry,
} from './format.ts'

/** Where everything of a site is read from. */
export interface Sources {
  readonly blobs: Blobs
  readonly files: FileStore
  readonly sentFiles: SentFiles
  readonly history: HistoryStore
  readonly releases: ReleaseStore
  readonly members: MemberStore
  readonly messages: MessageStore
  readonly schedules: ScheduleStore
  readonly pageSchedules: ScheduleStore
  readonly enquiries: EnquirySettingsStore
  readonly savedReplies: SavedReplyStore
  readonly letters: LetterStore
  readonly version: string
  readonly catalog: Catalog
}

interface Wish {
  readonly row: SiteRow
  readonly site: Site
  readonly revision: number
  readonly parts: ReadonlySet<ArchivePart>
}

const AT_ONCE = 500
/** Characters of text. */
const GATHERED = 64_000
/** Bytes, some milliseconds of work. */
const HASHED_AT_ONCE = 1_000_000
const NEVER = ['share links', 'webhook address and secret', 'sign-in links and sessions', 'erased messages']

/** A whole site as one ZIP archive. Nothing of it is held in memory but one picture, a piece of a file, or 500 changes. */
export function writeArchive(wish: Wish, sources: Sources): Readable {
  const zip = new ZipFile()
  const out = zip.outputStream as Readable
  new Writing(wish, sources, zip).run().then(
    () => zip.end(),
    (failure: Error) => out.destroy(failure),
  )
  return out
}

class Writing {
  readonly #wish: Wish
  readonly #sources: Sources
  readonly #zip: ZipFile
  readonly #files: ArchiveManifest['files'] = []
  readonly #madeAt = clock.date()
  /** Pictures that the site shows or ever had. */
  readonly #pictures = new Set<string>()
  /** Files of visitors that its messages name. */
  readonly #sent = new Set<string>()
  readonly #left: string[] = [...NEVER]

  constructor(wish: Wish, sources: Sources, zip: ZipFile) {
    this.#wish = wish
    this.#sources = sources
    this.#zip = zip
  }

  async run(): Promise<void> {
    const { row, site, revision, parts } = this.#wish
    const { version } = this.#sources
    for (const { hash } of Object.values(site.media)) if (hash) this.#pictures.add(hash)
    for (const hash of filesNamedIn(site, this.#sources.catalog)) this.#pictures.add(hash)
    await this.#add(ENTRIES.site, indentedInSlices(await inSlices(exportInSteps(site, this.#sources.catalog))))
    const liveRelease = await this.#writeHistory()
    if (parts.has('people')) await this.#add(ENTRIES.people, lines(await peopleOf(row.id, this.#sources)))
    if (parts.has('messages')) await this.#add(ENTRIES.messages, lines(this.#messages()))
    await this.#writeSent()
    if (parts.has('pictures')) await this.#writePictures()
    for (const part of ['pictures', 'history', 'people', 'messages'] as const) {
      if (!parts.has(part)) this.#left.push(part)
    }
    const { schedule, pageSchedules } = await schedulesOf(row.id, this.#sources)
    const manifest: ArchiveManifest = {
      ...manifestHead(this.#files.map(({ name }) => name)),
      madeBy: version,
      madeAt: this.#madeAt.toISOString(),
      site: { id: row.id, slug: row.slug, revision: parts.has('history') ? revision : 0, liveRelease },
      ...(parts.has('messages') && { enquiries: await enquiriesOf(row.id, this.#sources) }),
      ...{ schedule, ...(pageSchedules.length > 0 && { pageSchedules }) },
      without: this.#left,
      files: this.#files,
    }
    await this.#add(ENTRIES.manifest, [JSON.stringify(manifest, null, 2)])
  }

  /** The number of the release that visitors read, where releases are in the file: they are drawn from the history. */
  async #writeHistory(): Promise<number | null> {
    const { row, parts, revision } = this.#wish
    if (!parts.has('history')) return null
    await this.#add(ENTRIES.history, lines(this.#history()))
    const { lines: written, live } = await releaseLines(row.id, revision, this.#sources)
    await this.#add(ENTRIES.releases, lines(written))
    return live?.number ?? null
  }

  async *#history(): AsyncIterable<HistoryLine> {
    const { row, revision } = this.#wish
    for (let upTo = revision; upTo > 0; ) {
      const deeds = await this.#sources.history.deeds(row.id, { after: 0, upTo, limit: AT_ONCE })
      for (const deed of deeds) {
        await giveWay()
        for (const hash of hashesOfDeed(deed)) this.#pictures.add(hash)
        const { revision: at, id, account, operation, inverse } = deed
        yield { revision: at, id, account, at: deed.at, operation, inverse }
      }
      if (deeds.length === 0) return
      upTo -= deeds.length
    }
  }

  async *#messages(): AsyncIterable<MessageLine> {
    for await (const { line } of messageLines(this.#wish.row.id, this.#sources)) {
      for (const { hash } of line.files ?? []) this.#sent.add(hash)
      yield line
    }
  }

  async #writeSent(): Promise<void> {
    const { sentFiles } = this.#sources
    for (const [hash, file] of await sentFiles.store.among([...this.#sent])) {
      await this.#add(sentEntry(hash), sentFiles.read(file), false)
    }
  }

  async #writePictures(): Promise<void> {
    let missing = 0
    for (const hash of this.#pictures) {
      // A small file is one piece, which lies among the pictures under the same hash.
      const file = await this.#sources.files.find(hash)
      const bytes = file ? undefined : await this.#sources.blobs.read(hash)
      if (file) await this.#add(fileEntry(hash), bytesOf(file.pieces, this.#sources.blobs), false)
      else if (bytes) await this.#add(pictureEntry(hash), [bytes], false)
      else missing += 1
    }
    if (missing > 0) this.#left.push(`${missing} pictures whose bytes are not on the server`)
  }

  /** One entry; resolves when it has been taken by whoever reads the archive. */
  async #add(
    name: string,
    content: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
    compress = true,
  ): Promise<void> {
    const hash = createHash('sha256')
    let size = 0
    const counted = async function* () {
      for await (const chunk of gathered(content)) {
        // Pictures come in one piece, and many short texts; neither is good to hash.
        const bytes = Buffer.from(chunk)
        for (let from = 0; from < bytes.length; from += HASHED_AT_ONCE) {
          const part = bytes.subarray(from, from + HASHED_AT_ONCE)
          hash.update(part)
          yield part
          await giveWay()
        }
        size += bytes.length
      }
    }
    const through = new PassThrough()
    this.#zip.addReadStream(through, name, { compress, mtime: this.#madeAt })
    await pipeline(Readable.from(counted()), through)
    this.#files.push({ name, size, sha256: hash.digest('hex') })
  }
}

/** How the owner wants messages to come and be kept, and the saved replies. */
export async function enquiriesOf(site: string, sources: Pick<Sources, 'enquiries' | 'savedReplies'>) {
  const { sendsReceipt: _, ...settings } = await sources.enquiries.of(site)
  const saved = await sources.savedReplies.list(site)
  return {
    settings: { ...settings, receiptWords: { ...settings.receiptWords }, keepDays: { ...settings.keepDays } },
    savedReplies: saved.map(({ name, text }) => ({ name, text })),
  } satisfies NonNullable<ArchiveManifest['enquiries']>
}

export async function peopleOf(site: string, { members }: Pick<Sources, 'members'>): Promise<PersonLine[]> {
  const all = await members.list(site)
  return all.map(({ id, email, role }) => ({ account: id, email, role: role as PersonLine['role'] }))
}

/** What visitors sent, the newest first, with what each is called here. */
export async function* messageLines(
  site: string,
  { messages, letters, sentFiles }: Pick<Sources, 'messages' | 'letters' | 'sentFiles'>,
): AsyncIterable<{ readonly id: string; readonly line: MessageLine }> {
  for (const folder of ['inbox', 'done', 'spam'] as const) {
    let before: string | undefined
    for (;;) {
      const found = await messages.list({ site, folder, search: '' }, AT_ONCE, before)
      const ids = found.map(({ id }) => id)
      const [beside, files] = [await letters.beside(ids), await sentFiles.store.of(ids)]
      for (const { id, note, answers, ...message } of found) {
        const { kind } = message
        const place = folder === 'done' ? ({ folder: 'inbox', isDone: true } as const) : { folder }
        // In the place that each has always had: files of earlier versions come out byte for byte.
        const line = {
          ...{ ...message, ...place, ...(note && { note }) },
          ...(answers.length > 0 && { answers: answersSchema.parse(answers) }),
          ...(files.has(id) && { files: [...files.get(id)!] }),
          ...beside(id),
        }
        if (kind !== 'test') yield { id, line: { ...line, kind } }
      }
      before = found.at(-1)?.id
      if (found.length < AT_ONCE) break
    }
  }
}

/** The releases of a site up to a revision, the oldest first, and which of them visitors read. */
export async function releaseLines(site: string, revision: number, { releases }: Pick<Sources, 'releases'>) {
  const known = (await releases.list(site)).reverse().filter((release) => release.revision <= revision)
  const live = (await releases.liveOf(site)) ?? ''
  const lines = known.map(
    ({ revision: at, createdAt, parts: mixed, ahead }, index): ReleaseLine => ({
      ...{ number: index + 1, revision: at, at: createdAt },
      ...{ parts: [...mixed] as ReleaseLine['parts'], ahead: [...ahead] },
    }),
  )
  return { lines, live: lines[known.findIndex(({ id }) => id === live)] }
}

/** What is still to be published at a moment: the draft, and pages by themselves. */
export async function schedulesOf(site: string, from: Pick<Sources, 'schedules' | 'pageSchedules'>) {
  const momentOf = ({ at, timeZone }: Schedule) => ({ at: new Date(at).toISOString(), timeZone })
  const schedule = await from.schedules.find(site)
  const toCome = (await from.pageSchedules.ofSite(site)).filter(({ ending }) => ending === null)
  const ofPages = toCome.flatMap((one) => (one.page === null ? [] : [{ page: one.page, ...momentOf(one) }]))
  return {
    schedule: schedule && schedule.ending === null ? momentOf(schedule) : null,
    pageSchedules: ofPages.slice(0, MAX_PAGE_SCHEDULES),
  }
}

/** Short texts together: each that is passed on alone costs more than what is in it. */
async function* gathered(
  content: Iterable<string | Buffer> | AsyncIterable<string | Buffer>,
): AsyncIterable<string | Buffer> {
  let text = ''
  for await (const chunk of content) {
    if (typeof chunk !== 'string') {
      yield chunk
      continue
    }
    text += chunk
    if (text.length < GATHERED) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

async function* lines(values: Iterable<object> | AsyncIterable<object>): AsyncIterable<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`
}

/** The pictures and other files that a change brought or took away. */
export function hashesOfDeed(deed: { readonly operation: object; readonly inverse: object }): string[] {
  const text = JSON.stringify([deed.operation, deed.inverse])
  return [...text.matchAll(/"hash":"([0-9a-f]{64})"/g)].map(([, hash]) => hash as string)
}
