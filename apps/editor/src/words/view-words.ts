// i18n by language: what views say that are drawn when somebody means them. The build puts it apart (scripts/view-words.ts).
import type { UiLanguage } from './words.ts'

/** A language of an installation's own is in the views themselves. */
const load: { readonly [Language in UiLanguage]?: () => Promise<unknown> } = {
  en: () => import('virtual:view-words/aside-en'),
  ar: () => import('virtual:view-words/aside-ar'),
  tr: () => import('virtual:view-words/aside-tr'),
  de: () => import('virtual:view-words/aside-de'),
  fr: () => import('virtual:view-words/aside-fr'),
}

/** Brings what they say in a language, in that of the editor unless another is named. */
export async function learnAside(language = document.documentElement.lang as UiLanguage): Promise<void> {
  await load[language]?.()
}
