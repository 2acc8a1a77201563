import { type Operation, type Page, pathKey, type Section, type Site } from '@mimar/document'
import { checkMarks, linksIn, marksWithLinks } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { followed, ledTo, linksLed, linksTo, sectionsOf, settingsLinks, takenOut } from '../../places/page-links.ts'
import { newId } from '../../state/new-id.ts'

const lettered = (letter: string) => `${letter}${newId(12)}`

/** A page without sections. */
export function blankPage(path: string, title: Page['meta']['title']): Page {
  const meta = { title, keywords: {}, description: {} }
  return { id: lettered('p'), path, meta, sections: [], header: null, footer: null, extras: {} }
}

/** The same page under another address; its sections are its own. */
export function copyOfPage(page: Page, path: string, title: Page['meta']['title']): Page {
  const ids = new Map<string, string>()
  const fresh = (sections: readonly Section[]) =>
    sections.map((section) => {
      const id = lettered('s')
      ids.set(section.id, id)
      return { ...section, id }
    })
  const copy = {
    ...page,
    id: lettered('p'),
    path,
    meta: { ...page.meta, title },
    sections: fresh(page.sections),
    header: page.header && fresh(page.header),
    footer: page.footer && fresh(page.footer),
  }
  // Links from one section of the page to another stay on the page, those within texts too.
  const lead = (address: string) => ledWithin(address, page.path, path, ids)
  return withLinks(copy, (text) => (checkMarks(text).ok ? marksWithLinks(text, lead) : lead(text))) as Page
}

/** Where a link to a section of a page, or to a heading within one, leads on its copy. */
function ledWithin(address: string, from: string, to: string, ids: ReadonlyMap<string, string>): string {
  const [, path = '', anchor = ''] = /^([^#\s]*)#comp-([\w-]+)$/.exec(address) ?? []
  if (anchor === '' || (path !== '' && path !== from)) return address
  const own = [...ids].find(([id]) => anchor === id || anchor.startsWith(`${id}-`))
  return own ? `${path === '' ? '' : to}#comp-${own[1]}${anchor.slice(own[0].length)}` : address
}

function withLinks(value: unknown, lead: (text: string) => string): unknown {
  if (typeof value === 'string') return lead(value)
  if (Array.isArray(value)) return value.map((inner: unknown) => withLinks(inner, lead))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withLinks(inner, lead)]))
}

/** Titles of a copy: told apart from the first by a number, before the name of the site. */
export function numbered(title: Page['meta']['title']): Page['meta']['title'] {
  const entries = Object.entries(title).map(([language, words]) => {
    const [, own = '', site = ''] = /^(.*?)( [|–—·-] .*)?$/s.exec(words) ?? []
    return [language, `${own} 2${site}`] as const
  })
  return Object.fromEntries(entries)
}

/** Another address for a page: all links to it follow, and who comes by the old one is led on (`leads`). */
export function movePagePath(
  site: Site,
  page: Page,
  path: string,
  leads: boolean,
  catalog: TemplateCatalog,
): Operation {
  const follow = (address: string) => followed(site, address, page.path, path)
  const inSections = [...site.header, ...site.footer, ...site.pages.flatMap(sectionsOf)].flatMap(
    (section): Operation[] => {
      const { id, template, content } = section
      const fields = catalog.find(template)?.fields
      if (!fields) return []
      const beside = linksIn(fields, content).flatMap(({ path: field, address }): Operation[] => {
        const value = follow(address)
        return value === undefined ? [] : [{ do: 'set-field', section: id, field, value }]
      })
      return [...beside, ...linksLed(section, (address) => follow(address) ?? address, catalog)]
    },
  )
  const inSettings = settingsLinks(site).flatMap(({ path: field, address }): Operation[] => {
    const value = follow(address)
    return value === undefined ? [] : [{ do: 'set-setting', field, value }]
  })
  const redirects = redirectsAfter(site, page.path, path, leads)
  return {
    do: 'together',
    operations: [{ do: 'set-page-path', page: page.id, path }, ...inSections, ...inSettings, ...redirects],
  }
}

/** What becomes of a page that is removed. */
export interface Removal {
  /** Links to it are taken out, led to the page at this path, or (null) left as they are. */
  readonly links: 'out' | { readonly to: string } | null
  /** Where visitors of its address are led; null: nowhere. */
  readonly visitors: string | null
}

/** Takes a page away, with what led to it. */
export function pageRemoval(site: Site, page: Page, { links, visitors }: Removal, catalog: TemplateCatalog): Operation {
  const found = links === null ? [] : linksTo(site, page, catalog)
  const changed = links === 'out' || links === null ? takenOut(found, catalog) : ledTo(site, found, page.path, links.to)
  const redirects = visitors === null ? [] : redirectsAfter(site, page.path, visitors, true)
  const inTexts = links === null ? [] : found.flatMap(({ section, isInText }) => (section && isInText ? [section] : []))
  const aim = links === 'out' || links === null ? '' : links.to
  const lead = (address: string) =>
    followed(site, address, page.path, page.path) === undefined
      ? address
      : aim && (followed(site, address.replace(/[?#].*$/, ''), page.path, aim) ?? '')
  const led = [...new Set(inTexts)].flatMap((section) => linksLed(section, lead, catalog))
  return { do: 'together', operations: [...changed, ...led, ...redirects, { do: 'remove-page', page: page.id }] }
}

function redirectsAfter(site: Site, from: string, to: string, leads: boolean): Operation[] {
  // Sites that were stored before there were redirects have none.
  const known: Site['settings']['redirects'] | undefined = site.settings.redirects
  const before = known ?? []
  const kept = before
    .filter((one) => ![from, to].some((path) => pathKey(path) === pathKey(one.from)))
    .map((one) => ({ ...one, to: followed(site, one.to, from, to) ?? one.to }))
  const isHome = from === '/'
  const after = leads && !isHome ? [...kept, { id: lettered('r'), from, to }] : kept
  if (JSON.stringify(after) === JSON.stringify(before)) return []
  return [{ do: 'set-setting', field: 'redirects', value: after }]
}
