import { findSection, primaryLanguage, type Site } from '@mimar/document'
import type { TemplateCatalog } from '@mimar/sections'
import { headingIn } from '../places/text.ts'
import { pageName, templateName } from '../words/names.ts'
import type { PartSay, Say } from '../words/words.ts'
import type { TranslateWords } from './words.ts'
import { type Group, originalOf } from './worklist.ts'

type Says = { readonly main: Say; readonly say: PartSay<TranslateWords> }

/** What a group of texts is called: a section by its first words, else by its template. */
export function groupName(site: Site, group: Group, { main, say }: Says, catalog: TemplateCatalog): string {
  const primary = primaryLanguage(site).code
  switch (group.kind) {
    case 'section': {
      const section = findSection(site, group.section ?? '')?.section
      return (section && headingIn(section, primary, primary, catalog)) || templateName(main, group.template)
    }
    case 'page':
      return say('pageTexts')
    case 'settings':
      return say('settings')
    case 'event':
      return (group.entries[0] && originalOf(site, group.entries[0].text)) || say('events')
    case 'media':
      return say('pictures')
    default:
      return group.kind satisfies never
  }
}

/** Where it stands: on which page, or on all. */
export function groupPlace(site: Site, group: Group, { main, say }: Says): string {
  const page = site.pages.find(({ id }) => id === group.page)
  if (page) return pageName(main, page, primaryLanguage(site).code)
  return group.kind === 'section' ? say('shared') : ''
}
