import { reportWordsIn, wordsIn } from '@mimar/sections'
import { HttpError } from './http-error.ts'
import { sentence, spokenLanguage } from './words.ts'

/** What is wrong with a field: a code, or what an answer should be to a question that is called so. */
export type Fault = readonly [field: string, code: string, called?: string]

/** A form that does not hold what it must: field → code; of a question of the owner's own, what it should be. */
export class FormFaulty extends HttpError {
  readonly faults: Readonly<Record<string, string>>

  constructor(faults: readonly Fault[]) {
    // The first of each field.
    const told = new Map(faults.toReversed().map(([field, , called = field]) => [field, called]))
    super('form-faulty', [...told.values()].toReversed().join(', '))
    this.faults = Object.fromEntries(faults.toReversed().map(([field, code]) => [field, code]))
  }
}

/** What is wrong, by the names of inputs, in the language of the page; '' for the form as a whole. */
export function faultSentences(
  kind: 'contact' | 'compliance',
  language: string,
  error: HttpError,
): Record<string, string> {
  const said = sentence(error.code, spokenLanguage(language, undefined))
  if (!(error instanceof FormFaulty)) return { '': said }
  const words = wordsIn(language)
  const report = reportWordsIn(language)
  const empty = kind === 'contact' ? words.emptyField : report.required
  const sentences: Readonly<Record<string, string>> = {
    'field-empty': empty,
    'not-an-email': kind === 'contact' ? words.invalidEmail : report.wrongEmail,
    'field-too-long': report.tooLong,
  }
  return Object.fromEntries(
    Object.entries(error.faults).map(([name, code]) => [
      name,
      name.startsWith('a/') ? code : (sentences[code] ?? empty),
    ]),
  )
}
