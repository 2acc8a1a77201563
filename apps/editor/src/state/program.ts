// Lazy loading of the program that makes changes, and the queue of what was done before it came.
import type { LanguageCode, SectionId } from '@mimar/document'
import type * as Changes from './changes.ts'
import type { Deed } from './changes.ts'
import type { Change } from './state.ts'
import type { World } from './world.ts'

/** Before the program is asked for again, in milliseconds. */
const AGAIN = 2_000

/** What was done before the program had arrived, with the ids its operations are stored under. */
export interface EarlyDeed {
  readonly deed: Deed
  readonly changes: readonly Change[]
}

type Life =
  | { readonly kind: 'away' }
  | { readonly kind: 'coming'; readonly coming: Promise<typeof Changes | null> }
  | { readonly kind: 'here'; readonly changes: typeof Changes }

interface Sides {
  readonly world: Pick<World, 'loadChanges' | 'readings' | 'wait'>
  /** It is here: what waited is made, before anybody else can do anything. */
  readonly arrived: (early: readonly EarlyDeed[]) => void
  /** It was needed, and cannot be had for now. */
  readonly missed: () => void
}

/** The program that makes changes: away, on its way, or here for good. */
export class Program {
  readonly #sides: Sides
  #life: Life = { kind: 'away' }
  #early: readonly EarlyDeed[] = []
  #insisting: Promise<void> | null = null
  #unread: readonly EarlyDeed[] = []
  #learning: Promise<void> | null = null

  constructor(sides: Sides) {
    this.#sides = sides
  }

  /** Null until it has arrived. */
  get changes(): typeof Changes | null {
    return this.#life.kind === 'here' ? this.#life.changes : null
  }

  /** Changes that wait, oldest first. */
  get waiting(): readonly Change[] {
    return [...this.#early, ...this.#unread].flatMap(({ changes }) => changes)
  }

  /** Null while it cannot be had; asked again, it is fetched again. */
  async call(): Promise<typeof Changes | null> {
    if (this.#life.kind === 'here') return this.#life.changes
    if (this.#life.kind === 'coming') return this.#life.coming
    const coming = this.#sides.world.loadChanges().then(
      (changes) => this.#came(changes),
      () => this.#failed(),
    )
    this.#life = { kind: 'coming', coming }
    return coming
  }

  /** Resolves once it is here, however often it has to be asked for. */
  insist(): Promise<void> {
    this.#insisting ??= this.#askUntilHere()
    return this.#insisting
  }

  /** Makes something as soon as it is here. */
  wait(early: EarlyDeed): void {
    this.#early = [...this.#early, early]
  }

  /** Makes what says hours or amounts as they were typed, once it is here and these can be read; resolves when it has. */
  waitToRead(early: EarlyDeed): Promise<void> {
    this.#unread = [...this.#unread, early]
    this.#learning ??= this.#askUntilRead()
    return this.#learning
  }

  /** The program, and how typed hours and amounts are read, which the device may have kept; what waited is made. Null while it cannot be had. */
  async callToRead(): Promise<typeof Changes | null> {
    const [changes, isRead] = await Promise.all([this.call(), this.#learn()])
    if (!changes || !isRead) return null
    const unread = this.#unread
    this.#unread = []
    this.#sides.arrived(unread)
    return changes
  }

  /** What a waiting change will write in a text; undefined when none waits for it. */
  waitingText(section: SectionId, field: string, language: LanguageCode): string | null | undefined {
    for (const { operation } of this.waiting.toReversed()) {
      if (operation.do !== 'set-field' || operation.section !== section || operation.field !== field) continue
      if (operation.language === language) return operation.value as string | null
    }
    return undefined
  }

  #came(changes: typeof Changes): typeof Changes {
    const early = this.#early
    this.#life = { kind: 'here', changes }
    this.#early = []
    this.#sides.arrived(early)
    return changes
  }

  #failed(): null {
    this.#life = { kind: 'away' }
    return null
  }

  async #askUntilHere(): Promise<void> {
    const { world, missed } = this.#sides
    while (!(await this.call())) {
      missed()
      await world.wait(AGAIN, new AbortController().signal)
    }
  }

  async #askUntilRead(): Promise<void> {
    const { world, missed } = this.#sides
    while (!(await this.callToRead())) {
      missed()
      await world.wait(AGAIN, new AbortController().signal)
    }
    this.#learning = null
  }

  #learn(): Promise<boolean> {
    return this.#sides.world.readings.learn().then(
      () => true,
      () => false,
    )
  }
}
