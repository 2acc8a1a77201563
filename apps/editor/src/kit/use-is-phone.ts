// Breakpoint of the editor as a media query: phone or wider.
import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 767px)')

/** Whether the editor itself stands on a phone: up to 767 px. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
  )
}
