import { role, text } from '@mimar/fields'
import { logoFields, menu, siteName, socials } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Footer in one row: logo, links, socials (SEC-9). */
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
    copyrightText: role('copyright', text({ limit: 100, required: true })),
    socials: socials(7),
  },
})
