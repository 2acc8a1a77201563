import type { PageScheduleEntry } from '@mimar/contract'
import type { PageId } from '@mimar/document'
import { createStore } from 'zustand/vanilla'

interface PageSchedules {
  readonly entries: readonly PageScheduleEntry[]
}

/** When pages are to be shown and published by themselves, and which were not: as the server told it last. */
export const pageSchedules = createStore((): PageSchedules => ({ entries: [] }))

/** Gives what is known of one page. */
export const ofPage =
  (page: PageId) =>
  ({ entries }: PageSchedules): PageScheduleEntry | undefined =>
    entries.find((one) => one.page === page)

/** Nothing is to be published of a page at a moment, or nothing is to be told of the last one any more. */
export function forgetPage(page: PageId): void {
  pageSchedules.setState(({ entries }) => ({ entries: entries.filter((one) => one.page !== page) }))
}
