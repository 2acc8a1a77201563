import { type LanguageCode, ownTitle, type Page } from '@mimar/document'
import type { Say } from './words.ts'

/** What a template is called in the language of the editor. */
export function templateName(say: Say, template: string): string {
  return say.names[template] ?? say('templateOther')
}

/** What a page is called: its title in the language shown, up to the site's name; the root without one is Home. */
export function pageName(say: Say, page: Page, language: LanguageCode): string {
  if (page.path === '/') return say('home')
  const title = page.meta.title[language] ?? Object.values(page.meta.title)[0] ?? ''
  return ownTitle(title) || page.path.replaceAll(/[/_-]+/g, ' ').trim()
}

/** What a language is called in another; its code where nobody has a name for it. */
export function languageName(code: string, inLanguage: string): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(code || 'und') ?? code
  } catch {
    return code
  }
}
