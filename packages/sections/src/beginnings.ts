import { beginnings } from './every-beginning.ts'
import type { Beginning, Starts } from './starts.ts'
import type { Template } from './template.ts'

export { beginningsOf } from './beginning.ts'
export { beginnings, type Starts }

const PLAIN: Beginning = { startsPage: false, newPages: {}, starts: {} }

/** How sections of a template begin. */
export const beginningOf = ({ id }: Pick<Template, 'id'>): Beginning => beginnings[id] ?? PLAIN
