import type { PartWords } from './words.ts'

/** What leads to the statistics of a site. */
export const statisticsWord: PartWords<{ readonly statistics: string }> = {
  ar: { statistics: 'الإحصاءات' },
  en: { statistics: 'Statistics' },
  tr: { statistics: 'İstatistikler' },
  de: { statistics: 'Statistik' },
  fr: { statistics: 'Statistiques' },
}
