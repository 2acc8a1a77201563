import { type LanguageCode, type PageId, primaryLanguage, type Site } from '@mimar/document'
import type { Server } from '../server/server.ts'
import { type Address, pageAt } from './address.ts'
import type { Change, Opened } from './state.ts'
import { readSteps, readVersions } from './steps.ts'

/** A site as it is when it has just been loaded; null where it has no page. */
export function openedFrom(
  answer: Awaited<ReturnType<Server['readDocument']>>,
  site: Site,
  unsent: readonly Change[],
  address: Address,
  storage: Storage,
): Opened | null {
  const page = pageAt(site, address.path) ?? site.pages[0]
  if (!page) return null
  const asked = site.languages.find(({ code }) => code === address.language)
  return {
    stored: answer.site,
    revision: answer.revision,
    publishedRevision: answer.publishedRevision,
    publishedAhead: answer.publishedAhead,
    site,
    unsent,
    ...readSteps(storage, site.id),
    leftovers: [],
    versions: readVersions(storage, site.id),
    page: page.id,
    language: (asked ?? primaryLanguage(site)).code,
    selected: null,
    facts: answer,
  }
}

/** At another page and language; where they are gone, as it was. */
export function at(opened: Opened, page: PageId, language: LanguageCode): Opened {
  if (opened.page === page && opened.language === language) return opened
  if (!opened.site.pages.some(({ id }) => id === page)) return opened
  return { ...opened, page, language, selected: opened.page === page ? opened.selected : null }
}

/** At the page that has come back, where one has. */
export function atReturned(before: Opened, after: Opened): Opened {
  const had = new Set(before.site.pages.map(({ id }) => id))
  const [returned, ...others] = after.site.pages.filter(({ id }) => !had.has(id))
  return returned && others.length === 0 ? at(after, returned.id, after.language) : after
}
