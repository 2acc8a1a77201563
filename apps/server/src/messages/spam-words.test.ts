import { expect, test } from 'vitest'
import { isLikeSpam, type Seen, tokensOf } from './spam-words.ts'

const SPAM = [
  'We rank your site on page one of Google. Cheap SEO offers at seo-offers.example, order today!',
  'Cheap SEO offers: we rank your website first. Visit seo-offers.example today',
  'Limited SEO discount, rank your site higher. seo-offers.example',
]
const WANTED = [
  'Do you have a room for two from Friday to Sunday? We arrive late, about ten.',
  'We loved the breakfast. Do you send recipes? Greetings from Anna',
  'Is there parking for a van near the hotel, and what does it cost?',
  'مرحبًا، هل لديكم غرفة عائلية من الجمعة إلى الأحد؟ سنصل متأخرين.',
  'هل يمكن طلب الطعام إلى الغرفة؟ وهل الاستقبال مفتوح طوال الليل؟',
  'Minibüs için otopark var mı? On bir kişiyiz, cuma günü geliyoruz.',
  'Kahvaltı fiyata dahil mi? İki kişilik oda arıyoruz.',
  'Haben Sie vom 12. bis 15. Dezember zwei Zimmer frei? Wir kommen mit dem Auto.',
  'Dürfen wir unseren Hund mitbringen, und was kostet das pro Nacht?',
  'Bonjour, avez-vous une chambre pour deux personnes ce week-end ?',
  'Comment venir de la gare à l’hôtel la nuit ? Merci d’avance.',
]
const SPAM_ABROAD = {
  ar: [
    'اربح المال الآن من المنزل، قرض سريع بدون ضمان، اتصل بنا اليوم',
    'قرض سريع بدون ضمان، اربح المال من المنزل اليوم',
  ],
  tr: ['Hızlı kredi, kefilsiz para kazan, hemen bugün ara', 'Bugün hızlı kredi al, kefilsiz para kazan'],
  de: [
    'Sofortkredit ohne Schufa, schnell Geld verdienen, heute anrufen',
    'Heute Sofortkredit ohne Schufa, Geld verdienen',
  ],
  fr: ['Crédit rapide sans garantie, gagnez de l’argent, appelez', 'Gagnez de l’argent, crédit rapide sans garantie'],
  en: [
    'Fast loan without security, earn money from home today',
    'Earn money from home today, fast loan without security',
  ],
} as const

function learnt(spam: readonly string[], wanted: readonly string[]) {
  const seen = new Map<string, { good: number; bad: number }>()
  const count = (text: string, side: 'good' | 'bad') => {
    for (const word of tokensOf(text)) {
      const counts = seen.get(word) ?? { good: 0, bad: 0 }
      counts[side] += 1
      seen.set(word, counts)
    }
  }
  for (const text of spam) count(text, 'bad')
  for (const text of wanted) count(text, 'good')
  return { of: { good: wanted.length, bad: spam.length }, word: (word: string): Seen | undefined => seen.get(word) }
}

test('words are taken apart in every script, without case and signs, with the names of servers whole', () => {
  expect(tokensOf('Ünlü İSTANBUL www.Seo-Offers.example/x هُنَا!')).toEqual([
    ...['link:seo-offers.example', 'unlu', 'istanbul', 'هنا'],
  ])
  expect(tokensOf(Array.from({ length: 500 }, (_, n) => `word${n}`).join(' '))).toHaveLength(200)
})

test('what is like spam that was marked once is found, and nothing that is wanted', () => {
  const once = learnt(SPAM.slice(0, 1), [])
  expect(SPAM.map((text) => isLikeSpam(tokensOf(text), once))).toEqual([true, true, true])
  expect(WANTED.filter((text) => isLikeSpam(tokensOf(text), once))).toEqual([])
})

test.each(Object.entries(SPAM_ABROAD))(
  'spam in %s is found again in other words, and no guest is lost by it',
  (_, [first, second]) => {
    for (const wanted of [[], WANTED]) {
      const known = learnt([first], wanted)
      expect(isLikeSpam(tokensOf(second), known)).toBe(true)
      expect(WANTED.filter((text) => isLikeSpam(tokensOf(text), known))).toEqual([])
    }
  },
)

test('a guest whose words are half those of spam stays in the inbox; without lessons everybody does', () => {
  const known = learnt(SPAM, WANTED)
  expect(isLikeSpam(tokensOf('Your site offers a room today, do we get it cheap from Friday to Sunday?'), known)).toBe(
    false,
  )
  expect(isLikeSpam(tokensOf(SPAM[0] ?? ''), learnt([], WANTED))).toBe(false)
  expect(isLikeSpam([], known)).toBe(false)
})

test('a server that two spams linked to is enough; one that guests link to as well is not', () => {
  const known = learnt(SPAM, [...WANTED, 'We booked at booking.example'])
  expect(isLikeSpam(tokensOf('Completely other text seo-offers.example cheap rank offers'), known)).toBe(true)
  const shared = learnt(['Buy at booking.example', 'Buy more at booking.example'], ['We booked at booking.example'])
  expect(isLikeSpam(tokensOf('Our room from booking.example'), shared)).toBe(false)
})
