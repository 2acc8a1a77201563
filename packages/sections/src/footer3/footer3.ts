import { link, list, text } from '@mimar/fields'
import { logoFields, socials } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Footer in one row: logo, links, socials (SEC-9). */
export const footer3 = defineTemplate({
  id: 'Footer3',
  category: 'footer',
  isUnique: true,
  colorMode: 'DARK',
  menu: 'footerLinks',
  parts: ['footer'],
  starts: { fromSite: { name: 'name' } },
  fields: {
    ...logoFields,
    name: text({ lines: false }),
    tagline: text({ lines: false }),
    footerLinks: list({ text: text({ lines: false }), link: link() }, { max: 12 }),
    copyrightText: text({ limit: 100, required: true }),
    socials: socials(7),
  },
})
