import { choice, design, flag, linked, list, role, text } from '@mimar/fields'
import { logoFields, MOST_LINKS, showsHours, siteName } from '../parts/fields.ts'
import { defineTemplate } from '../template.ts'

/** Logo, links, language menu: over the first section, fixed for visitors (NAV). */
export const navbar = defineTemplate({
  id: 'Navbar',
  category: 'header',
  isUnique: true,
  role: 'navigation',
  menu: 'headerLinks',
  isUsual: true,
  parts: ['search', 'bar-hours'],
  starts: { fromSite: { name: 'name', headerLinks: 'pages' } },
  fields: {
    ...logoFields,
    /** Beside the logo mark; empty where the logo has its own lettering. */
    name: siteName(),
    tagline: text({ lines: false }),
    /** One that stands below another is seen once that one is opened. */
    headerLinks: list({ ...linked('text', 'link'), below: role('below', flag()) }, { max: MOST_LINKS }),
    ...showsHours,
    /** In a row over what comes first, with the logo in the middle of it, in two rows above it, or floating on a surface of its own. */
    layout: role('layout', design(choice(['ROW', 'SPLIT', 'STACKED', 'PILL'], 'ROW'))),
  },
})
