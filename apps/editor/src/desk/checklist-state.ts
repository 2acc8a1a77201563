import { createStore } from 'zustand/vanilla'
import { deviceStorage } from '../state/storage.ts'

/** How the first steps stand beside the page: open, as a small button, or gone until they are called back. */
export type ChecklistState = 'open' | 'small' | 'gone'

const key = (site: string) => `mimar:start:${site}`

/** By site, as far as it was asked for; kept on this device. */
export const checklistStates = createStore<{ readonly [site: string]: ChecklistState }>(() => ({}))

export function checklistStateOf(site: string, atFirst: ChecklistState): ChecklistState {
  const known = checklistStates.getState()[site] ?? read(site)
  return known === 'open' || known === 'small' || known === 'gone' ? known : atFirst
}

export function keepChecklistState(site: string, standing: ChecklistState): void {
  checklistStates.setState({ [site]: standing })
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
