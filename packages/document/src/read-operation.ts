import { accept, type Checked, isLanguageCode, isRecord, refuse } from '@mimar/fields'
import type { Operation, OperationName } from './operation.ts'
import { explainAll, problems } from './problems.ts'
import { cropValue, flagValue, idValue, jsonRecord, jsonValue, listOf, orNull, type Reader, record } from './shape.ts'
import { sectionReaders, sourceReader } from './shapes.ts'

const path: Reader<string> = matching(
  /^[A-Za-z0-9_-]{1,64}(?:\/[A-Za-z0-9_-]{1,64}){0,11}$/,
  'a path such as buttons/k1/buttonText',
)
const textId: Reader<string> = matching(
  /^(?:(?:page|event|media|site)\.)?[A-Za-z0-9_-]{1,64}(?:\/[A-Za-z0-9_-]{1,64}){1,12}$/,
  'the id of a text such as hero/title or page.home/title',
)
const anyText: Reader<string> = (input) =>
  typeof input === 'string' && input.length <= 2000 ? accept(input) : refuse('not-text')
const language: Reader<string> = (input) =>
  isLanguageCode(input) ? accept(input) : refuse('wrong-form', { form: 'a language code such as ar' })
const marksValue: Reader<string> = (input) =>
  typeof input === 'string' && input.length <= 50_000 ? accept(input) : refuse('not-text')
const idOrNull = orNull(idValue)
const records = listOf(jsonRecord)

/** The keys of each operation and what stands there. What sections, pages and values hold is for `apply` to judge. */
const forms: { readonly [Do in OperationName]: { readonly [key: string]: Reader<unknown> } } = {
  'set-field': { section: idValue, field: path, value: jsonValue },
  'set-marks': { section: idValue, field: path, language, marks: orNull(marksValue) },
  'insert-item': { section: idValue, list: path, after: idOrNull, item: jsonRecord },
  'move-item': { section: idValue, list: path, item: idValue, after: idOrNull },
  'remove-item': { section: idValue, list: path, item: idValue },
  'insert-section': { place: path, after: idOrNull, section: jsonRecord },
  'move-section': { section: idValue, place: path, after: idOrNull },
  'remove-section': { section: idValue },
  'set-section': { section: idValue, property: keyOf(sectionReaders), value: jsonValue },
  'insert-page': { after: idOrNull, page: jsonRecord },
  'move-page': { page: idValue, after: idOrNull },
  'remove-page': { page: idValue },
  'set-page-path': { page: idValue, path: anyText },
  'set-page-meta': {
    page: idValue,
    property: keyOf({ title: 0, keywords: 0, description: 0 }),
    language,
    value: orNull(anyText),
  },
  'set-page-image': { page: idValue, media: idOrNull },
  'set-page-flag': { page: idValue, flag: keyOf({ isHidden: 0, noIndex: 0 }), value: flagValue },
  'set-page-part': { page: idValue, part: keyOf({ header: 0, footer: 0 }), sections: orNull(records) },
  'set-theme': { property: path, value: jsonValue },
  'set-setting': { field: path, value: jsonValue },
  'set-languages': { languages: records },
  'set-media': { id: idValue, media: orNull(jsonRecord) },
  'set-events': { events: records },
  'set-source': { text: textId, language, source: orNull(sourceReader) },
  together: { operations: (input) => accept(input) },
}

const asWas: Reader<true> = (input) => (input === true ? accept(true as const) : refuse('not-a-flag'))

/** The keys that may be left out. */
const optional: { readonly [Do in OperationName]?: { readonly [key: string]: Reader<unknown> } } = {
  'set-field': { language, asWas },
  'set-setting': { language, asWas },
  'set-page-meta': { asWas },
  'set-page-image': { crop: cropValue },
}

/** Reads one change that came from outside. Throws `operation-unknown` or `operation-malformed`; everything else is for `apply`. */
export function readOperation(input: unknown): Operation {
  return readAt(input, 0, { left: 1000 })
}

function readAt(input: unknown, depth: number, budget: { left: number }): Operation {
  if (!isRecord(input) || typeof input.do !== 'string') {
    throw problems.operationMalformed('it is not an object with a "do"')
  }
  if (!Object.hasOwn(forms, input.do)) throw problems.operationUnknown(input.do.slice(0, 60))
  budget.left -= 1
  if (depth > 8 || budget.left < 0) throw problems.operationMalformed('it holds too many changes in one')
  const name = input.do as OperationName
  const read = record({ do: accept, ...forms[name] }, optional[name] ?? {})(withoutUndefined(input))
  if (!read.ok) throw problems.operationMalformed(explainAll(read.refusals))
  if (name !== 'together') return read.value as unknown as Operation
  const { operations } = input
  if (!Array.isArray(operations)) throw problems.operationMalformed('"operations" is not a list')
  return { do: 'together', operations: operations.map((operation) => readAt(operation, depth + 1, budget)) }
}

/** A key without a value is the same as no key, as it is in JSON. */
function withoutUndefined(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
}

function matching(pattern: RegExp, form: string): Reader<string> {
  return (input): Checked<string> =>
    typeof input === 'string' && pattern.test(input) ? accept(input) : refuse('wrong-form', { form })
}

function keyOf(words: { readonly [word: string]: unknown }): Reader<string> {
  const options = Object.keys(words)
  return (input) =>
    options.includes(input as string)
      ? accept(input as string)
      : refuse('not-an-option', { options: options.join(', ') })
}
