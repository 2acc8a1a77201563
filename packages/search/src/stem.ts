// Stemming, lightly: endings by which forms of one word differ.

/** What is left of a word must be three letters at least; the longest ending that leaves them goes. */
const ENDINGS: { readonly [language: string]: RegExp } = {
  ar: /^(.{3,}?)(?:اتنا|اتها|تين|تان|ات|ون|ين|ان|ها|هم|نا|كم|يه|ه|ي|ا)$/,
  de: /^(.{3,}?)(?:innen|ern|em|en|er|es|in|e|s|n)$/,
  en: /^(.{3,}?)(?:ings?|ies|es|ed|s|y|e)$/,
  fr: /^(.{3,}?)(?:eaux|eau|aux|al|ees?|es?|er|ez|s|x)$/,
  // Plural, whose it is, case: each may be there.
  tr: /^(.{3,}?)(?:l[ae]r)?(?:[iu]?[mn][iu]z|s[iu]n?|[iu][mn]?)?(?:n?[dt][ae]n?|n[iu]n|[yn]?[aeiu]|l[iu]|s[iu]z|[yi]?l[ae])?$/,
}

/** A key without its ending, as far as the language is known here; three letters of it stay. */
export function stemOf(key: string, language: string): string {
  return ENDINGS[language.slice(0, 2)]?.exec(key)?.[1] ?? key
}
