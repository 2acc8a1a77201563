import { type LanguageCode, type PageId, pageAt, primaryLanguage, type Site } from '@mimar/document'
import type { Server } from '../server/server.ts'
import type { EditorAddress } from './address.ts'
import type { Kept } from './outbox.ts'
import type { Opened } from './state.ts'
import { readSteps } from './steps.ts'

/** A site as it is when it has just been loaded; null where it has no page. */
export function openedFrom(
  answer: Awaited<ReturnType<Server['readDocument']>>,
  site: Site,
  { unsent, leftovers, versions }: Kept,
  address: EditorAddress,
  storage: Storage,
): Opened | null {
  const page = pageAt(site, address.path) ?? site.pages[0]
  if (!page) return null
  const asked = site.languages.find(({ code }) => code === address.language)
  // The facts stay for as long as the editor is open, and the site as it was loaded must not stay with them.
  const { site: stored, revision, publishedRevision, publishedAhead, ...facts } = answer
  return {
    stored,
    revision,
    publishedRevision,
    publishedAhead,
    site,
    unsent,
    ...readSteps(storage, site.id),
    leftovers,
    versions,
    page: page.id,
    language: (asked ?? primaryLanguage(site)).code,
    selected: null,
    facts,
  }
}

/** With what the device had kept and could not be read when the site was opened; what was done since comes after it. */
export function withKept(opened: Opened, kept: Kept): Opened {
  const unsent = kept.unsent.filter(({ id }) => !opened.unsent.some((change) => change.id === id))
  const leftovers = kept.leftovers.filter(({ change }) => !opened.leftovers.some((one) => one.change.id === change.id))
  const versions = kept.versions.filter(({ key }) => !opened.versions.some((one) => one.key === key))
  return {
    ...opened,
    unsent: [...unsent, ...opened.unsent],
    leftovers: [...leftovers, ...opened.leftovers],
    versions: [...versions, ...opened.versions],
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
