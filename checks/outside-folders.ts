import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A counter that nobody has heard of, in one file. */
export const COUNTER = `import { defineIntegration } from '@mimar/document/integration'

export const counter = defineIntegration({
  id: 'village-counter',
  kind: 'tracking',
  label: { ar: 'عدّاد القرية', en: 'Village counter', tr: 'Köy sayacı', de: 'Dorfzähler', fr: 'Compteur du village' },
  consent: 'analytics',
  key: { form: /^v-[0-9]{4}$/, example: 'v-1234' },
  hosts: { script: ['https://cdn.village.example'], connect: ['https://events.village.example'] },
  start: (key) => ({ source: 'https://cdn.village.example/count.js?site=' + key }),
})
`
/** Statistics that run on a host of the owner's own. */
export const MATOMO = COUNTER.replace('village-counter', 'matomo')
  .replace('export const counter', 'export const matomo')
  .replace(/label: .*/, "label: 'Matomo',")
  .replace(/hosts: .*/, "hosts: {}, ownHost: { opens: ['script', 'connect'], example: 'https://stats.example.org' },")
  .replace(/start: .*/, "start: (key, origin) => ({ source: origin + '/matomo.js', globals: { site: key } }),")
/** A map of a town, on several hosts of its own. */
export const MAP = `import { defineIntegration } from '@mimar/document/integration'

export const townMap = defineIntegration({
  id: 'town-map', kind: 'map', label: 'Town map', consent: 'functional',
  hosts: { frame: ['https://*.town.example'] },
  embeds: /^https:\\/\\/[a-z]+\\.town\\.example\\/embed/,
  example: 'https://maps.town.example/embed?at=36,37',
})
`
/** A booking engine of some valley, by its own addresses. */
export const BOOKING = `import { defineIntegration } from '@mimar/document/integration'

export const valleyBooking = defineIntegration({
  id: 'valley-booking', kind: 'frame', label: 'Valley booking', consent: 'functional',
  hosts: { frame: ['https://book.valley.example'] },
  embeds: /^https:\\/\\/book\\.valley\\.example\\/rooms/,
  example: 'https://book.valley.example/rooms?house=1',
  isForm: true,
})
`
/** An ornament, and what it changes of how parts are drawn. */
export const ROPE = `import { defineOrnament } from '@mimar/document/ornament'

export const rope = defineOrnament({
  id: 'rope',
  label: { ar: 'حبل', en: 'Rope', tr: 'Halat', de: 'Seil', fr: 'Corde' },
  sign: 'inset(0 40% round 8px)',
})
`
export const ROPE_STYLES = '[data-ornament="rope"] .text4-seam::before { width: 12px }'

/** Writes one file of a folder that an installation names: `integrations/village-counter/village-counter.ts`. */
export function writeFolder(home: string, kind: string, name: string, text: string, ending = '.ts'): void {
  mkdirSync(join(home, kind, name), { recursive: true })
  writeFileSync(join(home, kind, name, name + ending), text)
}
