import { isRecord, type Json } from '@mimar/fields'
import { Problem } from '../problems.ts'
import type { Site } from '../site.ts'

/** Turns a document of one format into one of the next. */
type Upgrade = (stored: { readonly [key: string]: Json }) => { readonly [key: string]: Json }

/** By the format each starts from. The first change of format adds `1: toFormat2` and a file beside this one. */
const upgrades: { readonly [format: number]: Upgrade } = {}

/** The format this version writes. */
const CURRENT_FORMAT = 1

/** A stored document in the format of this version; throws `format-unknown` for one that is newer, or no document at all. */
export function upgradeSite(stored: unknown): Site {
  if (!isRecord(stored) || !Number.isInteger(stored.format)) {
    throw new Problem('format-unknown', 'This is not a stored site: it does not say its format. Import the site again.')
  }
  let site = stored as { readonly [key: string]: Json }
  for (let format = site.format as number; format !== CURRENT_FORMAT; format += 1) {
    const upgrade = upgrades[format]
    if (!upgrade) {
      const why = `This site is stored in format ${format}; this version reads up to ${CURRENT_FORMAT}.`
      throw new Problem('format-unknown', `${why} Use the version of Mimar that wrote it, or a newer one.`)
    }
    site = upgrade(site)
  }
  return site as unknown as Site
}
