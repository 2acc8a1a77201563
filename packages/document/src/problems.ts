import type { Refusal, RefusalCode } from '@mimar/fields'

/** Every refusal the document can give. Codes are permanent: clients and catalogues key their sentences on them. */
export const PROBLEM_CODES = [
  'operation-unknown',
  'operation-malformed',
  'section-missing',
  'section-exists',
  'section-invalid',
  'template-unknown',
  'template-unique',
  'field-unknown',
  'value-refused',
  'language-unknown',
  'language-needed',
  'list-missing',
  'item-missing',
  'item-exists',
  'count-limit',
  'place-missing',
  'anchor-missing',
  'page-missing',
  'page-exists',
  'page-invalid',
  'page-last',
  'path-taken',
  'path-invalid',
  'languages-invalid',
  'media-invalid',
  'media-missing',
  'media-in-use',
  'events-invalid',
  'theme-unknown',
  'format-unknown',
  'site-full',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

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

const RELOAD = 'It was probably removed in another window; reload to see the site as it is now.'

/** The sentence of each problem that more than one operation can have. */
export const problems = {
  operationMalformed: (why: string) =>
    new Problem(
      'operation-malformed',
      `This change cannot be read: ${why}. Send it in the form that operation.ts lists.`,
    ),
  operationUnknown: (name: string) =>
    new Problem(
      'operation-unknown',
      `There is no change called "${name}". This server is probably older than your editor; reload, then try again.`,
    ),
  sectionMissing: (id: string) => new Problem('section-missing', `There is no section "${id}" in this site. ${RELOAD}`),
  sectionExists: (id: string) =>
    new Problem('section-exists', `A section "${id}" is already in this site. Give the new one an id of its own.`),
  templateUnknown: (template: string) =>
    new Problem(
      'template-unknown',
      `There is no template "${template}" in this version, so its section can be kept and moved but not changed. Choose another template, or update Mimar.`,
    ),
  templateUnique: (template: string, page: string) =>
    new Problem(
      'template-unique',
      `"${template}" can stand on a page once, and the page "${page}" has one already. Remove that one first, or change it instead.`,
    ),
  fieldUnknown: (owner: string, path: string) =>
    new Problem('field-unknown', `${owner} has no field "${path}". Check the name against the definition.`),
  valueRefused: (path: string, refusals: readonly Refusal[]) =>
    new Problem('value-refused', `"${path}" was not changed. ${explainAll(refusals)}`, refusals),
  languageUnknown: (language: string) =>
    new Problem(
      'language-unknown',
      `This site has no language "${language}". Add it to the site's languages first, or write in another.`,
    ),
  listMissing: (path: string) =>
    new Problem('list-missing', `There is no list "${path}" in this section. Name a field that holds items.`),
  itemMissing: (id: string, path: string) =>
    new Problem('item-missing', `There is no item "${id}" in "${path}". ${RELOAD}`),
  anchorMissing: (id: string) =>
    new Problem('anchor-missing', `"${id}" is not there to put something after. ${RELOAD}`),
  placeMissing: (place: string) =>
    new Problem(
      'place-missing',
      `There is no place "${place}" for sections. Name a page, "header", "footer", or a page's own header or footer.`,
    ),
  pageMissing: (id: string) =>
    new Problem(
      'page-missing',
      `There is no page "${id}" in this site. Choose another page, or undo its removal first.`,
    ),
  mediaMissing: (id: string, path: string) =>
    new Problem('media-missing', `"${path}" shows the picture "${id}", which this site does not have. Add it first.`),
} satisfies { readonly [name: string]: (...details: never[]) => Problem }

const SENTENCES: { readonly [Code in RefusalCode]: (params: Refusal['params']) => string } = {
  'not-text': () => 'This must be text.',
  'not-localized': () => 'This must be text by language, such as {"ar": "…", "en": "…"}.',
  'too-long': (params) => `This can hold ${params.limit} characters and has ${params.length}. Shorten it.`,
  required: () => 'This field is required.',
  'control-characters': () => 'This holds invisible control characters. Remove them, or paste it as plain text.',
  'not-an-option': (params) => `This must be one of: ${params.options}.`,
  'not-a-number': () => 'This must be a number.',
  'out-of-range': (params) => `This must be between ${params.min} and ${params.max}.`,
  'not-a-flag': () => 'This must be true or false.',
  'not-a-list': (params) => `The data must be an array; this is ${params.got}.`,
  'too-few': (params) => `At least ${params.min} are needed and there are ${params.count}. Add some.`,
  'too-many': (params) => `At most ${params.max} fit and there are ${params.count}. Remove some.`,
  'id-missing': () => 'Every item needs an id of letters, digits, "-" and "_".',
  'id-repeated': (params) => `The id "${params.id}" is used twice. Give each item its own.`,
  'not-an-object': () => 'This must be an object.',
  'unknown-key': (params) => `There is no field "${params.key}". Check its name against the definition.`,
  'link-forbidden': (params) =>
    `"${params.address}" is no address visitors can be led to. Use https, http, mailto, tel, a page such as /Rooms, or an anchor.`,
  'not-an-email': () => 'This is not an e-mail address. Write it as name@example.com.',
  'bad-hex': () => 'Bad Hex: a colour has 3 or 6 hexadecimal digits, such as #1F4B43.',
  'not-a-date': () => 'A day is written as year, month and day, such as 2026-12-24, and must be in the calendar.',
  'not-hours': () => 'Hours are written like 9–13, 15–18, at most three times a day; empty is closed.',
  'not-a-price': () => 'A price is an amount such as 12.50, without words.',
  'not-an-icon': () => 'An icon is named by its set and name, such as tabler:bed.',
  'not-a-file': () => 'This is no file of the kind that stands here.',
  'not-an-image': () => 'This is not a picture. Choose one from the media of the site.',
  'not-an-id': () => 'This is not an id: use letters, digits, "-" and "_", at most 64.',
  'wrong-form': (params) => `This must be ${params.form}.`,
  'provider-unknown': (params) =>
    `This is no address of these providers, which are known here: ${params.known}. Paste one of theirs, or the code they give out.`,
}

/** One sentence for people who make sites, for every reason a value can be refused. */
export const explain = ({ code, params }: Refusal): string => SENTENCES[code](params)

/** The first few reasons, each a sentence. */
export function explainAll(refusals: readonly Refusal[]): string {
  return refusals
    .slice(0, 5)
    .map((refusal) => (refusal.at === '' ? explain(refusal) : `${refusal.at}: ${explain(refusal)}`))
    .join(' ')
}
