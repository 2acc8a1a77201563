import type { Example } from '../template.ts'

const points = (...all: readonly string[]) => all.map((point, index) => ({ id: `p${index}`, point }))

export const pricePlansExamples: readonly Example[] = [
  {
    name: 'three ways to learn',
    language: 'en',
    colorMode: 'LIGHT',
    content: {
      title: 'Three ways to pay',
      paragraph: 'All prices with book and VAT.',
      plans: [
        {
          id: 'a',
          name: 'Evening',
          summary: 'Two evenings a week',
          price: 189,
          unit: 'a month',
          points: points('4 lessons a week', 'At most 9 people', 'Cancel monthly'),
          buttonText: 'Book Evening',
          buttonUrl: '/Contact',
        },
        {
          id: 'b',
          name: 'Intensive',
          summary: 'Every morning, four weeks',
          price: 620,
          unit: 'a course',
          points: points('20 lessons a week', 'At most 12 people', 'Certificate with level', 'Free repeat if you fail'),
          buttonText: 'Book Intensive',
          buttonUrl: '/Contact',
        },
        {
          id: 'c',
          name: 'One to one',
          summary: 'When you like, also online',
          price: 48.5,
          unit: 'a lesson',
          points: points('Your teacher, your topic', 'Ten lessons: pay nine'),
          buttonText: 'Ask for a time',
          buttonUrl: '/Contact',
        },
      ],
      reason: 'Two out of three choose this',
      currency: 'EUR',
    },
  },
  {
    name: 'two in Arabic, none stands out',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      title: 'باقتان للتصوير',
      plans: [
        { id: 'a', name: 'ساعة', price: 75, unit: 'للجلسة', points: points('عشرون صورة', 'مكان واحد') },
        {
          id: 'b',
          name: 'يوم كامل',
          price: 400,
          unit: 'لليوم',
          points: points('كلّ الصور', 'ثلاثة أماكن', 'كتاب مطبوع'),
        },
      ],
      currency: 'USD',
      highlight: 'NONE',
    },
  },
  {
    name: 'four, the longest, the first stands out',
    language: 'de',
    content: {
      plans: ['a', 'b', 'c', 'd'].map((id) => ({
        id,
        name: 'Donaudampfschifffahrtsgesellschaftstarif',
        summary: 'Rindfleischetikettierungsüberwachungsaufgabenübertragung, jeden zweiten Dienstag',
        price: 1234567.5,
        unit: 'je Vertragslaufzeitjahr',
        points: points(...Array.from({ length: 8 }, () => 'Veranstaltungsraumreservierungsbestätigung ohne Aufpreis')),
        buttonText: 'Grundstücksverkehrsgenehmigung anfragen',
        buttonUrl: '/',
      })),
      reason: 'Zwei von drei Gästen nehmen diesen Tarif',
      highlight: 'FIRST',
      currency: 'EUR',
    },
  },
]
