import type { Page } from '@mimar/document'
import { collectedOn } from '@mimar/render/entries'
import type { TemplateCatalog } from '@mimar/sections'
import { pageName } from '../words/names.ts'
import type { Say } from '../words/words.ts'

/** What a page is called: an entry of a list by what the list tells of it. */
export function pageTitle(page: Page, language: string, main: Say, catalog: TemplateCatalog): string {
  const said = collectedOn(page, catalog).entry?.title
  return said?.[language] || Object.values(said ?? {})[0] || pageName(main, page, language)
}
