import type { FontWeight } from '@mimar/document'
import type { PartWords } from '../../words/words.ts'

type WeightWords = { readonly [Weight in `w${FontWeight}`]: string }

interface ShapeWords extends WeightWords {
  readonly headWeight: string
  readonly bodyWeight: string
  readonly headItalic: string
  readonly bodyItalic: string
  readonly usual: string
}

/** How thick and how upright letters stand. */
export const shapeWords: PartWords<ShapeWords> = {
  ar: {
    headWeight: 'سماكة العناوين',
    bodyWeight: 'سماكة النصوص',
    headItalic: 'عناوين مائلة',
    bodyItalic: 'نصوص مائلة',
    usual: 'السماكة المعتادة',
    w100: 'نحيف جدًا',
    w200: 'نحيف',
    w300: 'خفيف',
    w400: 'عادي',
    w500: 'متوسط',
    w600: 'شبه عريض',
    w700: 'عريض',
    w800: 'عريض جدًا',
    w900: 'الأعرض',
  },
  en: {
    headWeight: 'Weight of headings',
    bodyWeight: 'Weight of text',
    headItalic: 'Headings in italics',
    bodyItalic: 'Text in italics',
    usual: 'Usual weight',
    w100: 'Thin',
    w200: 'Extra light',
    w300: 'Light',
    w400: 'Regular',
    w500: 'Medium',
    w600: 'Semibold',
    w700: 'Bold',
    w800: 'Extra bold',
    w900: 'Black',
  },
  tr: {
    headWeight: 'Başlık kalınlığı',
    bodyWeight: 'Metin kalınlığı',
    headItalic: 'İtalik başlıklar',
    bodyItalic: 'İtalik metin',
    usual: 'Olağan kalınlık',
    w100: 'En ince',
    w200: 'Çok ince',
    w300: 'İnce',
    w400: 'Normal',
    w500: 'Orta',
    w600: 'Yarı kalın',
    w700: 'Kalın',
    w800: 'Çok kalın',
    w900: 'En kalın',
  },
  de: {
    headWeight: 'Stärke der Überschriften',
    bodyWeight: 'Stärke der Texte',
    headItalic: 'Überschriften kursiv',
    bodyItalic: 'Texte kursiv',
    usual: 'Übliche Stärke',
    w100: 'Sehr fein',
    w200: 'Fein',
    w300: 'Leicht',
    w400: 'Normal',
    w500: 'Mittel',
    w600: 'Halbfett',
    w700: 'Fett',
    w800: 'Extrafett',
    w900: 'Am fettesten',
  },
  fr: {
    headWeight: 'Graisse des titres',
    bodyWeight: 'Graisse du texte',
    headItalic: 'Titres en italique',
    bodyItalic: 'Texte en italique',
    usual: 'Graisse habituelle',
    w100: 'Très fin',
    w200: 'Fin',
    w300: 'Léger',
    w400: 'Normal',
    w500: 'Moyen',
    w600: 'Demi-gras',
    w700: 'Gras',
    w800: 'Très gras',
    w900: 'Le plus gras',
  },
}
