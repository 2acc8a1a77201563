import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { MOST_IN_A_STEP, type MoveState, type MoveStep } from '@mimar/contract'
import {
  enquiriesOf,
  hashesOfDeed,
  messageLines,
  peopleOf,
  releaseLines,
  type Sources,
  schedulesOf,
} from '../archive/write.ts'
import { bytesOf } from '../blobs/pieces.ts'
import { filesNamedIn } from '../media/files/site-files.ts'
import type { Sites } from '../sites/sites.ts'
import type { StoredDeed } from '../store/history.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { MoveRefusal } from './refusal.ts'

/** The server that gets a site, during one move. */
export interface Other {
  readonly move: string
  step(body: MoveStep, signal?: AbortSignal): Promise<MoveState>
  put(name: string, body: Buffer | Readable): Promise<unknown>
}

type From = Pick<
  Sources,
  | 'blobs'
  | 'files'
  | 'sentFiles'
  | 'catalog'
  | 'history'
  | 'releases'
  | 'members'
  | 'messages'
  | 'letters'
  | 'schedules'
  | 'pageSchedules'
  | 'enquiries'
  | 'savedReplies'
> & { readonly siteStore: SiteStore; readonly sites: Pick<Sites, 'read'> }

/** So many changes are few enough for the last moment. */
const NEARLY = 50
const PICTURES_AT_ONCE = 2_000
const MESSAGES_AT_ONCE = 100
/** Of changes, in one request. */
const MOST_CHARACTERS = 2_000_000

/** What of one site is on the other server so far, and what is still to be sent. */
export class LeavingSite {
  readonly #site: string
  readonly #other: Other
  readonly #from: From
  /** Pictures that are there, by their names, with their sizes. */
  readonly #pictures = new Map<string, number>()
  readonly #releases = new Set<string>()
  /** Files of visitors that are there. */
  readonly #sent = new Set<string>()
  /** What of each message is there, as a hash. */
  readonly #messages = new Map<string, string>()
  #revision = 0

  constructor(site: string, other: Other, from: From) {
    this.#site = site
    this.#other = other
    this.#from = from
  }

  /** All pictures that the site shows or ever showed, as far as they are not there. */
  async sendPictures(tell: (done: number, total: number) => void): Promise<void> {
    const hashes = new Set<string>()
    const { revision } = await this.#row()
    for await (const deed of this.#deeds(0, revision)) for (const hash of hashesOfDeed(deed)) hashes.add(hash)
    for (const hash of await this.#shown()) hashes.add(hash)
    await this.#bring([...hashes], tell)
    this.#revision = revision
  }

  /** The site file was taken in: it stands at that revision there, with its releases. */
  async beginAt(revision: number): Promise<void> {
    const { lines } = await releaseLines(this.#site, revision, this.#from)
    // A release that was not drawn there is sent alone, and drawn or refused by itself.
    for (const line of lines) await this.#other.step({ step: 'release', release: line })
    for (const { revision: at, at: made } of lines) this.#releases.add(`${at} ${made}`)
    await this.#bringOf(this.#revision, revision)
    this.#revision = revision
  }

  /** Sends what has come about since, until that is nearly nothing. */
  async catchUp(tell: (left: number) => void): Promise<void> {
    for (;;) {
      const { revision } = await this.#row()
      const left = revision - this.#revision
      tell(left)
      await this.#bringOf(this.#revision, revision)
      await this.#sendChanges(revision)
      await this.#sendReleases(revision)
      const sent = await this.#sendMessages()
      if (left <= NEARLY && sent <= NEARLY) return
    }
  }

  /** Sends what is left while nothing changes any more; false where that is more than can be sent in a moment. */
  async sendRest(late: AbortSignal): Promise<boolean> {
    const { revision, archived, takenDown } = await this.#row()
    if (archived || takenDown) throw new MoveRefusal('not-in-use')
    if (!(await this.#isLittle(revision))) return false
    await this.#sendChanges(revision, late)
    await this.#sendMessages(late)
    const { live } = await releaseLines(this.#site, revision, this.#from)
    const facts = {
      revision,
      live: live ? { revision: live.revision, at: live.at } : null,
      pictures: [...this.#pictures].map(([hash, size]) => ({ hash, size })),
      people: await peopleOf(this.#site, this.#from),
      enquiries: await enquiriesOf(this.#site, this.#from),
      ...(await schedulesOf(this.#site, this.#from)),
    }
    const { state } = await this.#other.step({ step: 'ready', ...facts }, late)
    return state === 'ready'
  }

  /** Pictures are decoded there and releases drawn, which takes longer than a site may stand still. */
  async #isLittle(revision: number): Promise<boolean> {
    const { lines } = await releaseLines(this.#site, revision, this.#from)
    if (lines.some(({ revision: at, at: made }) => !this.#releases.has(`${at} ${made}`))) return false
    for await (const deed of this.#deeds(this.#revision, revision)) {
      if (hashesOfDeed(deed).some((hash) => !this.#pictures.has(hash))) return false
    }
    return true
  }

  async #row() {
    const row = await this.#from.siteStore.find(this.#site)
    if (!row) throw new MoveRefusal('not-in-use')
    return row
  }

  async *#deeds(after: number, upTo: number): AsyncIterable<StoredDeed> {
    for (let end = upTo; end > after; ) {
      const page = await this.#from.history.deeds(this.#site, { after, upTo: end, limit: MOST_IN_A_STEP })
      yield* page
      if (page.length === 0) throw new MoveRefusal('damaged', `revision ${end}`)
      end -= page.length
    }
  }

  /** The pictures of what the site shows, and of what was changed in between. */
  async #bringOf(after: number, upTo: number): Promise<void> {
    const hashes = new Set(await this.#shown())
    for await (const deed of this.#deeds(after, upTo)) for (const hash of hashesOfDeed(deed)) hashes.add(hash)
    await this.#bring([...hashes])
  }

  async #shown(): Promise<string[]> {
    const { site } = (await this.#from.sites.read(this.#site)) ?? {}
    if (!site) return []
    const pictures = Object.values(site.media).flatMap(({ hash }) => (hash ? [hash] : []))
    return [...pictures, ...filesNamedIn(site, this.#from.catalog)]
  }

  async #bring(hashes: readonly string[], tell: (done: number, total: number) => void = () => {}): Promise<void> {
    const { blobs, files } = this.#from
    const sizeOf = async (hash: string) => (await blobs.size(hash)) ?? (await files.find(hash))?.size
    const sized = await Promise.all(
      hashes.filter((hash) => !this.#pictures.has(hash)).map(async (hash) => ({ hash, size: await sizeOf(hash) })),
    )
    // One whose bytes are lost here is not sent, as it is in no site file either.
    const fresh = sized.flatMap(({ hash, size }) => (size === undefined ? [] : [{ hash, size }]))
    for (let from = 0; from < fresh.length; from += PICTURES_AT_ONCE) {
      const some = fresh.slice(from, from + PICTURES_AT_ONCE)
      const { missing = [] } = await this.#other.step({ step: 'pictures', pictures: some })
      // Bytes of other sites lie beside these: what was not offered is nobody's to ask for.
      const offered = new Set(some.map(({ hash }) => hash))
      if (!missing.every((hash) => offered.has(hash))) throw new MoveRefusal('asked-for-more')
      for (const [index, hash] of missing.entries()) {
        tell(from + index, fresh.length)
        await this.#put(hash)
      }
    }
    for (const { hash, size } of sized) this.#pictures.set(hash, size ?? 0)
  }

  async #put(hash: string): Promise<void> {
    const { blobs, files } = this.#from
    // A small file is one piece, which lies among the pictures under the same hash.
    const file = await files.find(hash)
    const bytes = file ? undefined : await blobs.read(hash)
    if (file) await this.#other.put(`files/${hash}`, Readable.from(bytesOf(file.pieces, blobs)))
    else if (bytes) await this.#other.put(`pictures/${hash}`, bytes)
  }

  async #sendChanges(revision: number, late?: AbortSignal): Promise<void> {
    while (this.#revision < revision) {
      const after = this.#revision
      const upTo = Math.min(revision, after + MOST_IN_A_STEP)
      const deeds: StoredDeed[] = []
      for await (const deed of this.#deeds(after, upTo)) deeds.unshift(deed)
      const lines = deeds.map(({ revision: at, id, account, at: made, operation, inverse }) => {
        return { revision: at, id, account, at: made, operation, inverse }
      })
      const changes = shortest(lines)
      await this.#other.step({ step: 'changes', after, changes }, late)
      this.#revision += changes.length
    }
  }

  async #sendReleases(revision: number): Promise<void> {
    const { lines } = await releaseLines(this.#site, revision, this.#from)
    for (const line of lines) {
      const name = `${line.revision} ${line.at}`
      if (this.#releases.has(name)) continue
      await this.#other.step({ step: 'release', release: line })
      this.#releases.add(name)
    }
  }

  /** A message says what came with it, so that is there before. */
  async #bringSent(hashes: readonly string[]): Promise<void> {
    const { sentFiles } = this.#from
    const fresh = hashes.filter((hash) => !this.#sent.has(hash))
    for (const [hash, file] of await sentFiles.store.among(fresh)) {
      const pieces: Buffer[] = []
      for await (const piece of sentFiles.read(file)) pieces.push(piece)
      await this.#other.put(`sent/${hash}`, Buffer.concat(pieces))
      this.#sent.add(hash)
    }
  }

  /** Those that are new or other than they were there; how many that were. */
  async #sendMessages(late?: AbortSignal): Promise<number> {
    const gone = new Set(this.#messages.keys())
    let put: { key: string; message: object }[] = []
    let sent = 0
    const flush = async (messages: typeof put, keys: readonly string[]) => {
      if (messages.length + keys.length > 0) {
        await this.#other.step({ step: 'messages', put: messages, gone: [...keys] } as MoveStep, late)
      }
      for (const { key, message } of messages) this.#messages.set(key, hashOf(message))
      for (const key of keys) this.#messages.delete(key)
      sent += messages.length + keys.length
    }
    for await (const { id, line } of messageLines(this.#site, this.#from)) {
      gone.delete(id)
      if (this.#messages.get(id) === hashOf(line)) continue
      await this.#bringSent((line.files ?? []).map(({ hash }) => hash))
      put.push({ key: id, message: line })
      if (put.length < MESSAGES_AT_ONCE) continue
      await flush(put, [])
      put = []
    }
    await flush(put, [])
    const keys = [...gone]
    for (let from = 0; from < keys.length; from += MOST_IN_A_STEP)
      await flush([], keys.slice(from, from + MOST_IN_A_STEP))
    return sent
  }
}

/** The first of them, as many as one request takes. */
function shortest<Line extends object>(lines: readonly Line[]): Line[] {
  let size = 0
  const some = lines.filter((line) => {
    size += JSON.stringify(line).length
    return size < MOST_CHARACTERS
  })
  return some.length > 0 ? some : lines.slice(0, 1)
}

const hashOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('base64')
