/** Keeps two Arabic letters from joining to a word that nobody is called. */
const APART = '\u200c'

/** The letters that stand for a person without a picture: of the first name and of the last, without titles and what follows a comma. */
export function initialsOf(name: string, language: string): string {
  const [called = ''] = name.split(/[,،(]/)
  const words = called.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const names = words.filter((word) => !word.endsWith('.'))
  const all = names.length > 0 ? names : words
  const both = all.length > 1 ? [all[0]!, bare(all.at(-1)!)] : all
  return both
    .map((word) => firstLetterOf(word).toLocaleUpperCase(language))
    .join(/\p{Script=Arabic}/u.test(name) ? APART : '')
}

/** Family names without their Arabic article: الحلبي stands under ح. */
const bare = (word: string) => word.replace(/^ال(?=..)/, '')

/** With what is written upon it: Å is one letter. */
const firstLetterOf = (word: string) => /^\p{L}\p{M}*/u.exec(word)?.[0] ?? ''
