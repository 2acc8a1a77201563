import { accept, type Checked, isRecord, judge, keepable, type Localized, type Refusal, refuse } from './checked.ts'
import type { TextField } from './field.ts'
import { countGraphemes } from './graphemes.ts'

/** The limit of a text that names none (EDIT-3). */
export const DEFAULT_LIMIT = 320

/** Characters as the machine counts them; no text of a site is longer, whatever its own limit. */
const LONGEST = 100_000

interface TextOptions {
  readonly limit?: number | null
  readonly required?: boolean
  /** Whether Enter makes a line break; false for labels and buttons. */
  readonly lines?: boolean
  readonly fallback?: string
}

/** Text that a person reads, one value per language, edited in place. */
export function text(options: TextOptions = {}): TextField {
  const limit = options.limit === undefined ? DEFAULT_LIMIT : options.limit
  const hasLines = options.lines ?? true
  const checkText = (input: unknown): Checked<string> => {
    if (typeof input !== 'string') return refuse('not-text')
    const value = tidy(input, hasLines)
    if (value === null) return refuse('control-characters')
    if (value.length > LONGEST) return refuse('too-long', { limit: limit ?? LONGEST, length: value.length })
    const length = limit === null ? 0 : countGraphemes(value)
    return limit === null || length <= limit
      ? accept(value)
      : { ok: false, refusals: [{ code: 'too-long', at: '', params: { limit, length } }], asItIs: value }
  }
  return {
    kind: 'text',
    initial: {},
    limit,
    isRequired: options.required ?? false,
    hasLines,
    fallback: options.fallback ?? null,
    checkText,
    check: (input) => checkLocalized(input, checkText),
  }
}

function checkLocalized(input: unknown, checkText: (text: unknown) => Checked<string>): Checked<Localized> {
  if (!isRecord(input)) return refuse('not-localized')
  const texts: Record<string, string> = {}
  const refusals: Refusal[] = []
  let isKeepable = true
  for (const [language, text] of Object.entries(input)) {
    if (!isLanguageCode(language)) {
      refusals.push({ code: 'not-localized', at: '', params: { language } })
      isKeepable = false
      continue
    }
    const checked = checkText(text)
    if (!checked.ok) refusals.push(...checked.refusals.map((refusal) => ({ ...refusal, at: language })))
    const value = keepable(checked)
    if (value) texts[language] = value
    isKeepable &&= value !== undefined
  }
  return judge(refusals, isKeepable, texts)
}

// Direction overrides can make a text read other than it is stored (trojan source), so they are refused. Marks and
// isolates (200E, 200F, 2066-2069) are needed in mixed Arabic and Latin text and stay.
const FORBIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/

/** Line ends as `\n`, no white space at the ends of the text; null where a control character stands. */
function tidy(input: string, hasLines: boolean): string | null {
  const lines = input
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/\uFEFF/g, '')
  if (FORBIDDEN.test(lines)) return null
  return (hasLines ? lines : lines.replace(/\n+/g, ' ')).trim()
}

/** Figures, phone numbers and e-mail addresses are of no language: they stand once, and need no translation. */
export function isWordless(text: string): boolean {
  return !/\p{L}/u.test(text) || /^\S+@\S+$/.test(text)
}

/** Codes of languages as BCP 47 writes them, `ar`, `pt-BR`: safe as a key, a path segment and a `lang`. */
export function isLanguageCode(input: unknown): input is string {
  return typeof input === 'string' && /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/.test(input)
}
