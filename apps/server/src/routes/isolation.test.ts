import { type Endpoint, endpoints } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { titled } from '../testing/site.ts'

/** A body that the route would accept from who may. */
const bodies: { readonly [name: string]: unknown } = {
  uploadPicture: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  uploadFile: Buffer.from('%PDF-1.7\n'),
  sendChanges: { base: 0, changes: [{ id: 'change-1', operation: titled('Mine now') }] },
  publish: {},
  setSchedule: { at: '2999-01-01T00:00:00Z', timeZone: 'UTC' },
  setPageSchedule: { at: '2999-01-01T00:00:00Z', timeZone: 'UTC' },
  goLive: { release: 'any' },
  changeMessage: { isRead: true },
  makeShareLink: { days: 7 },
  reopenShareLink: {},
  copySite: {},
  moveSite: { slug: 'new-hotel' },
  setDomain: { name: 'cafe.example' },
  checkDomain: {},
  makeDomainHelp: {},
  setWebhook: { address: 'https://example.com/hook' },
  renewWebhookSecret: {},
  askMailbox: {},
  noteMessage: { note: 'Called back', before: '' },
  sendAgain: {},
  markSpam: {},
  takeSpamWordBack: { word: 'rank' },
  setMailbox: { email: 'others@example.com' },
  sendTestEnquiry: {},
  markWanted: {},
  setEnquirySettings: {
    ...{ digestHour: 8, timeZone: 'Europe/Berlin', sendsReceipt: true, receiptWords: { en: 'Yes' } },
    keepDays: { contact: 30, reply: null },
  },
  setStatistics: { isCounted: true, keepMonths: 12, timeZone: 'Europe/Berlin' },
  replyToMessage: { text: 'Yes', key: 'reply-0001' },
  saveReply: { name: 'Yes', text: 'Yes' },
  inviteMember: { email: 'guest@example.com', role: 'editor' },
  setMember: { role: 'editor' },
  makeSignInLink: {},
  acceptInvitation: {},
  archiveSite: { leadsTo: null },
  offerSite: { email: 'guest@example.com', stays: true },
}
/** Routes that change something, or show what visitors wrote; who may only read the site must be refused there. */
const closedToViewers = [
  ...['listShareLinks', 'makeShareLink', 'revokeShareLink', 'reopenShareLink'],
  ...[
    'sendChanges',
    'publish',
    'goLive',
    'setSchedule',
    'cancelSchedule',
    'setPageSchedule',
    'cancelPageSchedule',
    'uploadPicture',
    'uploadFile',
    'copySite',
    'deleteSite',
    'moveSite',
    'archiveSite',
    'unarchiveSite',
    'readOffer',
    'offerSite',
    'withdrawOffer',
  ],
  ...['readDomain', 'checkDomainName', 'setDomain', 'checkDomain', 'removeDomain', 'makeDomainHelp'],
  ...[
    'listMessages',
    'countMessages',
    'exportMessages',
    'readCalendarFile',
    'readSentFile',
    'changeMessage',
    'readMessage',
    'noteMessage',
  ],
  ...['readMailbox', 'askMailbox', 'setMailbox', 'sendTestEnquiry'],
  ...['markSpam', 'markWanted', 'readSpamWords', 'takeSpamWordBack'],
  ...['readEnquirySettings', 'setEnquirySettings', 'setStatistics'],
  ...['readThread', 'sendAgain', 'replyToMessage', 'listSavedReplies', 'saveReply', 'removeSavedReply'],
  ...['readWebhook', 'setWebhook', 'renewWebhookSecret'],
  ...['listMembers', 'inviteMember', 'setMember', 'removeMember', 'makeSignInLink'],
]
/** Routes that ask for something that is not there: nothing is published. */
const naming = [
  'countUnpublished',
  'goLive',
  'setPageSchedule',
  'changeMessage',
  ...['readThread', 'sendAgain', 'replyToMessage', 'markSpam', 'markWanted'],
  ...['readSpamWords', 'takeSpamWordBack', 'readMessage', 'readCalendarFile', 'readSentFile', 'noteMessage'],
  'revokeShareLink',
  'reopenShareLink',
  'setMember',
  'removeMember',
  'makeSignInLink',
  'declineInvitation',
  'makeDomainHelp',
]

/** What somebody may ask of a site before they are a member. */
const answersInvited = ['acceptInvitation', 'declineInvitation']

const ofSites = Object.entries<Endpoint>(endpoints).filter(([, { path }]) => path.includes(':id'))

describe.each(dialects)('$name', (dialect) => {
  const ask = (running: TestApp, name: string, { method, path }: Endpoint, cookie: string) =>
    running.app.inject({
      method,
      url: `/api/v1${path.replace(':id', 'hotel')}`,
      headers: { cookie },
      ...(method === 'GET' ? {} : { payload: bodies[name] as object }),
    })

  // One installation for the three: what none of them may do, one after another leaves the site as it was.
  test.each(ofSites)(
    '%s: strangers find no site, nor who is invited, who is not signed in is told nothing, a viewer changes nothing',
    async (name, endpoint) => {
      const running = await testApp(dialect)
      const { accounts, sites } = running.parts
      const [stranger, viewer, invited] = [
        await accounts.insert('stranger@example.com', 'member'),
        await accounts.insert('viewer@example.com', 'member'),
        await accounts.insert('invited@example.com', 'member'),
      ]
      await accounts.addMember('hotel', viewer.id, 'viewer')
      const toStranger = await ask(running, name, endpoint, await running.cookieFor(stranger.id))
      expect(toStranger.json()).toMatchObject({ status: 404, code: 'site-missing' })
      await running.parts.people.members.put('hotel', invited.id, 'editor')
      if (!answersInvited.includes(name)) {
        const toInvited = await ask(running, name, endpoint, await running.cookieFor(invited.id))
        expect(toInvited.json()).toMatchObject({ status: 404, code: 'site-missing' })
      }
      const toNobody = await ask(running, name, endpoint, '')
      expect(toNobody.json()).toMatchObject({ status: 401, code: 'sign-in-needed' })
      const toViewer = await ask(running, name, endpoint, await running.cookieFor(viewer.id))
      const isMissing = name === 'countUnpublished' || name === 'declineInvitation'
      expect(toViewer.statusCode).toBe(closedToViewers.includes(name) ? 403 : isMissing ? 404 : 200)
      expect((await sites.read('hotel'))?.revision).toBe(0)
    },
  )

  test.each(ofSites.filter(([name]) => !naming.includes(name)))('%s: its owner may', async (name, endpoint) => {
    const running = await testApp(dialect)
    const answer = await ask(running, name, endpoint, await running.cookieFor(running.owner.id))
    expect(answer.statusCode).toBeLessThan(300)
  })

  test('lists show an account its own sites only, and how many there are', async () => {
    const { app, parts, owner, cookieFor } = await testApp(dialect)
    const stranger = await parts.accounts.insert('stranger@example.com', 'member')
    const list = async (account: string) => {
      const headers = { cookie: await cookieFor(account) }
      const answer = await app.inject({ url: '/api/v1/sites', headers })
      return { total: answer.headers['x-total-count'], sites: answer.json<{ id: string }[]>() }
    }
    expect(await list(stranger.id)).toEqual({ total: '0', sites: [] })
    expect(await list(owner.id)).toMatchObject({
      total: '1',
      sites: [{ id: 'hotel', revision: 0, publishedRevision: null, address: 'http://hotel.localhost:3000/' }],
    })
  })

  test('only the installation’s owner makes sites', async () => {
    const { app, parts, cookieFor } = await testApp(dialect)
    const member = await parts.accounts.insert('member@example.com', 'member')
    const headers = { cookie: await cookieFor(member.id) }
    const answer = await app.inject({ method: 'POST', url: '/api/v1/sites', headers, payload: { configuration: {} } })
    expect(answer.json()).toMatchObject({ status: 403, code: 'not-allowed' })
  })

  const elsewhere = [
    { origin: 'http://hotel.localhost:3000' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  test.each(elsewhere)('a change that a page of another origin asks for (%o) is not made', async (from) => {
    const { app, parts, owner, cookieFor } = await testApp(dialect)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/sites/hotel/operations',
      headers: { cookie: await cookieFor(owner.id), ...from },
      payload: bodies.sendChanges as object,
    })
    expect(answer.json()).toMatchObject({ status: 403, code: 'origin-refused' })
    expect((await parts.sites.read('hotel'))?.revision).toBe(0)
  })

  test('the editor’s own origin may', async () => {
    const { app, owner, cookieFor } = await testApp(dialect)
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/sites/hotel/operations',
      headers: { cookie: await cookieFor(owner.id), origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
      payload: bodies.sendChanges as object,
    })
    expect(answer.statusCode).toBe(200)
  })
})
