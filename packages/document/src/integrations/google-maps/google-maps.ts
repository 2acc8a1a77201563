import { defineIntegration } from '../integration.ts'

/** Google Maps in a frame, by the address its "Embed a map" gives; also where a place has only its two numbers. */
export const googleMaps = defineIntegration({
  id: 'google-maps',
  kind: 'map',
  label: 'Google Maps',
  consent: 'functional',
  hosts: { frame: ['https://www.google.com', 'https://maps.google.com', 'https://google.com'] },
  embeds: /^https:\/\/(?:www\.|maps\.)?google\.com\/maps(?:\/embed|\?\S*output=embed)/,
  example: 'https://www.google.com/maps/embed?pb=1',
})
