// Authorization (RBAC): what each role may do on a site; closed by default.
import { type SiteRight, siteRights } from '@mimar/contract'
import type { Account } from '../store/accounts.store.ts'
import type { Guest } from './guests.ts'

/** Everything somebody can want to do; a route names one. */
export type Action = SiteRight | 'make-site' | 'handle-complaints' | 'set-paid' | 'run-installation'

/** Who asks the server for something: somebody with an account, or with the token of a link. */
export type Person = Account & { readonly guest?: Guest }

/** Who wants something: a person, or whoever sits at the machine's own command line. */
type Actor = Person | 'operator'

const rights: { readonly [role: string]: readonly SiteRight[] | undefined } = {
  owner: siteRights,
  designer: ['read-site', 'edit-site', 'design-site', 'publish-site'],
  /** Words, pictures, links and the items of lists; nothing of how the site looks and is built. */
  editor: ['read-site', 'edit-site', 'handle-messages'],
  viewer: ['read-site'],
  /** What an editor may to content; nothing of what visitors sent. */
  guest: ['read-site', 'edit-site'],
  'guest-translator': ['read-site', 'translate-site'],
}

/** What the decision needs to look up. */
interface Memberships {
  roleOn(site: string, account: Account): Promise<string | undefined>
}

/** Decides for every route and every command whether the actor may do that, to that site. A role nobody knows may nothing. */
export async function may(actor: Actor, action: Action, site: string | null, memberships: Memberships) {
  if (actor === 'operator') return true
  // Complaints are about the site's owner: only who runs the installation reads them.
  if (action === 'handle-complaints' || action === 'run-installation') return actor.role === 'owner'
  if (site === null) return action === 'make-site' && (actor.role === 'owner' || actor.role === 'tenant')
  return include(await rightsOn(site, actor, memberships), action)
}

/** Whether who has these rights on a site may do that to it. */
export function include(rights: readonly SiteRight[], action: Action): boolean {
  // Who edits translates as well.
  return rights.some((right) => right === action || (right === 'edit-site' && action === 'translate-site'))
}

/** All that a person may do with a site. */
export async function rightsOn(site: string, person: Person, memberships: Memberships): Promise<readonly SiteRight[]> {
  return rightsOfRole(person.guest ? guestRole(site, person.guest) : await memberships.roleOn(site, person))
}

/** All that somebody in that role may do. */
export function rightsOfRole(role: string | undefined): readonly SiteRight[] {
  return (role !== undefined && Object.hasOwn(rights, role) && rights[role]) || []
}

/** What may be done with a site that was put away: it is looked at, taken along, deleted or taken out again. */
const OF_ARCHIVED: readonly SiteRight[] = ['read-site', 'handle-messages', 'delete-site']

/** What is left of somebody's rights on a site while it is archived. */
export function rightsNow(rights: readonly SiteRight[], { archived }: { readonly archived: object | null }) {
  return archived === null ? rights : rights.filter((right) => OF_ARCHIVED.includes(right))
}

/** On every other site they are nobody. */
function guestRole(site: string, guest: Guest): string | undefined {
  if (guest.site !== site) return undefined
  return guest.translates === null ? 'guest' : 'guest-translator'
}

/** Who did something: what they call themselves, and their address; null where the account is gone. */
interface Named {
  readonly name: string | null
  readonly email: string | null
}

/** How somebody is told who another is: by their name; else addresses are for owners, what others need is to tell people apart. */
export async function namesFor(
  site: string,
  person: Person,
  { accounts }: { readonly accounts: Memberships },
): Promise<(who: Named) => string> {
  const seesPeople = (await rightsOn(site, person, accounts)).includes('invite-people')
  return ({ name, email }) => name ?? (seesPeople ? email : email?.split('@')[0]) ?? ''
}
