// Structural diff of two states of a site: pages are immutable, so the same object is the same page.
import type { Page } from './site.ts'

/** A page, and its place among the others. */
export interface PageAt {
  readonly page: Page
  readonly index: number
}

/** What tells the pages of a site from those that it had before. */
interface PageDifference {
  /** Pages that are not there any more, or are other objects now, as they were. */
  readonly gone: readonly PageAt[]
  /** Pages that are new, or other objects than before. */
  readonly come: readonly PageAt[]
  /** Whether those that are the same objects stand in the order they had. */
  readonly isOrderKept: boolean
}

interface Known {
  /** Held weakly, or the state of today would hold all that were before it. */
  readonly before: WeakRef<readonly Page[]>
  readonly difference: PageDifference
}

const known = new WeakMap<readonly Page[], Known>()

/** Asked again and again while a change is published, and found once. */
export function pageDifference(before: readonly Page[], now: readonly Page[]): PageDifference {
  const last = known.get(now)
  if (last?.before.deref() === before) return last.difference
  const difference = findDifference(before, now)
  known.set(now, { before: new WeakRef(before), difference })
  return difference
}

/** Of ten thousand pages nearly all are the same at both ends: only what lies between is looked into. */
function findDifference(before: readonly Page[], now: readonly Page[]): PageDifference {
  const shorter = Math.min(before.length, now.length)
  let from = 0
  while (from < shorter && before[from] === now[from]) from += 1
  let behind = 0
  while (behind < shorter - from && before[before.length - 1 - behind] === now[now.length - 1 - behind]) behind += 1
  const [then, there] = [between(before, from, before.length - behind), between(now, from, now.length - behind)]
  if (before.length === now.length) {
    const gone = then.filter(({ page }, at) => page !== there[at]!.page)
    const come = there.filter(({ page }, at) => page !== then[at]!.page)
    const isSame = come.every(({ page }, at) => page.id === gone[at]!.page.id)
    if (isSame) return { gone, come, isOrderKept: true }
  }
  const [kept, had] = [new Set(there.map(({ page }) => page)), new Set(then.map(({ page }) => page))]
  const staying = then.filter(({ page }) => kept.has(page))
  const stood = there.filter(({ page }) => had.has(page))
  return {
    gone: then.filter(({ page }) => !kept.has(page)),
    come: there.filter(({ page }) => !had.has(page)),
    isOrderKept: staying.every(({ page }, at) => page === stood[at]!.page),
  }
}

const between = (pages: readonly Page[], from: number, to: number): readonly PageAt[] =>
  pages.slice(from, to).map((page, at) => ({ page, index: from + at }))
