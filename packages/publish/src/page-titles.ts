import { type LanguageCode, type Page, primaryLanguage, type Site } from '@mimar/document'
import type { Localized } from '@mimar/fields'
import { isShownIn } from '@mimar/render'
import type { TemplateCatalog } from '@mimar/sections'

/** The first title on a page that is written in the language; '' where none is. */
export function titleOf({ sections }: Page, language: LanguageCode, catalog: TemplateCatalog): string {
  for (const section of sections) {
    const title = (section.content[catalog.fieldFor(section.template, 'heading') ?? ''] as Localized | undefined)?.[
      language
    ]
    if (title && isShownIn(section, language)) return title.replaceAll(/\s+/g, ' ')
  }
  return ''
}

/** What a page is called where pages are listed: as search engines are told, by its first title, or by its path. */
export function nameOf(page: Page, language: LanguageCode, site: Site, catalog: TemplateCatalog): string {
  const own = page.meta.title[language] || titleOf(page, language, catalog)
  return own || page.meta.title[primaryLanguage(site).code] || page.path
}
