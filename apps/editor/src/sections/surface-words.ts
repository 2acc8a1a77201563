import type { PartWords } from '../words/words.ts'

const en = {
  space: 'Room above and below',
  small: 'Small',
  large: 'Large',
  ground: 'Surface',
  plain: 'Plain',
  gradient: 'Gradient',
  dots: 'Dots',
  lines: 'Lines',
} as const

export type SurfaceWords = { readonly [Word in keyof typeof en]: string }

/** What a section may choose for itself. */
export const surfaceWords: PartWords<SurfaceWords> = {
  en,
  ar: {
    space: 'المساحة فوق القسم وتحته',
    small: 'صغيرة',
    large: 'كبيرة',
    ground: 'الأرضية',
    plain: 'بلا نقش',
    gradient: 'تدرّج',
    dots: 'نقاط',
    lines: 'خطوط',
  },
  tr: {
    space: 'Üstteki ve alttaki boşluk',
    small: 'Küçük',
    large: 'Büyük',
    ground: 'Zemin',
    plain: 'Düz',
    gradient: 'Geçişli',
    dots: 'Noktalı',
    lines: 'Çizgili',
  },
  de: {
    space: 'Raum darüber und darunter',
    small: 'Klein',
    large: 'Groß',
    ground: 'Fläche',
    plain: 'Glatt',
    gradient: 'Verlauf',
    dots: 'Punkte',
    lines: 'Linien',
  },
  fr: {
    space: 'Espace au-dessus et en dessous',
    small: 'Petit',
    large: 'Grand',
    ground: 'Fond',
    plain: 'Uni',
    gradient: 'Dégradé',
    dots: 'Points',
    lines: 'Lignes',
  },
}
