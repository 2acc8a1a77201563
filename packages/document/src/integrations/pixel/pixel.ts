import { defineIntegration } from '../integration.ts'
import { pixelKey } from './key.ts'

/** Meta's pixel. Visitors are asked for statistics, as the specification says, although it serves advertising as well. */
export const pixel = defineIntegration({
  id: 'pixel',
  kind: 'tracking',
  setting: 'facebookPixelCode',
  label: { ar: 'بكسل ميتا', en: 'Meta pixel', tr: 'Meta pikseli', de: 'Meta-Pixel', fr: 'Pixel Meta' },
  consent: 'analytics',
  alsoAdvertises: true,
  key: {
    ...pixelKey,
    isNumber: true,
    wrong: {
      ar: 'معرّف البكسل من 8 إلى 20 رقمًا فقط.',
      en: 'A pixel id has 8 to 20 digits and nothing else.',
      tr: 'Piksel kimliği yalnızca 8–20 rakamdır.',
      de: 'Eine Pixel-ID hat 8 bis 20 Ziffern, sonst nichts.',
      fr: 'L’identifiant du pixel a 8 à 20 chiffres, rien d’autre.',
    },
    meant: (typed) => [typed.replace(/\D/g, '')],
  },
  hosts: {
    script: ['https://connect.facebook.net'],
    img: ['https://www.facebook.com'],
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
  start: (id) => ({
    source: 'https://connect.facebook.net/en_US/fbevents.js',
    queue: {
      names: ['fbq', '_fbq'],
      list: 'queue',
      more: { loaded: true, version: '2.0' },
      calls: [
        ['init', id],
        ['track', 'PageView'],
      ],
    },
  }),
})
