import type { IconsAnswer, MediaFiles, SentPictureFile } from '@mimar/contract'
import type { Media, Page, Site } from '@mimar/document'
import type { FontNeed } from '@mimar/publish'
import type { TemplateCatalog, TemplatePresentation } from '@mimar/sections'
import type { Blobs } from '../blobs/blobs.ts'
import { findIcons, namedIcons } from '../icons/find-icons.ts'
import { iconsOf } from '../icons/icons.ts'
import type { Pictures } from '../media/pictures.ts'
import { readPictureAddress, wholeFiles } from '../media/site-pictures.ts'
import type { FontAsker, ReadFonts } from '../releases/fonts.ts'
import type { MediaStore } from '../store/media.store.ts'
import { inSlices } from '../turns.ts'

/** What the canvas needs beside the document. */
export interface CanvasDrawing {
  styles(site: Site, language: string, asker?: Pick<FontAsker, 'admit' | 'signal'>): Promise<string>
  /** The letters of all fonts' names, each in its own. */
  fontPreviews(): Promise<string>
  icons(site: Site): Promise<{ readonly [name: string]: { body: string; width: number; height: number } }>
  /** Icons to choose from: those named, else those found by words, from the one at `from` on. */
  findIcons(
    asked: { readonly names: readonly string[] } | { readonly search: string; readonly from: number },
  ): Promise<IconsAnswer>
  pictures(site: Site): Promise<{ readonly [media: string]: readonly SentPictureFile[] }>
  /** A page as the canvas draws it first, with pictures at these addresses; `head` is markup of its head. */
  firstPage(site: Site, page: Page, options: FirstPageOptions): Promise<string>
  /** The first screen of a site in a language, as a page that needs nothing but pictures, at these addresses, and fonts. */
  still(site: Site, language: string, addressOf: (picture: string) => string): Promise<string>
  /** The files there are of stored pictures, by the hash of each. */
  files(hashes: readonly string[]): Promise<MediaFiles>
  /** The bytes of a picture or font by its address, /media/… or /fonts/…; undefined when there is no such file. */
  file(address: string): Promise<{ readonly bytes: Buffer; readonly type: string } | undefined>
}

interface FirstPageOptions {
  readonly language: string
  readonly imageFiles: MediaFiles
  readonly head: string
}

interface DrawingOptions {
  readonly catalog: TemplateCatalog
  load(): Promise<
    Pick<
      typeof import('@mimar/publish'),
      'canvasPage' | 'canvasStyles' | 'fontUses' | 'previewStyles' | 'previewUses' | 'readingCharacters' | 'stillPage'
    > & { readonly presentation: TemplatePresentation }
  >
  readonly mediaStore: MediaStore
  readonly blobs: Blobs
  readonly pictures: Pictures
  readonly fonts: ReadFonts
}

/** What the canvas draws with: the same pictures, fonts and styles that visitors get, before anything is published. */
export function createDrawing({ catalog, load, mediaStore, blobs, pictures, fonts }: DrawingOptions): CanvasDrawing {
  const find = finderIn(mediaStore)
  const cut = (uses: Uses, asker?: FontAsker) => fonts(needsOf(uses), asker)
  return {
    icons: iconsOf,
    findIcons: (asked) => ('search' in asked ? findIcons(asked.search, asked.from) : namedIcons(asked.names)),
    async styles(site, language, asker) {
      const { canvasStyles, fontUses, readingCharacters, presentation } = await load()
      await inSlices(readingCharacters(site))
      const files = await cut(fontUses(site, language), { site: site.id, ...asker })
      return canvasStyles({ site, catalog, presentation, fonts: files }, language)
    },
    async fontPreviews() {
      const { previewStyles, previewUses } = await load()
      return previewStyles(await cut(previewUses()))
    },
    async pictures(site: Site) {
      const { imageFiles } = await pictures.known(site)
      return Object.fromEntries(Object.values(site.media).map((media) => [media.id, imageFiles(media)]))
    },
    firstPage: firstPageBy(load, catalog),
    files: async (hashes) => wholeFiles(await mediaStore.files(hashes)),
    async still(site, language, addressOf) {
      const { stillPage, fontUses, readingCharacters, presentation } = await load()
      await inSlices(readingCharacters(site))
      const [{ imageFiles }, icons] = await Promise.all([pictures.of(site), iconsOf(site)])
      const keyed = (media: Media) => imageFiles(media).map((file) => ({ ...file, url: addressOf(file.url) }))
      const surroundings = { catalog, imageFiles: keyed, icon: (name: string) => icons[name] }
      const files = await cut(fontUses(site, language), { site: site.id })
      return stillPage({ site, surroundings, presentation, fonts: files }, language)
    },
    async file(address) {
      const found = await find(address)
      const bytes = found && (await blobs.read(found.hash))
      return bytes && { bytes, type: found.type }
    },
  }
}

/** Draws by the same views, icons and words as the program will have. */
function firstPageBy(load: DrawingOptions['load'], catalog: TemplateCatalog): CanvasDrawing['firstPage'] {
  return async (site, page, { language, imageFiles, ...around }) => {
    const [{ canvasPage, presentation }, icons] = await Promise.all([load(), iconsOf(site)])
    const surroundings = {
      catalog,
      imageFiles: ({ id }: Media) => imageFiles[id] ?? [],
      icon: (name: string) => (Object.hasOwn(icons, name) ? icons[name] : undefined),
    }
    return canvasPage({ site, page, surroundings, presentation }, language, around)
  }
}

/** Finds the blob of a picture or font file by its address. */
const finderIn = (mediaStore: MediaStore) => async (address: string) => {
  const picture = readPictureAddress(address)
  if (picture) return mediaStore.findFile(picture)
  const font = /^\/fonts\/[a-z0-9-]+-([0-9a-f]{12})\.woff2$/.exec(address)
  const found = font && (await mediaStore.findFontFile(font[1]!))
  return found ? { hash: found.hash, type: 'font/woff2' } : undefined
}

type Uses = readonly { readonly need: FontNeed }[]

/** Each font once, in an order of its own. */
const needsOf = (uses: Uses) => [...new Map(uses.map(({ need }) => [need.key, need])).values()]
