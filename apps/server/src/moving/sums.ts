import { MOST_IN_A_STEP, type MoveStep } from '@mimar/contract'
import { clock } from '../clock.ts'
import type { StatisticsStore } from '../store/statistics.store.ts'
import type { Other } from './leaving.ts'

const DAY_MS = 24 * 3_600_000

type Step = Extract<MoveStep, { step: 'statistics' }>

/** Brings what was counted of a site, in the place of what an earlier try has brought. */
export async function sendSums(site: string, other: Other, store: StatisticsStore): Promise<void> {
  const settings = (await store.settingsOf([site])).get(site)
  if (!settings) return
  const { sums, speeds } = await store.rows(site)
  for (let at = 0; at < Math.max(sums.length, speeds.length, 1); at += MOST_IN_A_STEP) {
    const some = { sums: sums.slice(at, at + MOST_IN_A_STEP), speeds: speeds.slice(at, at + MOST_IN_A_STEP) }
    await other.step({ step: 'statistics', settings, isFirst: at === 0, ...some })
  }
}

/** Takes it in for a site that nobody sees yet. */
export async function receiveSums(
  site: string,
  { settings, isFirst, ...rows }: Step,
  store: StatisticsStore,
): Promise<void> {
  await store.save(site, settings)
  if (isFirst) await store.clear(site)
  // No clock on earth is a day ahead of UTC: what lies further on would never be forgotten.
  const last = new Date(clock.now() + DAY_MS).toISOString().slice(0, 10)
  const passed = <Row extends { readonly day: string }>(all: readonly Row[]) => all.filter(({ day }) => day <= last)
  await store.put(site, { sums: passed(rows.sums), speeds: passed(rows.speeds) })
}
