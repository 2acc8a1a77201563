import type { Media, Site } from '@mimar/document'
import { cutOf, type Cut as Part } from '@mimar/fields'
import type { PictureFile } from '@mimar/sections'
import { hashOf } from '../blobs/blobs.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import type { MediaFileRow } from '../store/media.store.ts'
import { type ShownImages, sharedImages } from './shown-images.ts'
import { type Cut, fullCut, partCut, shareCut, sharePartCut, tallCut, tallPartCut, wideCut } from './sizes.ts'
import type { PictureType } from './task.ts'

const ENDINGS: { readonly [type: string]: string } = { 'image/avif': 'avif', 'image/webp': 'webp', 'image/jpeg': 'jpg' }

/** The files there are of a site's pictures. The same object as before while they are the same files. */
export interface SitePictures {
  imageFiles(media: Media): readonly PictureFile[]
  /** The files of what a crop leaves of a picture; none where they could not be made. */
  cutFiles(media: Media, part: Part): readonly PictureFile[]
  /** Address of a picture file → what it is made of. */
  find(address: string): ReleaseFile | undefined
  /** The same files, as they go to another thread. */
  readonly table: PictureTable
  /** Names exactly these files. */
  readonly fingerprint: string
}

/** How pictures are shown → their files. */
export type PictureTable = ReadonlyMap<string, readonly PictureFile[]>

/** What pages ask of pictures, from the table of those there are. */
export function picturesOf(table: PictureTable): Pick<SitePictures, 'imageFiles' | 'cutFiles'> {
  return {
    imageFiles: (media) => table.get(shownKey(media)) ?? [],
    cutFiles: (media, part) => table.get(shownKey(media, part)) ?? [],
  }
}

/** The files there are, as pages name them. */
export function sitePictures(site: Site, rows: readonly MediaFileRow[], images: ShownImages): SitePictures {
  const filesOf = new Map<string, PictureFile[]>()
  const byAddress = new Map<string, ReleaseFile>()
  for (const row of rows) {
    const { media, cut, type, hash, size } = row
    const file = pictureFile(row)
    const key = `${media} ${cut}`
    filesOf.set(key, [...(filesOf.get(key) ?? []), file])
    byAddress.set(file.url, { hash, type, size, isImmutable: true })
  }
  const shown = new Map<string, readonly PictureFile[]>()
  for (const { media, name, part } of wantedCuts(site, images)) {
    const key = shownKey(media, part)
    shown.set(key, [...(shown.get(key) ?? []), ...(filesOf.get(`${media.hash} ${name}`) ?? [])])
  }
  return {
    ...picturesOf(shown),
    table: shown,
    find: (address) => byAddress.get(address),
    fingerprint: hashOf(Buffer.from(JSON.stringify([...shown]))),
  }
}

function shownKey({ hash, id }: Media, part?: Part): string {
  return `${hash} ${id} ${part ? partName(part) : ''}`
}

function pictureFile({ media, cut, type, width, height }: MediaFileRow): PictureFile {
  const shape = shapeOf(cut)
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

/**
 * All files of a picture share the hash of its own bytes: they are made from nothing else. A page names so many that a
 * hash for each would be a fiftieth of it.
 */
function fileName(media: string, cut: string): string {
  const name = media.slice(0, 16)
  return cut === '' ? name : [name, kindOfCut(cut), ...(cut.match(/\d+/g) ?? [])].join('-')
}

/** Names of cuts: '' is all of a picture, 'x,y' its portrait, five numbers what a crop leaves, and those after a t the portrait of that; 's…' what stands beside links, of all or of what a crop leaves; 'w' and 'w…' what is wider. */
function kindOfCut(cut: string): 'tall' | 'cut' | 'tallcut' | 'share' | 'sharecut' | 'wide' | 'widecut' {
  if (cut.startsWith('w')) return cut === 'w' ? 'wide' : 'widecut'
  if (cut.startsWith('s')) return cut.split(',').length === 5 ? 'sharecut' : 'share'
  if (cut.startsWith('t')) return 'tallcut'
  return cut.split(',').length === 5 ? 'cut' : 'tall'
}

function shapeOf(cut: string): PictureFile['shape'] {
  const kind = cut === '' ? 'cut' : kindOfCut(cut)
  return kind.startsWith('share') ? 'share' : kind.startsWith('tall') ? 'tall' : 'full'
}

const ADDRESS =
  /^\/media\/([0-9a-f]{16})(?:-(tall|share)-(\d{1,3}-\d{1,3})|-(tall|wide|share)?cut-(\d{1,6}(?:-\d{1,6}){4})|-(wide))?-(\d{1,6})\.(avif|webp|jpg)$/

/** Reads what an address says of a picture file; undefined for any other address. */
export function readPictureAddress(address: string) {
  const [named, start = '', around, point, of, part, wide, width, ending] = ADDRESS.exec(address) ?? []
  const type = Object.keys(ENDINGS).find((one) => ENDINGS[one] === ending)
  const ofPoint = `${around === 'share' ? 's' : ''}${point ?? ''}`
  const whole = wide ? 'w' : ofPoint
  const cut = (part === undefined ? whole : `${of?.[0] ?? ''}${part}`).replaceAll('-', ',')
  return named && type ? { start, cut, width: Number(width), type } : undefined
}

/** A cut of a picture, by the name that its files are stored under. */
export interface WantedCut {
  readonly media: Media
  readonly name: string
  readonly cut: Cut
  /** Set where only so much of the picture is shown. */
  readonly part?: Part
}

/** Every cut that the site's pictures are shown in. */
export function wantedCuts(site: Site, images: ShownImages): WantedCut[] {
  const wanted = new Map<string, WantedCut>()
  const want = (cut: WantedCut) => wanted.set(`${cut.media.id} ${cut.name}`, cut)
  // All of each is there too: on the canvas, and for the next crop.
  for (const media of storedIn(site)) want({ media, name: '', cut: fullCut(media.width, media.height) })
  for (const { media: id, crop, isBackground } of images.of(site)) {
    const media = Object.hasOwn(site.media, id) ? site.media[id] : undefined
    if (!media || media.hash === '') continue
    const part = crop && cutOf(crop, media)
    if (part) want({ media, name: partName(part), cut: partCut(part), part })
    if (!isBackground) continue
    want(part ? tallOfPart(media, part) : tallOf(media))
    const wide = wideCut(part ?? { left: 0, top: 0, width: media.width, height: media.height, rotation: 0 })
    if (wide) want({ media, name: part ? `w${partName(part)}` : 'w', cut: wide, ...(part && { part }) })
  }
  for (const { media: id, crop } of sharedImages(site)) {
    const media = Object.hasOwn(site.media, id) ? site.media[id] : undefined
    const part = media && crop && cutOf(crop, media)
    if (media && media.hash !== '') want(part ? shareOfPart(media, part) : shareOf(media))
  }
  return [...wanted.values()]
}

function pointName({ focal }: Media): string {
  const { x, y } = focal ?? { x: 0.5, y: 0.5 }
  return `${Math.round(x * 100)},${Math.round(y * 100)}`
}

function tallOf(media: Media): WantedCut {
  const name = pointName(media)
  return { media, name, cut: tallCut(media.width, media.height, media.focal) }
}

function tallOfPart(media: Media, part: Part): WantedCut {
  const cut = tallPartCut(part, media, media.focal)
  return { media, name: `t${partName({ ...cut.area, rotation: cut.rotation })}`, cut, part }
}

function shareOf(media: Media): WantedCut {
  return { media, name: `s${pointName(media)}`, cut: shareCut(media, media.focal) }
}

function shareOfPart(media: Media, part: Part): WantedCut {
  const cut = sharePartCut(part)
  return { media, name: `s${partName({ ...cut.area, rotation: cut.rotation })}`, cut, part }
}

function partName({ left, top, width, height, rotation }: Part): string {
  return [left, top, width, height, Math.round(rotation * 10)].join(',')
}

function storedIn(site: Site): Media[] {
  return Object.values(site.media).filter(({ hash }) => hash !== '')
}

/** The stored pictures of a site, each once. */
export function hashesIn(site: Site): string[] {
  return [...new Set(storedIn(site).map(({ hash }) => hash))]
}
