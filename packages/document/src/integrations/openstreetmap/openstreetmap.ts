import { defineIntegration } from '../integration.ts'

/** OpenStreetMap in a frame. */
export const openstreetmap = defineIntegration({
  id: 'openstreetmap',
  kind: 'map',
  label: 'OpenStreetMap',
  consent: 'functional',
  hosts: { frame: ['https://www.openstreetmap.org'] },
  embeds: /^https:\/\/www\.openstreetmap\.org\/export/,
  example: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
})
