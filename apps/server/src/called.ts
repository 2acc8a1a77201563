import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Beside a packed release (0066); the sources have none. */
const isRelease = existsSync(join(import.meta.dirname, '../../../mimar.mjs'))

/** What whoever runs this types before a command, so that they can copy it. */
export const MIMAR = isRelease ? 'npx mimar' : 'npm run mimar --'

/** And what starts it. */
export const START = isRelease ? 'npx mimar' : 'npm start'
