import type { Domain } from '@mimar/contract'
import type { Settings } from '../settings.ts'
import { type DomainRow, type DomainStore, namesOf } from '../store/domains.store.ts'
import { shownName } from './domain-name.ts'
import type { Visited } from './padlock.ts'

interface Options {
  readonly store: Pick<DomainStore, 'noteVisit'>
  readonly settings: Pick<Settings, 'appUrl'>
  /** Asks one name as a visitor does. */
  readonly visit: (name: string, site: string) => Promise<Visited>
  readonly now: () => Date
  readonly onFailure: (failure: unknown) => void
}

const SECOND = 1_000
/** What failed is asked again while somebody waits; what was well once a week. */
const AGAIN_MS = { failed: 25 * SECOND, well: 7 * 86_400 * SECOND, wanted: 5 * SECOND } as const

/** Whether visitors of connected domains have a padlock, asked from here beside everything else. */
export class Padlocks {
  readonly #options: Options
  readonly #asking = new Map<string, Promise<void>>()

  constructor(options: Options) {
    this.#options = options
  }

  /** What was seen last; null while nobody has looked, or where nothing is encrypted. */
  of({ connectedAt, visited, visitedAt }: DomainRow): Domain['padlock'] {
    const last = connectedAt === null || visitedAt === null ? undefined : readVisited(visited)
    return last && visitedAt !== null ? { ...last, name: shownName(last.name), at: visitedAt } : null
  }

  /** Asks where it is time to, or somebody wants it; resolves when that is done. */
  async askDue(row: DomainRow, isWanted = false): Promise<void> {
    const before = this.#asking.get(row.site)
    if (before || !this.#isDue(row, isWanted)) return before
    const asking = this.#ask(row)
      .catch(this.#options.onFailure)
      .finally(() => this.#asking.delete(row.site))
    this.#asking.set(row.site, asking)
    return asking
  }

  /** Resolves when nobody is asked just now. */
  async idle(): Promise<void> {
    await Promise.all(this.#asking.values())
  }

  #isDue({ connectedAt, visited, visitedAt }: DomainRow, isWanted: boolean): boolean {
    if (connectedAt === null || this.#options.settings.appUrl.protocol !== 'https:') return false
    if (visitedAt === null) return true
    const state = isWanted ? 'wanted' : readVisited(visited)?.fault ? 'failed' : 'well'
    return this.#options.now().getTime() - Date.parse(visitedAt) >= AGAIN_MS[state]
  }

  async #ask(row: DomainRow): Promise<void> {
    const { store, visit, now } = this.#options
    // The name that visitors end at first: what is wrong there is said before all else.
    const names = namesOf(row).toSorted((a, b) => Number(b === row.main) - Number(a === row.main))
    const seen = await Promise.all(names.map((name) => visit(name, row.site)))
    const worst = seen.find(({ fault }) => fault !== null) ?? seen[0]
    if (worst) await store.noteVisit(row, JSON.stringify(worst), now())
  }
}

const readVisited = (visited: string | null) => (visited === null ? undefined : (JSON.parse(visited) as Visited))
