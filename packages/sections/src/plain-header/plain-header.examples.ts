import type { Example } from '../template.ts'

export const plainHeaderExamples: readonly Example[] = [
  {
    name: 'rooms',
    language: 'ar',
    colorMode: 'LIGHT',
    content: { title: 'لكلّ غرفةٍ قوسٌ ولونٌ وحكاية', image: { media: 'room-king' } },
  },
  {
    name: 'longest',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'Veranstaltungsraumreservierungsbestätigung und Gastlichkeit',
      titleAlignment: 'RIGHT',
      image: { media: 'exterior' },
      backgroundImg: { media: 'terrace' },
      bgOverlayTransparency: 0.5,
    },
  },
  { name: 'title alone', language: 'en', content: { title: 'Imprint' } },
]
