// Breakpoints of the editor as media queries: phone, tablet or wider.
import { useSyncExternalStore } from 'react'

const PHONE = matchMedia('(max-width: 767px)')
const NARROW = matchMedia('(max-width: 1199px)')

function useMatch(query: MediaQueryList): boolean {
  return useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => query.matches,
    () => query.matches,
  )
}

/** Whether the editor itself stands on a phone: up to 767 px. */
export const useIsPhone = (): boolean => useMatch(PHONE)

/** Whether the bar has no room for long words: up to 1199 px, as in its styles. */
export const useIsNarrow = (): boolean => useMatch(NARROW)
