import { primaryLanguage, type Site } from '@mimar/document'
import { type Listed, languagesOf, timeZoneOf } from '../store/sites.store.ts'

/** What lists call a site: its name in the primary language, else its id. */
export function siteName(site: Site): string {
  const names = site.settings.name
  return names[primaryLanguage(site).code] || Object.values(names)[0] || site.id
}

/** What lists say of a site. */
export const listedOf = (site: Site): Listed => ({
  ...{ name: siteName(site), languages: languagesOf(site), timeZone: timeZoneOf(site) },
})
