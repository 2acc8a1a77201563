import { type Page, primaryLanguage, publishedPages, type Section, type Site, sectionsOnPage } from '@mimar/document'
import { type Image, type ImageField, imagesIn } from '@mimar/fields'
import { type CheckupInput, type Finding, finding } from './finding.ts'
import { seenSections } from './walk.ts'

/** What the pictures of a first view may weigh together; about a second and a half on a slow phone. */
const FIRST_VIEW_BUDGET = 1_000_000
/** A window shows about so many sections before anybody scrolls. */
const FIRST_SECTIONS = 3

/** Pictures that say something to those who see, and nothing to those who do not. */
export function missingAlts({ site, catalog }: CheckupInput): Finding[] {
  const primary = primaryLanguage(site).code
  return seenSections(site).flatMap(({ page, section }) =>
    picturesOf(section, catalog)
      .filter(({ field, image }) => field.role !== 'background' && !isDescribed(site, image, primary))
      .map(({ path, image }) => {
        const value = { ...image, isDecorative: true }
        const fix = [{ do: 'set-field' as const, section: section.id, field: path, value }]
        return finding('alt-missing', { page: page.id, section: section.id, field: path, fix })
      }),
  )
}

/** Pages whose first view is slow to come. */
export function heavyPages(input: CheckupInput): Finding[] {
  return publishedPages(input.site).flatMap((page) => {
    const bytes = firstViewOf(input, page)
    if (bytes <= FIRST_VIEW_BUDGET) return []
    return [finding('page-heavy', { page: page.id, params: { bytes } })]
  })
}

function firstViewOf({ site, catalog, weigh }: CheckupInput, page: Page): number {
  const first = sectionsOnPage(site, page)
    .filter(({ isHidden }) => !isHidden)
    .slice(0, FIRST_SECTIONS)
  const shown = new Set(first.flatMap((section) => picturesOf(section, catalog).map(({ image }) => image.media)))
  let bytes = 0
  for (const id of shown) {
    const media = site.media[id]
    if (media) bytes += weigh(media)
  }
  return bytes
}

function picturesOf(
  section: Section,
  catalog: CheckupInput['catalog'],
): { path: string; field: ImageField; image: Image }[] {
  const fields = catalog.find(section.template)?.fields ?? {}
  return imagesIn(fields, section.content).filter(({ media }) => media !== '')
}

function isDescribed(site: Site, image: Image, primary: string): boolean {
  if (image.isDecorative) return true
  const media = site.media[image.media]
  return Boolean(image.alt[primary] || media?.alt[primary])
}
