import type { Site } from './site.ts'

/** The icon that is the flag of a country, by its code. */
export const flagIcon = (code: string): string => `flag:${code.toLowerCase()}-4x3`

/** The countries whose flags a site shows: those of its active languages, where their menu is one of flags. */
export function shownFlags({ languages, settings }: Pick<Site, 'languages' | 'settings'>): readonly string[] {
  if (settings.languageMenuLayout !== 'flag') return []
  const codes = languages.filter(({ isActive }) => isActive).map(({ flagCode }) => flagCode.toLowerCase())
  return [...new Set(codes)].filter((code) => code !== '').toSorted()
}
