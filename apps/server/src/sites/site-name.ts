import { primaryLanguage, type Site } from '@mimar/document'

/** What lists call a site: its name in the primary language, else its id. */
export function siteName(site: Site): string {
  const names = site.settings.name
  return names[primaryLanguage(site).code] || Object.values(names)[0] || site.id
}
