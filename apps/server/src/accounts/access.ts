import { type SiteRight, siteRights } from '@mimar/contract'
import type { Account } from '../store/accounts.store.ts'

/** Everything somebody can want to do; a route names one. */
export type Action = SiteRight | 'make-site' | 'handle-complaints'

/** Who wants something: somebody who signed in, or the person at the machine's own command line. */
type Actor = Account | 'operator'

const rights: { readonly [role: string]: readonly SiteRight[] | undefined } = {
  owner: siteRights,
  designer: ['read-site', 'edit-site', 'design-site', 'publish-site'],
  /** Words, pictures, links and the items of lists; nothing of how the site looks and is built. */
  editor: ['read-site', 'edit-site', 'handle-messages'],
  viewer: ['read-site'],
}

/** What the decision needs to look up. */
interface Memberships {
  roleOn(site: string, account: Account): Promise<string | undefined>
}

/** Decides for every route and every command whether the actor may do that, to that site. A role nobody knows may nothing. */
export async function may(actor: Actor, action: Action, site: string | null, memberships: Memberships) {
  if (actor === 'operator') return true
  // Complaints are about the site's owner: only who runs the installation reads them.
  if (action === 'handle-complaints') return actor.role === 'owner'
  if (site === null) return action === 'make-site' && actor.role === 'owner'
  return (await rightsOn(site, actor, memberships)).some((right) => right === action)
}

/** All that an account may do with a site. */
export async function rightsOn(
  site: string,
  account: Account,
  memberships: Memberships,
): Promise<readonly SiteRight[]> {
  const role = await memberships.roleOn(site, account)
  return (role !== undefined && Object.hasOwn(rights, role) && rights[role]) || []
}
