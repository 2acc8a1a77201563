import type { Example } from '../template.ts'

export const timeline4Examples: readonly Example[] = [
  {
    name: 'from two tables to three houses',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      title: 'من طاولتين إلى ثلاثة بيوت',
      moments: [
        {
          id: 'a',
          when: '1987',
          title: 'طاولتان',
          paragraph: 'جدّتنا سعاد تطبخ لجيرانها في غرفة الجلوس.',
          image: { media: 'a' },
        },
        {
          id: 'b',
          when: '1994',
          title: 'المطعم الأول',
          paragraph: 'اثنا عشر كرسيًّا وفحم في الحوش.',
          image: { media: 'b' },
        },
        {
          id: 'c',
          when: '2009',
          title: 'دفتر الوصفات',
          paragraph: 'نجمع 140 وصفة ونطبعها لأول مرة.',
          image: { media: 'c' },
        },
        { id: 'd', when: '2021', title: 'باب توما', paragraph: 'نرمّم بيتًا عربيًّا ونفتح السطح.', image: { media: 'd' } },
        { id: 'e', when: '2026', title: 'خبزنا', paragraph: 'تنّور لكل بيت، ونخبز كل ساعة.', image: { media: 'e' } },
      ],
    },
  },
  {
    name: 'the day of a wedding, without pictures',
    language: 'en',
    content: {
      title: 'The day',
      paragraph: 'Come when you can, stay as long as you like.',
      moments: ['16:00', '17:30', '20:00'].map((when, index) => ({
        id: `m${index}`,
        when,
        title: ['The vows, in the garden', 'Cake under the mulberry', 'Supper, then dancing'][index]!,
      })),
      layout: 'DOWN',
    },
  },
  {
    name: 'twelve, the longest',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      moments: Array.from({ length: 12 }, (_, index) => ({
        id: `m${index}`,
        when: 'Grundsteinlegungsfeier',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
        paragraph: 'Veranstaltungsraumreservierungsbestätigungen kamen stets sofort. '.repeat(3).trim(),
      })),
    },
  },
]
