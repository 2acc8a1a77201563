import { endpoints, type KnownPerson, type SignUp, type Tenancy } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may, type Person } from '../accounts/access.ts'
import { clock } from '../clock.ts'
import { putBackOf, takeDownUnasked } from '../complaints/deciding.ts'
import type { PeopleFilter, TenantRow } from '../store/tenants.store.ts'
import { hostFor, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import { pageAsked, tellPage } from './pages.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** As many people as one answer tells of. */
const AT_ONCE = 50
const FILTERS: readonly string[] = ['all', 'owners', 'alone', 'paused'] satisfies PeopleFilter[]

/** What whoever runs the installation does about people: of their sites it tells names and sizes alone. */
export function tenantRoutes(app: FastifyInstance, parts: Parts): void {
  listRoutes(app, parts)
  pauseRoutes(app, parts)
  tenancyRoutes(app, parts)

  serve(app, endpoints.readOwnUse, async (request) => {
    const person = await signedIn(request, parts)
    // Who came by somebody's link is told nothing of what else the account has.
    if (person.givenBy !== undefined) throw new HttpError('own-way-needed')
    return { ...(await parts.quotas.useOf(person.id)), mayInvite: await mayInvite(person, parts) }
  })
}

function listRoutes(app: FastifyInstance, parts: Parts): void {
  const { tenants, quotaStore, quotas, settings } = parts

  serve(app, endpoints.listPeople, async (request, reply) => {
    const host = await hostFor(request, parts)
    const { q = '', filter = 'all' } = request.query as { q?: string; filter?: string }
    if (!FILTERS.includes(filter)) throw new HttpError('request-malformed', 'filter')
    const wanted = { ...pageAsked(request, AT_ONCE), search: q, filter: filter as PeopleFilter }
    const { total, people } = await tenants.page(wanted)
    tellPage(request, reply, total, wanted.offset + people.length)
    return people.map((person) => toldOf(person, host))
  })

  serve(app, endpoints.countPeople, async (request) => {
    await hostFor(request, parts)
    const [all, owners] = [await tenants.count('all'), await tenants.count('owners')]
    return { all, owners, alone: await tenants.count('alone'), paused: await tenants.count('paused') }
  })

  serve(app, endpoints.listSitesOfPerson, async (request, reply) => {
    await hostFor(request, parts)
    const { id } = await personOf(request, parts)
    const sites = await quotaStore.sitesHeldBy(id, quotas.since())
    reply.header('x-total-count', sites.length)
    return sites.map(({ slug, pictureBytes, ...site }) => ({
      ...{ ...site, address: settings.siteAddress(slug), pictureMb: Math.round(pictureBytes / 100_000) / 10 },
    }))
  })
}

function pauseRoutes(app: FastifyInstance, parts: Parts): void {
  const { tenants } = parts

  serve(app, endpoints.pausePerson, async (request) => {
    const host = await hostFor(request, parts)
    const { takesDown } = readBody(endpoints.pausePerson.body, request.body)
    const { id, role } = await personOf(request, parts)
    if (role === 'owner') throw new HttpError('host-stays')
    await tenants.pause(id, host.id, clock.date())
    if (takesDown !== undefined) {
      await takeDownOf(id, { by: host.id, reason: takesDown, language: languageOf(request) }, parts)
    }
    return toldOf(await personOf(request, parts), host)
  })

  serve(app, endpoints.resumePerson, async (request) => {
    const host = await hostFor(request, parts)
    const { id } = await personOf(request, parts)
    await tenants.resume(id)
    await putBackOf(id, parts)
    return toldOf(await personOf(request, parts), host)
  })

  serve(app, endpoints.signOutPerson, async (request, reply) => {
    await hostFor(request, parts)
    await parts.signIn.endAll((await personOf(request, parts)).id)
    return reply.code(204).send()
  })

  serve(app, endpoints.setPersonLimits, async (request) => {
    const host = await hostFor(request, parts)
    const limits = readBody(endpoints.setPersonLimits.body, request.body)
    await tenants.setLimits((await personOf(request, parts)).id, limits)
    return toldOf(await personOf(request, parts), host)
  })
}

/** Takes down what somebody owns and what nothing else took down; resuming them brings back just that. */
async function takeDownOf(paused: string, own: { by: string; reason: string; language: string }, parts: Parts) {
  for (const { id } of await parts.quotaStore.sitesHeldBy(paused, parts.quotas.since())) {
    const isDown = (await parts.siteStore.find(id))?.takenDown
    if (!isDown) await takeDownUnasked(id, { ...own, paused }, parts)
  }
}

function tenancyRoutes(app: FastifyInstance, parts: Parts): void {
  const { settings, quotaStore } = parts
  const sendsMails = settings.smtpUrl !== undefined
  const mayOpen = settings.whyNotOpen === undefined

  serve(app, endpoints.readTenancy, async (request) => {
    await hostFor(request, parts)
    return tenancyOf(parts)
  })

  serve(app, endpoints.setTenancy, async (request) => {
    await hostFor(request, parts)
    const wanted = readBody(endpoints.setTenancy.body, request.body)
    if (wanted.signUp === 'open' && !mayOpen) throw new HttpError('open-refused')
    if (wanted.signUp === 'open' && !sendsMails) throw new HttpError('mail-needed')
    await quotaStore.setTenancy(wanted)
    return tenancyOf(parts)
  })
}

/** Who may make an account, and how much owners may have. */
async function tenancyOf({ settings, quotaStore }: Parts): Promise<Tenancy> {
  const { signUp = settings.signUp, limits } = await quotaStore.tenancy()
  return { signUp, limits, mayOpen: settings.whyNotOpen === undefined, sendsMails: settings.smtpUrl !== undefined }
}

/** Whether somebody may ask others to make sites: hosts always, owners by mail where they are let. */
async function mayInvite(person: Person, parts: Parts): Promise<boolean> {
  if (!parts.signUps.isMailed || (await signUpOf(parts)) === 'closed') return false
  return may(person, 'make-site', null, parts.accounts)
}

/** Who may make an account: as it was said last, else as the settings say. */
export async function signUpOf({ settings, quotaStore }: Pick<Parts, 'settings' | 'quotaStore'>): Promise<SignUp> {
  return (await quotaStore.tenancy()).signUp ?? settings.signUp
}

/** Whom the address names. */
export async function personOf(request: FastifyRequest, { tenants }: Parts): Promise<TenantRow> {
  const { person } = request.params as { person: string }
  const found = await tenants.find(person)
  if (!found) throw new HttpError('not-found')
  return found
}

function toldOf({ role, ownSites, ...person }: TenantRow, { id }: Person): KnownPerson {
  const isOwner = role === 'tenant' || ownSites > 0
  return { ...person, role: role === 'owner' ? 'host' : isOwner ? 'owner' : 'member', isYou: person.id === id }
}
