import type { Example } from '../template.ts'

export const phoneBarExamples: readonly Example[] = [
  {
    name: 'call, come, book',
    language: 'ar',
    content: {
      ways: [
        { id: 'a', buttonText: 'اتصال', buttonUrl: 'tel:+963112345678' },
        { id: 'b', buttonText: 'الطريق', buttonUrl: 'https://www.google.com/maps?q=33.5,36.3' },
        { id: 'c', buttonText: 'احجزوا طاولة', buttonUrl: '/Contact' },
      ],
    },
  },
  {
    name: 'the longest words',
    language: 'de',
    colorMode: 'DARK',
    content: {
      ways: [
        { id: 'a', buttonText: 'Rückrufvereinbarung', buttonUrl: 'mailto:info@example.com' },
        { id: 'b', buttonText: 'Anfahrtsbeschreibung', buttonUrl: 'https://www.openstreetmap.org/#map=5/1/1' },
        { id: 'c', buttonText: 'Terminvereinbarung', buttonUrl: '/Contact' },
      ],
    },
  },
]
