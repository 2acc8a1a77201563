import { defineIntegration } from '../integration.ts'
import { metricaKey } from './key.ts'

const HOSTS = ['https://mc.yandex.ru', 'https://mc.yandex.com']

/** Statistics by Yandex Metrica. */
export const metrica = defineIntegration({
  id: 'metrica',
  kind: 'tracking',
  setting: 'ymId',
  label: {
    ar: 'ياندكس متريكا',
    en: 'Yandex Metrica',
    tr: 'Yandex Metrica',
    de: 'Yandex Metrica',
    fr: 'Yandex Metrica',
  },
  consent: 'analytics',
  key: {
    ...metricaKey,
    isNumber: true,
    wrong: {
      ar: 'رقم العداد من 5 إلى 12 رقمًا.',
      en: 'A counter number has 5 to 12 digits.',
      tr: 'Sayaç numarası 5–12 rakamdır.',
      de: 'Eine Zählernummer hat 5 bis 12 Ziffern.',
      fr: 'Un numéro de compteur a 5 à 12 chiffres.',
    },
    meant: (typed) => [typed.replace(/\D/g, '')],
  },
  hosts: {
    script: [...HOSTS, 'https://yastatic.net'],
    img: HOSTS,
    connect: [...HOSTS, 'wss://mc.yandex.com'],
    frame: HOSTS,
  },
  start: (id) => ({
    source: 'https://mc.yandex.ru/metrika/tag.js',
    queue: {
      names: ['ym'],
      list: 'a',
      calls: [[Number(id), 'init', { clickmap: true, trackLinks: true, accurateTrackBounce: true }]],
    },
  }),
})
