import { type Field, type Fields, isPlain, type ListField } from '@mimar/fields'
import type { Catalog } from './catalog.ts'
import { firstText } from './item-name.ts'
import { isSame } from './same.ts'
import { settingsFields } from './settings.ts'
import { PALETTE_TOKENS, type Page, type PageId, type Section, type Site, type Theme } from './site.ts'

/** One thing in which two versions of a site differ, named by the operation that would change it. */
export interface Difference {
  readonly do: string
  /** null: what all pages share, or no page at all. */
  readonly page: PageId | null
  readonly section: string | null
  readonly template: string | null
  /** The field, the setting, the item of a list, or the property of theme, page or section. */
  readonly field: string | null
  readonly language: string | null
  /** What an item is called that was added or taken out, or the name of a font or colour. */
  readonly name: string | null
}

const NOWHERE: Difference = {
  ...{ do: '', page: null, section: null, template: null, field: null, language: null, name: null },
}

/** Structural diff of two versions of a site: what visitors of `live` will find changed once they read `draft`. */
export function differencesOf(live: Site, draft: Site, catalog: Catalog): readonly Difference[] {
  if (live === draft) return []
  const languages = languagesChanged(live, draft)
  const found = [
    ...sectionsChanged(live, draft, catalog),
    ...pagesChanged(live, draft),
    ...themeChanged(live.theme, draft.theme),
    ...fieldsChanged(settingsFields, live.settings, draft.settings, '').map((change) => ({
      ...NOWHERE,
      ...change,
      do: 'set-setting',
    })),
    ...languages,
    ...whole('set-media', live.media, draft.media),
    ...whole('set-events', live.events, draft.events),
  ]
  // The texts of a language that came or went are that language.
  const told = new Set(languages.map(({ language }) => language))
  return found.filter((one) => one.do === 'set-languages' || one.language === null || !told.has(one.language))
}

/** In how many things a draft differs from what visitors have; what has no name and can still be published counts as one. */
export function countDifferences(live: Site, draft: Site, all: readonly Difference[]): number {
  const shown = ({ sources: _, ...site }: Site) => site
  return all.length || (isSame(shown(live), shown(draft)) ? 0 : 1)
}

/** More colours than these are another palette. */
const MOST_COLORS = 3
/** What is told of with its value. */
const FAMILIES: ReadonlySet<keyof Theme> = new Set(['primaryFont', 'secondaryFont'])

function themeChanged(live: Theme, draft: Theme): Difference[] {
  const fields = (Object.keys({ ...live, ...draft }) as (keyof Theme)[]).filter(
    (field) => !isSame(live[field], draft[field]),
  )
  const tokens = PALETTE_TOKENS.filter((token) => live.palette[token] !== draft.palette[token])
  const colors = tokens.map((token) => ({ field: `palette/${token}`, name: draft.palette[token] }))
  const palette = { field: 'palette', name: draft.palette.primaryLight }
  return fields
    .flatMap((field): { field: string; name?: string | null }[] => {
      if (field === 'palette') return tokens.length > MOST_COLORS ? [palette] : colors
      return [{ field, name: FAMILIES.has(field) ? String(draft[field]) : null }]
    })
    .map((change) => ({ ...NOWHERE, do: 'set-theme', ...change }))
}

/** Languages that came or went, each; what else changed about them is one. */
function languagesChanged(live: Site, draft: Site): Difference[] {
  const [before, after] = [live, draft].map(({ languages }) => new Set(languages.map(({ code }) => code))) as [
    Set<string>,
    Set<string>,
  ]
  const other = [...new Set([...before, ...after])].filter((code) => before.has(code) !== after.has(code))
  if (other.length === 0) return whole('set-languages', live.languages, draft.languages)
  return other.map((language) => ({
    ...NOWHERE,
    ...{ do: 'set-languages', language, field: after.has(language) ? 'added' : 'removed' },
  }))
}

const whole = (name: string, was: unknown, is: unknown) => (isSame(was, is) ? [] : [{ ...NOWHERE, do: name }])

interface Placed {
  readonly section: Section
  readonly page: PageId | null
  readonly place: string
}

function sectionsChanged(live: Site, draft: Site, catalog: Catalog): Difference[] {
  const [before, after] = [placesIn(live, draft), placesIn(draft, live)]
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

/** The sections of a site in all places but those that the other version has as the same object: most of a large site. */
function placesIn(site: Site, other: Site): ReadonlyMap<string, Placed> {
  const same = new Set(other.pages)
  const lists: (readonly [readonly Section[], PageId | null, string])[] = [
    [site.header, null, 'header'],
    ...site.pages.flatMap((page): (readonly [readonly Section[], PageId | null, string])[] =>
      same.has(page)
        ? []
        : [
            [page.header ?? [], page.id, `${page.id}/header`],
            [page.sections, page.id, page.id],
            [page.footer ?? [], page.id, `${page.id}/footer`],
          ],
    ),
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

type Change = Pick<Difference, 'do'> & Partial<Pick<Difference, 'field' | 'language' | 'name'>>

const LOOKS = ['colorMode', 'orientation', 'space', 'ground', 'columns', 'isHidden', 'hiddenOn', 'eventId'] as const

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
  const whole = [{ do: 'set-field', field: path }]
  if (isPlain(field)) return whole
  switch (field.kind) {
    case 'marks':
      return [{ do: 'set-marks', field: path }]
    case 'text':
      return textChanged(asContent(was), asContent(is), path)
    case 'image':
      return whole
    case 'group':
      return fieldsChanged(field.fields, asContent(was), asContent(is), `${path}/`)
    case 'list':
      return Array.isArray(was) && Array.isArray(is) ? listChanged(field, was, is, path) : whole
    default:
      return field satisfies never
  }
}

function textChanged(was: Content, is: Content, path: string): Change[] {
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((language) => was[language] !== is[language])
    .map((language) => ({ do: 'set-field', field: path, language }))
}

function listChanged(list: ListField, was: readonly Content[], is: readonly Content[], path: string): Change[] {
  const [before, after] = [new Map(was.map((item) => [item.id, item])), new Map(is.map((item) => [item.id, item]))]
  const stayed = is.filter(({ id }) => before.has(id))
  const order = was.filter(({ id }) => after.has(id))
  const hasMoved = order.some(({ id }, at) => id !== stayed[at]?.id)
  return [
    ...is.filter(({ id }) => !before.has(id)).map((item) => itemChanged('insert-item', list, item, path)),
    ...was.filter(({ id }) => !after.has(id)).map((item) => itemChanged('remove-item', list, item, path)),
    ...(hasMoved ? [{ do: 'move-item', field: path }] : []),
    ...stayed.flatMap((item) =>
      fieldsChanged(list.fields, asContent(before.get(item.id)), item, `${path}/${item.id}/`),
    ),
  ]
}

function itemChanged(did: string, list: ListField, item: Content, path: string): Change {
  return { do: did, field: `${path}/${item.id}`, name: firstText(list, item) }
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
  const { isHidden, noIndex, ...shown } = is
  const { isHidden: wasHidden, noIndex: hadNoIndex, ...shownBefore } = was
  const rest = { ...shown, meta: { ...is.meta, title: {}, keywords: {}, description: {} }, path: '', sections: [] }
  const before = {
    ...shownBefore,
    meta: { ...was.meta, title: {}, keywords: {}, description: {} },
    path: '',
    sections: [],
  }
  const isPlain = (part: 'header' | 'footer') => (was[part] === null) === (is[part] === null)
  return [
    ...(was.path === is.path ? [] : [{ do: 'set-page-path' }]),
    ...meta,
    ...(['header', 'footer'] as const).flatMap((field) => (isPlain(field) ? [] : [{ do: 'set-page-part', field }])),
    ...(isHidden === wasHidden ? [] : [{ do: 'set-page-flag', field: 'isHidden' }]),
    ...(noIndex === hadNoIndex ? [] : [{ do: 'set-page-flag', field: 'noIndex' }]),
    ...(isSame({ ...rest, header: null, footer: null }, { ...before, header: null, footer: null })
      ? []
      : [{ do: 'set-page-image' }]),
  ]
}
