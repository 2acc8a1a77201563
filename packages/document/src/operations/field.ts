import {
  type Checked,
  type Fields,
  findField,
  type Json,
  lenient,
  noWorse,
  type TextField,
  valueFor,
  writeField,
} from '@mimar/fields'
import { checkPictures, getTemplate } from '../content.ts'
import { narrowedFields } from '../narrowed.ts'
import { getSection, withSections } from '../places.ts'
import { Problem, problems } from '../problems.ts'
import { primaryLanguage, type Section, type Site } from '../site.ts'
import { followMarks } from './marks.ts'
import type { Apply } from './verb.ts'

type Content = { readonly [name: string]: Json }

/** One value at a path, and in which language where it is text. */
interface Assignment {
  readonly field: string
  readonly language?: string
  readonly value: Json
  readonly asWas?: true
}

/** Gives a field of a section another value. Text is set in one language at a time. */
export const setField: Apply<'set-field'> = (site, operation, catalog) => {
  const { place, sections, index, section } = getSection(site, operation.section)
  const fields = narrowedFields(section, getTemplate(catalog, section.template).fields)
  const owner = `A "${section.template}" section`
  const { content, before } = assign(site, fields, section.content, operation, owner)
  const written = { before: section.content, after: content, inverse: takenBack(operation, before) }
  const followed = followMarks(fields, operation, written)
  const changed: Section = { ...section, content: followed.content }
  return { site: withSections(site, place, sections.with(index, changed)), inverse: followed.inverse }
}

/** Gives a setting of the site another value. */
export const setSetting =
  (fields: Fields): Apply<'set-setting'> =>
  (site, operation) => {
    const { content, before } = assign(site, fields, site.settings, operation, 'A site')
    return { site: { ...site, settings: content as Site['settings'] }, inverse: takenBack(operation, before) }
  }

/** What stood there before, and what its field says of it. */
interface Before<Value extends Json = Json> {
  readonly value: Value
  readonly checked: Checked<unknown>
}

/** A new value: within the limits, or no further beyond them than what stands there; what is taken back may be beyond. */
export function allowed<Value>(checked: Checked<Value>, before: Checked<unknown>, asWas = false): Checked<Value> {
  return asWas ? lenient(checked) : noWorse(checked, before)
}

/** The assignment that brings back what stood there before. */
export function takenBack<
  Change extends { readonly value: Json; readonly asWas?: true },
  Value extends Change['value'],
>({ asWas: _, ...change }: Change, { value, checked }: Before<Value>) {
  return { ...change, value, ...(checked.ok ? {} : { asWas: true as const }) }
}

/** The content with the value assigned, and what stood there before. */
function assign(site: Site, fields: Fields, content: Content, assignment: Assignment, owner: string) {
  const { field: path, language } = assignment
  const found = findField(fields, content, path)
  if (!found.ok) {
    throw found.lost === 'item' ? problems.itemMissing(found.step, path) : problems.fieldUnknown(owner, path)
  }
  const { field } = found
  if (field.kind === 'text') {
    const texts = valueFor(field, found.value)
    const value = texts[language as string] ?? null
    const before = { value, checked: field.checkText(value ?? '') }
    const after = assignText(site, { field, texts, before }, assignment, found.isRequired)
    return { content: writeField(content, path, after), before }
  }
  if (language !== undefined) {
    throw problems.operationMalformed(
      `"${path}" is not text, so it is the same in all languages; leave the language out`,
    )
  }
  const check = (value: Json): Checked<Json> => field.check(value)
  const before = { value: found.value, checked: check(found.value) }
  const checked = allowed(check(assignment.value), before.checked, assignment.asWas)
  if (!checked.ok) throw problems.valueRefused(path, checked.refusals)
  const after = writeField(content, path, checked.value)
  checkPictures(site, fields, after, content, path)
  return { content: after, before }
}

function assignText(
  site: Site,
  { field, texts, before }: { field: TextField; texts: { readonly [language: string]: string }; before: Before },
  { field: path, language, value, asWas }: Assignment,
  isRequired: boolean,
): Json {
  if (language === undefined) {
    throw new Problem('language-needed', `"${path}" is text. Say in which language it is to be changed.`)
  }
  if (!site.languages.some(({ code }) => code === language)) throw problems.languageUnknown(language)
  const checked = allowed(field.checkText(value ?? ''), before.checked, asWas)
  if (!checked.ok) throw problems.valueRefused(path, checked.refusals)
  if (checked.value !== '') return { ...texts, [language]: checked.value }
  // Nothing (null) takes back what was written, as Undo does; a person who empties it leaves a text without words (0023).
  if (value !== null && isRequired && language === primaryLanguage(site).code && texts[language]) {
    throw problems.valueRefused(path, [{ code: 'required', at: '', params: {} }])
  }
  const { [language]: _, ...rest } = texts
  return rest
}
