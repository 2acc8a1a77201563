import type { FastifyRequest } from 'fastify'
import { type Action, may } from '../accounts/access.ts'
import { sessionCookie } from '../accounts/cookies.ts'
import type { Account } from '../store/accounts.store.ts'
import type { SiteRow } from '../store/sites.store.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'

export function cookieOf({ settings }: Pick<Parts, 'settings'>) {
  return sessionCookie(settings.appUrl.protocol === 'https:')
}

/** Who is signed in; undefined when nobody is. */
export function accountOf(request: FastifyRequest, parts: Parts): Promise<Account | undefined> {
  return parts.signIn.accountOf(cookieOf(parts).read(request.headers.cookie))
}

export async function signedIn(request: FastifyRequest, parts: Parts): Promise<Account> {
  const account = await accountOf(request, parts)
  if (!account) throw new HttpError('sign-in-needed')
  return account
}

/** The site of the address, when who asks may do that to it. Who may not even read it is told that it does not exist. */
export async function siteFor(
  request: FastifyRequest,
  parts: Parts,
  action: Action,
): Promise<{ account: Account; row: SiteRow }> {
  const account = await signedIn(request, parts)
  const { id } = request.params as { id: string }
  const row = await parts.siteStore.find(id)
  if (!row || !(await may(account, 'read-site', id, parts.accounts))) throw new HttpError('site-missing')
  if (!(await may(account, action, id, parts.accounts))) throw new HttpError('not-allowed')
  return { account, row }
}

/**
 * Refuses changes that another website asks for. Browsers say where a request comes from; the cookie alone (SameSite=Lax) would
 * leave sites on a subdomain of ours free to send one.
 */
export function refuseOtherOrigins(request: FastifyRequest, appUrl: URL): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return
  const from = request.headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') throw new HttpError('origin-refused')
  const { origin } = request.headers
  if (origin === undefined || origin === appUrl.origin) return
  if (URL.canParse(origin) && new URL(origin).host === request.headers.host) return
  throw new HttpError('origin-refused')
}
