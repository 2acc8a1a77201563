import { type LanguageCode, type PageId, primaryLanguage, type SectionId, type Site } from '@mimar/document'
import { isContentOwner, type SiteText, statusOf, type TextStatus, textsOfSite } from '@mimar/document/translation'
import { fold } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'

/** A text with how it stands in the language that is translated into. */
export interface Entry {
  readonly text: SiteText
  readonly status: Exclude<TextStatus, 'none'>
}

/** Texts that are translated together: those of a section, of a page's meta, of the settings, of an event, of all pictures. */
export interface Group {
  readonly key: string
  readonly kind: SiteText['group']['owner']['kind']
  /** null is on several pages, or on none. */
  readonly page: PageId | null
  readonly section: SectionId | null
  readonly template: string
  readonly entries: readonly Entry[]
}

/** `todo` is what is empty or outdated. */
type Filter = 'todo' | 'stale' | 'empty' | 'done'
/** 'all', the id of a page, or what is on no page of its own. */
type PlaceFilter = string

export interface Wanted {
  readonly filter: Filter
  readonly place: PlaceFilter
  readonly query: string
}

type Counts = { readonly [Name in Filter]: number } & { readonly all: number }

/** Every text that one may translate, in the groups in which it is shown. */
export function groupsOf(
  site: Site,
  language: LanguageCode,
  isContentOnly: boolean,
  catalog: TemplateCatalog,
): readonly Group[] {
  const entries = textsOfSite(site, catalog).flatMap((text): Entry[] => {
    if (isContentOnly && !isContentOwner(text.group.owner)) return []
    const status = statusOf(site, text, language)
    return status === 'none' ? [] : [{ text, status }]
  })
  const byKey = Map.groupBy(entries, ({ text }) => keyOf(text.group.owner))
  return [...byKey].map(([key, own]): Group => {
    const { owner, page, template } = (own[0] as Entry).text.group
    return { key, kind: owner.kind, page, section: owner.kind === 'section' ? owner.id : null, template, entries: own }
  })
}

/** The group in which a text of a section is. */
export function keyOfText(text: string): string {
  return `section.${text.slice(0, text.indexOf('/'))}`
}

/** A picture alone would be a page of one line: all pictures stand together. */
function keyOf({ kind, id }: SiteText['group']['owner']): string {
  return kind === 'media' ? 'media' : `${kind}.${id}`
}

export function countsOf(groups: readonly Group[], place: PlaceFilter): Counts {
  const statuses = groups
    .filter((group) => isAt(group, place))
    .flatMap(({ entries }) => entries.map(({ status }) => status))
  const count = (wanted: Entry['status']) => statuses.filter((status) => status === wanted).length
  const [stale, empty] = [count('stale'), count('empty')]
  return { stale, empty, todo: stale + empty, done: count('done'), all: statuses.length }
}

export function isWanted(group: Group, wanted: Wanted): boolean {
  return isAt(group, wanted.place) && group.entries.some((entry) => isEntryWanted(entry, wanted))
}

function isEntryWanted({ status, text }: Entry, { filter, query }: Wanted): boolean {
  const isRight = filter === 'todo' ? status !== 'done' : status === filter
  return isRight && hasWords(text, query)
}

/** Whether what is looked for stands in the text, in whichever language and however it is typed. */
function hasWords({ texts }: SiteText, query: string): boolean {
  const wanted = fold(query.trim())
  return wanted === '' || Object.values(texts).some((text) => fold(text).includes(wanted))
}

/** Texts that stand on no page. */
const OUTSIDE_PAGES: readonly PlaceFilter[] = ['settings', 'event', 'media']

function isAt({ kind, page, section }: Group, place: PlaceFilter): boolean {
  if (place === 'all') return true
  if (place === 'shared') return section !== null && page === null
  return OUTSIDE_PAGES.includes(place) ? kind === place : page === place
}

/** The original of a text. */
export function originalOf(site: Site, { texts }: SiteText): string {
  return texts[primaryLanguage(site).code] ?? ''
}
