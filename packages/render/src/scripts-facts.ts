import type { Settings } from '@mimar/document'
import { integrationStarts } from '@mimar/document/integrations'
import type { ScriptsFacts } from '@mimar/sections/widgets'

/** Whose scripts the owner lets load, and how; null where it is nobody's. Ids of another form than their company's reach no page (SCRIPT-3). */
export function scriptsFacts(settings: Settings): ScriptsFacts | null {
  const found = integrationStarts(settings)
  if (found.length === 0) return null
  return { names: found.map(({ id }) => id), starts: found.map(({ id: _, ...start }) => start) }
}
