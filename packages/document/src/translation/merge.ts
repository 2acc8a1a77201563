import { drawnMarks, marksAfter, type RefusalCode, readMarks } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import type { Operation } from '../operation.ts'
import { type LanguageCode, primaryLanguage, type Site } from '../site.ts'
import { type FileFault, type Returned, type ReturnedFile, versionOf } from './exchange.ts'
import { type SiteText, sourceOf, textsOfSite } from './list.ts'
import { isContentOwner } from './texts.ts'
import { writingOf } from './write.ts'

/** What a file would do to a site, text by text. */
export interface MergePlan {
  readonly language: LanguageCode
  readonly changes: readonly MergeChange[]
  /** Outdated translations the file says are right as they are. */
  readonly confirmed: readonly SiteText[]
  readonly skipped: readonly MergeSkip[]
  /** How many texts the file leaves as they are. */
  readonly unchanged: number
}

interface MergeChange {
  readonly text: SiteText
  readonly before: string
  readonly after: string
  /** What of it is marked from now on; undefined where marks stay with their words. */
  readonly marks?: string
  /** What the original said when this was translated, where it says something else now. */
  readonly source: string | null
}

/** A text of the file that stays out, and why. */
export interface MergeSkip {
  readonly id: string
  readonly text: SiteText | undefined
  /** 'newer': somebody has written here since the file was made; 'not-yours': it is no content. */
  readonly why: 'unknown' | 'newer' | 'not-yours' | 'codes-damaged' | RefusalCode
  readonly params: { readonly [name: string]: string | number }
  /** What the file says. */
  readonly value: string
}

/** Looks what a file would change, without changing anything; a newer text of a person is never written over. */
export function planMerge(
  site: Site,
  catalog: Catalog,
  file: ReturnedFile,
  isContentOnly = false,
): { readonly plan: MergePlan } | { readonly faults: readonly FileFault[] } {
  const faults = faultsOfLanguages(site, file)
  if (faults.length > 0) return { faults }
  const language = site.languages.find(({ code }) => isSameCode(code, file.target))?.code ?? file.target
  const texts = new Map(textsOfSite(site, catalog).map((text) => [text.id, text]))
  const decided = file.units.map((unit): Decision => {
    const text = texts.get(unit.id)
    const decision = decide(site, language, unit, text)
    if (!isContentOnly || !text || decision.kind === 'keep' || isContentOwner(text.group.owner)) return decision
    return { kind: 'skip', skip: { id: unit.id, text, why: 'not-yours', params: {}, value: unit.target } }
  })
  return {
    plan: {
      language,
      changes: decided.flatMap((one) => (one.kind === 'change' ? [one.change] : [])),
      confirmed: decided.flatMap((one) => (one.kind === 'confirm' ? [one.text] : [])),
      skipped: decided.flatMap((one) => (one.kind === 'skip' ? [one.skip] : [])),
      unchanged: decided.filter(({ kind }) => kind === 'keep').length,
    },
  }
}

type Decision =
  | { readonly kind: 'change'; readonly change: MergeChange }
  | { readonly kind: 'confirm'; readonly text: SiteText }
  | { readonly kind: 'skip'; readonly skip: MergeSkip }
  | { readonly kind: 'keep' }

function decide(site: Site, language: LanguageCode, unit: Returned, text: SiteText | undefined): Decision {
  const skip = (why: MergeSkip['why'], params: MergeSkip['params'] = {}): Decision => ({
    kind: 'skip',
    skip: { id: unit.id, text, why, params, value: unit.target },
  })
  if (unit.target.trim() === '') return text ? { kind: 'keep' } : skip('unknown')
  if (!text) return skip('unknown')
  const checked = text.field.checkText(unit.target)
  const before = text.texts[language] ?? ''
  const original = text.texts[primaryLanguage(site).code] ?? ''
  const made = unit.source?.trim() ?? original
  const marksBefore = drawnMarks(before, text.marks?.texts[language] ?? '')
  const { marks } = unit
  if (checked.ok && checked.value === before && (marks === undefined || marks === marksBefore)) {
    const isConfirmed = unit.isDone && made === original && sourceOf(site, text.id, language) !== undefined
    return isConfirmed ? { kind: 'confirm', text } : { kind: 'keep' }
  }
  // A version that was lost on the way protects what is here, as far as there is something.
  const isNewer = unit.version === undefined ? before !== '' : unit.version !== versionOf(before, marksBefore)
  if (isNewer) return unit.version === versionOf(unit.target, marks ?? '') ? { kind: 'keep' } : skip('newer')
  if (!checked.ok) return skip(checked.refusals[0]?.code ?? 'not-text', checked.refusals[0]?.params)
  const source = made === original ? null : made
  const change = { text, before, after: checked.value, source }
  if (!text.marks || marks === undefined) return { kind: 'change', change }
  const asked = before === '' ? (text.marks.texts[primaryLanguage(site).code] ?? '') : marksBefore
  if (marks === null || hasLost(asked, marks)) return skip('codes-damaged')
  // What the field has tidied of the words moves their marks.
  return { kind: 'change', change: { ...change, marks: marksAfter(marks, unit.target.trim(), checked.value) } }
}

/** Whether fewer words are bold, italic or a link than there should be: a translator's program has dropped codes. */
function hasLost(asked: string, marks: string): boolean {
  const count = (all: string, one: string) => readMarks(all).filter(({ kind }) => kind === one).length
  return (['bold', 'italic', 'link'] as const).some((kind) => count(marks, kind) < count(asked, kind))
}

function faultsOfLanguages(site: Site, { source, target }: ReturnedFile): FileFault[] {
  const primary = primaryLanguage(site).code
  const has = (code: string) => site.languages.some((language) => isSameCode(language.code, code))
  const faults: FileFault[] = []
  if (isSameCode(target, primary)) faults.push({ code: 'language-primary', params: { language: target } })
  else if (!has(target)) faults.push({ code: 'language-unknown', params: { language: target } })
  if (source !== undefined && !isSameCode(source, primary)) {
    faults.push({ code: 'source-wrong', params: { language: source, primary } })
  }
  return faults
}

const isSameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

function markingOf({ group, marks: at }: SiteText, language: LanguageCode, marks: string | undefined): Operation[] {
  if (!at || marks === undefined || group.owner.kind !== 'section') return []
  return [{ do: 'set-marks', section: group.owner.id, field: at.path, language, marks: marks || null }]
}

/** As many changes as go into one operation. */
const AT_ONCE = 200

/** The plan as operations, to be made as one step. */
export function mergingOf(site: Site, { language, changes, confirmed }: MergePlan): readonly Operation[] {
  let shown = site
  const all: Operation[] = changes.flatMap(({ text, after, source, marks }) => {
    const writing = writingOf(shown, text.id, language, after)
    if (!writing) return []
    // Pictures and events are written whole: the next text of the same one starts from this.
    if (writing.do === 'set-media' && writing.media) {
      shown = { ...shown, media: { ...shown.media, [writing.id]: writing.media } }
    }
    if (writing.do === 'set-events') shown = { ...shown, events: writing.events }
    return [
      writing,
      ...markingOf(text, language, marks),
      ...(source === null ? [] : [{ do: 'set-source', text: text.id, language, source } as const]),
    ]
  })
  all.push(...confirmed.map(({ id }) => ({ do: 'set-source', text: id, language, source: null }) as const))
  const parts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) =>
    all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  )
  return parts.map((operations) => ({ do: 'together', operations }))
}
