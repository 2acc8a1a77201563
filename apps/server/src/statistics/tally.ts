// In-memory aggregation: what was counted since it was last stored.
import { STATISTICS_REST } from '@mimar/contract'

/** Of what visits are summed up. */
type SumKind = 'page' | 'language' | 'from' | 'wished' | 'device' | 'width'

interface RunningSum {
  views: number
  visits: number
}

/** How often a measure of a page fell below a bound, and on which section it was put. */
export interface Speed {
  readonly page: string
  readonly measure: string
  readonly section: string
  readonly bucket: number
}

/** So many names of a kind are told apart until they are stored: strangers can invent some of them. */
const MOST_NAMES = 500
/** So many buckets of all measures, pages and sections. */
const MOST_SPEEDS = 2_000

/** So many sums are looked through one after another. Of many sites each is visited once or twice, and maps would be most of what waits. */
const FEW = 12

interface FewSum extends RunningSum {
  readonly kind: SumKind
  readonly name: string
}

/** Sums of one site, by kind and name. */
export class Tally {
  /** Undefined once they are too many, or were asked for by their kinds. */
  #few: FewSum[] | undefined = []
  #kinds = NONE
  #speeds: Map<string, Speed & { times: number }> | undefined

  get kinds(): Map<SumKind, Map<string, RunningSum>> {
    const few = this.#few
    if (!few) return this.#kinds
    this.#few = undefined
    this.#kinds = new Map()
    for (const { kind, name, views, visits } of few) this.add(kind, name, views, visits)
    return this.#kinds
  }

  get speeds(): ReadonlyMap<string, Speed & { times: number }> {
    return this.#speeds ?? NO_SPEEDS
  }

  add(kind: SumKind, name: string, views: number, visits: number): void {
    const among = this.#few?.find((one) => one.kind === kind && one.name === name)
    if (among) {
      among.views += views
      among.visits += visits
    } else if (this.#few && this.#few.length < FEW) this.#few.push({ kind, name, views, visits })
    else this.#addToMany(kind, name, views, visits)
  }

  #addToMany(kind: SumKind, name: string, views: number, visits: number): void {
    const names = this.kinds.get(kind) ?? this.#begin(kind)
    const known = names.get(name)
    if (known) {
      known.views += views
      known.visits += visits
    } else {
      if (names.size >= MOST_NAMES) makeRoom(names)
      names.set(name, { views, visits })
    }
  }

  addSpeed(speed: Speed, times = 1): void {
    const key = `${speed.page}\n${speed.measure}\n${speed.section}\n${speed.bucket}`
    this.#speeds ??= new Map()
    const known = this.#speeds.get(key)
    if (known) known.times += times
    else if (this.#speeds.size < MOST_SPEEDS) this.#speeds.set(key, { ...speed, times })
  }

  /** How many sums there are. */
  get size(): number {
    const sums = this.#few?.length ?? [...this.#kinds.values()].reduce((all, names) => all + names.size, 0)
    return sums + this.speeds.size
  }

  /** Adds all of another one. */
  take({ kinds, speeds }: Tally): void {
    for (const [kind, names] of kinds) for (const [name, sum] of names) this.add(kind, name, sum.views, sum.visits)
    for (const { times, ...speed } of speeds.values()) this.addSpeed(speed, times)
  }

  #begin(kind: SumKind): Map<string, RunningSum> {
    const names = new Map<string, RunningSum>()
    this.#kinds.set(kind, names)
    return names
  }
}

const NONE: Map<SumKind, Map<string, RunningSum>> = new Map()
const NO_SPEEDS: ReadonlyMap<string, Speed & { times: number }> = new Map()

/** Half of the names, those with least, become one sum. */
function makeRoom(names: Map<string, RunningSum>): void {
  const weight = (name: string) => (names.get(name)?.views ?? 0) + (names.get(name)?.visits ?? 0)
  const inOrder = [...names.keys()]
    .filter((name) => name !== STATISTICS_REST)
    .sort((one, other) => weight(other) - weight(one))
  const rest = names.get(STATISTICS_REST) ?? { views: 0, visits: 0 }
  for (const name of inOrder.slice(MOST_NAMES / 2)) {
    const sum = names.get(name)
    rest.views += sum?.views ?? 0
    rest.visits += sum?.visits ?? 0
    names.delete(name)
  }
  names.set(STATISTICS_REST, rest)
}
