import { text } from '@mimar/fields'
import { logoFields, menu, siteName } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Logo, links, language menu: over the first section, fixed for visitors (NAV). */
export const navbar = defineTemplate({
  id: 'Navbar',
  category: 'header',
  isUnique: true,
  role: 'navigation',
  menu: 'headerLinks',
  isUsual: true,
  starts: { fromSite: { name: 'name', headerLinks: 'pages' } },
  fields: {
    ...logoFields,
    /** Beside the logo mark; empty where the logo has its own lettering. */
    name: siteName(),
    tagline: text({ lines: false }),
    headerLinks: menu(),
  },
})
