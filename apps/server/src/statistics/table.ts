import type { StatisticsExport } from '@mimar/contract'
import { asCsv } from '../csv.ts'

/** Sums as a table that spreadsheets open as it is. */
export function statisticsAsCsv({ sums }: StatisticsExport): string {
  const rows = sums.map(({ day, kind, name, views, visits }) => [day, kind, name, views, visits])
  return asCsv([['day', 'kind', 'name', 'views', 'visits'], ...rows])
}
