import { defineIntegration } from '../integration.ts'

/** Yandex Maps in a frame. */
export const yandexMaps = defineIntegration({
  id: 'yandex-maps',
  kind: 'map',
  label: 'Yandex Maps',
  consent: 'functional',
  hosts: { frame: ['https://yandex.com'] },
  embeds: /^https:\/\/yandex\.com\/map-widget/,
  example: 'https://yandex.com/map-widget/v1/?ll=37.04,36.58',
})
