import type { Example } from '../template.ts'

/** As long as a word gets. */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte'

export const teamGridExamples: readonly Example[] = [
  {
    name: 'four of a house, two with a portrait',
    language: 'ar',
    content: {
      title: 'أهل البيت',
      paragraph: 'أربعة يعرفون ضيوفهم بأسمائهم.',
      people: [
        {
          id: 'p1',
          image: { media: 'reception' },
          name: 'ليلى الحلبي',
          work: 'مديرة الدار',
          about: 'تفتح الباب منذ خمسة عشر عامًا.',
          languages: 'العربية، الإنكليزية',
          phone: '+963 21 000 0000',
        },
        {
          id: 'p2',
          image: { media: 'restaurant-table' },
          name: 'سامر ديب',
          work: 'الطبّاخ',
          about: 'خبزه قبل السابعة دائمًا.',
          languages: 'العربية، التركية',
        },
        { id: 'p3', name: 'رنا الأحمد', work: 'الاستقبال والحجز', languages: 'العربية، الألمانية، الفرنسية' },
        { id: 'p4', name: 'كريم', work: 'الحديقة', about: 'زرع شجرة الرمّان التي في الفناء.' },
      ],
    },
  },
  {
    name: 'one, with a name alone',
    language: 'en',
    content: { people: [{ id: 'p1', name: 'Dr. Ada B. Quinn, PhD' }] },
  },
  {
    name: 'three of a practice, a row each',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      title: 'Wer Sie behandelt',
      layout: 'ROWS',
      people: [
        {
          id: 'p1',
          name: 'Dr. Svenja Öztürk',
          work: 'Kieferorthopädie',
          about: 'Erklärt jeden Schritt, bevor er beginnt, und fängt erst an, wenn Sie nicken.',
          languages: 'Deutsch, Türkisch',
          phone: '030 000000-11',
          email: 'oeztuerk@praxis.example',
        },
        {
          id: 'p2',
          image: { media: 'exterior' },
          name: 'Hoa Nguyen',
          work: 'Prophylaxe',
          languages: 'Deutsch, Vietnamesisch',
        },
        { id: 'p3', name: 'Jan', work: 'Empfang' },
      ],
    },
  },
  {
    name: 'nine of a school, small',
    language: 'en',
    colorMode: 'DARK',
    content: {
      title: 'Our teachers',
      layout: 'COMPACT',
      people: [
        'Mira Sol',
        'Dragan Petrović',
        'Ioana',
        'Khaled al-Amin',
        'Åsa Ek',
        'Zoë',
        'Jo Ng',
        'Sam',
        'Ève Roy',
      ].map((name, index) => ({
        id: `p${index + 1}`,
        name,
        work: ['German A1 to B2', 'German for nurses', 'Exams'][index % 3]!,
        languages: index % 2 === 0 ? 'Arabic, English' : '',
      })),
    },
  },
  {
    name: 'all the longest',
    language: 'de',
    colorMode: 'EXTRALIGHT',
    content: {
      title: `${WORD} und alle`,
      paragraph: `${WORD} kamen stets sofort. `.repeat(3).trim(),
      backgroundImg: { media: 'terrace' },
      people: Array.from({ length: 5 }, (_, index) => ({
        id: `p${index + 1}`,
        ...(index === 1 && { image: { media: 'exterior' } }),
        name: WORD,
        work: `${WORD} außer Dienst`,
        about: `${WORD} kamen stets sofort, und zwar ${WORD}.`,
        languages: `${WORD}, Arabisch`,
        phone: '+49 (0) 30 000000-000000 Durchwahl 00000',
        email: `${WORD.toLowerCase().replaceAll('ä', 'ae').slice(0, 58)}@betrieb.example`,
      })),
    },
  },
]
