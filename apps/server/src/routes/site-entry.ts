import type { SiteEntry } from '@mimar/contract'
import { languagesOf, type SiteRow } from '../store/sites.store.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'

/** A site as lists show it. */
export async function entryOf(row: SiteRow, { settings, sites }: Parts): Promise<SiteEntry> {
  const { id, slug, name, revision, publishedRevision, publishedAhead, changedAt } = row
  const languages = [...(row.languages ?? languagesOf((await sites.read(id))!.site))]
  const published = { publishedRevision, publishedAhead, address: settings.siteAddress(slug) }
  return { id, slug, name, revision, ...published, languages, changedAt }
}

export async function siteEntry(id: string, parts: Parts): Promise<SiteEntry> {
  const row = await parts.siteStore.find(id)
  if (!row) throw new HttpError('site-missing')
  return entryOf(row, parts)
}
