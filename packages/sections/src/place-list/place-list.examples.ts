import type { Example } from '../template.ts'

export const placeListExamples: readonly Example[] = [
  {
    name: 'three houses',
    language: 'ar',
    colorMode: 'EXTRALIGHT',
    content: {
      title: 'ثلاثة بيوت لليوان',
      paragraph: 'في كل بيت المطبخ نفسه، ولكل بيت باحته.',
      places: [
        {
          id: 'p1',
          name: 'الشعلان',
          address: 'شارع بغداد، خلف حديقة السبكي',
          openText: 'كل يوم 12:00 – 23:30',
          phone: '011 000 0000',
          buttonText: 'احجز هنا',
          buttonUrl: '/Contact',
        },
        {
          id: 'p2',
          name: 'باب توما',
          address: 'حارة الجورة 9، باب خشبي أزرق',
          openText: 'كل يوم عدا الاثنين',
          phone: '011 000 0001',
          week: {
            monday: '',
            tuesday: '12–23',
            wednesday: '12–23',
            thursday: '12–23',
            friday: '13:30–00:30',
            saturday: '12–23',
            sunday: '12–23',
          },
          latitude: 33.5138,
          longitude: 36.3156,
        },
        { id: 'p3', name: 'يعفور', address: 'مجمّع الربوة، الطابق الأرضي', phone: '011 000 0002' },
      ],
    },
  },
  {
    name: 'two surgeries without a map',
    language: 'en',
    colorMode: 'LIGHT',
    content: {
      title: 'Where we are',
      places: [
        { id: 'p1', name: 'Old town', address: '1 Example Street', openText: 'Mon–Fri 8–18', phone: '020 7946 0000' },
        { id: 'p2', name: 'Harbour' },
      ],
      showsMap: false,
    },
  },
  {
    name: 'one, the longest',
    language: 'de',
    colorMode: 'DARK',
    content: {
      places: [
        {
          id: 'p1',
          name: 'Donaudampfschifffahrtsgesellschaftsniederlassungsbüro, links',
          address:
            'Veranstaltungsraumreservierungsstraße 123 b, Hinterhaus, 2. Stock\n12345 Umsatzsteueridentifikationsnummernstadt bei M.',
          openText: 'Montag bis Donnerstag 06:30–09:45 und 11:15–14:45 Uhr',
          phone: '+49 (0) 30 000000-000000',
          buttonText: 'Veranstaltungsraumreservierungsbestätigung',
          buttonUrl: '/',
          mapSrc: 'https://www.openstreetmap.org/export/embed.html?bbox=36,36,37,37',
        },
      ],
    },
  },
]
