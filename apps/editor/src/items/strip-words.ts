import type { PartWords } from '../words/words.ts'

const en = {
  slides: 'Slides',
  slideAt: 'Slide {n} of {m}: {words}',
  emptySlide: 'Empty slide',
  moveByKeys: 'Alt and an arrow key move it',
  duplicate: 'Duplicate the slide',
  remove: 'Remove the slide',
  removed: 'Slide removed',
} as const

/** What the strip of the slides of a slider says. */
export const stripWords: PartWords<typeof en> = {
  en,
  ar: {
    slides: 'الشرائح',
    slideAt: 'الشريحة {n} من {m}: {words}',
    emptySlide: 'شريحة فارغة',
    moveByKeys: 'تُنقل بمفتاح Alt مع سهم',
    duplicate: 'تكرار الشريحة',
    remove: 'حذف الشريحة',
    removed: 'حُذفت الشريحة',
  },
  tr: {
    slides: 'Slaytlar',
    slideAt: 'Slayt {n} / {m}: {words}',
    emptySlide: 'Boş slayt',
    moveByKeys: 'Alt ve bir ok tuşu taşır',
    duplicate: 'Slaytı çoğalt',
    remove: 'Slaytı kaldır',
    removed: 'Slayt kaldırıldı',
  },
  de: {
    slides: 'Folien',
    slideAt: 'Folie {n} von {m}: {words}',
    emptySlide: 'Leere Folie',
    moveByKeys: 'Alt und eine Pfeiltaste verschieben sie',
    duplicate: 'Folie duplizieren',
    remove: 'Folie entfernen',
    removed: 'Folie entfernt',
  },
  fr: {
    slides: 'Diapositives',
    slideAt: 'Diapositive {n} sur {m} : {words}',
    emptySlide: 'Diapositive vide',
    moveByKeys: 'Alt et une flèche la déplacent',
    duplicate: 'Dupliquer la diapositive',
    remove: 'Supprimer la diapositive',
    removed: 'Diapositive supprimée',
  },
}
