import type { Media, Section, Site } from '@mimar/document'
import type { PictureFile } from '@mimar/sections'
import { hashOf } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../releases/manifest.ts'
import { createPageUnion } from '../sites/page-union.ts'
import type { MediaFileRow } from '../store/media.store.ts'
import { type Cut, fullCut, tallCut } from './sizes.ts'
import type { PictureType } from './task.ts'

const ENDINGS: { readonly [type: string]: string } = { 'image/avif': 'avif', 'image/webp': 'webp', 'image/jpeg': 'jpg' }

/** The files there are of a site's pictures. The same object as before while they are the same files. */
export interface SitePictures {
  imageFiles(media: Media): readonly PictureFile[]
  /** Address of a picture file → what it is made of. */
  find(address: string): ReleaseFile | undefined
  /** Names exactly these files. */
  readonly fingerprint: string
}

/** The files there are, as pages name them. */
export function sitePictures(site: Site, rows: readonly MediaFileRow[]): SitePictures {
  const filesOf = new Map<string, PictureFile[]>()
  const byAddress = new Map<string, ReleaseFile>()
  for (const row of rows) {
    const { media, cut, type, hash, size } = row
    const file = pictureFile(row)
    const key = `${media} ${cut}`
    filesOf.set(key, [...(filesOf.get(key) ?? []), file])
    byAddress.set(file.url, { hash, type, size, isImmutable: true })
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

function pictureFile({ media, cut, type, width, height }: MediaFileRow): PictureFile {
  const shape = cut === '' ? 'full' : 'tall'
  const url = `/media/${fileName(media, cut)}-${width}.${ENDINGS[type]}`
  return { type: type as PictureType, shape, width, height, url }
}

/** The files of whole pictures, by the hash of each. */
export function wholeFiles(rows: readonly MediaFileRow[]): { readonly [hash: string]: PictureFile[] } {
  const whole = Map.groupBy(
    rows.filter(({ cut }) => cut === ''),
    ({ media }) => media,
  )
  return Object.fromEntries([...whole].map(([hash, files]) => [hash, files.map(pictureFile)]))
}

/** All files of a picture share the hash of its own bytes: they are made from nothing else, and a page names so many that a hash for each would be a fiftieth of it. */
function fileName(media: string, cut: string): string {
  const name = media.slice(0, 16)
  return cut === '' ? name : `${name}-tall-${cut.replace(',', '-')}`
}

/** Reads what an address says of a picture file; undefined for any other address. */
export function readPictureAddress(address: string) {
  const named = /^\/media\/([0-9a-f]{16})(?:-tall-(\d+)-(\d+))?-(\d+)\.(avif|webp|jpg)$/.exec(address)
  const [, start = '', x, y, width, ending] = named ?? []
  const type = Object.keys(ENDINGS).find((one) => ENDINGS[one] === ending)
  return named && type ? { start, cut: x === undefined ? '' : `${x},${y}`, width: Number(width), type } : undefined
}

/** A cut of a picture, by the name that its files are stored under. */
export interface WantedCut {
  readonly media: Media
  readonly name: string
  readonly cut: Cut
}

/** Every cut that the site's pictures are shown in. */
export function wantedCuts(site: Site): WantedCut[] {
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

/** The stored pictures of a site, each once. */
export function hashesIn(site: Site): string[] {
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
