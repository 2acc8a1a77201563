import { endpoints, OFFER_DAYS } from '@mimar/contract'
import { isEmail } from '@mimar/fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../accounts/access.ts'
import { clock } from '../clock.ts'
import { logFailure } from '../log.ts'
import { offerMail } from '../messages/offer-mail.ts'
import type { SiteRow } from '../store/sites.store.ts'
import { signedIn, siteFor, spend } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'
import { siteEntry } from './site-entry.ts'

const DAY_MS = 86_400_000

/** Sites change hands: their owner offers one, and it is another's once that other agrees (0083). */
export function offerRoutes(app: FastifyInstance, parts: Parts): void {
  const { offers } = parts

  serve(app, endpoints.readOffer, async (request) => {
    const { row } = await siteFor(request, parts, 'delete-site')
    return { offer: (await offers.of(row.id, clock.date())) ?? null }
  })

  serve(app, endpoints.offerSite, async (request) => {
    const { account, row } = await siteFor(request, parts, 'invite-people')
    const { email: typed, stays } = readBody(endpoints.offerSite.body, request.body)
    const email = typed.trim().toLowerCase()
    if (!isEmail(email)) throw new HttpError('request-malformed', 'email')
    if (row.takenDown) throw new HttpError('site-taken-down')
    if (email === account.email.toLowerCase()) throw new HttpError('offer-to-oneself')
    await spend(request, parts, 'copies')
    await offer(row, { by: ownOnly(account).id, email, stays }, request, parts)
    return { offer: (await offers.of(row.id, clock.date())) ?? null }
  })

  serve(app, endpoints.withdrawOffer, async (request, reply) => {
    const { row } = await siteFor(request, parts, 'delete-site')
    await offers.remove(row.id)
    return reply.code(204).send()
  })

  answerRoutes(app, parts)
}

/** What somebody does to whom a site is offered. */
function answerRoutes(app: FastifyInstance, parts: Parts): void {
  const { offers } = parts

  serve(app, endpoints.listOffers, async (request, reply) => {
    const account = await signedIn(request, parts)
    // Who came by another's link would take the site in that other's session.
    const open = account.guest || account.givenBy !== undefined ? [] : await offers.list(account.id, clock.date())
    reply.header('x-total-count', open.length)
    return open
  })

  serve(app, endpoints.takeSite, async (request) => {
    readBody(endpoints.takeSite.body, request.body)
    const account = ownOnly(await signedIn(request, parts))
    const { site } = request.params as { site: string }
    if (!(await offers.list(account.id, clock.date())).some((open) => open.site === site))
      throw new HttpError('not-found')
    await parts.quotas.refuseTaking(account.id, site)
    const former = await offers.accept(site, account.id, clock.date())
    if (former === undefined) throw new HttpError('offer-ended')
    await tellFormer(former, { site, account }, request, parts)
    return siteEntry(site, account, parts)
  })

  serve(app, endpoints.declineOffer, async (request, reply) => {
    const account = ownOnly(await signedIn(request, parts))
    const { site } = request.params as { site: string }
    if (!(await offers.remove(site, account.id))) throw new HttpError('not-found')
    return reply.code(204).send()
  })
}

/** Sites are given and taken by who has signed in by themselves alone. */
function ownOnly(account: Person): Person {
  if (account.guest || account.givenBy !== undefined) throw new HttpError('own-way-needed')
  return account
}

interface Offering {
  readonly by: string
  readonly email: string
  readonly stays: boolean
}

async function offer(row: SiteRow, { by, email, stays }: Offering, request: FastifyRequest, parts: Parts) {
  const account = await parts.people.members.accountWith(email)
  const expires = new Date(clock.now() + OFFER_DAYS * DAY_MS)
  await parts.offers.put({ site: row.id, account, offeredBy: by, stays, expires })
  await parts.tell(offerMail('offer', mailFacts(row, email, request, parts)))
}

/** What was done is in the activity of both, and who gave the site hears of it. */
async function tellFormer(
  former: string,
  { site, account }: { readonly site: string; readonly account: Person },
  request: FastifyRequest,
  parts: Parts,
): Promise<void> {
  const note = { account: former, deed: 'site-handed-over', site, about: account.email }
  await parts.audit.note(note).catch(logFailure('Noting "site-handed-over" failed'))
  const [row, email] = [await parts.siteStore.find(site), await parts.audit.emailOf(former)]
  if (row && isEmail(email)) await parts.tell(offerMail('taken', mailFacts(row, email, request, parts)))
  await parts.mailboxes.askOnce(site).catch(logFailure('A mail that asks for consent was not sent'))
}

function mailFacts({ name, slug }: SiteRow, email: string, request: FastifyRequest, { settings }: Parts) {
  const { host } = new URL(settings.siteAddress(slug))
  return { email, siteName: name, host, app: settings.appUrl, language: languageOf(request) }
}
