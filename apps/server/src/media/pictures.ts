import type { Media, Section, Site } from '@mimar/document'
import type { PictureFile } from '@mimar/sections'
import { type Blob, type Blobs, hashOf, plainBlob } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../releases/manifest.ts'
import { createPageUnion } from '../sites/page-union.ts'
import type { MediaFileRow, MediaRow, MediaStore } from '../store/media.store.ts'
import type { Encoder } from './encoder.ts'
import { type Cut, fullCut, tallCut } from './sizes.ts'
import type { Decoded, PictureType } from './task.ts'

/** A stored picture, as `site.media` keeps it. */
export type StoredPicture = Pick<MediaRow, 'hash' | 'width' | 'height' | 'placeholder'>

/** The files there are of a site's pictures. The same object as before while they are the same files. */
export interface SitePictures {
  imageFiles(media: Media): readonly PictureFile[]
  /** Address of a picture file → what it is made of. */
  find(address: string): ReleaseFile | undefined
  /** Names exactly these files. */
  readonly fingerprint: string
}

export interface Pictures {
  /** Keeps a picture and makes its WebP and JPEG files. The same bytes are kept and encoded once. */
  store(bytes: Uint8Array, name: string): Promise<StoredPicture>
  /** All files of a site's pictures that can be had at once; portraits of backgrounds are made here. */
  of(site: Site): Promise<SitePictures>
  /** Makes the AVIF files that are missing, which takes seconds each; true when there were any. */
  complete(site: Site): Promise<boolean>
}

interface PicturesOptions {
  readonly store: MediaStore
  readonly blobs: Blobs
  readonly encoder: Encoder
  /** For what nobody waits for. */
  readonly background: Encoder
}

const QUICK: readonly PictureType[] = ['image/webp', 'image/jpeg']
const ENDINGS: { readonly [type: string]: string } = { 'image/avif': 'avif', 'image/webp': 'webp', 'image/jpeg': 'jpg' }

/** Pictures as blobs, and what files there are of them. */
export function createPictures({ store, blobs, encoder, background }: PicturesOptions): Pictures {
  const beingStored = new Map<string, Promise<StoredPicture>>()
  const latest = new Map<string, SitePictures>()

  async function storeNew(hash: string, bytes: Uint8Array, name: string): Promise<StoredPicture> {
    const known = await store.find(hash)
    if (known) return { hash, width: known.width, height: known.height, placeholder: known.placeholder }
    const done = await encoder.run(name, { bytes, types: QUICK })
    const { width, height, placeholder, hasAlpha } = done
    const { rows, files } = rowsOf(hash, '', done)
    await blobs.put([{ hash, form: 'plain', bytes }, ...files])
    await store.insert({ hash, width, height, placeholder, hasAlpha }, rows)
    return { hash, width, height, placeholder }
  }

  async function make(using: Encoder, media: Media, wanted: Wanted, types: readonly PictureType[]) {
    const bytes = await blobs.read(media.hash)
    if (!bytes) throw new Error(`The bytes of picture "${media.source}" are missing. Import the picture again.`)
    const { rows, files } = rowsOf(
      media.hash,
      wanted.name,
      await using.run(media.source, { bytes, types, cuts: [wanted.cut] }),
    )
    await blobs.put(files)
    await store.insertFiles(rows)
    return rows
  }

  async function makeMissing(using: Encoder, site: Site, types: readonly PictureType[]): Promise<MediaFileRow[]> {
    const rows = await store.files(hashesIn(site))
    const there = new Set(rows.map(({ media, cut, type }) => `${media} ${cut} ${type}`))
    const missing = wantedCuts(site).filter(
      ({ media, name }) => !types.some((type) => there.has(`${media.hash} ${name} ${type}`)),
    )
    const made = await Promise.all(missing.map((wanted) => make(using, wanted.media, wanted, types)))
    return made.flat()
  }

  return {
    store(bytes, name) {
      const hash = hashOf(bytes)
      const storing = beingStored.get(hash) ?? storeNew(hash, bytes, name).finally(() => beingStored.delete(hash))
      beingStored.set(hash, storing)
      return storing
    },
    async of(site) {
      await makeMissing(encoder, site, QUICK)
      const pictures = sitePictures(site, await store.files(hashesIn(site)))
      const before = latest.get(site.id)
      if (before?.fingerprint === pictures.fingerprint) return before
      latest.set(site.id, pictures)
      return pictures
    },
    async complete(site) {
      return (await makeMissing(background, site, ['image/avif'])).length > 0
    },
  }
}

function sitePictures(site: Site, rows: readonly MediaFileRow[]): SitePictures {
  const filesOf = new Map<string, PictureFile[]>()
  const byAddress = new Map<string, ReleaseFile>()
  for (const { media, cut, type, width, height, hash, size } of rows) {
    const shape = cut === '' ? 'full' : 'tall'
    const url = `/media/${hash.slice(0, 16)}${cut === '' ? '' : '-tall'}-${width}.${ENDINGS[type]}`
    const key = `${media} ${cut}`
    filesOf.set(key, [...(filesOf.get(key) ?? []), { type: type as PictureType, shape, width, height, url }])
    byAddress.set(url, { hash, type, size, isImmutable: true })
  }
  const backgrounds = backgroundsIn(site)
  const shown = new Map<string, readonly PictureFile[]>()
  for (const media of Object.values(site.media)) {
    const tall = backgrounds.has(media.id) ? filesOf.get(`${media.hash} ${tallName(media)}`) : undefined
    shown.set(`${media.hash} ${media.id}`, [...(filesOf.get(`${media.hash} `) ?? []), ...(tall ?? [])])
  }
  return {
    imageFiles: (media) => shown.get(`${media.hash} ${media.id}`) ?? [],
    find: (address) => byAddress.get(address),
    fingerprint: hashOf(Buffer.from(JSON.stringify([...shown]))),
  }
}

interface Wanted {
  readonly media: Media
  readonly name: string
  readonly cut: Cut
}

/** Every cut that the site's pictures are shown in. */
function wantedCuts(site: Site): Wanted[] {
  const backgrounds = backgroundsIn(site)
  return storedIn(site).flatMap((media) => {
    const full = { media, name: '', cut: fullCut(media.width, media.height) }
    if (!backgrounds.has(media.id)) return [full]
    return [full, { media, name: tallName(media), cut: tallCut(media.width, media.height, media.focal) }]
  })
}

function tallName({ focal }: Media): string {
  const { x, y } = focal ?? { x: 0.5, y: 0.5 }
  return `${Math.round(x * 100)},${Math.round(y * 100)}`
}

function storedIn(site: Site): Media[] {
  return Object.values(site.media).filter(({ hash }) => hash !== '')
}

function hashesIn(site: Site): string[] {
  return [...new Set(storedIn(site).map(({ hash }) => hash))]
}

/** Ids of the pictures that fill a section from edge to edge. */
function backgroundsIn(site: Site): ReadonlySet<string> {
  return new Set([...backgroundsOf(site.header), ...backgroundsOf(site.footer), ...backgroundsOnPages(site)])
}

const backgroundsOnPages = createPageUnion((page) =>
  [page.sections, page.header ?? [], page.footer ?? []].flatMap(backgroundsOf),
)

function backgroundsOf(sections: readonly Section[]): string[] {
  return sections.flatMap(({ content }) => {
    const image = content.backgroundImg
    const media = image && typeof image === 'object' && 'media' in image ? image.media : ''
    return typeof media === 'string' && media !== '' ? [media] : []
  })
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
