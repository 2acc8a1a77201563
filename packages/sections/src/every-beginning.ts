import { added } from '#added/definitions'
import { type Beginnings, beginningsOf } from './beginning.ts'
import { templates as shipped } from './registry/definitions.ts'

/** How sections of each template of this installation begin; the editor's build says the same as plain data (0151). */
export const beginnings: Beginnings = beginningsOf([...shipped, ...added])
