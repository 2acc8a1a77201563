import type { SiteEntry } from '@mimar/contract'
import { rightsOn } from '../accounts/access.ts'
import type { Account } from '../store/accounts.store.ts'
import { languagesOf, type SiteRow } from '../store/sites.store.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'

/** A site as lists show it. */
export async function entryOf(row: SiteRow, account: Account, parts: Parts): Promise<SiteEntry> {
  const { settings, sites, accounts } = parts
  const { id, slug, name, revision, publishedRevision, publishedAhead, changedAt } = row
  const languages = [...(row.languages ?? languagesOf((await sites.read(id))!.site))]
  const published = { publishedRevision, publishedAhead, address: settings.siteAddress(slug) }
  const rights = [...(await rightsOn(id, account, accounts))]
  const inbox = { site: id, folder: 'inbox', search: '' } as const
  const unread = rights.includes('handle-messages') ? await parts.messages.store.count(inbox, 'unread') : 0
  return { id, slug, name, revision, ...published, languages, changedAt, rights, unread }
}

export async function siteEntry(id: string, account: Account, parts: Parts): Promise<SiteEntry> {
  const row = await parts.siteStore.find(id)
  if (!row) throw new HttpError('site-missing')
  return entryOf(row, account, parts)
}
