import type { Example } from '../template.ts'

export const navbarExamples: readonly Example[] = [
  {
    name: 'five pages',
    language: 'ar',
    content: {
      logo: { media: 'logo-mark' },
      name: 'دار الرمّان',
      tagline: 'فندق · منذ 1990',
      headerLinks: [
        { id: 'l1', text: 'الرئيسية', link: '/' },
        { id: 'l2', text: 'الغرف', link: '/Rooms' },
        { id: 'l3', text: 'المطعم', link: '/Restaurant' },
        { id: 'l4', text: 'المناسبات', link: '/Events' },
        { id: 'l5', text: 'اتصل بنا', link: '/Contact_us' },
      ],
    },
  },
  {
    name: 'longest',
    language: 'de',
    content: {
      logo: { media: 'wordmark', width: 101 },
      logoColor: 'white',
      headerLinks: Array.from({ length: 12 }, (_, index) => ({
        id: `l${index}`,
        text: `Veranstaltungsraumreservierung Nummer ${index}`.slice(0, 40),
        link: `/Seite-${index}`,
      })),
    },
  },
  { name: 'nothing', language: 'en', content: {} },
]
