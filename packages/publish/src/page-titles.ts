import type { LanguageCode, Page } from '@mimar/document'
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
