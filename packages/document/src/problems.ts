import type { Refusal } from '@mimar/fields'

/** Every refusal the document can give. Codes are permanent: clients and catalogues key their sentences on them. */
export type ProblemCode =
  | 'operation-unknown'
  | 'operation-malformed'
  | 'section-missing'
  | 'section-exists'
  | 'section-invalid'
  | 'template-unknown'
  | 'template-unique'
  | 'field-unknown'
  | 'value-refused'
  | 'language-unknown'
  | 'language-needed'
  | 'list-missing'
  | 'item-missing'
  | 'item-exists'
  | 'count-limit'
  | 'place-missing'
  | 'anchor-missing'
  | 'page-missing'
  | 'page-exists'
  | 'page-invalid'
  | 'page-last'
  | 'path-taken'
  | 'path-invalid'
  | 'languages-invalid'
  | 'media-invalid'
  | 'media-in-use'
  | 'events-invalid'
  | 'theme-unknown'

/** A change that cannot be made. `message` says what happened, why, and what to do; nothing was changed. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly refusals: readonly Refusal[]

  constructor(code: ProblemCode, message: string, refusals: readonly Refusal[] = []) {
    super(message)
    this.name = 'Problem'
    this.code = code
    this.refusals = refusals
  }
}
