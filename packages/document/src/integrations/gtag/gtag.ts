import { defineIntegration } from '../integration.ts'
import { gtagKey } from './key.ts'

const ADS = ['https://*.doubleclick.net', 'https://*.googleadservices.com', 'https://www.google.com']
const MANAGER = 'https://www.googletagmanager.com'

/** Google's tag: Analytics, Ads and Tag Manager by one id, with Consent Mode. */
export const gtag = defineIntegration({
  id: 'gtag',
  kind: 'tracking',
  setting: 'gtagId',
  label: { ar: 'وسم غوغل', en: 'Google tag', tr: 'Google etiketi', de: 'Google-Tag', fr: 'Balise Google' },
  consent: 'analytics',
  key: {
    ...gtagKey,
    wrong: {
      ar: 'وسم غوغل يشبه G-AB12CD34EF.',
      en: 'A Google tag looks like G-AB12CD34EF.',
      tr: 'Google etiketi G-AB12CD34EF gibi olur.',
      de: 'Ein Google-Tag sieht aus wie G-AB12CD34EF.',
      fr: 'Une balise Google ressemble à G-AB12CD34EF.',
    },
    meant: (typed) => [
      typed.replace(/\s+/g, '').toUpperCase(),
      (/(?:GT|AW|UA|DC|G)-[A-Z0-9-]{4,20}/i.exec(typed) ?? [''])[0].toUpperCase(),
      `G-${typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase()}`,
    ],
  },
  hosts: {
    script: [MANAGER],
    img: ['https://*.google-analytics.com', MANAGER, ...ADS],
    connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', MANAGER, ...ADS],
    frame: [MANAGER, 'https://td.doubleclick.net'],
  },
  start: (id) => ({
    source: `${MANAGER}/gtag/js?id=${id}`,
    queue: { names: ['gtag'], list: 'dataLayer', isListGlobal: true, calls: [['config', id]] },
    signals: {
      ad_storage: 'marketing',
      ad_user_data: 'marketing',
      ad_personalization: 'marketing',
      analytics_storage: 'analytics',
      functionality_storage: 'functional',
      personalization_storage: 'functional',
      security_storage: 'essential',
    },
  }),
})
