import type { PartWords } from '../words/words.ts'

/** What is said where a language beyond the first five is found. */
interface MoreWords {
  readonly moreLanguages: string
  readonly findLanguage: string
  readonly noLanguage: string
  readonly othersUnwritten: string
}

export const moreWords: PartWords<MoreWords> = {
  ar: {
    moreLanguages: 'لغات أخرى',
    findLanguage: 'ابحث عن لغة',
    noLanguage: 'لا لغة بهذا الاسم.',
    othersUnwritten: 'لا نصوص جاهزة بهذه اللغات. تترجمها بنفسك، وتذكّرك المراجعة بما ينقص.',
  },
  en: {
    moreLanguages: 'More languages',
    findLanguage: 'Find a language',
    noLanguage: 'No language is called that.',
    othersUnwritten:
      'There are no sample texts in these languages. You translate them; the check-up tells what is missing.',
  },
  tr: {
    moreLanguages: 'Diğer diller',
    findLanguage: 'Dil ara',
    noLanguage: 'Bu adda bir dil yok.',
    othersUnwritten: 'Bu dillerde hazır metin yok. Çeviriyi siz yaparsınız; kontrol, eksikleri söyler.',
  },
  de: {
    moreLanguages: 'Weitere Sprachen',
    findLanguage: 'Sprache suchen',
    noLanguage: 'Keine Sprache heißt so.',
    othersUnwritten:
      'In diesen Sprachen gibt es keine Mustertexte. Sie übersetzen selbst; die Prüfung sagt, was noch fehlt.',
  },
  fr: {
    moreLanguages: 'Autres langues',
    findLanguage: 'Chercher une langue',
    noLanguage: 'Aucune langue ne porte ce nom.',
    othersUnwritten:
      'Il n’y a pas de textes d’exemple dans ces langues. À vous de traduire ; le contrôle indique ce qui manque.',
  },
}
