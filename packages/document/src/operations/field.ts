import { type Fields, findField, type Json, type TextField, writeField } from '@mimar/fields'
import { checkPictures, getTemplate } from '../content.ts'
import { getSection, withSections } from '../places.ts'
import { Problem, problems } from '../problems.ts'
import { primaryLanguage, type Section, type Site } from '../site.ts'
import type { Apply } from './verb.ts'

type Content = { readonly [name: string]: Json }

/** One value at a path, and in which language where it is text. */
interface Assignment {
  readonly field: string
  readonly language?: string
  readonly value: Json
}

/** Gives a field of a section another value. Text is set in one language at a time. */
export const setField: Apply<'set-field'> = (site, operation, catalog) => {
  const { place, sections, index, section } = getSection(site, operation.section)
  const { fields } = getTemplate(catalog, section.template)
  const owner = `A "${section.template}" section`
  const { content, value } = assign(site, fields, section.content, operation, owner)
  const changed: Section = { ...section, content }
  return { site: withSections(site, place, sections.with(index, changed)), inverse: { ...operation, value } }
}

/** Gives a setting of the site another value. */
export const setSetting =
  (fields: Fields): Apply<'set-setting'> =>
  (site, operation) => {
    const { content, value } = assign(site, fields, site.settings, operation, 'A site')
    return { site: { ...site, settings: content as Site['settings'] }, inverse: { ...operation, value } }
  }

/** The content with the value assigned, and the value that stood there before. */
function assign(site: Site, fields: Fields, content: Content, assignment: Assignment, owner: string) {
  const { field: path, language } = assignment
  const found = findField(fields, content, path)
  if (!found.ok) {
    throw found.lost === 'item' ? problems.itemMissing(found.step, path) : problems.fieldUnknown(owner, path)
  }
  if (found.field.kind === 'text') {
    const texts = found.value as { readonly [language: string]: string }
    const after = assignText(site, found.field as TextField, texts, assignment, found.isRequired)
    return { content: writeField(content, path, after), value: texts[language as string] ?? null }
  }
  if (language !== undefined) {
    throw problems.operationMalformed(
      `"${path}" is not text, so it is the same in all languages; leave the language out`,
    )
  }
  const checked = found.field.check(assignment.value)
  if (!checked.ok) throw problems.valueRefused(path, checked.refusals)
  const after = writeField(content, path, checked.value)
  checkPictures(site, fields, after, content)
  return { content: after, value: found.value }
}

function assignText(
  site: Site,
  field: TextField,
  texts: { readonly [language: string]: string },
  { field: path, language, value }: Assignment,
  isRequired: boolean,
): Json {
  if (language === undefined) {
    throw new Problem('language-needed', `"${path}" is text. Say in which language it is to be changed.`)
  }
  if (!site.languages.some(({ code }) => code === language)) throw problems.languageUnknown(language)
  const checked = field.checkText(value ?? '')
  if (!checked.ok) throw problems.valueRefused(path, checked.refusals)
  if (checked.value !== '') return { ...texts, [language]: checked.value }
  // Nothing (null) takes back what was written, as Undo does; a person who empties it leaves a text without words (0023).
  if (value !== null && isRequired && language === primaryLanguage(site).code && texts[language]) {
    throw problems.valueRefused(path, [{ code: 'required', at: '', params: {} }])
  }
  const { [language]: _, ...rest } = texts
  return rest
}
