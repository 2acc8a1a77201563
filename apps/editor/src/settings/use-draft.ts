import { useEffect, useRef, useState } from 'react'

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

/** What is typed in a field: shown at once, stored while one types, kept with its reason where it cannot be stored. */
export function useDraft<Fault>(options: Options<Fault>): Draft<Fault> {
  const [shown, setShown] = useState<string | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)
  const now = useRef({ options, typed: null as string | null, visit: '', timer: 0 })
  now.current.options = options
  const [store] = useState(() => () => {
    const { typed, timer, visit } = now.current
    clearTimeout(timer)
    waiting.delete(store)
    if (typed === null) return
    const why = now.current.options.faultOf(typed)
    setFault(() => why)
    if (why === null && typed !== now.current.options.stored) now.current.options.store(typed, visit)
  })
  const show = (value: string | null) => {
    now.current.typed = value
    setShown(value)
  }
  const { stored } = options
  // Somebody else, or Undo, has made it another text.
  useEffect(() => {
    const { typed } = now.current
    if (typed === null || waiting.has(store) || typed.trim() === stored) return
    show(null)
    setFault(null)
  }, [stored])
  useEffect(() => store, [store])
  return {
    value: shown ?? stored,
    fault,
    entered: () => {
      now.current.visit = crypto.randomUUID()
    },
    typed(value) {
      show(value)
      if (fault !== null) setFault(() => options.faultOf(value))
      waiting.add(store)
      clearTimeout(now.current.timer)
      now.current.timer = window.setTimeout(store, STORED_AFTER)
    },
    left() {
      store()
      const { typed } = now.current
      if (typed !== null && options.faultOf(typed) === null) show(null)
    },
  }
}
