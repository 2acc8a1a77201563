import { code, group, number, role, text } from '@mimar/fields'
import { logoFields, menu, siteName, socials } from '../parts/fields.ts'
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
    copyrightText: role('copyright', text({ limit: 100, required: true })),
    socials: socials(6),
    /** An https address of a known map host; it wins over geoLocation. */
    mapSrc: role(
      'map',
      code(
        /^https:\/\/(?:(?:www\.|maps\.)?google\.com\/maps|www\.openstreetmap\.org\/export|yandex\.com\/map-widget)[^\s<>"'`\\]*$/,
        'an https address of Google Maps, OpenStreetMap or Yandex Maps',
      ),
    ),
    geoLocation: role('point', group({ lat: number({ min: -90, max: 90 }), lng: number({ min: -180, max: 180 }) })),
    address: text(),
  },
})
