import type { Example } from '../template.ts'

export const embedExamples: readonly Example[] = [
  {
    name: 'an appointment',
    language: 'ar',
    content: {
      title: 'احجزوا موعدًا',
      paragraph: 'تختارون اليوم والساعة، ونؤكد لكم الموعد برسالة.',
      frameUrl: 'https://calendly.com/clinic/first-visit',
    },
  },
  {
    name: 'a post',
    language: 'en',
    colorMode: 'DARK',
    content: { title: 'From our kitchen', frameUrl: 'https://www.instagram.com/p/AbC123xyz_-/' },
  },
  {
    name: 'what is heard',
    language: 'de',
    colorMode: 'LIGHT',
    content: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenliederabend zum Nachhören',
      paragraph:
        'Veranstaltungsraumreservierungsbestätigungen werden nicht vorgelesen; alles andere hören Sie hier, so oft Sie möchten, und in der Reihenfolge, in der es an jenem Abend erklang.',
      frameUrl: 'https://open.spotify.com/playlist/0123456789abcdefABCDEF',
      shape: 'SQUARE',
    },
  },
]
