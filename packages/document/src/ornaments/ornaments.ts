// Registry of ornaments (theming): those that are shipped, and those that an installation adds.
import { added } from '#added/ornaments'
import { ORNAMENTS, type Ornament } from './ornament.ts'

export { ORNAMENTS }

/** Those that this installation adds, in the order of its file. */
export const addedOrnaments: readonly Ornament[] = added

/** The sign of an ornament from outside; '' where this installation does not have it, undefined where Mimar draws its own. */
export function addedSign(ornament: string | null): string | undefined {
  if (ornament === null || ORNAMENTS.some((own) => own === ornament)) return undefined
  return added.find(({ id }) => id === ornament)?.sign ?? ''
}
