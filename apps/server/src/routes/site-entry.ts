import { type CertificateFault, type SiteEntry, strayIn } from '@mimar/contract'
import { rightsNow, rightsOfRole } from '../accounts/access.ts'
import { shownName } from '../domains/domain-name.ts'
import { readLooked } from '../domains/looked.ts'
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
  const trouble = troubleOf(listed, rights, settings)
  return { id, slug, name, revision, ...published, languages, changedAt, rights, unread, ...closing, ...trouble }
}

/** A web server in front looks after certificates itself; ours from before are of no interest then. */
function troubleOf({ domainTrouble: known }: ListedSite, rights: SiteEntry['rights'], { tls }: Parts['settings']) {
  if (!known || !rights.includes('move-site')) return {}
  const { name, failing, answers } = known
  if (tls && failing) {
    const { code: fault } = JSON.parse(failing.failure ?? NO_REASON) as { readonly code: CertificateFault }
    return { domainTrouble: { name: shownName(name), fault, endsAt: failing.endsAt } }
  }
  const stray = strayIn(readLooked(answers)?.records ?? [])
  return stray ? { domainTrouble: { name: shownName(stray.host), fault: stray.fault, endsAt: null } } : {}
}

const NO_REASON = '{"code":"failed"}'

export async function siteEntry(id: string, account: Account, parts: Parts): Promise<SiteEntry> {
  const listed = await parts.siteLists.find(account, id)
  if (!listed) throw new HttpError('site-missing')
  return entryOf(listed, parts)
}
