// Audit log of the API: what succeeded of what is worth knowing later is noted before it is answered.
import { type Deed, type Endpoint, endpoints } from '@mimar/contract'
import { cleanText } from '@mimar/fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { may } from '../accounts/access.ts'
import { deviceOf, namedDevice } from '../accounts/device.ts'
import { isMailable } from '../accounts/mailed-links.ts'
import { clock } from '../clock.ts'
import { logFailure } from '../log.ts'
import { accountOf, signedIn } from './guard.ts'
import { languageOf } from './language-of.ts'
import { limitOf, nameNext } from './pages.ts'
import type { Parts } from './parts.ts'
import { serve } from './serve.ts'

type Named = keyof typeof endpoints

/** Endpoints whose success is noted. */
const noted: { readonly [Name in Named]?: Deed } = {
  signOutDevice: 'device-signed-out',
  signOutOthers: 'others-signed-out',
  signOut: 'signed-out',
  addPasskey: 'passkey-added',
  removePasskey: 'passkey-removed',
  makeCodes: 'codes-made',
  makeDeviceLink: 'device-link-made',
  importSite: 'site-made',
  copySite: 'site-copied',
  deleteSite: 'site-deleted',
  bringBackSite: 'site-back',
  eraseSite: 'site-erased',
  moveSite: 'site-moved',
  offerSite: 'site-offered',
  withdrawOffer: 'offer-withdrawn',
  takeSite: 'site-taken-over',
  declineOffer: 'offer-declined',
  archiveSite: 'site-archived',
  unarchiveSite: 'site-unarchived',
  putSiteBack: 'site-put-back',
  setDomain: 'domain-set',
  removeDomain: 'domain-removed',
  exportMessages: 'people-exported',
  inviteMember: 'member-invited',
  setMember: 'member-changed',
  removeMember: 'member-removed',
  makeSignInLink: 'member-link-made',
  makeShareLink: 'share-link-made',
  revokeShareLink: 'share-link-closed',
  reopenShareLink: 'share-link-reopened',
  setWebhook: 'webhook-set',
  setEnquirySettings: 'enquiries-set',
  renewWebhookSecret: 'webhook-secret-made',
  invitePerson: 'person-invited',
  endInvitation: 'invitation-ended',
  remindPerson: 'person-reminded',
  pausePerson: 'person-paused',
  resumePerson: 'person-resumed',
  signOutPerson: 'person-signed-out',
  setPersonLimits: 'person-limited',
  setTenancy: 'tenancy-changed',
}

/** As many deeds as one answer tells of. */
const AT_ONCE = 100

/** Notes what is done, and tells of it: owners of theirs, who runs the installation of all. */
export function auditRoutes(app: FastifyInstance, parts: Parts, prefix: string): void {
  const deeds = new Map(
    Object.entries(noted).map(([name, deed]) => {
      const { method, path }: Endpoint = endpoints[name as Named]
      return [`${method} ${prefix}${path}`, deed]
    }),
  )
  app.addHook('onSend', async (request, reply) => {
    const deed = deeds.get(`${request.method} ${request.routeOptions.url}`)
    if (deed !== undefined && reply.statusCode < 300) await note(request, deed, parts)
  })

  serve(app, endpoints.listActivity, async (request, reply) => {
    const person = await signedIn(request, parts)
    const limit = limitOf(request, AT_ONCE)
    // Who came by somebody's link is told what that link's sites are told in their history.
    if (person.givenBy !== undefined) return []
    const isHost = await may(person, 'handle-complaints', null, parts.accounts)
    const { before } = request.query as { before?: string }
    // One more than is told says whether there are more.
    const found = await (isHost ? parts.audit.all(limit + 1, before) : parts.audit.of(person, limit + 1, before))
    const rows = found.slice(0, limit)
    const last = rows.at(-1)
    if (last && found.length > limit) nameNext(request, reply, { before: last.id })
    return rows.map(({ account, ...row }) => ({ ...row, deed: row.deed as Deed, isYours: account === person.id }))
  })
}

/** What was done stays done where it cannot be noted; the log says so. */
async function note(request: FastifyRequest, deed: Deed, parts: Parts): Promise<void> {
  const person = await accountOf(request, parts)
  if (!person || person.guest) return
  const { id, site = id, member, person: named } = request.params as { readonly [name: string]: string | undefined }
  const whom = member ?? named
  const about = whom === undefined ? aboutOf(request.body) : await parts.audit.emailOf(whom)
  await parts.audit.note({ account: person.id, deed, site, about }).catch(logFailure(`Noting "${deed}" failed`))
}

/** What a body names that people know again; never a secret. */
function aboutOf(body: unknown): string {
  const { email, name, slug, signUp, leadsTo, reason } = (body ?? {}) as { [name: string]: unknown }
  return cleanText([email, name, slug, signUp, leadsTo, reason].find((text) => typeof text === 'string') ?? '')
}

/** Notes that somebody came in, and in which language; a device that is new to the account is written of to its holder. */
export async function noteArrival(
  request: FastifyRequest,
  account: string,
  by: 'link' | 'passkey' | 'code' | 'organisation' | 'device',
  { audit, accounts, tell }: Parts,
): Promise<void> {
  const deed: Deed = `came-by-${by}`
  const now = clock.date()
  const device = namedDevice(deviceOf(request.headers['user-agent']))
  const isNew = await audit.isNewDevice(account, device)
  await audit.note({ account, deed, about: device }, now).catch(logFailure(`Noting "${deed}" failed`))
  await accounts.greet(account, languageOf(request), now)
  const email = isNew ? await audit.emailOf(account) : ''
  if (!isNew || !isMailable(email)) return
  const language = (await accounts.withEmail(email))?.language ?? languageOf(request)
  await tell({ email, language, kind: 'new-device', facts: { device, at: now.toISOString() } })
}
