import type { Account } from '../store/accounts.store.ts'

/** Everything somebody can want to do; a route names one. */
export type Action =
  | 'read-site'
  | 'edit-site'
  | 'publish-site'
  | 'make-site'
  | 'delete-site'
  | 'handle-messages'
  | 'forward-messages'
  | 'handle-complaints'

/** Who wants something: somebody who signed in, or the person at the machine's own command line. */
type Actor = Account | 'operator'

const rights: { readonly [role: string]: readonly Action[] | undefined } = {
  owner: ['read-site', 'edit-site', 'publish-site', 'delete-site', 'handle-messages', 'forward-messages'],
  designer: ['read-site', 'edit-site', 'publish-site'],
  editor: ['read-site', 'edit-site', 'handle-messages'],
  viewer: ['read-site'],
}

/** What the decision needs to look up. */
interface Memberships {
  roleOn(site: string, account: string): Promise<string | undefined>
}

/** Decides for every route and every command whether the actor may do that, to that site. A role nobody knows may nothing. */
export async function may(actor: Actor, action: Action, site: string | null, memberships: Memberships) {
  if (actor === 'operator') return true
  // Complaints are about the site's owner: only who runs the installation reads them.
  if (action === 'handle-complaints') return actor.role === 'owner'
  if (site === null) return action === 'make-site' && actor.role === 'owner'
  const role = await memberships.roleOn(site, actor.id)
  return role !== undefined && Object.hasOwn(rights, role) && (rights[role]?.includes(action) ?? false)
}
