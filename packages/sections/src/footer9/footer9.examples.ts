import type { Example } from '../template.ts'

const socials = ['facebook', 'instagram', 'whatsapp', 'youtube'].map((network) => ({
  id: network,
  socialUrl: `https://${network}.com/example`,
  icon: `tabler:brand-${network}`,
}))

export const footer9Examples: readonly Example[] = [
  {
    name: 'the hotel',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      logo: { media: 'logo-mark' },
      name: 'دار الرمّان',
      tagline: 'فندق · منذ 1990',
      copyrightText: '© 1990–2026 فندق دار الرمّان. جميع الحقوق محفوظة.',
      socials,
      geoLocation: { lat: 36.5853, lng: 37.0444 },
      address: 'شارع النافورة 12، البلدة القديمة، قرب المعبر الحدودي',
    },
  },
  {
    name: 'longest',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      logo: { media: 'logo-mark' },
      name: 'Gasthaus zum alten Grenzübergang',
      tagline: 'Herberge und Küche seit 1990',
      footerLinks: [
        'Startseite',
        'Zimmer und Übernachtungsmöglichkeiten',
        'Gaststätte',
        'Veranstaltungsräume',
        'Anfahrt',
        'Barrierefreiheit',
        'Geschichte',
        'Gutscheine',
        'Stellenangebote',
        'Nachrichten',
        'Impressum',
        'Anfragen',
      ].map((text, index) => ({ id: `l${index}`, text, link: '/Rooms' })),
      copyrightText:
        '© 1990–2026 Gasthaus zum alten Grenzübergang am Brunnen, alle Rechte vorbehalten, auch die am Rezept',
      socials: [...socials, { id: 'x', socialUrl: 'https://x.com/a', icon: 'tabler:brand-x' }],
      mapSrc: 'https://www.google.com/maps/embed?pb=example',
      address: 'Brunnenstraße 12, Altstadt, neben dem ehemaligen Zollgebäude am Übergang, Hinterhaus links, 10115',
    },
  },
  {
    name: 'a map across the page',
    language: 'de',
    colorMode: 'EXTRALIGHT',
    content: {
      layout: 'BAND',
      logo: { media: 'logo-mark' },
      name: 'Praxis Nassar',
      copyrightText: '© 2026 Praxis Nassar',
      socials,
      geoLocation: { lat: 51.3397, lng: 12.3731 },
      address: 'Lindenplatz 3, 04107 Leipzig',
    },
  },
  {
    name: 'in the middle',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      layout: 'CENTRED',
      name: 'ليوان',
      tagline: 'مطعم وحديقة',
      copyrightText: '© 2026 ليوان',
      socials,
      address: 'شارع النافورة 12، البلدة القديمة',
    },
  },
  { name: 'required only', language: 'en', content: { copyrightText: '© 2026 Elmgrove' } },
]
