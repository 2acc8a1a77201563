import { newId } from '../state/new-id.ts'

/** The id of a section that is new; apart from what it begins with, which comes when somebody adds one. */
export function newSectionId(): string {
  return `s${newId(12)}`
}
