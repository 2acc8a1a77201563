import { randomUUID } from 'node:crypto'
import type { Answer } from '@mimar/contract'
import type { Fault, Site } from '@mimar/document'
import { fold, sentFileName } from '@mimar/fields'
import type { Blobs } from '../blobs/blobs.ts'
import { createManifest, type Manifest } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import { FileRefusal } from '../media/files/refusal.ts'
import { PictureRefusal } from '../media/refusal.ts'
import { createBuild } from '../releases/build.ts'
import type { Planned } from '../releases/releases.ts'
import type { Renderer } from '../releases/renderer.ts'
import { refuseUnpublishable, Unpublishable } from '../releases/unpublishable.ts'
import type { Added } from '../sites/import-site.ts'
import { listedOf } from '../sites/site-name.ts'
import { freeName, slugOf } from '../sites/slug.ts'
import type { Account } from '../store/accounts.store.ts'
import type { ArchiveStore, DrawnRelease, WholeSite } from '../store/archive.store.ts'
import type { Mixture } from '../store/releases.store.ts'
import type { SiteStore } from '../store/sites.store.ts'
import { inSlices } from '../turns.ts'
import {
  type ArchivePart,
  ArchiveRefusal,
  fileEntry,
  type MessageLine,
  pictureEntry,
  type ReleaseLine,
  sentEntry,
} from './format.ts'
import type { About, Arrived } from './read.ts'
import { changesInThread, readInThread } from './thread.ts'
import { type OpenPictures, openPictures } from './unpack.ts'

/** What taking a site in needs of the installation. */
export interface Destination {
  readonly sites: SiteStore
  readonly store: ArchiveStore
  readonly blobs: Blobs
  /** Keeps and encodes a picture; the same bytes are kept once. */
  keepPicture(hash: string, read: () => Promise<Uint8Array>, name: string): Promise<unknown>
  /** Keeps a file that is no picture, as its bytes come. */
  keepFile(hash: string, bytes: AsyncIterable<Buffer>): Promise<unknown>
  /** Keeps a file that a visitor sent, in the same way. */
  keepSent(hash: string, bytes: AsyncIterable<Buffer>): Promise<unknown>
  /** Draws sites for visitors of that address. */
  rendererAt(address: string): Renderer
  siteAddress(slug: string): string
  /** Learns again what messages that came with a site were marked as. */
  relearn(site: string): Promise<void>
  /** Makes the smaller pictures of what visitors read, after all else. */
  complete(site: string, release: string, made: Planned): void
  /** Bytes of pictures that one site may keep. */
  readonly mediaLimit: number
  /** Throws where that account has no room for one more site with so many bytes of pictures. */
  refuseArrival(account: string, pictureBytes: number): Promise<void>
}

/** What is being done, and how much of it is done. */
export interface Step {
  readonly step: 'reading' | 'pictures' | 'pages' | 'storing'
  readonly done: number
  readonly total: number
}

interface Wish {
  readonly path: string
  readonly owner: Account
  /** 'people' and 'messages' that are in the file come only where they are asked for. */
  readonly parts: ReadonlySet<ArchivePart>
  /** Where the site is to stand, if somebody said so; it was free when this began. */
  readonly slug?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Seen by nobody yet: whoever brings it brings more, and finishes it. */
  readonly isHeld?: true
  tell?(step: Step): void
}

export type Taken = Added

const MOST_PICTURE = 25_000_000
const AT_ONCE = 4
const LIST_EVERY = 64
/** So many others may be quicker with the same name. */
const MOST_TRIES = 5

/** Makes a site of a site file: everything is read, checked and drawn before anything of it is stored. */
export function takeArchive(wish: Wish, destination: Destination): Promise<Taken> {
  return new Taking(wish, destination).run()
}

interface Drawn {
  readonly number: number
  readonly release: DrawnRelease
  readonly made: Planned
}

class Taking {
  readonly #wish: Wish
  readonly #to: Destination

  constructor(wish: Wish, destination: Destination) {
    this.#wish = wish
    this.#to = destination
  }

  async run(): Promise<Taken> {
    const { path, signal } = this.#wish
    const read = await readInThread({ path, signal }, (done, total) => this.#tell('reading', done, total))
    if ('faults' in read) return { ok: false, faults: read.faults }
    const arrived = this.#withConstants(read)
    const faults = await this.#keepPictures(arrived)
    if (faults.length > 0) return { ok: false, faults }
    const taken = await this.#named(arrived)
    return { ...taken, ok: true, saysPaid: read.site.constants.isPaid }
  }

  /** Pages say where they stand, so that they are drawn again where somebody else has taken a name before they were stored. */
  async #named(arrived: Arrived) {
    const { sites, siteAddress, rendererAt } = this.#to
    const { id: wishedId, slug: wishedSlug } = arrived.about.site
    const wished = slugOf(arrived.site.id) || slugOf(wishedId) || 'site'
    for (let tries = 1; ; tries += 1) {
      const id = await freeName(wished, async (name) => (await sites.find(name)) !== undefined)
      const slug = this.#wish.slug ?? (await freeName(slugOf(wishedSlug) || wished, (name) => sites.isTaken(name)))
      const drawn = await this.#draw(arrived, id, rendererAt(siteAddress(slug).replace(/\/$/, '')))
      try {
        return await this.#store({ arrived, drawn, id, slug })
      } catch (failure) {
        const isTaken = await sites.isTaken(slug)
        if (isTaken && slug === this.#wish.slug) throw new ArchiveRefusal('slug-taken')
        if (tries === MOST_TRIES || !(isTaken || (await sites.find(id)))) throw failure
      }
    }
  }

  /** No file makes a site paid, nor any release of it: no change touches the constants. */
  #withConstants(read: Arrived): Arrived {
    const constants = { ...read.site.constants, isPaid: false }
    const releases = read.releases.map((release) => ({ ...release, site: { ...release.site, constants } }))
    return { ...read, site: { ...read.site, constants }, releases }
  }

  /** Refuses more than a site may keep, before any of it is read. */
  async #keepPictures({ site, about }: Arrived): Promise<Fault[]> {
    // Of one that is brought they come one by one, and are counted as they come.
    const visitors = this.#wish.parts.has('messages') ? about.sent : []
    const sent = [...about.pictures, ...about.files, ...visitors]
    if (this.#wish.isHeld && sent.length > 0) throw new ArchiveRefusal('archive-strange', 'pictures/')
    const total = sent.reduce((sum, { size }) => sum + size, 0)
    await this.#to.refuseArrival(this.#wish.owner.id, total)
    if (total > this.#to.mediaLimit) throw new ArchiveRefusal('archive-too-large', `${Math.ceil(total / 1e6)} MB`)
    if (sent.length === 0) return []
    const opened = await openPictures(this.#wish.path)
    try {
      const faults = await this.#keepAll(site, about.pictures, opened)
      const { keepFile, keepSent } = this.#to
      const own = await this.#keepFiles(about.files, fileEntry, async (hash) =>
        keepFile(hash, await opened.stream(hash)),
      )
      const others = await this.#keepFiles(visitors, sentEntry, async (hash) => keepSent(hash, await opened.sent(hash)))
      return [...faults, ...own, ...others]
    } finally {
      opened.close()
    }
  }

  /** Decoded and encoded here, as if each had been sent: neither the words nor the small forms of a file are believed. */
  async #keepAll(site: Site, pictures: About['pictures'], opened: OpenPictures): Promise<Fault[]> {
    const names = new Map(Object.values(site.media).map(({ hash, source }) => [hash, source]))
    const faults: Fault[] = []
    const waiting = pictures.values()
    let done = 0
    const worker = async () => {
      for (const { hash } of waiting) {
        this.#tell('pictures', done, pictures.length)
        try {
          await this.#to.keepPicture(hash, () => opened.bytes(hash, MOST_PICTURE), names.get(hash) ?? hash)
        } catch (failure) {
          if (!(failure instanceof PictureRefusal)) throw failure
          faults.push({ path: pictureEntry(hash), code: 'media-invalid', message: failure.message })
        }
        done += 1
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return faults
  }

  async #keepFiles(
    files: About['files'],
    entry: (hash: string) => string,
    keep: (hash: string) => Promise<unknown>,
  ): Promise<Fault[]> {
    const faults: Fault[] = []
    for (const [done, { hash }] of files.entries()) {
      this.#tell('pictures', done, files.length)
      try {
        await keep(hash)
      } catch (failure) {
        if (!(failure instanceof FileRefusal)) throw failure
        faults.push({ path: entry(hash), code: 'media-invalid', message: failure.message })
      }
    }
    return faults
  }

  /** Every release anew, so that pages come from here; those that would not be published today are left out. */
  async #draw({ releases }: Arrived, id: string, renderer: Renderer) {
    const drawn: Drawn[] = []
    const manifest = createManifest()
    let before: Awaited<ReturnType<Renderer['prepare']>> | undefined
    for (const [index, { number, site, revision, at, parts, ahead }] of releases.entries()) {
      this.#tell('pages', index, releases.length)
      if (!(await isPublishable(site, renderer.catalog))) continue
      const scene = await renderer.prepare({ ...site, id })
      const input = before?.madeWith === scene.madeWith ? before.input : null
      const delta = await this.#build(scene, input, manifest)
      before = scene
      const files = (index + 1) % LIST_EVERY === 0 ? manifest.toDelta() : undefined
      const release: DrawnRelease = { revision, at, parts, ahead, madeWith: scene.madeWith, delta, files }
      drawn.push({ number, release, made: { site: scene.input.site, revision, mixture: { parts, ahead } } })
    }
    return drawn
  }

  async #build(
    scene: Awaited<ReturnType<Renderer['prepare']>>,
    input: Parameters<typeof scene.draw>[0],
    manifest: Manifest,
  ) {
    const build = createBuild({ ...scene.draw(input), before: manifest, extra: () => scene.picturesShown() })
    await this.#to.blobs.put(build.blobs())
    manifest.apply(build.delta)
    return build.delta
  }

  async #store(all: {
    readonly arrived: Arrived
    readonly drawn: readonly Drawn[]
    readonly id: string
    readonly slug: string
  }) {
    const { arrived, drawn, id, slug } = all
    const { parts, owner, path, signal } = this.#wish
    const { about } = arrived
    const { liveRelease } = about.site
    const site = { ...arrived.site, id }
    const live = drawn.find(({ number }) => number === liveRelease)
    this.#tell('storing', 0, 1)
    const whole: WholeSite = {
      ...{ site, slug, listed: listedOf(site), owner: owner.id, revision: arrived.revision },
      releases: drawn.map(({ release }) => release),
      live: live?.release,
      pictures: [...about.pictures, ...about.files],
      people: parts.has('people') ? arrived.people.filter(({ email }) => email !== owner.email).map(memberOf) : [],
      messages: parts.has('messages') ? await inSlices(messagesOf(arrived)) : [],
      enquiries: parts.has('messages') ? about.enquiries : undefined,
      ...schedulesToCome(about, site),
      changes: changesInThread({ path, signal }),
    }
    signal?.throwIfAborted()
    const release = await this.#to.store.insert(whole, this.#wish.isHeld)
    if (this.#wish.isHeld) return { site, slug, findings: arrived.findings }
    if (parts.has('messages')) await this.#to.relearn(id)
    if (release && live) this.#to.complete(id, release, live.made)
    return { site, slug, findings: arrived.findings }
  }

  #tell(step: Step['step'], done: number, total: number): void {
    this.#wish.signal?.throwIfAborted()
    this.#wish.tell?.({ step, done, total })
  }
}

/** A release more of a site that is held, drawn here from its moment; false where it would not be published today. */
export async function addRelease(
  { id, slug, site }: { readonly id: string; readonly slug: string; readonly site: Site },
  { revision, at, parts, ahead }: Pick<ReleaseLine, 'revision' | 'at' | 'parts' | 'ahead'>,
  {
    manifest,
    to,
  }: { readonly manifest: Manifest; readonly to: Pick<Destination, 'rendererAt' | 'siteAddress' | 'blobs' | 'store'> },
): Promise<boolean> {
  const renderer = to.rendererAt(to.siteAddress(slug).replace(/\/$/, ''))
  if (!(await isPublishable(site, renderer.catalog))) return false
  const scene = await renderer.prepare({ ...site, id })
  const build = createBuild({ ...scene.draw(null), before: manifest, extra: () => scene.picturesShown() })
  await to.blobs.put(build.blobs())
  manifest.apply(build.delta)
  const facts = { revision, at, parts: parts as Mixture['parts'], ahead, madeWith: scene.madeWith }
  await to.store.addRelease(id, { ...facts, delta: build.delta, files: manifest.toDelta() })
  return true
}

/** What may not be published today was perhaps never published at all. */
async function isPublishable(site: Site, catalog: Renderer['catalog']): Promise<boolean> {
  try {
    await refuseUnpublishable(site, catalog)
    return true
  } catch (refusal) {
    if (refusal instanceof Unpublishable) return false
    throw refusal
  }
}

/** A moment that has passed on the way is not made up for. */
function schedulesToCome(
  { schedule, pageSchedules = [] }: About,
  { pages }: Site,
): Pick<WholeSite, 'schedule' | 'pageSchedules'> {
  const isToCome = ({ at }: { readonly at: string }) => Date.parse(at) > clock.now()
  const isThere = (page: string) => pages.some(({ id }) => id === page)
  return {
    schedule: schedule && isToCome(schedule) ? schedule : null,
    pageSchedules: pageSchedules.filter((one) => isToCome(one) && isThere(one.page)),
  }
}

/** Nobody becomes an owner by a file. */
export function memberOf({ email, role }: Arrived['people'][number]) {
  return { email: email.toLowerCase(), role: role === 'owner' ? 'designer' : role }
}

/** A message has the files that came in this site file: a hash alone would give it those of another site. */
function* messagesOf({ messages, about }: Arrived): Generator<void, WholeSite['messages']> {
  const all: WholeSite['messages'][number][] = []
  const came = new Set(about.sent.map(({ hash }) => hash))
  for (const message of messages) {
    const { files, ...made } = messageOf(message)
    all.push({ ...made, files: files?.filter(({ hash }) => came.has(hash)) })
    yield
  }
  return all
}

export function messageOf({
  isRead,
  isDone,
  note,
  learnt,
  letters = [],
  answers = [],
  files = [],
  ...message
}: MessageLine): WholeSite['messages'][number] {
  const { name, email, text, at } = message
  const findable = fold(`${name}\n${email}\n${text}`)
  return {
    ...message,
    folder: isDone ? 'done' : message.folder,
    note: note ?? '',
    learnt: learnt ?? null,
    letters,
    answers: answers.map(tidied),
    files,
    id: randomUUID(),
    key: null,
    sender: null,
    findable,
    readAt: isRead ? at : null,
  }
}

/** Files are called as if they had come by a form: their names go into archives and to whoever saves them. */
function tidied(answer: Answer): Answer {
  if (answer.kind !== 'FILE') return answer
  return { ...answer, files: answer.files.map((file) => ({ ...file, name: sentFileName(file.name, file.type) })) }
}
