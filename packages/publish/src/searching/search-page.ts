import type { Page, Site } from '@mimar/document'
import { type ComposedPage, searchAddress, searchIndexAddress } from '@mimar/render'
import { SearchPage } from '@mimar/sections/search-page'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { waysOnward } from '../missing.ts'
import type { PublishInput } from '../output.ts'

/** A page that stands for what is found. Its languages lead to their home pages, and its bar has no second field. */
export function searchPage(site: Site): { readonly page: Page; readonly site: Site } {
  const meta = { title: {}, keywords: {}, description: {} }
  const page: Page = { id: 'search', path: '/search', meta, sections: [], header: null, footer: null, extras: {} }
  return { page, site: { ...site, settings: { ...site.settings, languageSwitch: 'root', hasSearch: false } } }
}

/** Its main part: the field, and below it what a host without a program of ours has to offer. */
export function searchMarkup({ site, surroundings }: PublishInput, { language, site: facts }: ComposedPage): string {
  const search = { action: searchAddress(site, language), index: searchIndexAddress(language) }
  const ways = waysOnward(site, language, facts.navigation, surroundings.catalog)
  return renderToStaticMarkup(createElement(SearchPage, { site: facts, search, colorMode: site.theme.colorMode, ways }))
}
