import type { Step, Version } from './state.ts'

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

/** Texts with two versions wait for their author through a reload, too. */
export function readVersions(storage: Storage, siteId: string): readonly Version[] {
  try {
    const read = JSON.parse(storage.getItem(versionsOf(siteId)) ?? '[]') as unknown
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}

export function keepVersions(storage: Storage, siteId: string, versions: readonly Version[]): void {
  try {
    storage.setItem(versionsOf(siteId), JSON.stringify(versions))
  } catch {
    // Full or forbidden: they stay in history.
  }
}

const versionsOf = (siteId: string) => `mimar:versions:${siteId}`
