import type { Example } from '../template.ts'

export const cta2Examples: readonly Example[] = [
  {
    name: 'book a room',
    language: 'ar',
    colorMode: 'LIGHT',
    content: {
      title: 'غرفتكم بانتظاركم',
      paragraph: 'اتصلوا بفريق الدعم أو اتركوا رقمكم، ونعاود الاتصال بكم خلال ساعات العمل لتأكيد الموعد ونوع الغرفة.',
      buttonText: 'احجزوا عبر فريق الدعم',
      buttonUrl: '/Contact_us',
      backgroundImg: { media: 'corridor' },
    },
  },
  {
    name: 'without a picture',
    language: 'fr',
    colorMode: 'DARK',
    content: {
      title: 'Parlons de votre bâtiment',
      paragraph: 'Décrivez le lieu, la saison et l’usage prévu des images. Réponse sous deux jours ouvrés.',
      buttonText: 'Écrire à l’atelier',
      buttonUrl: '/contact',
    },
  },
  {
    name: 'longest',
    language: 'de',
    content: {
      title:
        'Veranstaltungsbestätigungen, Gesellschaftsabende und Sondervereinbarungen beginnen am liebsten mit einem Gespräch!',
      paragraph: 'Nennen Sie uns Tag, Anlass und Gästezahl, und wir rufen Sie mit einem klaren Angebot zurück. '
        .repeat(15)
        .trim(),
      buttonText: 'Unverbindlich ein Angebot anfragen bitte',
      buttonUrl: '/Contact_us',
      backgroundImg: { media: 'events-hall' },
    },
  },
  { name: 'a title alone', language: 'en', content: { title: 'Call us, day or night' } },
  {
    name: 'in halves',
    language: 'en',
    colorMode: 'EXTRALIGHT',
    content: {
      layout: 'SPLIT',
      title: 'Two weeks in March are still free',
      paragraph: 'Write to us with your dates, and we hold them for three days.',
      buttonText: 'Ask for your dates',
      buttonUrl: '/contact',
      backgroundImg: { media: 'events-hall' },
    },
  },
  {
    name: 'in the middle',
    language: 'ar',
    colorMode: 'DARK',
    content: {
      layout: 'CENTRED',
      title: 'هل نحجز لكم طاولة؟',
      buttonText: 'احجزوا طاولة',
      buttonUrl: '/Contact_us',
    },
  },
  {
    name: 'a card on a film',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      layout: 'CARD',
      title: 'Ein Tisch am Brunnen?',
      paragraph: 'Wir halten ihn zwanzig Minuten frei.',
      buttonText: 'Tisch reservieren',
      buttonUrl: '/Contact_us',
      backgroundImg: { media: 'courtyard' },
      backgroundFilm: {
        '*': {
          ...{ hash: 'c1'.repeat(32), type: 'video/mp4', name: 'fountain.mp4', size: 3_200_000 },
          ...{ width: 1280, height: 720, seconds: 9.5 },
        },
      },
    },
  },
]
