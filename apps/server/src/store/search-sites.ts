// Full-text search among names of sites, as lists of owners and of hosts have it.
import { fold } from '@mimar/fields'
import { sql } from 'kysely'
import { giveWay } from '../turns.ts'

/** So many names are searched before others get their turn. */
const NAMES_AT_ONCE = 500

interface NamedSite {
  readonly id: string
  readonly name: string
  readonly slug: string
}

/**
 * The ids, in their order, of sites whose name, address or what else is known of them holds each word, however it is
 * typed. No database folds all of the languages, so this is done here, in slices.
 */
export async function idsHolding(
  search: string,
  sites: readonly NamedSite[],
  besidesOf: (id: string) => string = () => '',
): Promise<string[]> {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const ids: string[] = []
  for (const [at, { id, name, slug }] of sites.entries()) {
    if (at % NAMES_AT_ONCE === 0) await giveWay()
    const findable = `${fold(name)} ${slug} ${besidesOf(id)}`
    if (words.every((word) => findable.includes(word))) ids.push(id)
  }
  return ids
}

/** Sites that were changed last come first. */
export function lastFirst<Rows extends { orderBy(order: ReturnType<typeof sql>, way?: 'desc'): Rows }>(
  sites: Rows,
): Rows {
  return sites.orderBy(sql`coalesce(changed_at, sites.created_at)`, 'desc').orderBy(sql`sites.id`)
}
