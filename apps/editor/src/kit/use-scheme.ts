import { useLayoutEffect } from 'react'
import type { Scheme } from '../state/choices.ts'

/** Light or dark chrome: as chosen, else as the device has it, also while that changes. It is worn before the first frame: nothing fades from light to dark. */
export function useScheme(scheme: Scheme): void {
  useLayoutEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const wear = () => {
      const isDark = scheme === 'dark' || (scheme === 'system' && system.matches)
      document.documentElement.dataset.scheme = isDark ? 'dark' : 'light'
    }
    wear()
    system.addEventListener('change', wear)
    return () => system.removeEventListener('change', wear)
  }, [scheme])
}
