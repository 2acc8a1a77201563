import type { Example } from '../template.ts'

const socials = ['facebook', 'instagram', 'whatsapp', 'youtube', 'telegram', 'x', 'linkedin'].map((network) => ({
  id: network,
  socialUrl: `https://${network}.com/example`,
  icon: `tabler:brand-${network}`,
}))

const links = (...texts: string[]) => texts.map((text, index) => ({ id: `l${index}`, text, link: '/Rooms' }))

export const footer3Examples: readonly Example[] = [
  {
    name: 'one row',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      logo: { media: 'logo-mark' },
      name: 'دار الرمّان',
      tagline: 'فندق · منذ 1990',
      footerLinks: links('الرئيسية', 'الغرف', 'المطعم', 'المناسبات', 'اتصل بنا'),
      copyrightText: '© 1990–2026 فندق دار الرمّان. جميع الحقوق محفوظة.',
      socials: socials.slice(0, 4),
    },
  },
  {
    name: 'longest',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      name: 'Gasthaus zum alten Grenzübergang',
      tagline: 'Herberge und Küche seit 1990',
      footerLinks: links(
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
      ),
      copyrightText:
        '© 1990–2026 Gasthaus zum alten Grenzübergang am Brunnen, alle Rechte vorbehalten, auch die am Rezept',
      socials,
    },
  },
  {
    name: 'in columns',
    language: 'fr',
    colorMode: 'EXTRALIGHT',
    content: {
      layout: 'COLUMNS',
      name: 'Cabinet Nassar',
      tagline: 'Dentistes',
      footerLinks: links('Accueil', 'Soins', 'Équipe', 'Tarifs', 'Première visite', 'Accès', 'Mentions légales'),
      copyrightText: '© 2026 Cabinet Nassar',
      socials: socials.slice(0, 3),
    },
  },
  {
    name: 'in the middle',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      layout: 'CENTRED',
      logo: { media: 'logo-mark' },
      name: 'ليوان',
      tagline: 'مطعم وحديقة',
      footerLinks: links('القائمة', 'الحجز', 'اتصل بنا'),
      copyrightText: '© 2026 ليوان',
      socials: socials.slice(0, 3),
    },
  },
  {
    name: 'a name across the page',
    language: 'en',
    colorMode: 'DARK',
    content: {
      layout: 'STATEMENT',
      name: 'Mara Lindqvist',
      footerLinks: links('Work', 'About', 'Contact'),
      copyrightText: '© 2026 Mara Lindqvist',
      socials: socials.slice(0, 2),
    },
  },
  { name: 'required only', language: 'en', content: { copyrightText: '© 2026 Elmgrove' } },
]
