import type { LanguageCode, SectionId } from '@mimar/document'
import type * as Changes from './changes.ts'
import type { Deed } from './changes.ts'
import type { Change } from './state.ts'

/** What was done before `changes` had arrived, with the ids its operations are stored under. */
interface Early {
  readonly deed: Deed
  readonly changes: readonly Change[]
}

/** Lazy loading of what changes are made with, and the queue of what was done before it came. */
export class ChangesLoader {
  readonly #load: () => Promise<typeof Changes>
  #changes: typeof Changes | null = null
  #loading: Promise<typeof Changes | null> | null = null
  readonly #early: Early[] = []

  constructor(load: () => Promise<typeof Changes>) {
    this.#load = load
  }

  /** Null until it has arrived. */
  get changes(): typeof Changes | null {
    return this.#changes
  }

  /** Changes that wait, oldest first. */
  get waiting(): readonly Change[] {
    return this.#early.flatMap(({ changes }) => changes)
  }

  /** Null while it cannot be had; asked again, it is fetched again. */
  async fetch(): Promise<typeof Changes | null> {
    if (this.#changes) return this.#changes
    this.#loading ??= this.#load().catch(() => null)
    this.#changes = await this.#loading
    this.#loading = null
    return this.#changes
  }

  wait(early: Early): void {
    this.#early.push(early)
  }

  /** What waited, which waits no longer. */
  takeEarly(): readonly Early[] {
    return this.#early.splice(0)
  }

  /** What a waiting change will write in a text; undefined when none waits for it. */
  waitingText(section: SectionId, field: string, language: LanguageCode): string | null | undefined {
    for (const { operation } of this.waiting.toReversed()) {
      if (operation.do !== 'set-field' || operation.section !== section || operation.field !== field) continue
      if (operation.language === language) return operation.value as string | null
    }
    return undefined
  }
}
