import { type Page, type Section, type Site, settingsFields } from '@mimar/document'
import { type Content, type Crop, type Fields, imagesIn, isNeverCut, NO_IMAGE } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { createPageUnion } from '../page-union.ts'

/** A way in which a site shows one of its pictures, where that is not simply all of it. */
interface ShownImage {
  readonly media: string
  readonly crop: Crop | null
  /** Fills a section from edge to edge. */
  readonly isBackground: boolean
}

export interface ShownImages {
  /** Every way other than simply all of it in which pictures of the site are shown. */
  of(site: Site): ShownImage[]
  /** Looks through the pages in steps, so that others come in between; `of` then knows what they show. */
  searching(site: Site): Generator<void, void>
}

/** Finds how sites show their pictures, by what the templates of the catalogue hold. */
export function createShownImages(catalog: TemplateCatalog): ShownImages {
  const shownIn = ({ template, content }: Section): string[] => {
    const fields = catalog.find(template)?.fields
    return fields ? namesIn(fields, content) : []
  }
  const onPages = createPageUnion((page: Page) =>
    [page.sections, page.header ?? [], page.footer ?? []].flat().flatMap(shownIn),
  )
  return {
    of(site) {
      const shared = [...site.header, ...site.footer].flatMap(shownIn)
      // What stands beside links stands on no page.
      const settings = namesIn(settingsFields, { ...site.settings, shareImage: NO_IMAGE })
      const all = new Set([...shared, ...settings, ...onPages.of(site)])
      return [...all].map((name) => JSON.parse(name) as ShownImage)
    },
    searching: onPages.searching,
  }
}

/** A picture beside links, and how it is cut there by hand. */
type SharedImage = Pick<ShownImage, 'media' | 'crop'>

/** The pictures that stand beside links to the site, and to pages that have their own. */
export function sharedImages({ settings, pages }: Site): SharedImage[] {
  const { media, crop } = settings.shareImage
  return [{ media, crop }, ...besidePages(pages)].filter((image) => image.media !== '')
}

const imagesBeside = new WeakMap<readonly Page[], readonly SharedImage[]>()

/** A publish asks for them more than once. */
function besidePages(pages: readonly Page[]): readonly SharedImage[] {
  const known = imagesBeside.get(pages)
  if (known) return known
  const found = pages.flatMap(({ socialImage: media, socialCrop: crop = null }) => (media ? { media, crop } : []))
  imagesBeside.set(pages, found)
  return found
}

/** One way is one name, so that a way shown a hundred times is one. */
function namesIn(fields: Fields, content: Content): string[] {
  return imagesIn(fields, content).flatMap(({ field, image, media }) => {
    const crop = isNeverCut(field) ? null : image.crop
    const isBackground = field.role === 'background'
    if (media === '' || (crop === null && !isBackground)) return []
    return [JSON.stringify({ media, crop, isBackground } satisfies ShownImage)]
  })
}
