import { isPublished, type Page, pathKey, publishedPages, type Section, type Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { languageOfPath } from './address.ts'

/** Sections as visitors get them: without the links of menus to pages that are hidden. The same where none is. */
export function withoutHiddenPages(
  site: Site,
  sections: readonly Section[],
  catalog: TemplateCatalog,
): readonly Section[] {
  if (publishedPages(site) === site.pages) return sections
  const hidden = hiddenKeys(site.pages)
  const isHidden = (link: unknown) =>
    typeof link === 'string' && hidden.has(pathKey(languageOfPath(site, link.replace(/[?#].*$/, '')).path))
  return sections.map((section) => {
    const list = catalog.find(section.template)?.menu
    const items = list && section.content[list]
    if (!list || !Array.isArray(items)) return section
    const links = items as readonly { readonly link?: unknown; readonly below?: unknown }[]
    if (!links.some(({ link }) => isHidden(link))) return section
    const shown = links.flatMap((one, index) => {
      if (!isHidden(one.link)) return [one]
      // One that has others below it stays as their heading: they would go below another.
      const next = links.slice(index + 1).find(({ below, link }) => !below || !isHidden(link))
      return !one.below && next?.below ? [{ ...one, link: '' }] : []
    })
    return { ...section, content: { ...section.content, [list]: shown as never } }
  })
}

const hiddenOf = new WeakMap<readonly Page[], ReadonlySet<string>>()

/** Once for all pages of a site that are drawn. */
function hiddenKeys(pages: readonly Page[]): ReadonlySet<string> {
  const known = hiddenOf.get(pages)
  if (known) return known
  const keys = new Set(pages.filter((page) => !isPublished(page)).map(({ path }) => pathKey(path)))
  hiddenOf.set(pages, keys)
  return keys
}
