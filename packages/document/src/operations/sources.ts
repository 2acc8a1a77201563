import type { Localized } from '@mimar/fields'
import type { Catalog } from '../catalog.ts'
import type { Applied, Operation } from '../operation.ts'
import { problems } from '../problems.ts'
import { type LanguageCode, primaryLanguage, type SectionId, type Site } from '../site.ts'
import { type Owner, readTextId, textId, textsOf } from '../translation/texts.ts'
import type { Apply } from './verb.ts'

/** Says what the original said when a translation was written, or (null) that the translation fits the original as it is. */
export const setSource: Apply<'set-source'> = (site, operation, catalog) => {
  const { text, language, source } = operation
  const { owner, path } = readTextId(text)
  const found = textsOf(site, owner, catalog, path).find((one) => one.path === path)
  if (!found) throw problems.fieldUnknown('This site', text)
  const before = recordOf(site, text)
  // Texts in a language that is gone are kept, and what they were made from with them.
  const isKept = Object.hasOwn(found.texts, language) || Object.hasOwn(before, language)
  if (!isKept && !site.languages.some(({ code }) => code === language)) throw problems.languageUnknown(language)
  const { [language]: _, ...rest } = before
  const record = source === null ? rest : { ...rest, [language]: source }
  return {
    site: withRecord(site, text, record),
    inverse: { ...operation, source: before[language] ?? null },
  }
}

/** What makes copies of sections as outdated as their originals are: by the id of each section, that of its copy. */
export function markingCopies(site: Site, copies: ReadonlyMap<SectionId, SectionId>): Operation[] {
  const records = Object.entries(site.sources?.[primaryLanguage(site).code] ?? {})
  return records.flatMap(([text, record]) => {
    const { owner, path } = readTextId(text)
    const copy = owner.kind === 'section' ? copies.get(owner.id) : undefined
    if (copy === undefined) return []
    return Object.entries(record).map(
      ([language, source]): Operation => ({ do: 'set-source', text: `${copy}/${path}`, language, source }),
    )
  })
}

/**
 * The change, with what it does to the record of originals. A new original leaves translations as they are and
 * remembers what they were made from. A new translation fits the original of now. The way back restores the record
 * exactly.
 */
export function followOriginals(
  before: Site,
  operation: Operation,
  applied: Applied<Site>,
  catalog: Catalog,
): Applied<Site> {
  const touched = touchedBy(operation)
  if (!touched) return applied
  const primary = primaryLanguage(before).code
  const was = textsBelow(before, touched, catalog)
  let { site } = applied
  const repairs: Operation[] = []
  for (const [text, now] of textsBelow(site, touched, catalog)) {
    const old = was.get(text)
    if (old === undefined || old === now) continue
    const record = recordOf(site, text)
    const next = follow(record, old, now, primary)
    if (next !== record) site = withRecord(site, text, next)
    repairs.push(...differences(text, follow(next, now, old, primary), record))
  }
  if (repairs.length === 0) return { ...applied, site }
  return { site, inverse: { do: 'together', operations: [applied.inverse, ...repairs] } }
}

interface Touched {
  readonly owner: Owner
  /** Where below it the texts may be other ones; '' is everywhere. */
  readonly path: string
}

/** Whose texts a change can change in place. What adds, moves or takes away leaves the records alone, so that it can come back. */
function touchedBy(operation: Operation): Touched | undefined {
  switch (operation.do) {
    case 'set-field':
      return { owner: { kind: 'section', id: operation.section }, path: operation.field }
    case 'set-setting':
      return { owner: { kind: 'settings', id: '' }, path: operation.field }
    case 'set-page-meta':
      return { owner: { kind: 'page', id: operation.page }, path: operation.property }
    case 'set-media':
      return { owner: { kind: 'media', id: operation.id }, path: '' }
    case 'set-events':
      return { owner: { kind: 'event', id: '' }, path: '' }
    case 'set-marks':
    case 'insert-item':
    case 'move-item':
    case 'remove-item':
    case 'insert-section':
    case 'move-section':
    case 'remove-section':
    case 'set-section':
    case 'insert-page':
    case 'move-page':
    case 'remove-page':
    case 'set-page-path':
    case 'set-page-image':
    case 'set-page-flag':
    case 'set-page-part':
    case 'set-theme':
    case 'set-languages':
    case 'set-source':
    case 'together':
      return undefined
    default:
      return operation satisfies never
  }
}

function textsBelow(site: Site, { owner, path }: Touched, catalog: Catalog): Map<string, Localized> {
  const owners = owner.kind === 'event' ? site.events.map(({ id }): Owner => ({ kind: 'event', id })) : [owner]
  return new Map(
    owners.flatMap((one) =>
      textsOf(site, one, catalog, path).map((text) => [textId(one, text.path), text.texts] as const),
    ),
  )
}

/** What the originals of a text's translations said, after the text has changed. */
function follow(record: Localized, before: Localized, after: Localized, primary: LanguageCode): Localized {
  const original = after[primary] ?? ''
  const next: Record<LanguageCode, string> = { ...record }
  for (const language of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (language === primary) continue
    const source = record[language] ?? before[primary] ?? ''
    if (before[language] !== after[language] || source === original) delete next[language]
    else next[language] = source
  }
  const isSame = Object.keys({ ...record, ...next }).every((language) => record[language] === next[language])
  return isSame ? record : next
}

/** What makes one record of the other. */
function differences(text: string, from: Localized, to: Localized): Operation[] {
  return Object.keys({ ...from, ...to }).flatMap((language): Operation[] =>
    from[language] === to[language] ? [] : [{ do: 'set-source', text, language, source: to[language] ?? null }],
  )
}

function recordOf(site: Site, text: string): Localized {
  const records = site.sources?.[primaryLanguage(site).code]
  return (records && Object.hasOwn(records, text) && records[text]) || NOTHING
}

const NOTHING: Localized = {}

/** The site with another record; nothing is kept of what is empty. */
function withRecord(site: Site, text: string, record: Localized): Site {
  const primary = primaryLanguage(site).code
  const { sources = {}, ...rest } = site
  const { [text]: _, ...others } = sources[primary] ?? {}
  const records = Object.keys(record).length > 0 ? { ...others, [text]: record } : others
  const { [primary]: __, ...otherPrimaries } = sources
  const all = Object.keys(records).length > 0 ? { ...otherPrimaries, [primary]: records } : otherPrimaries
  return Object.keys(all).length > 0 ? { ...rest, sources: all } : rest
}
