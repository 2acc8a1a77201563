import { useEffect, useReducer, useState } from 'react'
import { newId } from '../state/new-id.ts'

/** Text is stored so long after the last key (EDIT-7), and at once on leaving. */
const STORED_AFTER = 1_000

interface Options<Fault> {
  readonly stored: string
  /** Why it cannot be stored as it is typed; null where it can. */
  readonly faultOf: (typed: string) => Fault | null
  /** All that is stored in one visit is one step back. */
  readonly store: (typed: string, visit: string) => void
}

export interface Draft<Fault> {
  readonly value: string
  readonly fault: Fault | null
  readonly entered: () => void
  readonly typed: (value: string) => void
  readonly left: () => void
}

/** Those with text that is not stored yet. */
const waiting = new Set<() => void>()

/** Stores everything that is still being typed. */
export function storeDrafts(): void {
  for (const store of [...waiting]) store()
}

// Before the editor sends what is unsent: capturing comes first.
addEventListener('pagehide', storeDrafts, { capture: true })
addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && storeDrafts(), { capture: true })

/** What is typed in one field, until it is stored. */
class Typing<Fault> {
  options: Options<Fault>
  typed: string | null = null
  fault: Fault | null = null
  #visit = ''
  #timer = 0
  readonly #changed: () => void

  constructor(options: Options<Fault>, changed: () => void) {
    this.options = options
    this.#changed = changed
  }

  enter(): void {
    this.#visit = newId()
  }

  type(value: string): void {
    this.typed = value
    // A fault goes as soon as it is mended, and comes only when somebody has stopped typing.
    if (this.fault !== null) this.fault = this.options.faultOf(value)
    waiting.add(this.store)
    clearTimeout(this.#timer)
    this.#timer = window.setTimeout(this.store, STORED_AFTER)
    this.#changed()
  }

  readonly store = (): void => {
    clearTimeout(this.#timer)
    waiting.delete(this.store)
    if (this.typed === null) return
    this.fault = this.options.faultOf(this.typed)
    if (this.fault === null && this.typed !== this.options.stored) this.options.store(this.typed, this.#visit)
    this.#changed()
  }

  leave(): void {
    this.store()
    if (this.fault === null) this.#give()
  }

  /** Somebody else, or Undo, has made it another text. */
  follow(stored: string): void {
    if (this.typed !== null && !waiting.has(this.store) && this.typed.trim() !== stored) this.#give()
  }

  #give(): void {
    this.typed = null
    this.fault = null
    this.#changed()
  }
}

/** What is typed in a field: shown at once, stored while one types, kept with its reason where it cannot be stored. */
export function useDraft<Fault>(options: Options<Fault>): Draft<Fault> {
  const [, draw] = useReducer((count: number) => count + 1, 0)
  const [typing] = useState(() => new Typing(options, draw))
  typing.options = options
  const { stored } = options
  useEffect(() => typing.follow(stored), [typing, stored])
  useEffect(() => typing.store, [typing])
  return {
    value: typing.typed ?? stored,
    fault: typing.fault,
    entered: () => typing.enter(),
    typed: (value) => typing.type(value),
    left: () => typing.leave(),
  }
}
