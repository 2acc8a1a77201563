import type { Example } from '../template.ts'

export const header13Examples: readonly Example[] = [
  {
    name: 'home',
    language: 'ar',
    content: {
      title: 'بيتُكم على باب البلدة',
      paragraph: 'فندقٌ صغير من الحجر والضوء، يلتفّ حول فناءٍ تتوسّطه نافورة. نستقبلكم عند الحدود بفنجان قهوة وغرفةٍ هادئة.',
      buttons: [
        { id: 'b1', buttonText: 'اكتشفوا المزيد', buttonUrl: '/Contact_us', type: 'primary' },
        { id: 'b2', buttonText: 'تصفّحوا الغرف', buttonUrl: '/Rooms', type: 'secondary' },
      ],
      headerSocials: [
        { id: 's1', socialUrl: 'https://facebook.com/dar', icon: 'tabler:brand-facebook' },
        { id: 's2', socialUrl: 'https://instagram.com/dar', icon: 'tabler:brand-instagram' },
        { id: 's3', socialUrl: 'https://wa.me/900001234567', icon: 'tabler:brand-whatsapp' },
      ],
      backgroundImg: { media: 'hero-courtyard' },
      bgOverlayTransparency: 0.2,
    },
  },
  {
    name: 'longest',
    language: 'de',
    content: {
      title: 'Donaudampfschifffahrtskapitäne',
      paragraph: 'Veranstaltungsraumreservierungsbestätigung: willkommen. '.repeat(9).slice(0, 500).trim(),
      paragraphAlignment: 'RIGHT',
      buttons: [
        { id: 'b1', buttonText: 'Veranstaltungsräume jetzt kennenlernen ab', buttonUrl: '/', type: 'secondary' },
        { id: 'b2', buttonText: 'Ein Zimmer im Haus am Tor reservieren', buttonUrl: '/', type: 'tertiary' },
      ].map((button) => ({ ...button, buttonText: button.buttonText.slice(0, 40) })),
      headerSocials: Array.from({ length: 7 }, (_, index) => ({
        id: `s${index}`,
        socialUrl: `https://example.com/${index}`,
        icon: 'tabler:brand-x',
      })),
      logo: { media: 'wordmark' },
      backgroundImg: { media: 'terrace' },
      bgOverlayTransparency: 1,
    },
  },
  { name: 'required only', language: 'en', colorMode: 'LIGHT', content: { title: 'A house by the gate' } },
  {
    name: 'beside the picture',
    language: 'ar',
    colorMode: 'EXTRALIGHT',
    content: {
      layout: 'SPLIT',
      title: 'بيتُكم على باب البلدة',
      paragraph: 'غرفٌ حول باحةٍ وبركة، وفطورٌ حتى الظهر، واستقبالٌ لا ينام.',
      buttons: [
        { id: 'b1', buttonText: 'احجزوا غرفة', buttonUrl: '/Contact_us', type: 'primary' },
        { id: 'b2', buttonText: 'تصفّحوا الغرف', buttonUrl: '/Rooms', type: 'secondary' },
      ],
      backgroundImg: { media: 'hero-courtyard' },
    },
  },
  {
    name: 'in the middle',
    language: 'en',
    colorMode: 'LIGHT',
    content: {
      layout: 'CENTRED',
      title: 'A house by the gate',
      paragraph: 'Rooms around a courtyard, breakfast until noon, and a door that is always open.',
      buttons: [{ id: 'b1', buttonText: 'Book a room', buttonUrl: '/Contact_us', type: 'primary' }],
      backgroundImg: { media: 'hero-courtyard' },
    },
  },
  {
    name: 'on a panel, the longest',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      layout: 'PANEL',
      title: 'Donaudampfschifffahrtskapitäne',
      paragraph: 'Veranstaltungsraumreservierungsbestätigung: willkommen. '.repeat(9).slice(0, 500).trim(),
      buttons: [
        { id: 'b1', buttonText: 'Veranstaltungsräume jetzt kennenlernen', buttonUrl: '/', type: 'primary' },
        { id: 'b2', buttonText: 'Ein Zimmer im Haus am Tor reservieren', buttonUrl: '/', type: 'secondary' },
      ],
      headerSocials: Array.from({ length: 7 }, (_, index) => ({
        id: `s${index}`,
        socialUrl: `https://example.com/${index}`,
        icon: 'tabler:brand-x',
      })),
      backgroundImg: { media: 'terrace' },
    },
  },
  {
    name: 'on a film',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      title: 'باحةٌ وماءٌ يجري',
      paragraph: 'اجلسوا عند النافورة، والقهوة في الطريق إليكم.',
      buttons: [{ id: 'b1', buttonText: 'احجزوا غرفة', buttonUrl: '/Contact_us', type: 'primary' }],
      backgroundImg: { media: 'hero-courtyard' },
      backgroundFilm: {
        '*': {
          ...{ hash: 'c2'.repeat(32), type: 'video/mp4', name: 'courtyard.mp4', size: 4_100_000 },
          ...{ width: 1280, height: 720, seconds: 12 },
        },
      },
    },
  },
]
