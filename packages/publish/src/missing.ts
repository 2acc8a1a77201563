import type { Page, Site } from '@mimar/document'
import type { SiteFacts } from '@mimar/sections'
import { escapeMarkup } from './escape.ts'

/** A page that stands for all that are not there. Its languages lead to their home pages: it has no address of its own. */
export function missingPage(site: Site): { readonly page: Page; readonly site: Site } {
  const meta = { title: {}, keywords: {}, description: {} }
  const page: Page = { id: '404', path: '/404', meta, sections: [], header: null, footer: null, extras: {} }
  return { page, site: { ...site, settings: { ...site.settings, languageSwitch: 'root' } } }
}

/** What it says, in the words of its language. */
export function missingMarkup({ words, homeHref }: SiteFacts, colorMode: string): string {
  return [
    `<section class="section not-found" data-mode="${colorMode}"><div class="wrap">`,
    `<h1>${escapeMarkup(words.notFoundTitle)}</h1><p class="lead">${escapeMarkup(words.notFoundText)}</p>`,
    `<div class="buttons"><a class="button primary" href="${homeHref}">${escapeMarkup(words.backHome)}</a></div>`,
    '</div></section>',
  ].join('')
}
