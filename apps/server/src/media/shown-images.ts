import { type Page, type Section, type Site, settingsFields } from '@mimar/document'
import { type Content, type Crop, type Fields, imagesIn, isNeverCut } from '@mimar/fields'
import { findTemplate } from '@mimar/sections/definitions'
import { createPageUnion } from '../page-union.ts'

/** A way in which a site shows one of its pictures, where that is not simply all of it. */
interface ShownImage {
  readonly media: string
  readonly crop: Crop | null
  /** Fills a section from edge to edge. */
  readonly isBackground: boolean
}

/** Every way other than simply all of it in which pictures of the site are shown. */
export function shownImages(site: Site): ShownImage[] {
  const shared = [...site.header, ...site.footer].flatMap(shownIn)
  const settings = namesIn(settingsFields, site.settings)
  const all = new Set([...shared, ...settings, ...shownOnPages.of(site)])
  return [...all].map((name) => JSON.parse(name) as ShownImage)
}

/** The pictures that stand beside links to the site, and to pages that have their own. */
export function sharedImages({ settings, pages }: Site): Set<string> {
  const ofPages = pages.flatMap(({ socialImage }) => socialImage ?? [])
  return new Set(
    [
      ...imagesIn(settingsFields, settings).filter(({ path }) => path === 'shareImage'),
      ...ofPages.map((media) => ({ media })),
    ].flatMap(({ media }) => media || []),
  )
}

/** Looks through the pages in steps, so that others come in between; `shownImages` then knows what they show. */
export const searchingImages = (site: Site): Generator<void, void> => shownOnPages.searching(site)

const shownOnPages = createPageUnion((page: Page) =>
  [page.sections, page.header ?? [], page.footer ?? []].flat().flatMap(shownIn),
)

function shownIn({ template, content }: Section): string[] {
  const fields = findTemplate(template)?.fields
  return fields ? namesIn(fields, content) : []
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
