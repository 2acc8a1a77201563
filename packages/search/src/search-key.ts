// Tokenization and normalization: the words of a text, each as it is looked for.
import { fold } from '@mimar/fields/fold'
import { cutTo } from './whole-letters.ts'

/** A word and where it stands in its text. */
interface WordSpan {
  readonly start: number
  readonly end: number
  readonly word: string
}

/** Letters and figures with the marks upon them, tatweel, soft hyphens and joiners; apostrophes and hyphens part words (`l’hôtel`, `İstanbul’da`, `petit-déjeuner`). */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}ـ\u00AD\u200B-\u200D]*/gu

/** Every word of a text, in order. */
export function* wordSpans(text: string): Generator<WordSpan> {
  for (const { 0: word, index } of text.matchAll(WORD)) yield { start: index, end: index + word.length, word }
}

/** Letters that NFKD leaves whole, and that people write without what makes them another letter; hamza is often left out. */
const ALIKE: { readonly [letter: string]: string } = {
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
  ...{ ء: '', ٱ: 'ا', ی: 'ي', ک: 'ك' },
}
const TO_MAKE_ALIKE = /[øłđðþءٱیک٠-٩۰-۹]/g
/** Soft hyphens, joiners, and what single signs of Unicode are written out with. */
const NO_LETTERS = /[^\p{L}\p{N}]+/gu
/** A longer word is no word of anybody. */
const LONGEST = 40

/**
 * A word as it is kept and looked for: without case, accents and vowel signs, figures as 0–9, Arabic without its
 * article. `language` is a code such as `de`: German writes ä as ae, too.
 */
export function searchKey(word: string, language: string): string {
  const alike = fold(word).replace(TO_MAKE_ALIKE, (sign) => ALIKE[sign] ?? figureOf(sign))
  const whole = alike.replace(NO_LETTERS, '')
  const letters = isUnspaced(whole) ? whole : cutTo(whole, LONGEST)
  return withoutArticle(/^de\b/.test(language) ? withoutUmlauts(letters) : letters)
}

/** Both rows of Arabic figures end in the value of the figure. */
const figureOf = (sign: string) => String(sign.charCodeAt(0) & 15)

/** ä is a by now, so that ae becomes a too; behind a vowel (`neue`, `Quelle`) it is none. */
const withoutUmlauts = (folded: string) => folded.replace(/(^|[^aeiouq])([aou])e/g, '$1$2')

/** `ال` alone, behind `و`, `ف`, `ب`, `ك`, and grown together with `ل`; three letters at least must be left. */
const ARTICLE = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=.{3})/

function withoutArticle(word: string): string {
  const bare = word.replace(ARTICLE, '')
  // `الألمانية`: that word begins with the same two letters itself, and is found without its article, too.
  return bare === word ? word : withoutArticle(bare)
}

/** Scripts without spaces: a word of theirs is a whole clause, within which is searched. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

export const isUnspaced = (key: string): boolean => UNSPACED.test(key)

/** Whether a key says anything: one letter alone is an elided article, one figure is a number. */
export const isSearchable = (key: string): boolean => key.length > 1 || /\p{N}/u.test(key) || isUnspaced(key)
