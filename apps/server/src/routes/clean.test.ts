import { type Endpoint, endpoints } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { hero, titled, titleOf } from '../testing/site.ts'

const HOST = 'hotel.localhost:3000'
/** What stands in every text that is sent: NUL, a bell, DEL, and halves of surrogate pairs. */
const DIRT = '\u0000\u0007\u007f\ud800'

const change = (id: string, operation: object) => ({ id: `change-${id}`, operation })
/** For every route that takes a body: what the route would accept, or refuse for a reason of its own. */
const bodies: { readonly [name: string]: readonly object[] } = {
  importSite: [
    { starter: 'cafe', name: 'Café', slug: 'cafe', languages: ['en'] },
    { configuration: { id: 'x', name: { en: 'y' } }, slug: 'x' },
  ],
  copySite: [{ a: 'b' }],
  moveSite: [{ slug: 'new-hotel' }],
  setDomain: [{ name: 'cafe.example', main: 'www.cafe.example' }],
  checkDomain: [{ a: 'b' }],
  makeDomainHelp: [{ a: 'b' }],
  beginImport: [{ with: ['people'], slug: 'inn' }],
  sendChanges: [
    { base: 0, changes: [change('1', titled('Mine'))] },
    { base: 0, changes: [change('2', { do: 'insert-section', place: 'home', after: null, section: hero('two') })] },
    { base: 0, changes: [change('3', { do: 'set-setting', field: 'name', language: 'en', value: 'Name' })] },
    { base: 0, changes: [change('4', { do: 'set-page-path', page: 'home', path: '/home' })] },
  ],
  makeShareLink: [{ days: 7, scope: 'translate', language: 'en' }],
  reopenShareLink: [{ a: 'b' }],
  inviteMember: [{ email: 'guest@example.com', role: 'editor' }],
  setMember: [{ role: 'editor' }],
  makeSignInLink: [{ a: 'b' }],
  publish: [{ page: 'home' }, { language: 'en' }],
  goLive: [{ release: 'any' }],
  setSchedule: [{ at: '2999-01-01T00:00:00Z', timeZone: 'UTC' }],
  setPageSchedule: [{ at: '2999-01-01T00:00:00Z', timeZone: 'UTC' }],
  changeMessage: [{ isRead: true, folder: 'spam' }],
  noteMessage: [{ note: 'Called back', before: '' }],
  setWebhook: [{ address: 'https://example.com/hook' }],
  renewWebhookSecret: [{ a: 'b' }],
  askMailbox: [{ a: 'b' }],
  setEnquirySettings: [
    {
      ...{ digestHour: 8, timeZone: 'UTC', sendsReceipt: true, receiptWords: { en: 'Yes' } },
      keepDays: { contact: null, reply: null },
    },
  ],
  markSpam: [{ isUndo: true }],
  takeSpamWordBack: [{ word: 'rank', isUndo: true }],
  setMailbox: [{ email: 'others@example.com' }],
  sendTestEnquiry: [{ a: 'b' }],
  markWanted: [{ also: ['x'] }],
  findPerson: [{ email: 'a@example.com' }],
  exportPerson: [{ email: 'a@example.com' }],
  readPerson: [{ email: 'a@example.com' }],
  readPersonsFiles: [{ email: 'a@example.com' }],
  erasePerson: [{ email: 'a@example.com', messages: 0 }],
  sendAgain: [{ letter: 'x' }],
  replyToMessage: [{ text: 'Yes', key: 'reply-0001' }],
  saveReply: [{ name: 'Yes', text: 'Yes' }],
  acceptInvitation: [{ a: 'b' }],
  bringBackSite: [{ a: 'b' }],
  invitePerson: [{ email: 'lina@cafe.example' }],
  remindPerson: [{ a: 'b' }],
  pausePerson: [{ a: 'b' }],
  setPersonLimits: [{ sites: 3, pictureMb: null, visits: null }],
  setTenancy: [{ signUp: 'invited', limits: { sites: 3, pictureMb: null, visits: null } }],
  tryJob: [{ a: 'b' }],
  backUpNow: [{ a: 'b' }],
  setStatistics: [{ isCounted: true, keepMonths: 12, timeZone: DIRT }],
  offerSite: [{ email: 'guest@example.com', stays: true }],
  takeSite: [{ a: 'b' }],
  allowMove: [{ a: 'b' }],
  takeMoveStep: [{ step: 'begin', from: 'https://mimar.example' }],
  decideComplaint: [{ decision: 'no-action', reason: 'Why' }],
  decideAppeal: [{ outcome: 'stays', reason: 'Why' }],
  answerDecision: [{ text: 'Mine' }],
  archiveSite: [{ leadsTo: 'https://dar.example' }],
  takeSiteDown: [{ reason: 'Not your picture.' }],
  signIn: [{ authHash: 'abc' }],
  askSignInAddress: [{ email: 'a@example.com' }],
  letIn: [{ number: 28 }],
  setProfile: [{ name: 'Lina', language: 'ar' }],
  takeSignInAddress: [{ code: '123456' }],
  askProof: [{ a: 'b' }],
  mailProof: [{ a: 'b' }],
  proveByCode: [{ code: '123456' }, { code: 'ABCD-EFGH' }],
  proveByPasskey: [
    {
      credential: {
        id: 'abc',
        rawId: 'abc',
        type: 'public-key',
        response: { clientDataJSON: 'a', authenticatorData: 'b', signature: 'c' },
      },
    },
  ],
  makeCodes: [{ a: 'b' }],
  makeDeviceLink: [{ a: 'b' }],
  beginPasskey: [{ a: 'b' }],
  addPasskey: [
    {
      name: 'Phone',
      credential: {
        id: 'abc',
        rawId: 'abc',
        type: 'public-key',
        response: { clientDataJSON: 'a', attestationObject: 'b', transports: [] },
      },
    },
  ],
  renamePasskey: [{ name: 'Phone' }],
  askPasskey: [{ a: 'b' }],
  signInWithPasskey: [
    {
      credential: {
        id: 'abc',
        rawId: 'abc',
        type: 'public-key',
        response: { clientDataJSON: 'a', authenticatorData: 'b', signature: 'c' },
      },
    },
  ],
}

/** The same body once for each text in it, with that text made dirty. */
function dirtied(value: unknown): unknown[] {
  if (typeof value === 'string') return [`${value.slice(0, 1)}${DIRT}${value.slice(1)}`]
  if (typeof value !== 'object' || value === null) return []
  const steps = Object.entries(value)
  return steps.flatMap(([name, inner]) =>
    dirtied(inner).map((dirty) =>
      Array.isArray(value) ? value.with(Number(name), dirty) : { ...value, [name]: dirty },
    ),
  )
}

const all = Object.entries<Endpoint>(endpoints)

describe.each(dialects)('$name', (dialect) => {
  const send = async (running: TestApp, { method }: Endpoint, url: string, payload?: unknown) => {
    const cookie = await running.cookieFor(running.owner.id)
    return running.app.inject({
      method,
      url,
      headers: { cookie },
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
  }

  test('[API-4] no address with control characters, and no query, is more than a refusal', async () => {
    const running = await testApp(dialect)
    for (const [name, endpoint] of all) {
      const { path, query = [] } = endpoint
      for (const parameter of path.match(/:\w+/g) ?? []) {
        const url = path.replace(parameter, 'a%00%7Fb').replaceAll(':id', 'hotel').replaceAll(/:\w+/g, 'x')
        const answer = await send(running, endpoint, `/api/v1${url}`, endpoint.body && {})
        expect([name, parameter, answer.statusCode]).toEqual([name, parameter, 404])
      }
      for (const asked of query.flatMap((one) => [`${one}=a%00%7Fb`, `${one}=99999999999`])) {
        const url = path.replaceAll(':id', 'hotel').replaceAll(/:\w+/g, 'x')
        const answer = await send(running, endpoint, `/api/v1${url}?${asked}`)
        expect(answer.statusCode, `${name} ${asked}`).toBeLessThan(500)
      }
    }
  })

  test.each(all.filter(([, { body }]) => body))(
    '[API-4] %s takes no text that not every database can keep',
    async (name, endpoint) => {
      const running = await testApp(dialect)
      const url = `/api/v1${endpoint.path.replaceAll(':id', 'hotel').replaceAll(/:\w+/g, 'x')}`
      for (const body of bodies[name] ?? []) {
        for (const dirty of dirtied(body)) {
          const { statusCode } = await send(running, endpoint, url, dirty)
          expect(statusCode, JSON.stringify(dirty)).toBeLessThan(500)
        }
      }
      expect(bodies[name], name).toBeDefined()
    },
  )

  test('what a change says is kept without what no text holds', async () => {
    const running = await testApp(dialect)
    const changes = [change('1', titled(`Wel${DIRT}come`))]
    await send(running, endpoints.sendChanges, '/api/v1/sites/hotel/operations', { base: 0, changes })
    expect(titleOf((await running.parts.sites.read('hotel'))!.site)).toBe('Wel\ufffdcome')
  })

  test.each(['application/json', 'application/x-www-form-urlencoded'])(
    '[FORM-4] a message with control characters is kept without them, sent as %s',
    async (type) => {
      const { app, parts } = await testApp(dialect)
      const name = `Sal${DIRT}ma`
      const fields = {
        name,
        email: 'sal\u0000ma\u200f@example.com',
        message: `A${DIRT}\troom\nfor two`,
        siteHash: 'hash',
      }
      const payload = type.endsWith('json') ? JSON.stringify(fields) : new URLSearchParams(fields).toString()
      const url = '/api/v1/sites/form/contact/hotel/'
      const answer = await app.inject({ method: 'POST', url, payload, headers: { host: HOST, 'content-type': type } })
      expect(answer.statusCode).toBeLessThan(400)
      const report = { name, email: 'n@example.com', comment: `Asked${DIRT}for`, siteHash: 'hash' }
      const complaint = await app.inject({
        method: 'POST',
        url: url.replace('contact', 'compliance'),
        payload: report,
        headers: { host: HOST },
      })
      expect(complaint.statusCode).toBe(204)
      const stored = (folder: 'inbox' | 'complaints') =>
        parts.messages.store.list({ site: 'hotel', folder, search: '' }, 9)
      expect(await stored('inbox')).toMatchObject([
        { name: 'Sal\ufffdma', email: 'salma@example.com', text: 'A\ufffd\troom\nfor two' },
      ])
      expect(await stored('complaints')).toMatchObject([{ name: 'Sal\ufffdma', text: 'Asked\ufffdfor' }])
    },
  )
})
