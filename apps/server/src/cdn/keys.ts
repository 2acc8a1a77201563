// Surrogate keys (cache tags): the names by which a cache in front forgets answers.
import { createHash } from 'node:crypto'

const LETTERS = 16

const hashed = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, LETTERS)

/** All that a cache keeps of Mimar's. */
export const ALL_KEY = 'mimar'

/** All that a cache keeps of a site. */
export const siteKey = (site: string) => `s-${hashed(site)}`

/** What a site answers at one address. */
export const pageKey = (site: string, address: string) => `p-${hashed(`${site}\n${address}`)}`

/** What a site answers where it has nothing: a publish may have something there. */
export const missingKey = (site: string) => `m-${hashed(site)}`
