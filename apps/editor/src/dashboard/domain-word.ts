import type { PartWords } from '../words/words.ts'

/** What the way to a domain of one's own is called. */
export const domainWord: PartWords<{ readonly ownDomain: string }> = {
  ar: { ownDomain: 'نطاق خاص' },
  en: { ownDomain: 'Own domain' },
  tr: { ownDomain: 'Kendi alan adı' },
  de: { ownDomain: 'Eigene Domain' },
  fr: { ownDomain: 'Domaine propre' },
}
