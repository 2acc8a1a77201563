// Undo and redo stacks that outlive a reload.
import type { Step } from './state.ts'

interface Steps {
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
}

const NONE: Steps = { undo: [], redo: [] }

/** The undo list outlives a reload of the tab (EDIT-15). */
export function readSteps(storage: Storage, siteId: string): Steps {
  try {
    const read = JSON.parse(storage.getItem(nameOf(siteId)) ?? 'null') as Steps | null
    return Array.isArray(read?.undo) && Array.isArray(read.redo) ? read : NONE
  } catch {
    return NONE
  }
}

export function keepSteps(storage: Storage, siteId: string, { undo, redo }: Steps): void {
  try {
    storage.setItem(nameOf(siteId), JSON.stringify({ undo, redo }))
  } catch {
    // Full or forbidden: undo still works until the tab is reloaded.
  }
}

const nameOf = (siteId: string) => `mimar:steps:${siteId}`
