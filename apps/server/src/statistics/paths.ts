// URL normalization: which page of a site an address is.
import { ownTitle, primaryLanguage, type Site } from '@mimar/document'
import type { Localized } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'

/** The path of a page without its language and its last slash: `/en/Rooms/` is `/Rooms`. What is no address stays as it is. */
export function pathOf(site: Site, address: string): string {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(address) ?? []
  const bare = site.settings.primaryHasNoPrefix ? primaryLanguage(site).code : ''
  const isPrefixed = site.languages.some(({ code }) => code === first && code !== bare)
  const path = isPrefixed ? rest : address
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path || (isPrefixed ? '/' : '')
}

/** What pages are called in the language that the site is written in, by their paths: their title without that of the site. */
export function titlesOf(site: Site): ReadonlyMap<string, string> {
  const { code } = primaryLanguage(site)
  return new Map(
    site.pages.map(({ path, meta: { title } }) => {
      const whole = title[code] ?? Object.values(title)[0] ?? ''
      return [path, ownTitle(whole)] as const
    }),
  )
}

/** What a section is called by its anchor: by its owner, else by its heading in the language that the site is written in, else by its template. */
export function sectionNames(site: Site, catalog: TemplateCatalog): (anchor: string) => string {
  const names = new Map<string, string>()
  const { code } = primaryLanguage(site)
  const all = [site, ...site.pages].flatMap(({ header, footer, ...rest }) => [
    ...(header ?? []),
    ...('sections' in rest ? rest.sections : []),
    ...(footer ?? []),
  ])
  for (const { id, label, template, content } of all) {
    const field = catalog.fieldFor(template, 'heading')
    const heading = field === undefined ? undefined : (content[field] as Localized | undefined)?.[code]
    names.set(`comp-${id}`, label || heading?.slice(0, LONGEST_NAME) || template)
  }
  return (anchor) => names.get(anchor) ?? ''
}

const LONGEST_NAME = 60
