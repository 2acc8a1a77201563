// Core Web Vitals (LCP, INP, CLS): what browsers send of them, and the 75th percentile of what was kept.
import type { PageSpeed } from '@mimar/contract'
import type { Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import type { SpeedSum } from '../store/statistics.store.ts'
import { pathOf, sectionNames, titlesOf } from './paths.ts'
import type { Speed } from './tally.ts'

/** Upper bounds of what is kept apart: milliseconds, of CLS thousandths. What is more counts as the last. */
const BOUNDS = {
  lcp: [500, 800, 1_000, 1_200, 1_500, 1_800, 2_100, 2_500, 3_000, 4_000, 6_000, 10_000, 20_000],
  inp: [50, 75, 100, 150, 200, 300, 400, 500, 750, 1_000, 2_000, 5_000],
  cls: [5, 10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 1_000, 3_000],
} as const
type Measure = keyof typeof BOUNDS
const MEASURES = Object.keys(BOUNDS) as Measure[]

const MOST_BODY = 400
/** `l1240 comp-hero`, `i80`, `c12 comp-list`: a measure by its first letter, and the anchor it is put on. */
const LINE = /^([lic])(\d{1,7})(?: ([\w-]{1,100}))?$/
const OF_LETTERS: { readonly [letter: string]: Measure } = { l: 'lcp', i: 'inp', c: 'cls' }

interface Measured {
  readonly width: 'narrow' | 'medium' | 'wide'
  readonly speeds: readonly Speed[]
}

/** Reads what a page's script sends: the width of its window, then a line for each measure. Undefined where it is anything else. */
export function readMeasured(page: string, body: string): Measured | undefined {
  const [width = '', ...lines] = body.length > MOST_BODY ? [] : body.split('\n')
  if (!/^w\d{1,5}$/.test(width) || lines.length > MEASURES.length) return undefined
  const speeds: Speed[] = []
  for (const line of lines) {
    const [, letter = '', value, section = ''] = LINE.exec(line) ?? []
    const measure = OF_LETTERS[letter]
    if (!measure || speeds.some((one) => one.measure === measure)) return undefined
    const bounds: readonly number[] = BOUNDS[measure]
    speeds.push({ page, measure, section, bucket: bounds.find((bound) => Number(value) <= bound) ?? bounds.at(-1)! })
  }
  const pixels = Number(width.slice(1))
  return { width: pixels < 600 ? 'narrow' : pixels < 1024 ? 'medium' : 'wide', speeds }
}

/** Of fewer visits than these no percentile is told. */
const LEAST_TIMES = 5

/** What 75 of 100 visits of each page had or less, those with the longest wait first. */
export function speedsOf(site: Site, sums: readonly SpeedSum[], catalog: TemplateCatalog): PageSpeed[] {
  const nameOf = sectionNames(site, catalog)
  const titles = titlesOf(site)
  const pages = new Map<string, SpeedSum[]>()
  for (const one of sums) {
    const path = pathOf(site, one.page)
    if (path === '') continue
    const known = pages.get(path)
    if (known) known.push(one)
    else pages.set(path, [one])
  }
  const speeds = [...pages].map(([path, rows]) => {
    const of = (wanted: Measure) => rows.filter(({ measure }) => measure === wanted)
    return {
      ...{ path, title: titles.get(path) ?? '' },
      times: Math.max(...MEASURES.map((measure) => timesOf(of(measure)))),
      ...{ lcp: percentile(of('lcp')), inp: percentile(of('inp')), cls: inUnits(percentile(of('cls'))) },
      sections: {
        lcp: nameOf(mostBlamed(of('lcp'))),
        inp: nameOf(mostBlamed(of('inp'))),
        cls: nameOf(mostBlamed(of('cls'))),
      },
    }
  })
  return speeds.sort((one, other) => (other.lcp ?? 0) - (one.lcp ?? 0))
}

const timesOf = (rows: readonly SpeedSum[]) => rows.reduce((sum, { times }) => sum + times, 0)
const inUnits = (thousandths: number | null) => (thousandths === null ? null : thousandths / 1_000)

/** Between the bounds of the bucket it is in, as if all in there stood at equal distances. */
function percentile(rows: readonly SpeedSum[], share = 0.75): number | null {
  const all = timesOf(rows)
  if (all < LEAST_TIMES) return null
  const [{ measure } = { measure: '' }] = rows
  const bounds: readonly number[] = BOUNDS[measure as Measure] ?? []
  let left = all * share
  for (const [index, bound] of bounds.entries()) {
    const times = timesOf(rows.filter(({ bucket }) => bucket === bound))
    const lower = bounds[index - 1] ?? 0
    if (times >= left) return Math.round(lower + ((bound - lower) * left) / times)
    left -= times
  }
  return bounds.at(-1) ?? null
}

/** The section on which most of the wait was put. */
function mostBlamed(rows: readonly SpeedSum[]): string {
  const sections = new Map<string, number>()
  for (const { section, bucket, times } of rows) {
    if (section !== '') sections.set(section, (sections.get(section) ?? 0) + bucket * times)
  }
  return [...sections].sort(([, one], [, other]) => other - one)[0]?.[0] ?? ''
}
