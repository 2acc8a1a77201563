// List formatting: what stands between the entries of a list on one line.

const ARABIC_LETTERS = /^(?:ar|fa|ur)\b/

/** The comma of a language with its space, as its people write it between entries. */
export const commaIn = (language: string): string => (ARABIC_LETTERS.test(language) ? '، ' : ', ')
