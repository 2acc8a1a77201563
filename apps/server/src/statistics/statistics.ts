// Web analytics: counts of visits in memory, stored as additive daily sums.
import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { clock } from '../clock.ts'
import type { AddedDay, StatisticsStore } from '../store/statistics.store.ts'
import { dayIn } from '../zoned-day.ts'
import { readAsked, readAskedBeside } from './asked.ts'
import { type Speed, Tally } from './tally.ts'

/** So often counts are stored: a server that is killed loses no more than these seconds of them. */
export const STORED_EVERY_SECONDS = 15
/** So many times that is looked for what is kept too long. */
const FORGETS_EVERY = 240
/** Days begin at a quarter of an hour of UTC everywhere, so that what waits longer is told apart by those. */
const QUARTER = 900_000
/** What could not be stored for a day is given up, the oldest first. */
const MOST_QUARTERS = 96
/** So many sums of all sites wait at once, some 40 MB: nobody fills the memory while the database is away. */
const MOST_WAITING = 200_000
/** Where so many sites were visited since it was stored last, it is stored at once: what waits takes a kilobyte and more of each. */
const MOST_FRESH = 2_000
/** So many sites are stored about in one transaction. */
const SITES_AT_ONCE = 50
/** Where many sites are visited, a pause after each of these (ms): visitors are not to notice when all of it is stored. */
const BETWEEN_MS = 25
/** A shorter one where so many are that the longer would have them wait in memory. */
const BETWEEN_MANY_MS = 5

interface Options {
  readonly store: Pick<StatisticsStore, 'settingsOf' | 'begin' | 'add' | 'forget'>
  /** Host and port of the app. */
  readonly app: string
  /** By whose clock the days of each of these sites begin (IANA). */
  readonly zonesOf: (sites: readonly string[]) => Promise<ReadonlyMap<string, string>>
  readonly onFailure: (failure: unknown) => void
  readonly now?: (() => number) | undefined
  /** So many sums wait at most to be stored. */
  readonly mostWaiting?: number
  /** Of so many sites it is stored at once. */
  readonly mostFresh?: number
}

type Waiting = Map<string, Tally>

/** Counts what visitors read, for the people of each site. Each server counts for itself, and adds to what all have. */
export class Statistics {
  readonly #options: Options
  readonly #now: () => number
  #fresh: Waiting = new Map()
  /** What is to be stored, by the quarter of an hour it was counted in. */
  readonly #waiting = new Map<number, Waiting>()
  readonly #ending = new AbortController()
  #storing: Promise<void> = Promise.resolve()
  #isCrowded = false
  #turn = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#now = options.now ?? clock.now
  }

  /** A page of that site is given to a visitor. */
  readonly page = (site: string, address: string, { headers }: Pick<IncomingMessage, 'headers'>): void => {
    const asked = readAsked(headers, this.#options.app)
    if (!asked) return
    const tally = this.#tallyOf(site)
    tally.add('page', address, 1, asked.isVisit ? 1 : 0)
    if (!asked.isVisit) return
    tally.add('from', asked.from, 0, 1)
    tally.add('device', asked.device, 0, 1)
    if (asked.language !== '') tally.add('wished', asked.language, 0, 1)
  }

  /** A page that a browser had fetched ahead is shown: it comes after another one of the same site. */
  readonly shown = (site: string, address: string, { headers }: Pick<IncomingMessage, 'headers'>): void => {
    if (readAskedBeside(headers, this.#options.app)) this.#tallyOf(site).add('page', address, 1, 0)
  }

  /** What a browser measured of a page that was read. */
  readonly measured = (site: string, width: string, speeds: readonly Speed[]): void => {
    const tally = this.#tallyOf(site)
    if (width !== '') tally.add('width', width, 1, 0)
    for (const speed of speeds) tally.addSpeed(speed)
  }

  start(): void {
    this.#timer = setInterval(() => void this.#beat(), STORED_EVERY_SECONDS * 1_000).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#ending.abort()
    await this.write()
  }

  /** Stores what was counted, with pauses of so many milliseconds in between; what cannot be stored waits for the next time. */
  write(between = 0): Promise<void> {
    this.#storing = this.#storing.then(() => this.#store(between)).catch(this.#options.onFailure)
    return this.#storing
  }

  /** Forgets what is older than it is to be kept. */
  async forget(): Promise<void> {
    await this.#options.store.forget((months) => {
      const today = new Date(this.#now())
      // Of a month that has no such day its last one.
      const last = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months + 1, 0)).getUTCDate()
      const day = Math.min(today.getUTCDate(), last)
      return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, day)).toISOString().slice(0, 10)
    })
  }

  async #beat(): Promise<void> {
    await this.write(BETWEEN_MS)
    this.#turn += 1
    if (this.#turn % FORGETS_EVERY === 1) await this.forget().catch(this.#options.onFailure)
  }

  #tallyOf(site: string): Tally {
    const known = this.#fresh.get(site)
    if (known) return known
    const tally = new Tally()
    this.#fresh.set(site, tally)
    if (this.#fresh.size >= (this.#options.mostFresh ?? MOST_FRESH) && !this.#isCrowded) {
      this.#isCrowded = true
      void this.write(BETWEEN_MANY_MS)
    }
    return tally
  }

  /** What cannot be stored of some keeps none of the others from being stored. */
  async #store(between: number): Promise<void> {
    this.#setAside()
    const failures: unknown[] = []
    for (const [quarter, sites] of this.#waiting) {
      const ids = [...sites.keys()].sort()
      for (let at = 0; at < ids.length; at += SITES_AT_ONCE) {
        const some = ids.slice(at, at + SITES_AT_ONCE)
        const storing = this.#daysOf(some, sites, quarter * QUARTER).then((days) => this.#options.store.add(days))
        const isStored = await storing.then(
          () => true,
          (failure) => void failures.push(failure),
        )
        if (isStored) for (const id of some) sites.delete(id)
        if (at + SITES_AT_ONCE < ids.length) await this.#pause(between)
      }
      if (sites.size === 0) this.#waiting.delete(quarter)
    }
    if (failures.length > 0) throw failures[0]
  }

  /** Ends at once where the server is ending. */
  async #pause(milliseconds: number): Promise<void> {
    const { signal } = this.#ending
    if (milliseconds > 0 && !signal.aborted)
      await pause(milliseconds, undefined, { ref: false, signal }).catch(() => {})
  }

  /** From here on others are counted. */
  #setAside(): void {
    const fresh = this.#fresh
    this.#isCrowded = false
    if (fresh.size === 0) return
    this.#fresh = new Map()
    const quarter = Math.floor(this.#now() / QUARTER)
    const waiting = this.#waiting.get(quarter) ?? new Map<string, Tally>()
    this.#waiting.set(quarter, waiting)
    for (const [site, tally] of fresh) {
      const known = waiting.get(site)
      if (known) known.take(tally)
      else waiting.set(site, tally)
    }
    for (const oldest of this.#waiting.keys()) {
      if (this.#waiting.size <= MOST_QUARTERS) break
      this.#waiting.delete(oldest)
    }
    this.#giveUpOldest()
  }

  /** Of what is too much to wait, the oldest is given up, one site after another. */
  #giveUpOldest(): void {
    const { mostWaiting = MOST_WAITING } = this.#options
    const all = [...this.#waiting.values()].flatMap((sites) => [...sites.values()])
    let over = all.reduce((sum, { size }) => sum + size, 0) - mostWaiting
    for (const [quarter, sites] of this.#waiting) {
      for (const [site, { size }] of sites) {
        if (over <= 0) return
        over -= size
        sites.delete(site)
      }
      this.#waiting.delete(quarter)
    }
  }

  /** What of it is stored: nothing of sites that are gone, or are not to be counted. */
  async #daysOf(ids: readonly string[], sites: Waiting, at: number): Promise<AddedDay[]> {
    const { store, zonesOf } = this.#options
    const settings = await store.settingsOf(ids)
    const days: AddedDay[] = []
    const begun = await zonesOf([...settings].flatMap(([site, own]) => (own || !sites.has(site) ? [] : [site])))
    for (const [site, own] of settings) {
      const tally = sites.get(site)
      if (!tally || own?.isCounted === false) continue
      const zone = own?.timeZone ?? begun.get(site) ?? ''
      const kinds = new Map(tally.kinds).set('language', languagesOf(tally))
      days.push({ site, day: dayIn(zone, at), kinds, speeds: [...tally.speeds.values()] })
    }
    await store.begin(begun)
    return days
  }
}

/** Languages by the first step of addresses; '' is the one that has none, and pages that look as if. */
function languagesOf({ kinds }: Tally) {
  const languages = new Map<string, { views: number; visits: number }>()
  for (const [address, { views, visits }] of kinds.get('page') ?? []) {
    const language = /^\/([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\//i.exec(address)?.[1] ?? ''
    const known = languages.get(language) ?? { views: 0, visits: 0 }
    languages.set(language, { views: known.views + views, visits: known.visits + visits })
  }
  return languages
}
