import { choice, design, group, number, role, text } from '@mimar/fields'
import { logoFields, mapAddress, menu, showsHours, siteName, socials } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Footer with a map (SEC-8). Without links of its own it shows those of the navigation bar. */
export const footer9 = defineTemplate({
  id: 'Footer9',
  category: 'footer',
  isUnique: true,
  colorMode: 'DARK',
  isUsual: true,
  menu: 'footerLinks',
  parts: ['footer'],
  starts: { fromSite: { name: 'name' } },
  fields: {
    ...logoFields,
    name: siteName(),
    tagline: text({ lines: false }),
    footerLinks: menu(),
    ...showsHours,
    copyrightText: role('copyright', text({ limit: 100, required: true })),
    socials: socials(6),
    /** It wins over geoLocation. */
    mapSrc: mapAddress(),
    geoLocation: role('point', group({ lat: number({ min: -90, max: 90 }), lng: number({ min: -180, max: 180 }) })),
    address: text(),
    /** The map beside the words, below them as wide as the page, or below them in the middle. */
    layout: role('layout', design(choice(['BESIDE', 'BAND', 'CENTRED'], 'BESIDE'))),
  },
})
