import type { Site } from './site.ts'

/** The icon that is the flag of a country, by its code. */
export const flagIcon = (code: string): string => `flag:${code.toLowerCase()}-4x3`

/** Whether the language menu shows flags: alone, or before the name of each language, as it does unless the owner chose (NAV-8). */
export const hasFlags = ({ languageMenuLayout }: Pick<Site['settings'], 'languageMenuLayout'>): boolean =>
  languageMenuLayout !== 'text'

/** The countries whose flags a site shows: those of its active languages, where their menu has flags. */
export function shownFlags({ languages, settings }: Pick<Site, 'languages' | 'settings'>): readonly string[] {
  if (!hasFlags(settings)) return []
  const codes = languages.filter(({ isActive }) => isActive).map(({ flagCode }) => flagCode.toLowerCase())
  return [...new Set(codes)].filter((code) => code !== '').toSorted()
}
