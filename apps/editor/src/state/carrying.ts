import type { Operation, Site } from '@mimar/document'
import type { Deed } from './changes.ts'
import type { Opened, Step } from './state.ts'

/** What a deed brings along. */
interface Carried {
  readonly operations: readonly Operation[]
  /** Called once they are made. */
  readonly told?: () => void
}

/** What goes along with what a person did to the site. */
export type Companion = (before: Site, after: Site) => Carried | null

const WAYS_BACK: readonly Deed['name']['kind'][] = ['Restored', 'Discarded']

/** Remembers what a person did since the caret came, so that what goes along becomes part of the same step. */
export class Carrying {
  companion: Companion | null = null
  #since: Site | null = null
  #step: Step | undefined

  /** A deed was made; one that brings back what was brings nothing along. */
  did(before: Site, { undo }: Opened, { name }: Deed): void {
    this.#since = WAYS_BACK.includes(name.kind) ? null : (this.#since ?? before)
    this.#step = undo.at(-1)
  }

  /** What goes along with the deeds so far; null when the newest step is none of theirs any more. */
  take({ site, undo }: Opened): Carried | null {
    const since = this.#since
    const isNewest = this.#step !== undefined && this.#step === undo.at(-1)
    this.forget()
    const carried = since && isNewest ? this.companion?.(since, site) : null
    return carried && carried.operations.length > 0 ? carried : null
  }

  /** Undo and redo bring nothing along. */
  forget(): void {
    this.#since = null
    this.#step = undefined
  }
}
