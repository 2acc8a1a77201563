import { type Operation, type Page, primaryLanguage, type Section, type Site } from '@mimar/document'
import { type Localized, nameOfRole, valueFor } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import { followed, sectionsOf } from '../../places/page-links.ts'
import { newId } from '../../state/new-id.ts'

export interface MenuLink {
  readonly id: string
  readonly text: Localized
  readonly link: string
  /** Seen once the one before it is opened. */
  readonly isBelow: boolean
}

/** Links in order, as a navigation bar or a footer has them. */
export interface Menu {
  readonly section: Section
  readonly list: string
  readonly links: readonly MenuLink[]
  readonly max: number
  /** The name of what says that a link stands below the one before it; undefined where none can. */
  readonly below: string | undefined
}

/** The menu of the site: that of the shared header, else of the first page that has one; undefined without any. */
export function findMenu(site: Site, catalog: TemplateCatalog): Menu | undefined {
  return [...site.header, ...site.pages.flatMap(sectionsOf)]
    .filter(({ template }) => catalog.hasRole(template, 'navigation'))
    .map((section) => menuOf(section, catalog))
    .find((menu) => menu !== undefined)
}

/** The link of the menu that leads to a page. */
export function linkTo(site: Site, menu: Menu | undefined, page: Pick<Page, 'path'>): MenuLink | undefined {
  return menu?.links.find(({ link }) => leadsTo(site, link, page.path))
}

/** A page's title up to the name of the site, as it stands in menus; its address where it has none. */
export function shortTitle(site: Site, { meta, path }: Page): Localized {
  const titles = Object.entries(meta.title).map(([language, title]) => [language, title.split(/ [|–—·-] /)[0]!.trim()])
  return titles.length > 0 ? Object.fromEntries(titles) : { [primaryLanguage(site).code]: path }
}

/** Whether another link has room. */
export const isFull = ({ links, max }: Menu): boolean => links.length >= max

/** Adds a link to the menu, and wherever the whole menu is repeated with room for it; nothing without a menu or room. */
export function addedToMenu(
  site: Site,
  { text, link, after }: { readonly text: Localized; readonly link: string; readonly after: string | null },
  catalog: TemplateCatalog,
): readonly Operation[] {
  const menu = findMenu(site, catalog)
  if (!menu || isFull(menu)) return []
  const before = menu.links.find(({ id }) => id === after)
  return [menu, ...repeating(site, menu, catalog)]
    .filter((one) => !isFull(one) && (one === menu || !one.links.some((other) => other.link === link)))
    .map((one) => {
      const item = { id: `i${newId(12)}`, text, link }
      const place = before ? sameIn(one, before) : undefined
      const at = after === null ? null : (endOf(one, place)?.id ?? one.links.at(-1)?.id ?? null)
      return { do: 'insert-item', section: one.section.id, list: one.list, after: at, item }
    })
}

/** Puts a link of the menu behind another, or (null) first; so in every bar and footer that repeats the menu. */
export function movedInMenu(
  site: Site,
  id: string,
  after: string | null,
  catalog: TemplateCatalog,
): readonly Operation[] {
  const menu = findMenu(site, catalog)
  const link = menu?.links.find((one) => one.id === id)
  if (!menu || !link) return []
  const before = menu.links.find((one) => one.id === after)
  return [menu, ...repeating(site, menu, catalog)].flatMap((one): Operation[] => {
    const item = sameIn(one, link)?.id
    const at = before ? (sameIn(one, before)?.id ?? null) : null
    return item ? [{ do: 'move-item', section: one.section.id, list: one.list, item, after: at }] : []
  })
}

/** Takes a link out of the menu; footers keep theirs. */
export function takenFromMenu(site: Site, id: string, catalog: TemplateCatalog): readonly Operation[] {
  const menu = findMenu(site, catalog)
  const link = menu?.links.find((one) => one.id === id)
  if (!menu || !link) return []
  return [menu, ...repeating(site, menu, catalog).filter(({ list }) => list === menu.list)].flatMap(
    (one): Operation[] => {
      const item = sameIn(one, link)?.id
      return item ? [{ do: 'remove-item', section: one.section.id, list: one.list, item }] : []
    },
  )
}

/** Puts a link of the menu below the one before it, or beside it again. */
export function putBelow({ section, list, below }: Menu, { id, isBelow }: MenuLink): readonly Operation[] {
  if (below === undefined) return []
  return [{ do: 'set-field', section: section.id, field: `${list}/${id}/${below}`, value: !isBelow }]
}

function menuOf(section: Section, catalog: TemplateCatalog): Menu | undefined {
  const { menu: list, fields } = catalog.find(section.template) ?? {}
  const field = list ? fields?.[list] : undefined
  if (!list || field?.kind !== 'list') return undefined
  const below = nameOfRole(field.fields, 'below')
  const links = valueFor(field, section.content[list]).map((item) => {
    const { id, text, link } = item
    const isBelow = below !== undefined && item[below] === true
    return { id, text: (text ?? {}) as Localized, link: String(link ?? ''), isBelow }
  })
  return { section, list, links, max: field.max, below }
}

/** Bars and footers that show all of the menu in its order; those that show a choice of their own are left alone. */
function repeating(site: Site, menu: Menu, catalog: TemplateCatalog): readonly Menu[] {
  if (menu.links.length === 0) return []
  const order = menu.links.map(({ link }) => link).join()
  return [...site.header, ...site.footer, ...site.pages.flatMap(sectionsOf)].flatMap((section) => {
    const other = section.id === menu.section.id ? undefined : menuOf(section, catalog)
    const shared = other?.links.filter(({ link }) => menu.links.some((one) => one.link === link))
    return other && shared?.map(({ link }) => link).join() === order ? [other] : []
  })
}

/** The last of those below a link, or itself: what comes behind them all is below none. */
function endOf({ links }: Menu, link: MenuLink | undefined): MenuLink | undefined {
  const at = link ? links.indexOf(link) : -1
  const next = links.findIndex(({ isBelow }, index) => index > at && !isBelow)
  return at < 0 ? undefined : links.at(next < 0 ? -1 : next - 1)
}

const sameIn = (menu: Menu, { id, link }: MenuLink): MenuLink | undefined =>
  menu.links.find((one) => one.id === id && one.link === link) ?? menu.links.find((one) => one.link === link)

const leadsTo = (site: Site, link: string, path: string) =>
  link.replace(/[?#].*$/, '') === link && followed(site, link === '/home' ? '/' : link, path, path) !== undefined
