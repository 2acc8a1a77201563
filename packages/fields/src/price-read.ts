// Amounts of money, read as people type them and written in each language its own way (Intl.NumberFormat).
import { calendarOf } from './date.ts'
import { withWesternDigits } from './hours-read.ts'

/** What may stand around an amount: a currency by its sign, its code or its short name. */
const CURRENCY = String.raw`(?:[a-z]{0,3}\p{Sc}[a-z]{0,2}|[a-z]{2,3}|\p{Script=Arabic}{1,2}\.\s?\p{Script=Arabic}{1,2}\.?)`
const AMOUNT = new RegExp(String.raw`^${CURRENCY}?\s?(\d[\d.,'’\s]*?)\s?${CURRENCY}?$`, 'u')

/** Null for nothing, undefined for what is no amount. */
export function readPrice(text: string): number | null | undefined {
  const plain = withWesternDigits(text)
    .toLowerCase()
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '')
    .replace(/٫/g, '.')
    .replace(/٬/g, "'")
    .trim()
  if (plain === '' || plain === '-' || plain === '–') return null
  const figures = plain.length > 40 ? undefined : AMOUNT.exec(plain)?.[1]?.trim()
  if (figures === undefined) return undefined
  // One or two digits behind the last sign are a part of the whole; three are thousands.
  const [, whole = '', part = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? []
  const isGrouped = /^\d+$|^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(whole)
  return isGrouped ? Number(`${whole.replace(/\D/g, '')}.${part}`) : undefined
}

/** An amount as people of a language write it, in Western digits; with a currency (ISO 4217) where one is given. */
export function priceIn(value: number, language: string, currency: string): string {
  const digits = Number.isInteger(value) ? 0 : 2
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  if (currency === '') return new Intl.NumberFormat(calendarOf(language), fraction).format(value)
  const written = (currencyDisplay: 'symbol' | 'narrowSymbol') =>
    new Intl.NumberFormat(calendarOf(language), { ...fraction, style: 'currency', currency, currencyDisplay })
  const parts = written('symbol').formatToParts(value)
  if (!FROM_THE_RIGHT.test(language)) return parts.map((part) => part.value).join('')
  const narrow = written('narrowSymbol')
    .formatToParts(value)
    .find(({ type }) => type === 'currency')
  return parts.map((part) => (part.type === 'currency' ? signIn(part.value, narrow?.value ?? '') : part.value)).join('')
}

const FROM_THE_RIGHT = /^(?:ar|fa|he|ur)\b/
/** What the best known currency of a sign is called where others have it too. */
const BEST_KNOWN: { readonly [sign: string]: string } = { US$: '$', 'UK£': '£' }

/**
 * The sign of a currency among letters that run from right to left. Latin letters before it would change sides with it
 * ("$US"): the sign alone says the best known currency, the others keep theirs in one piece (bidi isolation).
 */
function signIn(sign: string, narrow: string): string {
  if (!/[A-Z]/i.test(sign)) return sign
  const alone = BEST_KNOWN[sign] ?? narrow
  return /[A-Z]/i.test(alone) ? `\u2066${sign}\u2069` : alone
}
