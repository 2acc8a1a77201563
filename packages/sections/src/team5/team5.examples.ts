import type { Example } from '../template.ts'

export const team5Examples: readonly Example[] = [
  {
    name: 'host',
    language: 'ar',
    content: {
      title: 'أهل البيت',
      paragraph: 'تدير ليلى الدار منذ خمسة عشر عامًا، وتعرف أسماء ضيوفها قبل أن يصلوا.',
      paragraph2: 'إن احتجتم إلى شيء فاسألوا عنها: لا موعد ولا مكتب، فقط كرسيّ عند النافورة.',
      slogan: '«الضيف الأول في كلّ يوم هو أصعبهم، والأخير أحبّهم.»',
      name: 'ليلى الحلبي، مديرة الدار',
      image: { media: 'reception' },
    },
  },
  {
    name: 'longest',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      title: 'Donaudampfschifffahrtskapitän',
      titleAlignment: 'RIGHT',
      paragraph: 'Veranstaltungsraumreservierungsbestätigungen kamen stets. '.repeat(9).slice(0, 500).trim(),
      paragraph2: 'Veranstaltungsraumreservierungsbestätigungen kamen stets. '.repeat(9).slice(0, 500).trim(),
      slogan: 'Gastfreundschaftstradition ist keine Frage der Sterne, sondern der Stühle, die man für andere holt.',
      name: 'Donaudampfschifffahrtsgesellschaftskapitän a. D.',
      image: { media: 'exterior' },
      backgroundImg: { media: 'terrace' },
    },
  },
  { name: 'required only', language: 'en', content: { slogan: 'Come as you are.', name: 'Leyla' } },
]
