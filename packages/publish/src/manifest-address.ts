import type { LanguageCode, Site } from '@mimar/document'
import { languagePrefix } from '@mimar/render'

/** Where the web app manifest of a language is. */
export const manifestAddress = (site: Site, language: LanguageCode): string =>
  `${languagePrefix(site, language)}/manifest.webmanifest`
