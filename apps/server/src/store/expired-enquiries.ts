// Data retention: enquiries that are erased because their time is over still count for the day they came on.
import type { Transaction } from 'kysely'
import { dayIn } from '../zoned-day.ts'
import type { Tables } from './tables.ts'

type Erased = Pick<Tables['messages'], 'at' | 'folder' | 'erased_at'>

/** Notes how many came on which day; what was spam, or erased by somebody, was no enquiry. */
export async function noteExpired(transaction: Transaction<Tables>, site: string, messages: readonly Erased[]) {
  const settings = transaction
    .selectFrom('statistics_settings')
    .select(['time_zone', 'is_counted'])
    .where('site', '=', site)
  const known = await settings.executeTakeFirst()
  // Where an owner has switched counting off, nothing is kept.
  if (known?.is_counted === 0) return
  const zone = known?.time_zone ?? 'UTC'
  const days = new Map<string, number>()
  for (const { at, folder, erased_at } of messages) {
    if (folder === 'spam' || erased_at !== null) continue
    const day = dayIn(zone, Date.parse(at))
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  if (days.size === 0) return
  const rows = [...days].map(([day, visits]) => ({ site, day, kind: 'enquiries', name: '', views: 0, visits }))
  await transaction
    .insertInto('visit_sums')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['site', 'day', 'kind', 'name'])
        .doUpdateSet((is) => ({ visits: is('visit_sums.visits', '+', is.ref('excluded.visits')) })),
    )
    .execute()
}
