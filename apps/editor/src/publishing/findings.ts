import { checkup, type Finding, type FindingCode, type Sample } from '@mimar/checkup'
import type { Media, Operation, Site } from '@mimar/document'
import { sizeIn } from '@mimar/fields'
import type { TemplateCatalog } from '@mimar/sections'
import type { Opened } from '../state/state.ts'

/** Bytes of a pixel in the form most browsers get, as measured on photographs at the quality that is published. */
const BYTES_A_PIXEL = 0.12
/** The widest that a common screen asks for. */
const WIDEST_SHOWN = 1600

/** Everything that is wrong with the site as it stands here. */
export function findingsOf(
  { site, facts }: Pick<Opened, 'site' | 'facts'>,
  catalog: TemplateCatalog,
  sample?: Sample,
): readonly Finding[] {
  return checkup({ site, catalog, sample, weigh: (media) => weightOf(media, facts) })
}

function weightOf({ id }: Media, facts: Opened['facts']): number {
  const files = facts.imageFiles[id] ?? []
  const fitting = files.filter(({ shape, width }) => shape === 'full' && width <= WIDEST_SHOWN)
  const widest = fitting.reduce((most, { width, height }) => Math.max(most, width * height), 0)
  return widest * BYTES_A_PIXEL
}

/** Findings that are told in one row: they are of one kind, in one place. */
export interface FindingRow {
  readonly key: string
  readonly code: FindingCode
  readonly level: Finding['level']
  readonly first: Finding
  readonly count: number
  readonly all: readonly Finding[]
  readonly fix: readonly Operation[]
}

/** By what findings of a kind are told together; the others each have a row. */
const TOGETHER: { readonly [Code in FindingCode]?: (finding: Finding) => string } = {
  'item-empty': ({ section }) => section ?? '',
  // The same phone in the page and in the footer is one thing to change; reviews, and figures of a list, are looked at together.
  'sample-left': ({ section, field, params: { kind, text } }) => {
    if (kind === 'quote') return `in ${section}`
    if (kind === 'name') return 'name'
    return kind === 'figure' && field?.includes('/') ? `figures of ${section}` : String(text)
  },
  'file-missing': ({ section }) => section ?? '',
  'captions-missing': ({ language }) => language ?? '',
  'alt-missing': ({ page }) => page ?? '',
  'text-untranslated': ({ language }) => language ?? '',
  'text-stale': ({ language }) => language ?? '',
  'text-overflows': ({ page, language }) => `${page} ${language}`,
  'title-missing': () => '',
  'description-missing': () => '',
  'contrast-low': ({ params }) => String(params.pair),
}

/** What the sentence of a finding needs, as people of a language write it. */
export function saidOf({ params }: Finding, language: string): Finding['params'] {
  const { bytes } = params
  return typeof bytes === 'number' ? { ...params, size: sizeIn(bytes, language) } : params
}

/** Findings as rows, in their order. */
export function rowsOf(findings: readonly Finding[]): readonly FindingRow[] {
  const rows = new Map<string, Finding[]>()
  for (const [index, finding] of findings.entries()) {
    const key = `${finding.code} ${TOGETHER[finding.code]?.(finding) ?? index}`
    rows.set(key, [...(rows.get(key) ?? []), finding])
  }
  return [...rows].map(([key, [first, ...others]]) => {
    const all = [first as Finding, ...others]
    return {
      ...{ key, all, first: first as Finding, count: all.length },
      ...{ code: (first as Finding).code, level: (first as Finding).level },
      fix: fixesOf(all),
    }
  })
}

/** What puts all of them right; each operation once. */
function fixesOf(all: readonly Finding[]): readonly Operation[] {
  const fixes = all.flatMap(({ fix }) => fix)
  return [...new Map(fixes.map((fix) => [JSON.stringify(fix), fix])).values()]
}

/** As much of a text as names it in a row. */
const LONGEST_SAMPLE = 70

/** What a row about the sample quotes: each text once, cut where it is long. */
export function sampleIn({ all }: Pick<FindingRow, 'all'>): string {
  const said = [...new Set(all.map(({ params }) => String(params.text)))].join(' · ').replaceAll('\n', ' ')
  const letters = [...said]
  return letters.length <= LONGEST_SAMPLE
    ? said
    : `${letters
        .slice(0, LONGEST_SAMPLE)
        .join('')
        .replace(/\s+\S*$/, '')}…`
}

/** Keeps texts of the starter on purpose: they are not asked about again. */
export function keeping({ all }: FindingRow, { settings }: Site): readonly Operation[] {
  const texts = [...new Set(all.map(({ params }) => String(params.text)))]
  const first = settings.keptSamples.length
  const added = texts.map((text, index) => ({ id: `k${first + index + 1}`, text }))
  return [{ do: 'set-setting', field: 'keptSamples', value: [...settings.keptSamples, ...added] }]
}
