// Authorization matrix: every endpoint of the API, asked by everybody there is, about their own site and one of others.
import { type Endpoint, endpoints } from '@mimar/contract'
import { expect, test } from 'vitest'
import { LINK_LIFETIME } from '../accounts/sign-in.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'

/** Of the people of a site: viewer, editor, designer, owner; guests by a link: who edits, who translates. */
type People = `${'V' | ''}${'E' | ''}${'D' | ''}${'O' | ''}${'G' | ''}${'T' | ''}`
/**
 * Who may. `open`: everybody. `person`: whoever is signed in. `own`: not in a session that somebody else gave. `maker`: who may make
 * sites. `host`: who runs the installation. Everything else is of one site, and for those of its people that are named, no others.
 */
type Who = 'open' | 'person' | 'own' | 'maker' | 'host' | People

/** A new endpoint does not compile before it stands here. */
const who: { readonly [Name in keyof typeof endpoints]: Who } = {
  ...{ signIn: 'open', signOut: 'open', askPasskey: 'open', signInWithPasskey: 'open' },
  ...{ readSession: 'person', listSites: 'person', listStarters: 'person', starterStill: 'person' },
  ...{ proposeAddress: 'person', listInvitations: 'person', listDeletedSites: 'person' },
  ...{ listDevices: 'person', signOutDevice: 'person', signOutOthers: 'person', listActivity: 'person' },
  ...{ listPasskeys: 'person', beginPasskey: 'person', addPasskey: 'person', renamePasskey: 'person' },
  ...{ removePasskey: 'person', readCodes: 'person', makeDeviceLink: 'person' },
  ...{ readProof: 'person', askProof: 'person', proveByPasskey: 'person', mailProof: 'person', proveByCode: 'person' },
  ...{ makeCodes: 'own', readOwnUse: 'own' },
  ...{ listWaiting: 'own', letIn: 'own', block: 'own', readWaiting: 'open' },
  ...{ readProfile: 'person', setProfile: 'own' },
  ...{ readSignInAddress: 'person', askSignInAddress: 'own', dropSignInAddress: 'own', takeSignInAddress: 'own' },
  ...{ findPerson: 'own', exportPerson: 'own', readPerson: 'own', readPersonsFiles: 'own', erasePerson: 'own' },
  ...{ importSite: 'maker', sendArchive: 'maker', beginImport: 'maker', readImport: 'person', cancelImport: 'person' },
  ...{ listPeople: 'host', countPeople: 'host', listSitesOfPerson: 'host', pausePerson: 'host', resumePerson: 'host' },
  ...{ signOutPerson: 'host', setPersonLimits: 'host', readTenancy: 'host', setTenancy: 'host' },
  ...{ readOverview: 'host', listHostSites: 'host', listJobs: 'host', tryJob: 'host', dismissJob: 'host' },
  ...{ readBackups: 'host', backUpNow: 'host', readVersions: 'host' },
  ...{ invitePerson: 'host', listInvited: 'host', endInvitation: 'host', remindPerson: 'host' },
  ...{
    readDomain: 'O',
    checkDomainName: 'O',
    setDomain: 'O',
    checkDomain: 'O',
    removeDomain: 'O',
    makeDomainHelp: 'O',
  },
  ...{ readDocument: 'VEDOGT', listChanges: 'VEDOGT', canvasStyles: 'VEDOGT', findIcons: 'VEDOGT' },
  ...{ readMediaFiles: 'VEDOGT', siteStill: 'VEDO', readSiteAddress: 'VEDO', exportSite: 'VEDO' },
  ...{ readArchiveContents: 'VEDO', exportArchive: 'VEDO', acceptInvitation: 'VEDO', declineInvitation: 'VEDO' },
  ...{ listReleases: 'VEDO', publishProgress: 'VEDO', readSchedule: 'VEDO', readHistory: 'VEDO' },
  ...{ readStatistics: 'VEDO', exportStatistics: 'VEDO', exportStatisticsTable: 'VEDO', setStatistics: 'O' },
  ...{ countUnpublished: 'VEDO', fontPreviews: 'VEDO' },
  ...{
    sendChanges: 'EDOGT',
    makeShareLink: 'EDOGT',
    uploadPicture: 'EDOG',
    uploadFile: 'EDOG',
    readMailbox: 'EDO',
    askMailbox: 'EDO',
  },
  ...{
    listMessages: 'EO',
    countMessages: 'EO',
    exportMessages: 'EO',
    readCalendarFile: 'EO',
    readSentFile: 'EO',
    changeMessage: 'EO',
    readThread: 'EO',
  },
  ...{ readMessage: 'EO', noteMessage: 'EO' },
  ...{ sendAgain: 'EO', replyToMessage: 'EO', listSavedReplies: 'EO', saveReply: 'EO', removeSavedReply: 'EO' },
  ...{ markSpam: 'EO', markWanted: 'EO', readSpamWords: 'EO', takeSpamWordBack: 'EO' },
  ...{ sendTestEnquiry: 'EO', setMailbox: 'O' },
  ...{ publish: 'DO', goLive: 'DO', setSchedule: 'DO', cancelSchedule: 'DO' },
  ...{ setPageSchedule: 'DO', cancelPageSchedule: 'DO' },
  ...{ listShareLinks: 'DO', revokeShareLink: 'DO', reopenShareLink: 'DO' },
  ...{
    readEnquirySettings: 'O',
    setEnquirySettings: 'O',
    copySite: 'O',
    moveSite: 'O',
    readWebhook: 'O',
    setWebhook: 'O',
    renewWebhookSecret: 'O',
  },
  ...{ listMembers: 'O', inviteMember: 'O', setMember: 'O', removeMember: 'O', makeSignInLink: 'O' },
  ...{ deleteSite: 'O', bringBackSite: 'O', eraseSite: 'O' },
  ...{ listComplaints: 'host', countComplaints: 'host', complaintStill: 'host' },
  ...{ decideComplaint: 'host', decideAppeal: 'host', listDecisions: 'person', answerDecision: 'own' },
  ...{ readOffer: 'O', offerSite: 'O', withdrawOffer: 'O', listOffers: 'person', takeSite: 'own', declineOffer: 'own' },
  ...{
    allowMove: 'maker',
    takeMoveStep: 'open',
    sendMovePicture: 'open',
    sendMoveOwnFile: 'open',
    sendMoveSentFile: 'open',
    sendMoveFile: 'open',
  },
  ...{ readArrival: 'open', readDeparture: 'open' },
  ...{ deletedSiteStill: 'O', archiveSite: 'O', unarchiveSite: 'O', takeSiteDown: 'host', putSiteBack: 'host' },
}

const all = Object.entries<Endpoint>(endpoints) as [keyof typeof who, Endpoint][]
const LETTERS = { viewer: 'V', editor: 'E', designer: 'D', owner: 'O', guest: 'G', translator: 'T' } as const
/** What tells somebody that they may not. */
const REFUSALS = ['sign-in-needed', 'site-missing', 'not-allowed', 'own-way-needed', 'account-paused']

/** The same in other words, where only who runs the installation may. */
const FOR_HOSTS = ['host-needed', 'invite-refused']

/** The inn, with somebody of each kind; the café of another owner, and the hotel of who runs the installation. */
async function everybody() {
  const running = await testApp(dialects[0]!)
  const { accounts, siteStore, signIn, tenants, guests } = running.parts
  const person = (name: string, role: 'member' | 'tenant' = 'member') => accounts.insert(`${name}@example.com`, role)
  const [owner, neighbour] = [await person('owner', 'tenant'), await person('neighbour', 'tenant')]
  await siteStore.insert({ site: someSite('inn'), slug: 'inn', name: 'Inn', owner: owner.id })
  await siteStore.insert({ site: someSite('cafe'), slug: 'cafe', name: 'Café', owner: neighbour.id })
  const [viewer, editor, designer] = [await person('viewer'), await person('editor'), await person('designer')]
  const [stranger, invited, paused] = [
    await person('stranger'),
    await person('invited'),
    await person('paused', 'tenant'),
  ]
  for (const [member, role] of [
    [viewer, 'viewer'],
    [editor, 'editor'],
    [designer, 'designer'],
    [paused, 'owner'],
  ] as const) {
    await accounts.addMember('inn', member.id, role)
  }
  await running.parts.people.members.put('inn', invited.id, 'editor')
  const pausedCookie = await running.cookieFor(paused.id)
  await tenants.pause(paused.id, running.owner.id, new Date())
  const link = (site: string, account: string, scope: 'edit' | 'translate') =>
    guests.make({ site, account, scope, days: 7, language: scope === 'edit' ? null : 'en', name: '', beginsAt: 0 })
  const bearer = async (...of: Parameters<typeof link>) => ({ authorization: `Bearer ${(await link(...of)).token}` })
  const given = async () => signIn.exchange(await signIn.makeLink(owner.id, LINK_LIFETIME, neighbour.id))
  const signedIn = async (account: string) => ({ cookie: await running.cookieFor(account) })
  const people = { viewer, editor, designer, owner, stranger, invited, neighbour, host: running.owner }
  const guestsThere = {
    guest: await bearer('inn', owner.id, 'edit'),
    translator: await bearer('inn', owner.id, 'translate'),
    guestElsewhere: await bearer('cafe', neighbour.id, 'edit'),
  }
  /** What somebody's requests bring, in a session of its own. */
  const headersOf = async (actor: string) => {
    if (actor === 'nobody') return {}
    if (actor === 'paused') return { cookie: pausedCookie }
    if (actor === 'given') return { cookie: `mimar_session=${await given()}` }
    if (actor in guestsThere) return guestsThere[actor as keyof typeof guestsThere]
    return signedIn(people[actor as keyof typeof people].id)
  }
  const known = new Map<string, Awaited<ReturnType<typeof headersOf>>>()
  const paths = {
    ':id': 'inn',
    ':site': 'inn',
    ':starter': 'cafe',
    ':key': 'a-key-of-an-import',
    ':person': (await person('somebody')).id,
  }
  const ask = async (actor: string, { method, path }: Endpoint) => {
    const url = path.replaceAll(/:\w+/g, (name) => paths[name as keyof typeof paths] ?? 'x')
    const payload = method === 'GET' ? {} : { payload: {} }
    const headers = known.get(actor) ?? (await headersOf(actor))
    known.set(actor, headers)
    const answer = await running.app.inject({ method, url: `/api/v1${url}`, headers, ...payload })
    // Whoever may sign out has done so.
    if (method === 'DELETE' && /session|devices/.test(path)) known.clear()
    const code = /^application\/json/.test(String(answer.headers['content-type'])) ? answer.json().code : undefined
    if (FOR_HOSTS.includes(code)) return 'not-allowed'
    return REFUSALS.includes(code) ? (code as string) : answer.statusCode < 500 ? 'may' : `failed: ${answer.body}`
  }
  const actors = ['nobody', 'paused', 'given', ...Object.keys(people), ...Object.keys(guestsThere)]
  return { ...running, ask, actors }
}

/** What an actor is to be told; `may`: anything but that they may not. */
function expected(actor: string, name: keyof typeof who, { path, isForGuests }: Endpoint): string {
  const rule = who[name]
  if (rule === 'open') return /guest|translator/.test(actor) ? 'not-allowed' : 'may'
  const isGuest = /guest|translator/.test(actor)
  if (isGuest && !isForGuests) return 'not-allowed'
  if (actor === 'nobody' || actor === 'paused') return 'sign-in-needed'
  if (rule === 'person') return 'may'
  if (rule === 'own') return actor === 'given' ? 'own-way-needed' : 'may'
  if (rule === 'maker') return ['owner', 'neighbour', 'host'].includes(actor) ? 'may' : 'not-allowed'
  if (rule === 'host') return actor === 'host' ? 'may' : 'not-allowed'
  if (actor === 'invited' && path.endsWith('/invitation')) return 'may'
  const letter = LETTERS[actor as keyof typeof LETTERS]
  if (letter === undefined || (path.startsWith('/deleted-sites/') && letter !== 'O')) return 'site-missing'
  return rule.includes(letter) ? 'may' : 'not-allowed'
}

test('whoever may not is refused on every endpoint, and nothing of what they asked for happens', async () => {
  const { ask, actors, later, parts } = await everybody()
  for (const [name, endpoint] of all) {
    const refused = actors.filter((actor) => expected(actor, name, endpoint) !== 'may')
    const told: { [actor: string]: string } = {}
    for (const actor of refused) told[actor] = await ask(actor, endpoint)
    expect({ [name]: told }).toEqual({
      [name]: Object.fromEntries(refused.map((actor) => [actor, expected(actor, name, endpoint)])),
    })
    later(60)
  }
  expect((await parts.sites.read('inn'))?.revision).toBe(0)
  expect(await parts.people.members.list('inn')).toHaveLength(6)
})

test('whoever may is not refused, on any endpoint', async () => {
  const { ask, actors, later } = await everybody()
  const ends: readonly string[] = ['deleteSite', 'deletedSiteStill', 'bringBackSite', 'eraseSite']
  const lasting = all.filter(([name]) => !ends.includes(name))
  for (const [name, endpoint] of lasting) {
    for (const actor of actors.filter((one) => expected(one, name, endpoint) === 'may')) {
      expect([name, actor, await ask(actor, endpoint)]).toEqual([name, actor, 'may'])
    }
    later(60)
  }
  const { deleteSite, deletedSiteStill, bringBackSite, eraseSite } = endpoints
  for (const end of [deleteSite, deletedSiteStill, bringBackSite, deleteSite, eraseSite]) {
    expect([end.path, await ask('owner', end)]).toEqual([end.path, 'may'])
  }
})

test('every endpoint has a row, and no row is of an endpoint that is gone', () => {
  expect(Object.keys(who).toSorted()).toEqual(Object.keys(endpoints).toSorted())
})
