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
  {
    name: 'with the logo in the middle',
    language: 'de',
    content: {
      layout: 'SPLIT',
      name: 'Gasthaus Liwan',
      headerLinks: [
        { id: 'l1', text: 'Karte', link: '/Restaurant' },
        { id: 'l2', text: 'Feiern', link: '/Events' },
        { id: 'l3', text: 'Über uns', link: '/About' },
      ],
    },
  },
  {
    name: 'in two rows, with links below others',
    language: 'ar',
    content: {
      layout: 'STACKED',
      logo: { media: 'logo-mark' },
      name: 'عيادة نصّار',
      tagline: 'طبّ الأسنان',
      headerLinks: [
        { id: 'l1', text: 'الخدمات', link: '/Rooms' },
        { id: 'l2', text: 'تقويم الأسنان', link: '/Rooms/one', below: true },
        { id: 'l3', text: 'زراعة الأسنان للبالغين', link: '/Rooms/two', below: true },
        { id: 'l4', text: 'العيادة', link: '' },
        { id: 'l5', text: 'الفريق', link: '/Team', below: true },
        { id: 'l6', text: 'الطريق إلينا', link: '/Way', below: true },
        { id: 'l7', text: 'اتصل بنا', link: '/Contact_us' },
      ],
    },
  },
  {
    name: 'afloat',
    language: 'en',
    content: {
      layout: 'PILL',
      name: 'Bridge.',
      headerLinks: [
        { id: 'l1', text: 'Courses', link: '/Rooms' },
        { id: 'l2', text: 'Prices', link: '/Prices' },
        { id: 'l3', text: 'Teachers', link: '/Team' },
      ],
    },
  },
]
