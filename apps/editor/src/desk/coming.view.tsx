import { useEffect } from 'react'
import type { Stage } from '../canvas/stage.ts'

/** Stands where a bar is on its way: Alt+F10 that is pressed meanwhile leads to it once it is there. */
export function Coming({ stage, host }: { readonly stage: Stage; readonly host: Element }) {
  useEffect(() => {
    const ending = new AbortController()
    let isAsked = false
    const heard = ({ altKey, code }: KeyboardEvent) => {
      isAsked ||= altKey && code === 'F10'
    }
    stage.page.addEventListener('keydown', heard, { signal: ending.signal, capture: true })
    return () => {
      ending.abort()
      if (isAsked) host.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
    }
  }, [stage, host])
  return null
}
