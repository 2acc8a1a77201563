import type { SiteEntry } from '@mimar/contract'
import { rightsNow, rightsOfRole } from '../accounts/access.ts'
import { shownName } from '../domains/domain-name.ts'
import type { Account } from '../store/accounts.store.ts'
import type { ListedSite } from '../store/site-lists.store.ts'
import { languagesOf } from '../store/sites.store.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'

/** A site as lists show it. */
export async function entryOf(listed: ListedSite, { settings, sites }: Parts): Promise<SiteEntry> {
  const { id, slug, name, revision, publishedRevision, publishedAhead, changedAt, role } = listed
  const languages = [...(listed.languages ?? languagesOf((await sites.read(id))!.site))]
  const published = { publishedRevision, publishedAhead, address: settings.siteAddress(slug) }
  const rights = [...rightsNow(rightsOfRole(role), listed)]
  const unread = rights.includes('handle-messages') ? listed.unread : 0
  const { archived, takenDown } = listed
  const closing = { ...(archived && { archived }), ...(takenDown && { takenDown }) }
  const failing = failingOf(listed, rights, settings)
  return { id, slug, name, revision, ...published, languages, changedAt, rights, unread, ...closing, ...failing }
}

/** A web server in front looks after certificates itself; ours from before are of no interest then. */
function failingOf({ failingCertificate: known }: ListedSite, rights: SiteEntry['rights'], { tls }: Parts['settings']) {
  if (!known || !tls || !rights.includes('move-site')) return {}
  return { failingCertificate: { ...known, name: shownName(known.name) } }
}

export async function siteEntry(id: string, account: Account, parts: Parts): Promise<SiteEntry> {
  const listed = await parts.siteLists.find(account, id)
  if (!listed) throw new HttpError('site-missing')
  return entryOf(listed, parts)
}
