import type { Example } from '../template.ts'

const pictures = (count: number, caption: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({
    id: `k${index}`,
    image: { media: `picture${index}` },
    caption: caption(index),
  }))

export const galleryGridExamples: readonly Example[] = [
  {
    name: 'eight, some with captions',
    language: 'ar',
    content: {
      title: 'البيت في صور',
      paragraph: 'اضغطوا على أيّ صورة لتروها كاملة.',
      images: pictures(8, (index) => (index % 3 === 0 ? 'الحوش عند المغرب، والنافورة لا تسكت.' : '')),
    },
  },
  {
    name: 'seven upright, with the longest captions',
    language: 'de',
    colorMode: 'DARK',
    content: {
      title: 'Veranstaltungsraumreservierungsbestätigungen',
      images: pictures(
        7,
        () => 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft bei Nacht',
      ),
      shape: 'PORTRAIT',
    },
  },
  { name: 'one', language: 'en', colorMode: 'LIGHT', content: { images: pictures(1, () => '') } },
]
