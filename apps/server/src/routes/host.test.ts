import { type Endpoint, hostEndpoints } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { Jobs, jobOf } from '../jobs/jobs.ts'
import { VersionStore } from '../store/versions.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { VERSION } from '../version.ts'

const STANDING = {
  ...{
    madeAt: '2026-01-02T03:30:00.000Z',
    provenAt: '2026-01-02T03:31:00.000Z',
    failure: null,
    failed: [],
    isRunning: false,
  },
  nextAt: Date.parse('2026-01-03T03:30:00.000Z'),
  copies: [
    { name: 'b', madeAt: '2026-01-02T03:30:00.000Z', refusal: null, proof: null },
    {
      ...{ name: 'a', madeAt: '2026-01-01T03:30:00.000Z', refusal: null },
      proof: {
        at: '2026-01-01T03:31:00.000Z',
        failure: null,
        compared: { sites: 2, files: 30, messages: 4, seconds: 1.5 },
      },
    },
    { name: '0', madeAt: null, refusal: 'It is damaged.', proof: null },
  ],
}

async function opened(dialect: (typeof dialects)[number], environment = {}) {
  const running = await testApp(dialect, environment)
  const { app, parts, owner, cookieFor } = running
  const headers = { cookie: await cookieFor(owner.id) }
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string) =>
    app.inject({ method, url: `/api/v1/host/${url}`, headers, ...(method === 'POST' && { payload: {} }) })
  return { ...running, parts, ask, get: async (url: string) => (await ask('GET', url)).json() }
}

describe.each(dialects)('$name', (dialect) => {
  test.each(Object.entries<Endpoint>(hostEndpoints))(
    '%s is for who runs the installation alone',
    async (_, { method, path }) => {
      const { app, parts, cookieFor } = await testApp(dialect)
      const member = await parts.accounts.insert('member@example.com', 'member')
      await parts.accounts.addMember('hotel', member.id, 'owner')
      const url = `/api/v1${path.replace(':job', 'backup')}`
      const asked = { method, url, ...(method === 'POST' && { payload: {} }) }
      expect((await app.inject(asked)).statusCode).toBe(401)
      const headers = { cookie: await cookieFor(member.id) }
      expect((await app.inject({ ...asked, headers })).json()).toMatchObject({ status: 403, code: 'host-needed' })
    },
  )

  test('the overview tells numbers, and nothing of what stands on sites', async () => {
    const { parts, ask } = await opened(dialect)
    const answer = await ask('GET', 'overview')
    expect(answer.json()).toMatchObject({
      ...{ version: VERSION, sites: { all: 1, fresh: 1, unpublished: 1, lookAt: 0 }, people: 1 },
      ...{ jobs: { notDone: 0, stopped: 0 }, backup: { isSetUp: false }, complaints: { waiting: 0 } },
    })
    const site = (await parts.sites.read('hotel'))!.site
    expect(JSON.stringify(site)).toContain('Welcome')
    expect(answer.body).not.toContain('Welcome')
  })

  test('sites are found by name, address and owner, page by page, with their health', async () => {
    const { parts, get, ask, owner } = await opened(dialect)
    const lina = await parts.accounts.insert('lina@example.com', 'member')
    await parts.siteStore.insert({ site: someSite('cafe'), slug: 'cafe-lawz', name: 'Café Lawz', owner: lina.id })
    const names = async (query: string) => (await get(`sites?${query}`)).map(({ name }: { name: string }) => name)
    expect((await names('')).toSorted()).toEqual(['Café Lawz', 'Hotel'])
    for (const q of ['CAFE', 'lawz', 'lina@']) expect(await names(`q=${q}`)).toEqual(['Café Lawz'])
    const [first] = await names('limit=1')
    const [second] = await names('limit=1&offset=1')
    expect([first, second].toSorted()).toEqual(['Café Lawz', 'Hotel'])
    const page = await ask('GET', 'sites?limit=1&offset=1')
    expect([page.json().length, page.headers['x-total-count']]).toEqual([1, '2'])
    expect(await get('sites?q=hotel')).toMatchObject([
      { health: 'unpublished', owner: owner.email, unread: 0, bytes: 0 },
    ])
    expect(await names('filter=look')).toEqual([])
    await parts.schedules.set({ site: 'cafe', account: lina.id, timeZone: 'UTC' }, new Date(Date.now() + 60_000))
    await parts.database.query.updateTable('schedules').set({ outcome: 'failed', due_at: null }).execute()
    expect(await get('sites?filter=look')).toMatchObject([{ id: 'cafe', health: 'publish-failed' }])
  })

  test('which version ran when, and which steps made the tables', async () => {
    const { parts, get } = await opened(dialect)
    const store = new VersionStore(parts.database)
    await store.began('0.0.9', new Date('2026-01-01'))
    for (let starts = 0; starts < 2; starts += 1) await store.began(VERSION, new Date('2026-02-01'))
    const told = await get('versions')
    expect(told).toMatchObject({ version: VERSION, isAsked: false, newer: null })
    expect(told.ran.map(({ version }: { version: string }) => version)).toEqual([VERSION, '0.0.9'])
    expect(told.steps[0].name).toMatch(/^\d{3}-/)
  })
})

const [sqlite] = dialects

test('backups say what is proven, what is not yet, and what cannot be read', async () => {
  const { parts, get, ask } = await opened(sqlite!, { BACKUP_TO: '/mnt/backups', BACKUP_AT: '3:05' })
  expect((await ask('POST', 'backups')).json()).toMatchObject({ status: 409, code: 'backups-not-set-up' })
  Object.assign(parts, { backups: { standing: STANDING, makeNow: () => true } })
  expect(await get('backups')).toMatchObject({
    ...{ to: '/mnt/backups', at: '03:05', keep: { d: 7, w: 4, m: 12 }, isEncrypted: false, isRunning: false },
    proof: { at: '2026-01-01T03:31:00.000Z', sites: 2, files: 30, messages: 4, seconds: 1.5 },
    copies: [{ state: 'made' }, { state: 'proven' }, { state: 'unreadable', why: 'It is damaged.' }],
  })
  expect((await ask('POST', 'backups')).statusCode).toBe(202)
})

test('a job is tried and dismissed by its id; one that is gone is told of', async () => {
  const { parts, ask } = await opened(sqlite!)
  const done: string[] = []
  const is = (deed: string) => async (id: string) => id === 'mails-stopped' && done.push(deed) > 0
  const list = async () => [jobOf({ id: 'mails-stopped', kind: 'messages', state: 'stopped', count: 2 })]
  const jobs = new Jobs()
  jobs.add({ list, tryNow: is('tried'), dismiss: is('dismissed') })
  Object.assign(parts, { jobs })
  expect((await ask('GET', 'jobs')).json()).toMatchObject([{ id: 'mails-stopped', count: 2 }])
  expect((await ask('POST', 'jobs/mails-stopped/tries')).statusCode).toBe(204)
  expect((await ask('DELETE', 'jobs/mails-stopped')).statusCode).toBe(204)
  expect((await ask('POST', 'jobs/other/tries')).json()).toMatchObject({ status: 404, code: 'job-missing' })
  expect(done).toEqual(['tried', 'dismissed'])
})
