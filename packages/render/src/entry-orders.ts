// In which order the entries of a list stand, and which of them a list tells of. From one state of a site to the next what was
// found is carried on: of ten thousand entries one is taken out and put where it belongs (incremental view maintenance).
import { type LanguageCode, primaryLanguage, type Site } from '@mimar/document'
import { calendarOf } from '@mimar/fields'
import { type ListDefinition, type StoredDetail, topicKey } from '@mimar/sections'
import { answers, comparingAnswers, inAnswerOrder } from './answers.ts'
import type { EntryPage } from './entry-page.ts'

type Entries = readonly EntryPage[]
type Spoken = Pick<Site, 'id' | 'languages'>

interface Ordered {
  readonly list: Entries
  /** Below nothing: the first stands before the second. Those that are alike stand as their pages, or the other way round. */
  readonly compare: (one: EntryPage, two: EntryPage) => number
  readonly isLastFirst: boolean
}

interface Narrowed {
  readonly list: Entries
  readonly isWanted: (entry: EntryPage) => boolean
}

/** By entries, and by the name of the order. */
const ordered = new WeakMap<Entries, Map<string, Ordered>>()
const narrowed = new WeakMap<Entries, Map<string, Narrowed>>()
/** By entries, and by the language in which topics are called first. */
const byTopic = new WeakMap<Entries, Map<LanguageCode, ReadonlyMap<string, Entries>>>()

/** What is made of some entries, made once for each name. */
function madeOf<Made>(
  all: WeakMap<Entries, Map<string, Made>>,
  entries: Entries,
  name: string,
  make: () => Made,
): Made {
  const known = all.get(entries) ?? new Map<string, Made>()
  all.set(entries, known)
  const found = known.get(name) ?? make()
  known.set(name, found)
  return found
}

/** The topics of some entries in the order in which they come, each with its entries. */
export function topicsOf(all: Entries, site: Spoken): ReadonlyMap<string, Entries> {
  const primary = primaryLanguage(site).code
  return madeOf(byTopic, all, primary, () => findTopics(all, primary))
}

function findTopics(all: Entries, primary: LanguageCode): ReadonlyMap<string, Entries> {
  const found = new Map<string, EntryPage[]>()
  for (const entry of all) {
    const key = topicKey(topicFirst(entry, primary))
    if (key === '') continue
    const others = found.get(key)
    if (others) others.push(entry)
    else found.set(key, [entry])
  }
  return found
}

const topicFirst = ({ topic }: EntryPage, primary: LanguageCode) => topic[primary] ?? Object.values(topic)[0] ?? ''

/** What an entry is about, as it is called first: by this it is found, whatever its translations say. */
export const topicIn = (entry: EntryPage, site: Spoken): string => topicFirst(entry, primaryLanguage(site).code)

/** What a list is ordered by. */
type Ordering = Pick<ListDefinition, 'order'> & Partial<Pick<ListDefinition, 'byAnswer' | 'details'>>

/** The detail whose answers order a list; undefined where it is ordered otherwise, or its list names that detail no more. */
export function orderedBy({ byAnswer, details }: Ordering): StoredDetail | undefined {
  return byAnswer ? details?.find(({ id }) => id === byAnswer.of) : undefined
}

/** The entries of a list, the one first that comes first on its first page; a calendar has the farthest first, and is turned there. */
export function entriesInOrder(all: Entries, list: Ordering, site: Site, language: LanguageCode): Entries {
  const { order, byAnswer } = list
  const { id, languages } = site
  // Where words are not translated, the first language stands in.
  const primary = primaryLanguage(site).code
  const spoken = `${language} ${primary}`
  const detail = orderedBy(list)
  if (detail) {
    const how = { detail, isFalling: byAnswer?.isFalling === true }
    const name = `${detail.id} ${detail.kind} ${how.isFalling} ${spoken}`
    return madeOf(ordered, all, name, () => ({
      list: inAnswerOrder(all, how, { id, languages }, language),
      compare: comparingAnswers(how, { id, languages }, language),
      isLastFirst: false,
    })).list
  }
  if (order === 'HAND') return all
  if (order === 'TITLE') return madeOf(ordered, all, `${order} ${spoken}`, () => byTitle(all, language, primary)).list
  return madeOf(ordered, all, order, () => byDay(all, order)).list
}

/** Those of some entries that a list shows which tells of one answer; none where nobody is asked for it any more. */
export function entriesAnswering(
  all: Entries,
  { only, details }: Pick<ListDefinition, 'only' | 'details'>,
  { id, languages }: Site,
): Entries {
  if (!only) return all
  const detail = details.find(({ id: one }) => one === only.of)
  if (!detail) return NOBODY
  const spoken = { id, languages }
  const name = `${detail.id} ${detail.kind} ${primaryLanguage(spoken).code} ${only.answer}`
  return madeOf(narrowed, all, name, () => {
    const isWanted = answers(detail, only.answer, spoken)
    return { list: all.filter(isWanted), isWanted }
  }).list
}

const NOBODY: Entries = []

/** The latest day first; of one day, the page that was made last. What has no day was before all news, and lies ahead of all events. */
function byDay(all: Entries, order: 'NEWEST' | 'SOONEST'): Ordered {
  const undated = order === 'SOONEST' ? '9' : ''
  const dayOf = ({ day }: EntryPage) => day || undated
  const compare: Ordered['compare'] = (one, two) => (dayOf(one) < dayOf(two) ? 1 : dayOf(one) > dayOf(two) ? -1 : 0)
  return { list: all.toReversed().toSorted(compare), compare, isLastFirst: true }
}

function byTitle(all: Entries, language: LanguageCode, primary: LanguageCode): Ordered {
  const collator = new Intl.Collator(calendarOf(language).language, { numeric: true })
  const titleOf = ({ title }: EntryPage) => title[language] ?? title[primary] ?? ''
  const compare: Ordered['compare'] = (one, two) => collator.compare(titleOf(one), titleOf(two))
  return { list: all.toSorted(compare), compare, isLastFirst: false }
}

/** Entries that are no more there, or other objects, as they were; and those that came, in the order of their pages. */
interface Exchanged {
  readonly gone: Entries
  readonly come: Entries
}

/** Carries on to `now` whatever was made of the entries `before`. */
export function carryOrders(before: Entries, now: Entries, exchange: Exchanged): void {
  for (const [name, { list, ...how }] of ordered.get(before) ?? []) {
    const made = exchangedIn(list, now, exchange, how)
    madeOf(ordered, now, name, () => ({ list: made, ...how }))
  }
  for (const [name, { list, isWanted }] of narrowed.get(before) ?? []) {
    const some = { gone: exchange.gone.filter(isWanted), come: exchange.come.filter(isWanted) }
    madeOf(narrowed, now, name, () => ({ list: carried(list, now, some), isWanted }))
  }
  for (const [primary, topics] of byTopic.get(before) ?? []) {
    const made = topicsAgain(topics, now, exchange, primary)
    if (made) madeOf(byTopic, now, primary, () => made)
  }
}

/** A part of all entries, as their pages stand, with what was made of it. */
function carried(part: Entries, now: Entries, exchange: Exchanged): Entries {
  if (exchange.gone.length + exchange.come.length === 0) return part
  const made = exchangedIn(part, now, exchange, AS_PAGES)
  carryOrders(part, made, exchange)
  return made
}

const AS_PAGES: Omit<Ordered, 'list'> = { compare: () => 0, isLastFirst: false }
/** Of more topics than these it is found anew which comes first. */
const MOST_TOPICS = 100

function topicsAgain(
  topics: ReadonlyMap<string, Entries>,
  now: Entries,
  { gone, come }: Exchanged,
  primary: LanguageCode,
): ReadonlyMap<string, Entries> | undefined {
  const keyOf = (entry: EntryPage) => topicKey(topicFirst(entry, primary))
  const made = new Map(topics)
  for (const key of new Set([...gone, ...come].map(keyOf))) {
    if (key === '') continue
    const isOf = (entry: EntryPage) => keyOf(entry) === key
    const all = carried(topics.get(key) ?? [], now, { gone: gone.filter(isOf), come: come.filter(isOf) })
    if (all.length === 0) made.delete(key)
    else made.set(key, all)
  }
  if (made.size > MOST_TOPICS) return undefined
  const places = new Map([...made].map(([key, [first]]) => [key, now.indexOf(first!)]))
  return new Map([...made].toSorted(([one], [two]) => places.get(one)! - places.get(two)!))
}

/** A list in some order of entries, with what came where it belongs. */
function exchangedIn(list: Entries, now: Entries, { gone, come }: Exchanged, how: Omit<Ordered, 'list'>): Entries {
  const made = [...list]
  for (const entry of gone) made.splice(made.indexOf(entry), 1)
  for (const entry of come) made.splice(placeOf(entry, made, now, how), 0, entry)
  return made
}

/** Binary search. Where each page stands is asked for those alone that are alike. */
function placeOf(
  entry: EntryPage,
  list: Entries,
  now: Entries,
  { compare, isLastFirst }: Omit<Ordered, 'list'>,
): number {
  const own = now.indexOf(entry)
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const other = list[middle]!
    const way = compare(other, entry) || (isLastFirst ? own - now.indexOf(other) : now.indexOf(other) - own)
    if (way < 0) from = middle + 1
    else to = middle
  }
  return from
}
