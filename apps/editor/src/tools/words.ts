import type { PartWords } from '../words/words.ts'

const en = {
  edit: 'Edit',
  newTab: 'Open in a new tab',
  newTabWhy: 'Links to other sites always do, so that visitors keep yours.',
} as const

/** What links say about themselves beside what the bar says. */
export const toolWords: PartWords<typeof en> = {
  en,
  ar: {
    edit: 'تعديل',
    newTab: 'فتح في تبويب جديد',
    newTabWhy: 'الروابط إلى مواقع أخرى تُفتح هكذا دائمًا، فيبقى موقعك أمام الزائر.',
  },
  tr: {
    edit: 'Düzenle',
    newTab: 'Yeni sekmede aç',
    newTabWhy: 'Başka sitelere giden bağlantılar hep böyle açılır; ziyaretçi sitenizden ayrılmaz.',
  },
  de: {
    edit: 'Bearbeiten',
    newTab: 'In neuem Tab öffnen',
    newTabWhy: 'Links zu anderen Websites öffnen sich immer so, damit Ihre Seite offen bleibt.',
  },
  fr: {
    edit: 'Modifier',
    newTab: 'Ouvrir dans un nouvel onglet',
    newTabWhy: 'C’est toujours le cas des liens vers d’autres sites : le vôtre reste ouvert.',
  },
}
