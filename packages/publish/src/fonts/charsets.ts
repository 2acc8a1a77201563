import type { LanguageCode } from '@mimar/document'
import { scriptOf } from '@mimar/render'

const DIGITS_AND_SIGNS = ' \u00A00123456789.:!()-–…"/%«»'
const LATIN_SIGNS = ",;?—'+&·•@©“”‘’"
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ARABIC = 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي\u064B\u064C\u064D\u064E\u064F\u0650\u0651\u0652ـ،؛؟'

/** Letters that a language has beside the plain ones of its script. */
const LETTERS: { readonly [language: string]: string } = {
  ar: '',
  fa: 'پچژکگی۰۱۲۳۴۵۶۷۸۹',
  ur: 'پچڈڑژکگںہھیے',
  en: '',
  de: 'ÄÖÜäöüß„',
  tr: 'ÇĞİÖŞÜçğıöşüÂâÎîÛû',
  fr: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ\u202F',
  es: 'ÁÉÍÑÓÚÜáéíñóúü¡¿',
  it: 'ÀÈÉÌÒÙàèéìòù',
  pt: 'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú',
  nl: 'ÁÉËÏÓÖÜáéëïóöü',
}

/** Every letter of the accented Latin languages: for one that is not listed. */
const LATIN_1 = Array.from({ length: 64 }, (_, index) => String.fromCharCode(0xc0 + index)).join('')

/**
 * The whole alphabet of a language, digits and punctuation. Its fonts hold at least these, so that a new sentence
 * hardly ever needs a new font.
 */
export function alphabetOf(language: LanguageCode): string {
  const letters = LETTERS[language.split('-')[0]!.toLowerCase()]
  if (scriptOf(language) === 'arabic') return DIGITS_AND_SIGNS + ARABIC + (letters ?? '')
  return DIGITS_AND_SIGNS + LATIN_SIGNS + LATIN + (letters ?? LATIN_1)
}

/** Whether Google's Latin slice of a family holds a character; the others are in its extended slice. */
export function isBasicLatin(character: string): boolean {
  const code = character.codePointAt(0)!
  return code < 0x100 || BASIC.has(code) || (code >= 0x2000 && code < 0x2070)
}

const BASIC = new Set([0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x20ac, 0x2122, 0x2191, 0x2193, 0x2212])
