import { countGraphemes } from '@mimar/fields'
import type { Catalog } from './catalog.ts'
import type { Operation } from './operation.ts'
import type { Section, Site } from './site.ts'
import { textsOfSection } from './translation/texts.ts'

/** Names that a business went by, and the one it has now. */
interface Renaming {
  readonly from: readonly string[]
  readonly to: string
}

/**
 * Find and replace of a name: the operations that write the new one wherever an old one stands, in sections, settings and page titles.
 * A text that would grow past its limit stays as it is. Texts in languages that the site does not have stay too.
 */
export function renaming(site: Site, { from, to }: Renaming, catalog: Catalog): readonly Operation[] {
  const old = from.filter((one) => one !== '' && one !== to).toSorted((one, other) => other.length - one.length)
  const renamed = (text: string) => old.reduce((now, one) => now.replaceAll(one, to), text)
  const codes = new Set(site.languages.map(({ code }) => code))
  const changed = (texts: { readonly [language: string]: string }, limit: number | null = null) =>
    Object.entries(texts).flatMap(([language, text]) => {
      const value = renamed(text)
      const fits = limit === null || countGraphemes(value) <= limit
      return value !== text && fits && codes.has(language) ? [{ language, value }] : []
    })
  const inSection = (section: Section): Operation[] =>
    textsOfSection(section, catalog).flatMap(({ path, field, texts }) =>
      changed(texts, field.limit).map((text) => ({ do: 'set-field', section: section.id, field: path, ...text })),
    )
  const sections = [...site.header, ...site.pages.flatMap((page) => page.sections), ...site.footer]
  const inPages = site.pages.flatMap(({ id: page, meta }) =>
    (['title', 'description'] as const).flatMap((property) =>
      changed(meta[property]).map((text): Operation => ({ do: 'set-page-meta', page, property, ...text })),
    ),
  )
  const inSettings = changed(site.settings.name).map(
    (text): Operation => ({ do: 'set-setting', field: 'name', ...text }),
  )
  return [...sections.flatMap(inSection), ...inSettings, ...inPages]
}
