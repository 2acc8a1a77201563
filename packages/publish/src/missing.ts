import { type LanguageCode, type Page, primaryLanguage, publishedPages, type Section, type Site } from '@mimar/document'
import { type Image, type ImageField, valueFor } from '@mimar/fields'
import { type ComposedPage, pictureOf } from '@mimar/render'
import type { Template, TemplateCatalog } from '@mimar/sections'
import { Missing, type WayOnward } from '@mimar/sections/missing'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublishInput } from './output.ts'
import { titleOf } from './page-titles.ts'

/** A page that stands for all that are not there. Its languages lead to their home pages: it has no address of its own. */
export function missingPage(site: Site): { readonly page: Page; readonly site: Site } {
  const meta = { title: {}, keywords: {}, description: {} }
  const page: Page = { id: '404', path: '/404', meta, sections: [], header: null, footer: null, extras: {} }
  return { page, site: { ...site, settings: { ...site.settings, languageSwitch: 'root' } } }
}

/** What it says, in the words of its language and with what the site has. */
export function missingMarkup({ site, surroundings }: PublishInput, { language, site: facts }: ComposedPage): string {
  const { ways, image, field, phone } = missingFacts(site, language, facts.navigation, surroundings.catalog)
  const primary = primaryLanguage(site).code
  const picture =
    image && field ? pictureOf({ image, field, media: site.media, language, primary, surroundings }) : null
  const { colorMode } = site.theme
  return renderToStaticMarkup(createElement(Missing, { site: facts, colorMode, ways, phone, picture }))
}

/** Whether that page says the same of two states of a site that have the same frame. These pages differ between the two. */
export function isMissingPageSame(
  before: Site,
  { site, surroundings: { catalog } }: PublishInput,
  others: readonly Page[],
): boolean {
  const found = foundIn(catalog)
  const linked = new Set(linksOf(site, catalog).map(({ link }) => pathOf(link)))
  const isConcerned = (page: Page) => linked.has(page.path) || picturedSections(page, catalog, found).length > 0
  // Of ten thousand pages it names a few, and shows a picture of one.
  if (before.media === site.media && !others.some(isConcerned)) return true
  const said = (one: Site, language: LanguageCode) => {
    const { ways, image } = missingFacts(one, language, linksOf(one, catalog), catalog)
    return JSON.stringify([ways, image, image && one.media[image.media]])
  }
  return site.languages.every(({ code }) => said(before, code) === said(site, code))
}

type Links = ComposedPage['site']['navigation']

/** The pages of the navigation bar as it stands in the file: which ones the page leads to. */
function linksOf({ header }: Site, catalog: TemplateCatalog): Links {
  const bar = header.find(({ template }) => catalog.hasRole(template, 'navigation'))
  const links = bar?.content[catalog.find(bar.template)?.menu ?? '']
  return Array.isArray(links)
    ? links.map((one) => ({ text: '', link: String((one as { link?: string }).link ?? '') }))
    : []
}

const pathOf = (link: string) => link.replace(/\/$/, '')
const MOST_WAYS = 4

function missingFacts(site: Site, language: LanguageCode, navigation: Links, catalog: TemplateCatalog) {
  const ways = waysOnward(site, language, navigation, catalog)
  return { ways, phone: site.settings.business.telephone, ...findPicture(site, catalog) }
}

/** The first pages that the site's menu leads to, with what is there. */
export function waysOnward(
  site: Site,
  language: LanguageCode,
  navigation: Links,
  catalog: TemplateCatalog,
): readonly WayOnward[] {
  const ways: WayOnward[] = []
  for (const { text, link } of navigation) {
    const page = publishedPages(site).find(({ path }) => path !== '/' && path === pathOf(link))
    if (page && !ways.some((way) => way.link === link))
      ways.push({ text, link, about: titleOf(page, language, catalog) })
  }
  return ways.slice(0, MOST_WAYS)
}

/** Templates with a picture that stands well in an arch: those that draw it so first; those behind a section are wide, and last. */
const withArch = ({ templates }: TemplateCatalog) =>
  templates
    .toReversed()
    .filter(({ archPicture }) => archPicture !== null)
    .toSorted((one, other) => widthOf(one) - widthOf(other))

function widthOf({ parts, fields, archPicture }: Template): number {
  if (parts.includes('arch')) return 0
  return fields[archPicture ?? '']?.isDesign ? 2 : 1
}

interface Picture {
  readonly image?: Image
  readonly field?: ImageField
}

/** What was found with a catalogue, in sites and on their pages: both are shared, by languages and by the next publish. */
interface Found {
  readonly inSites: WeakMap<Site, Picture>
  readonly onPages: WeakMap<Page, readonly Section[]>
}

const foundWith = new WeakMap<TemplateCatalog, Found>()

function foundIn(catalog: TemplateCatalog): Found {
  const found = foundWith.get(catalog) ?? { inSites: new WeakMap(), onPages: new WeakMap() }
  foundWith.set(catalog, found)
  return found
}

function findPicture(site: Site, catalog: TemplateCatalog): Picture {
  const found = foundIn(catalog)
  const known = found.inSites.get(site) ?? lookForPicture(site, catalog, found)
  found.inSites.set(site, known)
  return known
}

/** The sections of a page that may have such a picture: few of all. */
function picturedSections(page: Page, catalog: TemplateCatalog, { onPages }: Found): readonly Section[] {
  const hasPicture = (template: string) => (catalog.find(template)?.archPicture ?? null) !== null
  const known = onPages.get(page) ?? page.sections.filter((one) => !one.isHidden && hasPicture(one.template))
  onPages.set(page, known)
  return known
}

function lookForPicture(
  { pages, media }: Pick<Site, 'pages' | 'media'>,
  catalog: TemplateCatalog,
  found: Found,
): Picture {
  const all: Section[] = []
  // What is in no page that visitors get is shown to nobody.
  for (const page of publishedPages({ pages }))
    for (const section of picturedSections(page, catalog, found)) all.push(section)
  for (const { id, fields, archPicture } of withArch(catalog)) {
    const name = archPicture ?? ''
    const field = fields[name]
    if (field?.kind !== 'image') continue
    const shown = all.filter(({ template }) => template === id)
    const image = shown.map(({ content }) => valueFor(field, content[name])).find((one) => media[one.media])
    if (image) return { image, field }
  }
  return {}
}
