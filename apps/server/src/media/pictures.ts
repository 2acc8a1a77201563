import type { Media, Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { type Blob, type Blobs, hashOf, plainBlob } from '../blobs/blobs.ts'
import { clock } from '../clock.ts'
import type { MediaFileRow, MediaRow, MediaStore } from '../store/media.store.ts'
import { inSlices } from '../turns.ts'
import { NoRoom } from './allowance.ts'
import type { Asker, Encoder } from './encoder.ts'
import { PictureRefusal } from './refusal.ts'
import { createShownImages, type ShownImages } from './shown-images.ts'
import { hashesIn, type SitePictures, sitePictures, type WantedCut, wantedCuts } from './site-pictures.ts'
import type { Decoded, PictureType } from './task.ts'

/** A stored picture, as `site.media` keeps it. */
export type StoredPicture = Pick<MediaRow, 'hash' | 'width' | 'height' | 'placeholder'>

export interface Pictures {
  /** Keeps a picture and makes its WebP and JPEG files. The same bytes are kept and encoded once. */
  store(bytes: Uint8Array, name: string): Promise<StoredPicture>
  /** The same for a picture whose hash is known before its bytes, which are read when it is their turn, if they are new. */
  keep(hash: string, read: () => Promise<Uint8Array>, name: string, keeper?: Keeper): Promise<StoredPicture>
  /** All files of a site's pictures that can be had at once; portraits of backgrounds are made here. */
  of(site: Site): Promise<SitePictures>
  /** The files there are now; what is missing is made meanwhile, and nobody waits for it. */
  known(site: Site): Promise<SitePictures>
  /** Makes the AVIF files that are missing, which takes seconds each; true when there were any. */
  complete(site: Site): Promise<boolean>
}

interface Keeper extends Asker {
  /** Whether the files made of the picture, so many bytes, may be kept too; where not, nothing is, and `NoRoom` is thrown. */
  readonly admit?: (bytes: number) => Promise<boolean>
}

interface PicturesOptions {
  /** What sections hold pictures, and where. */
  readonly catalog: TemplateCatalog
  readonly store: MediaStore
  readonly blobs: Blobs
  readonly encoder: Encoder
  /** For what nobody waits for; without one, no AVIF files are made. */
  readonly background: Encoder | undefined
  /** Sites do not take turns: there is one alone, and somebody waits for all of it. */
  readonly isOneSite?: boolean
  /** Whether a site may keep more crops. Where not, pages draw the whole picture so that the part is seen. */
  readonly hasRoom?: (site: Site) => Promise<boolean>
  /** Told of a picture of which some files could not be made: it keeps its others. */
  readonly onFailure?: (failure: unknown) => void
}

const KEPT_UNWANTED_MS = 7 * 86_400_000
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

const QUICK: readonly PictureType[] = ['image/webp', 'image/jpeg']
const SMALL: readonly PictureType[] = ['image/avif']

/** Pictures as blobs, and what files there are of them. */
export function createPictures(options: PicturesOptions): Pictures {
  return new KeptPictures(options)
}

class KeptPictures implements Pictures {
  readonly #options: PicturesOptions
  readonly #images: ShownImages
  readonly #beingStored = new Map<string, BeingStored>()
  /** Cuts that somebody waits for already, by name. */
  readonly #beingMade = new Map<string, Promise<void>>()
  readonly #latest = new Map<string, SitePictures>()
  /** Cuts that sites have shown today. */
  #wanted = { day: '', cuts: new Set<string>() }
  /** Cuts that could not be made; asked again after the next start. */
  readonly #refused = new Set<string>()

  constructor(options: PicturesOptions) {
    this.#options = options
    this.#images = createShownImages(options.catalog)
  }

  store(bytes: Uint8Array, name: string): Promise<StoredPicture> {
    return this.keep(hashOf(bytes), async () => bytes, name)
  }

  keep(hash: string, read: () => Promise<Uint8Array>, name: string, keeper: Keeper = {}): Promise<StoredPicture> {
    const storing = this.#beingStored.get(hash) ?? this.#beginStoring(hash, read, { ...keeper, name })
    storing.wantedBy += 1
    // Given up when the last who waits for it has gone.
    const leave = () => --storing.wantedBy === 0 && storing.giveUp.abort()
    if (keeper.signal?.aborted) leave()
    else keeper.signal?.addEventListener('abort', leave, { once: true })
    return storing.done
  }

  #beginStoring(hash: string, read: () => Promise<Uint8Array>, about: Named): BeingStored {
    const giveUp = new AbortController()
    const done = this.#storeNew(hash, read, { ...about, signal: giveUp.signal })
    const storing = { done: done.finally(() => this.#beingStored.delete(hash)), giveUp, wantedBy: 0 }
    this.#beingStored.set(hash, storing)
    return storing
  }

  async of(site: Site): Promise<SitePictures> {
    await inSlices(this.#images.searching(site))
    const missing = await this.#missing(site, QUICK)
    const hasRoom = missing.length === 0 || ((await this.#options.hasRoom?.(site)) ?? true)
    await Promise.all((hasRoom ? missing : []).map((wanted) => this.#makeOrSkip(site, wanted)))
    await this.#want(site)
    const pictures = sitePictures(site, await this.#options.store.files(hashesIn(site)), this.#images)
    const before = this.#latest.get(site.id)
    if (before?.fingerprint === pictures.fingerprint) return before
    this.#latest.set(site.id, pictures)
    return pictures
  }

  async known(site: Site): Promise<SitePictures> {
    await inSlices(this.#images.searching(site))
    const rows = await this.#options.store.files(hashesIn(site))
    this.of(site).catch((failure: unknown) => this.#options.onFailure?.(failure))
    return sitePictures(site, rows, this.#images)
  }

  async complete(site: Site): Promise<boolean> {
    const { background, onFailure } = this.#options
    if (!background) return false
    await inSlices(this.#images.searching(site))
    const missing = await this.#missing(site, SMALL)
    const waiting = missing.values()
    let failures = 0
    const worker = async () => {
      for (const wanted of waiting) {
        await this.#makeUnlessThere(background, site, wanted).catch((failure: unknown) => {
          failures += 1
          onFailure?.(failure)
        })
      }
    }
    await Promise.all(Array.from({ length: background.atOnce }, worker))
    return missing.length > failures
  }

  /** Another process may have made it while this one made others. */
  async #makeUnlessThere(background: Encoder, site: Site, wanted: WantedCut): Promise<void> {
    const files = await this.#options.store.files([wanted.media.hash])
    if (files.some(({ cut, type }) => cut === wanted.name && SMALL.some((small) => small === type))) return
    await this.#make(background, site, wanted, SMALL)
  }

  async #storeNew(
    hash: string,
    read: () => Promise<Uint8Array>,
    { name, admit, ...asker }: Named,
  ): Promise<StoredPicture> {
    const { store, blobs, encoder } = this.#options
    const known = await store.use(hash)
    if (known) {
      if (admit && !(await admit(0))) throw new NoRoom(name)
      return { hash, width: known.width, height: known.height, placeholder: known.placeholder }
    }
    let bytes: Uint8Array = Buffer.alloc(0)
    const task = async () => {
      bytes = await read()
      return { bytes, types: QUICK }
    }
    const done = await encoder.run(name, task, asker)
    const { width, height, placeholder, hasAlpha } = done
    const { rows, files } = rowsOf(hash, '', done)
    if (admit && !(await admit(rows.reduce((sum, row) => sum + row.size, 0)))) throw new NoRoom(name)
    await blobs.put([{ hash, form: 'plain', bytes }, ...files])
    await store.insert({ hash, width, height, placeholder, hasAlpha }, rows)
    return { hash, width, height, placeholder }
  }

  /** Crops that no site has shown for a while are forgotten; they are made again from their picture when one does. */
  async #want(site: Site): Promise<void> {
    const { store } = this.#options
    const now = clock.now()
    const today = dayOf(now)
    if (this.#wanted.day !== today) {
      this.#wanted = { day: today, cuts: new Set() }
      await store.forgetCuts(dayOf(now - KEPT_UNWANTED_MS))
    }
    const cuts = wantedCuts(site, this.#images).flatMap(({ media, name }) =>
      name === '' ? [] : [{ media: media.hash, cut: name }],
    )
    const fresh = cuts.filter(({ media, cut }) => !this.#wanted.cuts.has(`${media} ${cut}`))
    for (const { media, cut } of fresh) this.#wanted.cuts.add(`${media} ${cut}`)
    await store.want(fresh, today)
  }

  /** A picture that cannot be cut as somebody asked must not keep the whole site from being drawn. */
  async #makeOrSkip(site: Site, wanted: WantedCut): Promise<void> {
    const name = `${wanted.media.hash} ${wanted.name}`
    if (this.#refused.has(name)) return
    const making = this.#beingMade.get(name) ?? this.#make(this.#options.encoder, site, wanted, QUICK)
    this.#beingMade.set(name, making)
    await making
      .finally(() => this.#beingMade.delete(name))
      .catch((failure: unknown) => {
        // What was cut off by the end of the program is made after the next start.
        if (!(failure instanceof PictureRefusal || failure instanceof BytesMissing)) throw failure
        this.#refused.add(name)
        this.#options.onFailure?.(failure)
      })
  }

  /** The cuts that have no file of these types yet. */
  async #missing(site: Site, types: readonly PictureType[]): Promise<WantedCut[]> {
    const rows = await this.#options.store.files(hashesIn(site))
    const isMadeAs = { share: QUICK, wide: SMALL, full: types, tall: types }
    const there = new Set(rows.map(({ media, cut, type }) => `${media} ${cut} ${type}`))
    return wantedCuts(site, this.#images).filter(
      ({ media, name, cut }) =>
        isMadeAs[cut.shape] === types && !types.some((type) => there.has(`${media.hash} ${name} ${type}`)),
    )
  }

  async #make(using: Encoder, site: Site, wanted: WantedCut, types: readonly PictureType[]): Promise<void> {
    const { store, blobs, isOneSite } = this.#options
    const { media, name, cut } = wanted
    const task = async () => {
      const bytes = await blobs.read(media.hash)
      if (!bytes) throw new BytesMissing(media)
      return { bytes, types, cuts: [cut] }
    }
    const done = await using.run(media.source, task, { site: isOneSite ? undefined : site.id })
    const { rows, files } = rowsOf(media.hash, name, done)
    await blobs.put(files)
    await store.insertFiles(rows)
  }
}

interface Named extends Keeper {
  readonly name: string
}

interface BeingStored {
  readonly done: Promise<StoredPicture>
  readonly giveUp: AbortController
  wantedBy: number
}

class BytesMissing extends Error {
  constructor({ source, hash }: Media) {
    super(`The bytes of picture "${source}" (${hash}) are missing. Import the picture again.`)
    this.name = 'BytesMissing'
  }
}

function rowsOf(media: string, cut: string, { files }: Decoded): { rows: MediaFileRow[]; files: Blob[] } {
  const stored = files.map(({ bytes, type, width, height }) => ({ blob: plainBlob(bytes), type, width, height }))
  return {
    files: stored.map(({ blob }) => blob),
    rows: stored.map(({ blob, type, width, height }) => ({
      media,
      cut,
      type,
      width,
      height,
      hash: blob.hash,
      size: blob.bytes.length,
    })),
  }
}
