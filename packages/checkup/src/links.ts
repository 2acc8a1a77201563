import { isPublished, type Page, type Site, sectionsOnPage, settingsFields } from '@mimar/document'
import { linkKind, linksIn, linksInTexts, marksWithLinks } from '@mimar/fields'
import { languageOfPath } from '@mimar/render'
import { type CheckupInput, finding, type Looking } from './finding.ts'
import { seenSections } from './walk.ts'

/** Links to pages that are gone or hidden, and to places that no page has (U40). */
export function* brokenLinks({ site, catalog }: Pick<CheckupInput, 'site' | 'catalog'>): Looking {
  for (const { page, section } of seenSections(site)) {
    const { fields = {}, menu } = catalog.find(section.template) ?? {}
    yield linksIn(fields, section.content).flatMap(({ path, address }) => {
      const code = faultOf(site, page, address)
      // Menus leave such links out by themselves.
      const isOut = code === 'link-hidden' && path.startsWith(`${menu}/`)
      if (!code || isOut) return []
      const fix = [{ do: 'set-field' as const, section: section.id, field: path, value: '' }]
      return [finding(code, { page: page.id, section: section.id, field: path, params: { address }, fix })]
    })
    yield linksInTexts(fields, section.content).flatMap(({ path, text, language, marks, address }) => {
      const code = faultOf(site, page, address)
      if (!code) return []
      const without = marksWithLinks(marks, (one) => (one === address ? '' : one))
      const fix = [{ do: 'set-marks' as const, section: section.id, field: path, language, marks: without || null }]
      return [finding(code, { page: page.id, section: section.id, field: text, language, params: { address }, fix })]
    })
  }
  const home = site.pages[0]
  // An address that pages had and that leads nowhere now is simply not published.
  const { redirects: _, ...fields } = settingsFields
  yield linksIn(fields, site.settings).flatMap(({ path, address }) => {
    const code = home && faultOf(site, home, address)
    const fix = [{ do: 'set-setting' as const, field: path, value: '' }]
    return code ? [finding(code, { field: path, params: { address }, fix })] : []
  })
}

type LinkFault = 'link-broken' | 'link-hidden' | 'anchor-broken'

function faultOf(site: Site, here: Page, address: string): LinkFault | undefined {
  const kind = linkKind(address)
  if (kind !== 'internal' && kind !== 'anchor') return undefined
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(address) ?? []
  // Files lie beside the pages; which there are is not known here.
  if (/\.[a-z0-9]{2,5}$/i.test(path)) return undefined
  const page = path === '' ? here : (pageAt(site, path) ?? movedFrom(site, path))
  if (!page) return 'link-broken'
  if (page !== here && !isPublished(page)) return 'link-hidden'
  return anchor === '' || anchor === 'main' || hasAnchor(site, page, anchor) ? undefined : 'anchor-broken'
}

function pageAt(site: Site, path: string): Page | undefined {
  const bare = languageOfPath(site, path).path.toLowerCase()
  return pathsOf(site.pages).get(bare === '/home' ? '/' : bare)
}

/** Versions of a site share what did not change. */
const paths = new WeakMap<readonly Page[], ReadonlyMap<string, Page>>()

/** The pages by their addresses: looked for once for every link, however many pages there are. */
function pathsOf(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const known = paths.get(pages)
  if (known) return known
  // Of two at one address the first is the one that is found.
  const made = new Map(pages.toReversed().map((page) => [page.path.toLowerCase(), page]))
  paths.set(pages, made)
  return made
}

/** The page that had the address before: visitors are led there. */
function movedFrom(site: Site, path: string): Page | undefined {
  const bare = languageOfPath(site, path).path.toLowerCase()
  // Sites that were stored before there were redirects have none.
  const known: Site['settings']['redirects'] | undefined = site.settings.redirects
  const to = known?.find(({ from }) => from.toLowerCase() === bare)?.to
  return to === undefined ? undefined : pageAt(site, /^[^?#]*/.exec(to)?.[0] ?? '')
}

function hasAnchor(site: Site, page: Page, anchor: string): boolean {
  return sectionsOnPage(site, page).some(({ id, isHidden }) => !isHidden && anchor === `comp-${id}`)
}
