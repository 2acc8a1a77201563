import type { Example } from '../template.ts'

export const iconBlocksExamples: readonly Example[] = [
  {
    name: 'the hotel in figures',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      blocks: [
        { id: 'b1', iconName: 'tabler:users', title: '42659', paragraph: 'زائر حلّ ضيفًا' },
        { id: 'b2', iconName: 'tabler:message-star', title: '10285', paragraph: 'تقييمًا' },
        { id: 'b3', iconName: 'tabler:id-badge-2', title: '62', paragraph: 'موظّفًا' },
        { id: 'b4', iconName: 'tabler:building-community', title: '10', paragraph: 'شقق فندقية' },
      ],
    },
  },
  {
    name: 'longest figures',
    language: 'de',
    content: {
      blocks: [
        { id: 'b1', iconName: 'tabler:users', title: '1.250.000+', paragraph: 'Gäste seit 1990' },
        { id: 'b2', iconName: 'tabler:star', title: '4,9 von 5', paragraph: 'Sterne im Netz' },
        { id: 'b3', iconName: 'tabler:clock', title: '24 Stunden', paragraph: 'Empfang am Tag' },
        { id: 'b4', iconName: 'tabler:bed', title: '30 Zimmer', paragraph: 'in sechs Arten' },
      ],
    },
  },
  {
    name: 'two',
    language: 'en',
    colorMode: 'EXTRALIGHT',
    content: {
      blocks: [
        { id: 'b1', iconName: 'tabler:bed', title: '30+', paragraph: 'rooms' },
        { id: 'b2', iconName: 'tabler:clock', title: '24 h', paragraph: 'reception' },
      ],
    },
  },
  {
    name: 'twelve in two rows',
    language: 'de',
    content: {
      blocks: Array.from({ length: 12 }, (_, index) => ({
        id: `b${index}`,
        iconName: 'tabler:star',
        title: String(7 * (index + 3)),
        paragraph: 'Erfahrungsjahre',
      })),
    },
  },
  {
    name: 'seven',
    language: 'ar',
    content: {
      blocks: ['1990', '30', '6', '400', '24', '62', '5'].map((title, index) => ({
        id: `b${index}`,
        iconName: 'tabler:star',
        title,
        paragraph: 'منذ البداية',
      })),
    },
  },
]
