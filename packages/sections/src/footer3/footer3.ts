import { choice, design, role, text } from '@mimar/fields'
import { logoFields, menu, showsHours, siteName, socials } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Footer without a map: logo, links, socials (SEC-9). */
export const footer3 = defineTemplate({
  id: 'Footer3',
  category: 'footer',
  isUnique: true,
  isUsual: true,
  colorMode: 'DARK',
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
    socials: socials(7),
    /** In a row, with the links in columns, in the middle, or below them the name as wide as the page. */
    layout: role('layout', design(choice(['ROW', 'COLUMNS', 'CENTRED', 'STATEMENT'], 'ROW'))),
  },
})
