import type { LanguageCode, Page } from '@mimar/document'
import type { Say } from './words.ts'

/** What a template is called in the language of the editor. */
export function templateName(say: Say, template: string): string {
  return say.names[template] ?? say('templateOther')
}

/** What a page is called: its title in the language shown, up to the site's name; the root without one is Home. */
export function pageName(say: Say, page: Page, language: LanguageCode): string {
  if (page.path === '/') return say('home')
  const title = page.meta.title[language] ?? Object.values(page.meta.title)[0] ?? ''
  return title.split(/ [|–—·-] /)[0]?.trim() || page.path.replaceAll(/[/_-]+/g, ' ').trim()
}
