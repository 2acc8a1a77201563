// CSRF protection, authentication and authorization of every request to the API.
import { type Endpoint, endpoints, type SiteRight } from '@mimar/contract'
import type { FastifyRequest } from 'fastify'
import { type Action, include, may, type Person, rightsNow, rightsOn } from '../accounts/access.ts'
import { framedCookie, sessionCookie } from '../accounts/cookies.ts'
import { FRAMED } from '../accounts/sign-in.ts'
import type { Costly } from '../limits/budgets.ts'
import { networkOf } from '../network.ts'
import type { SiteRow } from '../store/sites.store.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { knowAsker, noteRefused, type WayTried } from './refused.ts'

export function cookieOf({ settings }: Pick<Parts, 'settings'>) {
  const { appUrl, sitePorts } = settings
  return sessionCookie(appUrl.protocol === 'https:', sitePorts && appUrl.port)
}

/** Whom a request was found to come from, so that it is looked up once. */
const asking = new WeakMap<FastifyRequest, Promise<Person | undefined>>()

/** Who asks: a guest where a token comes along, whoever else is signed in; else who is signed in; undefined when nobody is. */
export function accountOf(request: FastifyRequest, parts: Parts): Promise<Person | undefined> {
  const known = asking.get(request) ?? findAccount(request, parts)
  asking.set(request, known)
  return known
}

async function findAccount(request: FastifyRequest, parts: Parts): Promise<Person | undefined> {
  const token = guestTokenOf(request)
  if (token === undefined) {
    const person = await parts.signIn.accountOf(sessionOf(request, parts))
    if (person) knowAsker(request, person.id)
    return person
  }
  const guest = await parts.guests.find(token)
  const id = guest && `guest:${guest.link}`
  if (id) knowAsker(request, id)
  if (id) return { id, email: '', role: 'member', guest }
  await refuseWay(request, parts, 'guest-link', token.slice(0, LINK_ID))
  throw new HttpError('guest-link-ended')
}

/** A token begins with the id of its link. */
const LINK_ID = 36

/**
 * Notes a way in that was tried in vain, counts it, and refuses with 429 where one follows another. Who brings the right thing never comes
 * here, so nobody's guessing shuts out others behind the same address.
 */
export async function refuseWay(
  request: FastifyRequest,
  parts: Parts,
  way: WayTried,
  counted = 'sign-in',
): Promise<void> {
  noteRefused(request, parts, way)
  await countGuess(request, parts, counted)
}

/** Counts what a network asks for that nobody has to be signed in for, and refuses with 429 where one follows another. */
export async function countGuess({ ip }: FastifyRequest, { budgets }: Parts, counted: string): Promise<void> {
  refuseSpent(await budgets.guessed(`${networkOf(ip)} ${counted}`))
}

/** Takes what a request to a site costs from what its sender and the site have, or refuses with 429. */
export async function spend(request: FastifyRequest, parts: Parts, what: Costly, cost = 1): Promise<void> {
  const take = await spending(request, parts, what)
  take(cost)
}

/** The same for what costs something only at times, and nobody knows before how much. */
export async function spending(request: FastifyRequest, parts: Parts, what: Costly): Promise<(cost: number) => void> {
  const { id: person } = await signedIn(request, parts)
  const { id: site } = request.params as { id: string }
  return (cost) => refuseSpent(parts.budgets.take(what, person, site, cost))
}

/** Refuses with 429 who has nothing left of it, before anything they send is read. */
export async function refuseSpender(request: FastifyRequest, parts: Parts, what: Costly): Promise<void> {
  refuseSpent(parts.budgets.waitOf(what, (await signedIn(request, parts)).id))
}

function refuseSpent(wait: number): void {
  if (wait > 0) throw new HttpError('rate-limited', '', wait)
}

/** What stands after `Bearer`; undefined where nothing of the kind comes along. */
function tokenOf({ headers }: FastifyRequest): string | undefined {
  const found = /^bearer(?:\s+(.*))?$/i.exec(headers.authorization ?? '')
  return found ? (found[1] ?? '') : undefined
}

const forGuests: ReadonlySet<string> = new Set(
  Object.values<Endpoint>(endpoints).flatMap(({ isForGuests, method, path }) =>
    isForGuests ? `${method} ${path}` : [],
  ),
)

function guestTokenOf(request: FastifyRequest): string | undefined {
  const token = tokenOf(request)
  return token?.startsWith(FRAMED) ? undefined : token
}

/** The session that comes along: as the token or the cookie of a framed editor, or as everybody's cookie. */
export function sessionOf(request: FastifyRequest, parts: Pick<Parts, 'settings'>): string | undefined {
  const { headers } = request
  // The site around a frame could make its browser send the frame's cookie (CSRF): it counts for what the editor asks itself.
  const framed = headers['sec-fetch-site'] === 'same-origin' ? framedCookie.read(headers.cookie) : undefined
  return tokenOf(request) ?? cookieOf(parts).read(headers.cookie) ?? framed
}

/** Who comes with a token reaches what is meant for guests and nothing else, whatever a route would allow. */
export function refuseGuests(request: FastifyRequest, prefix: string): void {
  if (guestTokenOf(request) === undefined) return
  const { method, routeOptions, query } = request
  const path = routeOptions.url?.slice(prefix.length)
  const asked = method === 'HEAD' ? 'GET' : method
  // The site as it was is its history; guests have the draft alone.
  const isNow = !Object.hasOwn(query as object, 'revision') && !Object.hasOwn(query as object, 'release')
  if (!isNow || !forGuests.has(`${asked} ${path}`)) throw new HttpError('not-allowed')
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers who is not signed in as well, or asks by itself before it reads anything: its bodies are small, or streams. */
    isOpen?: boolean
    /** Answers pages of every website: it says what everybody may know. */
    isPublished?: boolean
  }
}

/** Asks who sends a body before any of it is read or parsed: a stranger's costs next to nothing. */
export async function admitBody(request: FastifyRequest, parts: Parts): Promise<void> {
  const { method, routeOptions } = request
  if (routeOptions.config.isOpen || method === 'GET' || method === 'HEAD') return
  await signedIn(request, parts)
}

export async function signedIn(request: FastifyRequest, parts: Parts): Promise<Person> {
  const account = await accountOf(request, parts)
  if (!account) throw new HttpError('sign-in-needed')
  if (lacksPasskey(account, parts) && !isOnTheWay(request)) throw new HttpError('passkey-needed')
  return account
}

/** Whether somebody has to come in by a passkey (REQUIRE_PASSKEYS), and has come another way. */
export function lacksPasskey(person: Person, { settings: { passkeysFor } }: Pick<Parts, 'settings'>): boolean {
  if (passkeysFor === undefined || person.guest || person.isStrong) return false
  return (
    passkeysFor === 'everybody' || person.role === 'owner' || (passkeysFor === 'owners' && person.role === 'tenant')
  )
}

/** What leads to a passkey; all else waits for it. */
const TO_A_PASSKEY: readonly Endpoint[] = [endpoints.beginPasskey, endpoints.addPasskey]

function isOnTheWay({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return TO_A_PASSKEY.some((endpoint) => endpoint.method === method && url.endsWith(`/v1${endpoint.path}`))
}

/** Who runs the installation; everybody else is refused. */
export async function hostFor(request: FastifyRequest, parts: Parts): Promise<Person> {
  const account = await signedIn(request, parts)
  const isOwn = !account.guest && account.givenBy === undefined
  if (!isOwn || !(await may(account, 'run-installation', null, parts.accounts))) throw new HttpError('host-needed')
  return account
}

/** The site of the address, when who asks may do that to it, and all else they may. Who may not even read it is told that it does not exist. */
export async function siteFor(
  request: FastifyRequest,
  parts: Parts,
  action: Action,
): Promise<{ account: Person; row: SiteRow; rights: readonly SiteRight[] }> {
  const account = await signedIn(request, parts)
  const { id } = request.params as { id: string }
  const row = await parts.siteStore.find(id)
  const own = row ? await rightsOn(id, account, parts.accounts) : []
  if (!row || !include(own, 'read-site')) throw new HttpError('site-missing')
  const rights = rightsNow(own, row)
  const isAllowed =
    action === 'handle-complaints' ? await may(account, action, id, parts.accounts) : include(rights, action)
  if (!isAllowed && include(own, action)) throw await archived(row, parts)
  if (!isAllowed) throw new HttpError('not-allowed')
  if (row.takenDown && SHOWING.has(action)) throw new HttpError('site-taken-down')
  return { account, row, rights }
}

/** A site that was moved says where it is now, to whoever still works on it here. */
async function archived({ id }: SiteRow, { departures }: Parts): Promise<HttpError> {
  const movedTo = await departures.movedTo(id)
  return movedTo ? new HttpError('site-moved', movedTo.editor, undefined, { movedTo }) : new HttpError('site-archived')
}

/** What would bring a site to visitors that its host has taken down. */
const SHOWING: ReadonlySet<Action> = new Set(['publish-site', 'move-site'])

/**
 * Refuses changes, and answers of the API, that another website asks for (CSRF, XS-Leaks). Browsers say where a request comes from;
 * the cookie alone (SameSite=Lax) would leave sites beside the editor, below its domain or at another port, free to ask (0058).
 */
export function refuseOtherOrigins(request: FastifyRequest, appUrl: URL): void {
  const { method, routeOptions } = request
  const isPage = !routeOptions.url?.startsWith('/api/') || routeOptions.config.isPublished === true
  if (isPage && (method === 'GET' || method === 'HEAD' || method === 'OPTIONS')) return
  const from = request.headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') throw new HttpError('origin-refused')
  // Over http browsers say less: a page that reads without CORS has its address in the referrer, or nothing.
  const origin = request.headers.origin ?? (from === undefined ? request.headers.referer : undefined)
  if (origin === undefined || origin === appUrl.origin) return
  const sender = URL.canParse(origin) ? new URL(origin) : undefined
  if (sender?.host === request.headers.host && sender?.protocol === appUrl.protocol) return
  throw new HttpError('origin-refused')
}
