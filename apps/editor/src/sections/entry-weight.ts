import { apply, type Ceiling, type Operation, type Page, Problem, refuseGrowth, type Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'

/** What a site would hold too much of. */
export interface Overflow {
  readonly ceiling: Ceiling
  readonly max: number
  readonly over: number
  /** About how many of the new entries would fit, as long as these are; null where that is not the matter. */
  readonly fitting: number | null
}

/** Which ceiling a site would pass with these changes, and these pages at its end. */
export function fullBy(
  site: Site,
  changes: readonly (readonly Operation[])[],
  pages: readonly Page[],
  catalog: TemplateCatalog,
): Overflow | undefined {
  try {
    const operations = changes.flat()
    const changed = operations.length > 0 ? apply(site, { do: 'together', operations }, catalog).site : site
    refuseGrowth(site, { ...changed, pages: [...changed.pages, ...pages] })
    return undefined
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem
    const [first] = problem.refusals
    if (problem.code !== 'site-full' || !first) return undefined
    const [ceiling, max] = [first.at as Ceiling, Number(first.params.max)]
    const over = Number(first.params.count) - max
    return { ceiling, max, over, fitting: fittingOf(ceiling, over, pages) }
  }
}

/** Of entries as long as these are on average; a site that is full without them holds none. */
function fittingOf(ceiling: Ceiling, over: number, pages: readonly Page[]): number | null {
  if (pages.length === 0 || (ceiling !== 'pages' && ceiling !== 'size')) return null
  const each = ceiling === 'pages' ? 1 : weightOf(pages) / pages.length
  return Math.max(0, Math.floor(pages.length - over / each))
}

/** So many characters go to the server at once, and so many entries: it reads at most 1 MB, and a character may take three bytes. */
const MOST_CHARACTERS = 300_000
const MOST_ENTRIES = 100

const weightOf = (part: object) => JSON.stringify(part).length

/** Whether an entry is more than the server reads at once. */
export const isTooLarge = (part: object): boolean => weightOf(part) > MOST_CHARACTERS

/** Steps as they are sent, several at a time. */
export function sentTogether(steps: readonly (readonly Operation[])[]): readonly (readonly Operation[])[] {
  const all: Operation[][] = []
  let [last, count, weight]: [Operation[], number, number] = [[], MOST_ENTRIES, 0]
  for (const step of steps) {
    const own = weightOf(step)
    if (count === MOST_ENTRIES || weight + own > MOST_CHARACTERS) {
      last = []
      all.push(last)
      ;[count, weight] = [0, 0]
    }
    last.push(...step)
    count += 1
    weight += own
  }
  return all
}
