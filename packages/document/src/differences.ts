import type { Field, Fields, GroupField, ListField } from '@mimar/fields'
import type { Catalog } from './catalog.ts'
import { isSame } from './same.ts'
import { settingsFields } from './settings.ts'
import type { Page, PageId, Section, Site, Theme } from './site.ts'

/** One thing in which two versions of a site differ, named by the operation that would change it. */
export interface Difference {
  readonly do: string
  /** null: what all pages share, or no page at all. */
  readonly page: PageId | null
  readonly section: string | null
  readonly template: string | null
  /** The field, the setting, or the property of theme, page or section. */
  readonly field: string | null
  readonly language: string | null
}

const NOWHERE: Difference = { do: '', page: null, section: null, template: null, field: null, language: null }

/** Structural diff of two versions of a site: what visitors of `live` will find changed once they read `draft`. */
export function differencesOf(live: Site, draft: Site, catalog: Catalog): readonly Difference[] {
  if (live === draft) return []
  return [
    ...sectionsChanged(live, draft, catalog),
    ...pagesChanged(live, draft),
    ...(Object.keys(draft.theme) as (keyof Theme)[]).flatMap((field) =>
      isSame(live.theme[field], draft.theme[field]) ? [] : [{ ...NOWHERE, do: 'set-theme', field }],
    ),
    ...fieldsChanged(settingsFields, live.settings, draft.settings, '').map((change) => ({
      ...NOWHERE,
      ...change,
      do: 'set-setting',
    })),
    ...whole('set-languages', live.languages, draft.languages),
    ...whole('set-media', live.media, draft.media),
    ...whole('set-events', live.events, draft.events),
  ]
}

const whole = (name: string, was: unknown, is: unknown) => (isSame(was, is) ? [] : [{ ...NOWHERE, do: name }])

interface Placed {
  readonly section: Section
  readonly page: PageId | null
  readonly place: string
}

function sectionsChanged(live: Site, draft: Site, catalog: Catalog): Difference[] {
  const [before, after] = [placesIn(live), placesIn(draft)]
  const at = ({ section, page }: Placed) => ({ ...NOWHERE, page, section: section.id, template: section.template })
  const gone = [...before.values()].filter(({ section, page }) => !after.has(section.id) && hasPage(draft, page))
  const moved = movedIn(before, after)
  return [
    ...gone.map((placed) => ({ ...at(placed), do: 'remove-section' })),
    ...[...after.values()].flatMap((placed): Difference[] => {
      const was = before.get(placed.section.id)
      if (!was) return hasPage(live, placed.page) ? [{ ...at(placed), do: 'insert-section' }] : []
      const changes = was.section === placed.section ? [] : sectionChanged(was.section, placed.section, catalog)
      const moves = moved.has(placed.section.id) ? [{ do: 'move-section' }] : []
      return [...moves, ...changes].map((change) => ({ ...at(placed), ...change }))
    }),
  ]
}

const hasPage = (site: Site, page: PageId | null) => page === null || site.pages.some(({ id }) => id === page)

function placesIn(site: Site): ReadonlyMap<string, Placed> {
  const lists: (readonly [readonly Section[], PageId | null, string])[] = [
    [site.header, null, 'header'],
    ...site.pages.flatMap((page): (readonly [readonly Section[], PageId | null, string])[] => [
      [page.header ?? [], page.id, `${page.id}/header`],
      [page.sections, page.id, page.id],
      [page.footer ?? [], page.id, `${page.id}/footer`],
    ]),
    [site.footer, null, 'footer'],
  ]
  return new Map(
    lists.flatMap(([sections, page, place]) => sections.map((section) => [section.id, { section, page, place }])),
  )
}

/** Sections in another place, or in another order among those that stayed. */
function movedIn(before: ReadonlyMap<string, Placed>, after: ReadonlyMap<string, Placed>): ReadonlySet<string> {
  const common = [...after.keys()].filter((id) => before.get(id)?.place === after.get(id)?.place)
  const ranks = new Map([...before.keys()].map((id, rank) => [id, rank]))
  const still = longestRising(common.map((id) => ranks.get(id) ?? 0))
  const standing = new Set(common.filter((id) => still.has(ranks.get(id) ?? 0)))
  return new Set([...after.keys()].filter((id) => before.has(id) && !standing.has(id)))
}

/** Longest increasing subsequence, by patience sorting. */
function longestRising(ranks: readonly number[]): ReadonlySet<number> {
  const tops: number[] = []
  const below = new Map<number, number | undefined>()
  for (const rank of ranks) {
    let [low, high] = [0, tops.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((tops[middle] as number) < rank) low = middle + 1
      else high = middle
    }
    tops[low] = rank
    below.set(rank, tops[low - 1])
  }
  const found = new Set<number>()
  for (let rank = tops.at(-1); rank !== undefined; rank = below.get(rank)) found.add(rank)
  return found
}

type Change = Pick<Difference, 'do'> & Partial<Pick<Difference, 'field' | 'language'>>

const LOOKS = ['colorMode', 'orientation', 'isHidden', 'hiddenOn', 'eventId'] as const

/** What the sections of a draft were last compared with: most stay the same object from change to change. */
const known = new WeakMap<Section, { readonly was: Section; readonly changes: readonly Change[] }>()

function sectionChanged(was: Section, is: Section, catalog: Catalog): readonly Change[] {
  const found = known.get(is)
  if (found?.was === was) return found.changes
  const looks = LOOKS.filter((field) => !isSame(was[field], is[field])).map((field) => ({ do: 'set-section', field }))
  const fields = catalog.find(is.template)?.fields
  const unknown = isSame(was.content, is.content) ? [] : [{ do: 'set-field' }]
  const changes = [...looks, ...(fields ? fieldsChanged(fields, was.content, is.content, '') : unknown)]
  known.set(is, { was, changes })
  return changes
}

type Content = { readonly [name: string]: unknown }

function fieldsChanged(fields: Fields, was: Content, is: Content, path: string): Change[] {
  return Object.entries(fields).flatMap(([name, field]) => fieldChanged(field, was[name], is[name], path + name))
}

function fieldChanged(field: Field, was: unknown, is: unknown, path: string): Change[] {
  if (isSame(was, is)) return []
  if (field.kind === 'text') {
    const [before, after] = [asContent(was), asContent(is)]
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((language) => before[language] !== after[language])
      .map((language) => ({ do: 'set-field', field: path, language }))
  }
  if (field.kind === 'group')
    return fieldsChanged((field as GroupField).fields, asContent(was), asContent(is), `${path}/`)
  if (field.kind === 'list' && Array.isArray(was) && Array.isArray(is))
    return listChanged(field as ListField, was, is, path)
  return [{ do: 'set-field', field: path }]
}

function listChanged({ fields }: ListField, was: readonly Content[], is: readonly Content[], path: string): Change[] {
  const [before, after] = [new Map(was.map((item) => [item.id, item])), new Map(is.map((item) => [item.id, item]))]
  const stayed = is.filter(({ id }) => before.has(id))
  const order = was.filter(({ id }) => after.has(id))
  const hasMoved = order.some(({ id }, at) => id !== stayed[at]?.id)
  return [
    ...is.filter(({ id }) => !before.has(id)).map(() => ({ do: 'insert-item', field: path })),
    ...was.filter(({ id }) => !after.has(id)).map(() => ({ do: 'remove-item', field: path })),
    ...(hasMoved ? [{ do: 'move-item', field: path }] : []),
    ...stayed.flatMap((item) => fieldsChanged(fields, asContent(before.get(item.id)), item, `${path}/${item.id}/`)),
  ]
}

function asContent(value: unknown): Content {
  return typeof value === 'object' && value !== null ? (value as Content) : {}
}

function pagesChanged(live: Site, draft: Site): Difference[] {
  const [before, after] = [new Map(live.pages.map((page) => [page.id, page])), new Set(draft.pages.map(({ id }) => id))]
  const order = live.pages.filter(({ id }) => after.has(id))
  const stayed = draft.pages.filter(({ id }) => before.has(id))
  const moved = stayed.find(({ id }, at) => id !== order[at]?.id)
  return [
    ...live.pages.filter(({ id }) => !after.has(id)).map(({ id }) => ({ ...NOWHERE, do: 'remove-page', page: id })),
    ...(moved ? [{ ...NOWHERE, do: 'move-page', page: moved.id }] : []),
    ...draft.pages.flatMap((page): Difference[] => {
      const was = before.get(page.id)
      if (!was) return [{ ...NOWHERE, do: 'insert-page', page: page.id }]
      return was === page ? [] : pageChanged(was, page).map((change) => ({ ...NOWHERE, ...change, page: page.id }))
    }),
  ]
}

function pageChanged(was: Page, is: Page): Change[] {
  const meta = (['title', 'keywords', 'description'] as const).flatMap((field) =>
    [...new Set([...Object.keys(was.meta[field]), ...Object.keys(is.meta[field])])]
      .filter((language) => was.meta[field][language] !== is.meta[field][language])
      .map((language) => ({ do: 'set-page-meta', field, language })),
  )
  const rest = { ...is, meta: { ...is.meta, title: {}, keywords: {}, description: {} }, path: '', sections: [] }
  const before = { ...was, meta: { ...was.meta, title: {}, keywords: {}, description: {} }, path: '', sections: [] }
  const isPlain = (part: 'header' | 'footer') => (was[part] === null) === (is[part] === null)
  return [
    ...(was.path === is.path ? [] : [{ do: 'set-page-path' }]),
    ...meta,
    ...(['header', 'footer'] as const).flatMap((field) => (isPlain(field) ? [] : [{ do: 'set-page-part', field }])),
    ...(isSame({ ...rest, header: null, footer: null }, { ...before, header: null, footer: null })
      ? []
      : [{ do: 'set-page-image' }]),
  ]
}
