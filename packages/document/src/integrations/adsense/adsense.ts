import { defineIntegration } from '../integration.ts'
import { adsenseKey } from './key.ts'

const NETWORK = ['https://*.googlesyndication.com', 'https://*.adtrafficquality.google']
const ADS = ['https://*.doubleclick.net', 'https://*.googleadservices.com', 'https://www.google.com']

/** Advertisements by Google AdSense. */
export const adsense = defineIntegration({
  id: 'adsense',
  kind: 'tracking',
  setting: 'adSensePublisherId',
  label: {
    ar: 'غوغل أدسنس',
    en: 'Google AdSense',
    tr: 'Google AdSense',
    de: 'Google AdSense',
    fr: 'Google AdSense',
  },
  consent: 'marketing',
  key: {
    ...adsenseKey,
    wrong: {
      ar: 'معرّف الناشر يشبه pub-1234567890123456.',
      en: 'A publisher id looks like pub-1234567890123456.',
      tr: 'Yayıncı kimliği pub-1234567890123456 gibi olur.',
      de: 'Eine Publisher-ID sieht aus wie pub-1234567890123456.',
      fr: 'Un identifiant d’éditeur ressemble à pub-1234567890123456.',
    },
    meant: (typed) => [
      (/(?:ca-)?pub-\d{10,20}/i.exec(typed) ?? [''])[0].toLowerCase(),
      `pub-${typed.replace(/\D/g, '')}`,
    ],
  },
  hosts: {
    script: [
      'https://*.googlesyndication.com',
      'https://*.googletagservices.com',
      'https://*.adtrafficquality.google',
      ...ADS,
    ],
    img: [...NETWORK, 'https://*.gstatic.com', ...ADS],
    connect: [...NETWORK, ...ADS],
    frame: [...NETWORK, ...ADS],
  },
  start: (id) => ({
    source: `https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${id.replace(/^(?=pub-)/, 'ca-')}`,
  }),
})
