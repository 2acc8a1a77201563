import {
  checkMarks,
  type Fields,
  findField,
  type Json,
  type Localized,
  marksAfter,
  valueFor,
  writeField,
} from '@mimar/fields'
import { getTemplate } from '../content.ts'
import type { Operation } from '../operation.ts'
import { getSection, withSections } from '../places.ts'
import { problems } from '../problems.ts'
import type { Section } from '../site.ts'
import type { Apply } from './verb.ts'

type Content = Section['content']
type SetField = Extract<Operation, { do: 'set-field' }>
type SetMarks = Extract<Operation, { do: 'set-marks' }>

/** Says what of a text is bold, italic or a link in a language; null: nothing is. */
export const setMarks: Apply<'set-marks'> = (site, operation, catalog) => {
  const { field: path, language } = operation
  const { place, sections, index, section } = getSection(site, operation.section)
  const found = findField(getTemplate(catalog, section.template).fields, section.content, path)
  if (!found.ok && found.lost === 'item') throw problems.itemMissing(found.step, path)
  if (!found.ok || found.field.kind !== 'marks') {
    throw problems.fieldUnknown(`What is marked in a "${section.template}" section`, path)
  }
  if (!site.languages.some(({ code }) => code === language)) throw problems.languageUnknown(language)
  const before = valueFor(found.field, found.value)
  const checked = checkMarks(operation.marks ?? '')
  if (!checked.ok) throw problems.valueRefused(path, checked.refusals)
  const content = writeField(section.content, path, withMarks(before, language, checked.value))
  return {
    site: withSections(site, place, sections.with(index, { ...section, content })),
    inverse: { ...operation, marks: before[language] ?? null },
  }
}

function withMarks(all: Localized, language: string, marks: string): Localized {
  const { [language]: _, ...others } = all
  return marks === '' ? others : { ...others, [language]: marks }
}

/** What of a text is marked, in the language in which it is written. */
interface Marked {
  readonly path: string
  readonly all: Localized
  readonly marks: string
}

function marksOf(fields: Fields, content: Content, { field: path, language }: SetField): Marked | undefined {
  const found = findField(fields, content, path)
  const name = found.ok && found.field.kind === 'text' ? found.field.beside?.marks : undefined
  if (name === undefined || language === undefined) return undefined
  const beside = path.slice(0, path.lastIndexOf('/') + 1) + name
  const at = findField(fields, content, beside)
  if (!at.ok || at.field.kind !== 'marks') return undefined
  const all = valueFor(at.field, at.value)
  return { path: beside, all, marks: all[language] ?? '' }
}

/**
 * A text that has been written anew, with its marks moved along with its words; and the change that takes both back. What
 * the words alone would not bring back is said beside them.
 */
export function followMarks(
  fields: Fields,
  operation: SetField,
  written: { readonly before: Content; readonly after: Content; readonly inverse: SetField },
): { readonly content: Content; readonly inverse: Operation } {
  const { before, after, inverse } = written
  const was = marksOf(fields, before, operation)
  if (!was || was.marks === '') return { content: after, inverse }
  const language = operation.language as string
  const [old, now] = [before, after].map((content) => textAt(fields, content, operation.field, language)) as [
    string,
    string,
  ]
  const marks = marksAfter(was.marks, old, now)
  const content = marks === was.marks ? after : writeField(after, was.path, withMarks(was.all, language, marks))
  if (marksAfter(marks, now, old) === was.marks) return { content, inverse }
  const { section } = operation
  const back: SetMarks = { do: 'set-marks', section, field: was.path, language, marks: was.marks }
  return { content, inverse: { do: 'together', operations: [inverse, back] } }
}

function textAt(fields: Fields, content: Content, path: string, language: string): string {
  const found = findField(fields, content, path)
  return found.ok
    ? (((found.value as { readonly [language: string]: Json })[language] as string | undefined) ?? '')
    : ''
}
