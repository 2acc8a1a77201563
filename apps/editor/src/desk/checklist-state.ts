import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '../state/storage.ts'

/** How the first steps stand beside the page: open, as a small button, or gone until they are called back. */
export type Standing = 'open' | 'small' | 'gone'

const key = (site: string) => `mimar:start:${site}`

/** By site, as far as it was asked for; kept on this device. */
export const standings = createStore<{ readonly [site: string]: Standing }>(() => ({}))

export function standingOf(site: string, atFirst: Standing): Standing {
  const known = standings.getState()[site] ?? read(site)
  return known === 'open' || known === 'small' || known === 'gone' ? known : atFirst
}

export function stand(site: string, standing: Standing): void {
  standings.setState({ [site]: standing })
  try {
    deviceStorage.setItem(key(site), standing)
  } catch {
    // Storage is forbidden: it holds until the page is left.
  }
}

function read(site: string): string | null {
  try {
    return deviceStorage.getItem(key(site))
  } catch {
    return null
  }
}
