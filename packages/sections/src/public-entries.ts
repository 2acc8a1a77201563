// Collections: a section with the role `entries` lists the pages that begin with one of the role `entry` (0145).
import type { DetailKind, Json, Localized } from '@mimar/fields'
import type { ENTRY_ORDERS, EntryKind } from './entry-kinds.ts'
import { seatsOf } from './parts/seats.ts'
import type { ListDetail, Picture, PublicEntry, Template } from './template.ts'

type EntryOrder = Exclude<(typeof ENTRY_ORDERS)[number], 'KIND'>

/** What a section says of the entries it lists. */
export interface ListDefinition {
  /** The id of the section that defines the list: its own, or another's. */
  readonly collection: string
  /** Whether it defines the list, and shows all of it. */
  readonly isHome: boolean
  readonly kind: EntryKind
  readonly order: EntryOrder
  /** Before that, what its entries answer to a detail; null for nothing. */
  readonly byAnswer: { readonly of: string; readonly isFalling: boolean } | null
  /** How many stand on a page. */
  readonly amount: number
  readonly name: Localized
  /** What its entries say beside what their kind has, as it is stored. */
  readonly details: readonly StoredDetail[]
  /** The topic of those it shows, as `topicKey` has it; '' are all, as on a list that is defined here. */
  readonly topic: string
  /** What those answer that it shows, as the detail is answered first; null are all, as on a list that is defined here. */
  readonly only: { readonly of: string; readonly answer: string } | null
}

/** What an entry answers to a detail, as it is stored: which of these counts, the kind of the detail says. */
export interface StoredAnswer {
  /** The id of the detail; '' for what the entry says by itself. */
  readonly of?: string
  readonly value?: Localized
  readonly same?: string
  readonly price?: number | null
  readonly amount?: number | null
  readonly day?: string
  readonly so?: 'YES' | 'NO' | null
}

/** A detail that a list has all its entries say. */
export interface StoredDetail {
  readonly id: string
  readonly label?: Localized
  readonly kind?: DetailKind | null
  readonly unit?: Localized
  readonly isInList?: boolean
}

/** What an entry is found and ordered by. */
export interface EntryKey {
  /** The id of the section that lists it; '' for none. */
  readonly collection: string
  readonly day: string
  /** The last day of what goes on for several; '' for any other. */
  readonly until: string
  readonly title: Localized
  readonly topic: Localized
  readonly answers: readonly StoredAnswer[]
  /** The id of its picture; '' for none. */
  readonly picture: string
}

type Content = { readonly [name: string]: Json }

/** Events come soonest first, what is told newest first; all else is for its owner to order. */
const USUAL_ORDER: { readonly [Kind in EntryKind]: EntryOrder } = {
  ...{ NEWS: 'NEWEST', EVENTS: 'SOONEST', ROOMS: 'HAND', DISHES: 'HAND', PROJECTS: 'NEWEST' },
  ...{ PEOPLE: 'HAND', JOBS: 'NEWEST', QUESTIONS: 'HAND', OTHER: 'HAND' },
}

/** How many stand on a page, and how many where only some of another list do. */
const AMOUNT = 12
const FEW = 3

const NONE: readonly never[] = []

interface StoredList {
  readonly title?: Localized
  readonly kind?: EntryKind | null
  readonly order?: EntryOrder | 'KIND' | null
  readonly amount?: number | null
  readonly collection?: string
  readonly sort?: string
  readonly topic?: string
  readonly only?: string
  readonly details?: readonly StoredDetail[]
}

/** What a section with the role `entries` says of its list; undefined for any other. */
export function listDefinitionOf(
  template: Template | undefined,
  id: string,
  content: Content,
): ListDefinition | undefined {
  if (template?.role !== 'entries') return undefined
  const { title = {}, kind: stored, order, amount, collection = '', details = NONE, ...some } = content as StoredList
  const { sort = '', topic = '', only = '' } = some
  const kind = stored ?? 'NEWS'
  const isHome = collection === '' || collection === id
  return {
    collection: isHome ? id : collection,
    isHome,
    kind,
    order: order === 'KIND' || !order ? USUAL_ORDER[kind] : order,
    byAnswer: byAnswerIn(sort),
    amount: amount ?? (isHome ? AMOUNT : FEW),
    name: title,
    details,
    topic: isHome ? '' : topicKey(topic),
    only: isHome ? null : onlyIn(only),
  }
}

/** `size` has the lowest first, `size down` the highest. */
function byAnswerIn(stored: string): ListDefinition['byAnswer'] {
  const [of = '', turn] = stored.split(' ')
  return of === '' ? null : { of, isFalling: turn !== undefined }
}

/** `pets=YES`, `wood=Oak`. */
function onlyIn(stored: string): ListDefinition['only'] {
  const end = stored.indexOf('=')
  return end < 0 ? null : { of: stored.slice(0, end), answer: stored.slice(end + 1) }
}

/** Topics that are written alike are one. */
export const topicKey = (topic: string): string => topic.trim().replace(/\s+/g, ' ').toLowerCase()

interface StoredKey extends Partial<Omit<EntryKey, 'picture' | 'answers'>> {
  readonly facts?: readonly StoredAnswer[]
  readonly image?: { readonly media?: string; readonly alt?: Localized }
}

/** What a section with the role `entry` is found by; undefined for any other. */
export function entryKey(template: Template | undefined, content: Content): EntryKey | undefined {
  if (template?.role !== 'entry') return undefined
  const { collection = '', day = '', until = '', title = {}, topic = {}, facts = NONE, image } = content as StoredKey
  return { collection, day, until, title, topic, answers: facts, picture: image?.media ?? '' }
}

/** What an entry says of its own picture, by language, and nothing where one stands in for another. */
export const entryAlt = (content: Content): Localized => (content as StoredKey).image?.alt ?? {}

/** The details of a list as a page reads them. */
export const detailsIn = (
  { details }: Pick<ListDefinition, 'details'>,
  textIn: (texts: Localized) => string,
): readonly ListDetail[] =>
  details.map(({ id, label = {}, kind, unit = {}, isInList = false }) => ({
    ...{ id, label: textIn(label), kind: kind ?? 'TEXT', unit: textIn(unit), isInList },
  }))

/** What the section of a new entry holds beside its first words. */
export const newEntry = ({
  collection,
  day,
  title,
  currency,
}: Omit<EntryKey, 'until' | 'picture' | 'topic' | 'answers'> & { readonly currency: string }): Content => ({
  collection,
  day,
  title,
  currency,
})

/** What the prices of a section are in, of an entry or a price list; '' where it has none, or nobody has said. */
export function currencyOf(template: Template | undefined, { currency }: Content): string {
  return template?.fields.currency?.kind === 'code' && typeof currency === 'string' ? currency : ''
}

/** Kinds that are told on a day: a new one is of today. */
const HAS_DAY: readonly EntryKind[] = ['NEWS', 'PROJECTS', 'JOBS']
export const isOfToday = (kind: EntryKind): boolean => HAS_DAY.includes(kind)

type StoredEntry = Omit<PublicEntry, 'text' | 'lastDay' | 'seats' | 'picture'> & {
  readonly paragraph: string
  readonly until: string
  readonly isFew: boolean
  readonly isBookedOut: boolean
  readonly isCancelled: boolean
  readonly image: Picture | null
}

/** What an entry says, from the content of its section as a page of one language reads it. */
export function entryIn(content: { readonly [name: string]: unknown }): PublicEntry {
  const { title, paragraph, topic, day, until, hours, place, author, price, currency, image, facts, ...seats } =
    content as StoredEntry
  return {
    ...{ title, text: paragraph, topic, author, day, lastDay: [day, until].toSorted().at(-1) as string },
    ...{ hours, place, price, currency, picture: image, facts },
    seats: seatsOf(seats),
  }
}
