import { alone } from '../sharing/alone.ts'
import type { SharedWorkStore } from '../store/shared-work.store.ts'

/** Of servers on one database one collects: the row says when that was done last, and who is at it. */
export const onceADay = (works: SharedWorkStore) => ({
  /** Does it unless another server is at it, or it was done since then; work that answers false counts as not done. */
  inTurn: (work: () => Promise<unknown>, since?: string) => alone(works, 'collecting', work, since),
  doneAt: () => works.doneAt('collecting'),
})
