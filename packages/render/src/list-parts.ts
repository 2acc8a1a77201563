// How a list is divided into pages (pagination): from its oldest entry, so that few pages change when one comes (0145).
import { type Page, pageDifference, pathKey, type Site } from '@mimar/document'

/** The days between which an entry is of use; '' where nobody has said. */
interface Dated {
  readonly day: string
  readonly until: string
}

/** What stands on a page of a list, and the numbers of those beside it; 0 is the first. */
export interface ListPart<T> {
  readonly entries: readonly T[]
  /** On the way back to what comes first. */
  readonly previous: number | null
  readonly next: number | null
}

/** A list of which pages are made. */
export interface Divided<T> {
  /** The oldest, or the soonest, last. */
  readonly all: readonly T[]
  readonly amount: number
  /** Whether it is read as a calendar: what lies ahead from the first page on, and behind it what was. */
  readonly isCalendar: boolean
  /** Whether what is over may stand on its first page, where nothing lies ahead. */
  readonly keepsPast: boolean
  readonly today: string
}

/** Into how many parts it falls: each is full but the newest, which holds between once and twice the amount. */
const partsOf = (count: number, amount: number): number => Math.max(1, Math.floor(count / amount))

/**
 * How many pages stand behind the first. Of what is told newest first, the newest part is the first page. Of a calendar
 * each part has a page, whatever the day is on which it is drawn: only its first page is of that day.
 */
export function pagesBehind(count: number, amount: number, isCalendar: boolean): number {
  const parts = partsOf(count, amount)
  return isCalendar && parts > 1 ? parts : parts - 1
}

/** What stands on a page of a list. */
export function partAt<T extends Dated>(list: Divided<T>, number: number): ListPart<T> {
  const { all, amount, isCalendar } = list
  const behind = pagesBehind(all.length, amount, isCalendar)
  if (isCalendar) return number === 0 ? firstOfCalendar(list, behind) : pageOfCalendar(list, behind, number)
  const end = all.length - (number - 1) * amount
  if (number === 0) return { entries: all.slice(0, all.length - behind * amount), previous: null, next: behind || null }
  const entries = all.slice(end - amount, end)
  return { entries, previous: number === behind ? 0 : number + 1, next: number === 1 ? null : number - 1 }
}

function pageOfCalendar<T>({ all, amount }: Divided<T>, behind: number, number: number): ListPart<T> {
  const [from, to] = [(number - 1) * amount, number === behind ? all.length : number * amount]
  const entries = all.slice(all.length - to, all.length - from).toReversed()
  return { entries, previous: number === 1 ? null : number - 1, next: number === behind ? null : number + 1 }
}

/** What lies ahead, to the end of a page; a list of one page holds what was besides, behind it. */
function firstOfCalendar<T extends Dated>(list: Divided<T>, behind: number): ListPart<T> {
  const { amount } = list
  const { soonest, running, from } = aheadOf(list)
  if (behind === 0) {
    const shown = new Set([...running, ...soonest.slice(from)])
    return { entries: [...shown, ...list.all.filter((entry) => !shown.has(entry))], previous: null, next: null }
  }
  const last = Math.ceil(from / amount) + 1
  const entries = [...running, ...soonest.slice(from, last < behind ? last * amount : undefined)]
  const previous = from === 0 ? null : Math.min(behind, Math.ceil(from / amount))
  return { entries, previous, next: last < behind ? last + 1 : null }
}

/** What lies ahead of a list, the soonest first. */
export function ahead<T extends Dated>(list: Divided<T>): readonly T[] {
  const { soonest, running, from } = aheadOf(list)
  return [...running, ...soonest.slice(from)]
}

function aheadOf<T extends Dated>({ all, amount, keepsPast, today }: Divided<T>) {
  const soonest = all.toReversed()
  // What has no day lies ahead of all.
  const found = soonest.findIndex(({ day }) => day === '' || day >= today)
  const from = found < 0 ? soonest.length : found
  // Of what goes on for long no more than fills a page.
  const running = soonest
    .slice(0, from)
    .filter(({ until }) => until >= today)
    .slice(-amount)
  if (keepsPast && from === soonest.length && running.length === 0) {
    return { soonest, running, from: Math.max(0, from - amount) }
  }
  return { soonest, running, from }
}

/** Of the lists of a page that have pages, which one it is, and its number: the first is '', and then '2', or '2-2' of its second list. */
export function listPageKey(list: number, number: number): string {
  if (number === 0) return ''
  return list === 0 ? String(number) : `${list + 1}-${number}`
}

/** The number of the page of a list; the first for those of the other lists. */
export function numberOf(key: string, list: number): number {
  const [first = '', second] = key.split('-')
  if (second === undefined) return list === 0 ? Number(first) : 0
  return Number(first) === list + 1 ? Number(second) : 0
}

const taken = new WeakMap<readonly Page[], ReadonlySet<string>>()

/** The path of a page of a list, beside those that an owner has given. */
export function numberedPath(site: Pick<Site, 'pages'>, { path }: Pick<Page, 'path'>, key: string): string {
  if (key === '') return path
  const known = takenOnes(site.pages)
  let found = `${path === '/' ? '' : path}/${key}`
  while (known.has(pathKey(found))) found += '_'
  return found
}

/** The paths that an owner gave and that a page of a list could have: few of all. */
function takenOnes(pages: readonly Page[]): ReadonlySet<string> {
  const known = taken.get(pages)
  if (known) return known
  const found = new Set(pages.flatMap(({ path }) => (isNumbered(path) ? [pathKey(path)] : [])))
  taken.set(pages, found)
  return found
}

const isNumbered = (path: string) => /\/(?:\d+-)?\d+_*\/?$/.test(path)

/** Whether the pages of lists have the paths they had, where the page they stand on has. Then what is known of them is carried on. */
export function areNumbersFree(before: readonly Page[], pages: readonly Page[]): boolean {
  const { gone, come } = pageDifference(before, pages)
  if ([...gone, ...come].some(({ page }) => isNumbered(page.path))) return false
  taken.set(pages, takenOnes(before))
  return true
}
