import { type Page, primaryLanguage, type Section, type Site } from '@mimar/document'
import { type Content, type Image, type Json, type Localized, nameOfRole } from '@mimar/fields'
import { siteHours } from '@mimar/render'
import type { Template, TemplateCatalog } from '@mimar/sections'
import { beginningOf, type Starts } from '@mimar/sections/beginnings'
import { starterContent, type WordsByLanguage } from '@mimar/sections/starters'

/** A new section of a template, finished at once: words in all languages of the site, pictures and pages that it has (U5, U11). */
export function newSection(template: Template, site: Site, words: WordsByLanguage, id: string): Section {
  const pictures = photographsOf(site)
  const from = pictures.length === 0 ? 0 : hash(template.id) % pictures.length
  const { starts } = beginningOf(template)
  const content = starterContent(template, {
    starts,
    words,
    pictures: [...pictures.slice(from), ...pictures.slice(0, from)],
    address: contactPath(site),
    business: site.settings.business.type,
  })
  return {
    id,
    template: template.id,
    category: template.category,
    label: '',
    thumbnail: '',
    isUnique: template.isUnique,
    isHidden: false,
    colorMode: template.colorMode,
    orientation: null,
    eventId: '',
    validation: {},
    content: { ...content, ...ownWords(starts, content, site), ...looksOfDrawings(starts, content, site) },
    extras: {},
    dataExtras: {},
  }
}

/** The same on a site that says some of it already. */
export function newSectionOn(
  site: Site,
  template: Template,
  { words, catalog, id }: { readonly words: WordsByLanguage; readonly catalog: TemplateCatalog; readonly id: string },
): Section {
  const made = newSection(template, site, words, id)
  return { ...made, content: { ...made.content, ...following(template, site, catalog) } }
}

/** Hours that stand on the site already are not typed again: a new section that says hours follows them (0110). */
export function following({ id, fields }: Template, site: Site, catalog: TemplateCatalog): Content {
  const name = catalog.fieldFor(id, 'hours')
  if (name === undefined || nameOfRole(fields, 'week') === undefined) return {}
  return siteHours(site, primaryLanguage(site).code, catalog) === null ? {} : { [name]: true }
}

/** What the site can say for itself better than any words of ours: its name, its pages, its address. */
function ownWords(starts: Starts, content: Content, site: Site): Content {
  const own = Object.entries(starts.fromSite ?? {}).map(([name, what]) => [name, ownWord(what, content[name], site)])
  return Object.fromEntries(own.filter(([, value]) => value !== undefined))
}

/** A drawing of flat colours is not shaded as a photograph is. */
function looksOfDrawings(starts: Starts, content: Content, { media }: Site): Content {
  const isDrawn = starts.pictures?.some((name) => media[(content[name] as Image | undefined)?.media ?? '']?.isDrawing)
  return isDrawn ? (starts.drawn as Content) : {}
}

type Known = NonNullable<NonNullable<Starts['fromSite']>[string]>

function ownWord(what: Known | undefined, first: Json | undefined, site: Site): Json | undefined {
  if (what === 'name') return site.settings.name
  if (what === 'pages') return linksToPages(site)
  if (what === 'ways') return leading(first as readonly { readonly [field: string]: Json }[], site)
  const own = what === 'phone' ? site.settings.business.telephone : site.settings.contactEmail
  return own ? Object.fromEntries(Object.keys(first as Localized).map((language) => [language, own])) : undefined
}

/** To call, to come and to ask, in this order, as far as the site says how; else to where it can be reached. */
function leading(ways: readonly { readonly [field: string]: Json }[], site: Site): Json {
  const { telephone } = site.settings.business
  const to = [telephone && `tel:${telephone.replaceAll(' ', '')}`, mapOf(site), askingPath(site)]
  const contact = contactPath(site)
  return ways.map((way, index) =>
    Object.fromEntries(Object.entries(way).map(([name, at]) => [name, at === contact ? to[index] || contact : at])),
  )
}

function mapOf({ settings: { business } }: Site): string | undefined {
  const { latitude, longitude, street, locality, country } = business
  const place =
    latitude || longitude
      ? `${latitude},${longitude}`
      : street && [street, locality, country].filter(Boolean).join(', ')
  return place ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}` : undefined
}

/** The page with a form on it. */
function askingPath({ pages }: Site): string | undefined {
  const asks = ({ sections }: Page) => sections.some(({ category }) => category === 'rsvp' || category === 'contact')
  return pages.find(asks)?.path
}

function linksToPages(site: Site) {
  return site.pages
    .slice(0, 6)
    .map((page, index) => ({ id: `i${index + 1}`, text: titleOf(page, site), link: page.path }))
}

/** A page's title up to the name of the site, in every language it has one. */
function titleOf({ meta, path }: Page, site: Site): Localized {
  const titles = Object.entries(meta.title).map(([language, title]) => [language, cut(title)] as const)
  const primary = primaryLanguage(site).code
  return { [primary]: cut(path.slice(1).replaceAll('_', ' ') || '/'), ...Object.fromEntries(titles) }
}

function cut(title: string): string {
  return (title.split(/ [|–—·-] /)[0] ?? '').trim().slice(0, 40)
}

/** Pictures that show something: no marks, no icons, large enough for a page. */
function photographsOf({ media, settings }: Site): readonly string[] {
  const own = JSON.stringify([settings.favicon, settings.shareImage])
  return Object.values(media)
    .filter(({ id, isMonochrome, width, height }) => !isMonochrome && !own.includes(`"${id}"`) && width >= height)
    .filter(({ width }) => width === 0 || width >= 600)
    .map(({ id }) => id)
}

function contactPath({ pages }: Site): string {
  return pages.find(({ path }) => /contact|kontakt|iletisim/i.test(path))?.path ?? pages[0]?.path ?? '/'
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
}
