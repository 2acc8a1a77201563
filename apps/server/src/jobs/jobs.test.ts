import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ATTEMPTS, Outbox } from '../messages/outbox.ts'
import type { Database } from '../store/database.ts'
import { DeliveryStore } from '../store/deliveries.store.ts'
import { type TestApp, testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { deliveryJobs } from './delivery-jobs.ts'
import { countJobs, Jobs } from './jobs.ts'
import { backupJobs } from './machine-jobs.ts'
import { publishJobs } from './publish-jobs.ts'

const DAY = 86_400_000
const QUOTED = '451 too many connections for guest@example.com'

async function addMail({ query }: Database): Promise<string> {
  const id = randomUUID()
  const said = { name: 'Guest', email: 'guest@example.com', body: 'Hello', event: null, guests: null, attending: null }
  const about = { send_key: null, sender: null, cookies_accepted: null, findable: '', read_at: null, erased_at: null }
  const kept = { site: 'hotel', kind: 'contact', folder: 'inbox', language: 'en', at: new Date(0).toISOString() }
  await query
    .insertInto('messages')
    .values({ id, ...kept, ...said, ...about })
    .execute()
  await query
    .insertInto('mails')
    .values({ message: id, attempts: 0, due_at: new Date(0).toISOString() })
    .execute()
  return id
}

/** The jobs of an installation whose mail server answers as it is told. */
function mailing({ parts: { database } }: TestApp) {
  let time = Date.now()
  let answer: Error | undefined = new Error(QUOTED)
  const sent: string[] = []
  const send = async (message: string) => {
    if (answer) throw answer
    sent.push(message)
  }
  const outbox = new Outbox({ store: new DeliveryStore(database, 'mails'), send, onFailure: () => {}, now: () => time })
  const jobs = new Jobs()
  jobs.add(...deliveryJobs({ database, nameOf: async () => 'Hotel', wake: () => void outbox.wake(), now: () => time }))
  return {
    ...{ jobs, outbox, sent },
    later: (ms: number) => {
      time += ms
      return outbox.wake()
    },
    mend: () => {
      answer = undefined
    },
  }
}

describe.each(dialects)('$name', (dialect) => {
  test('mails that wait are one job, that says how often it was tried, what was said, and when it is tried next', async () => {
    const running = await testApp(dialect)
    const { jobs, outbox } = mailing(running)
    for (let count = 0; count < 3; count += 1) await addMail(running.parts.database)
    expect(await jobs.list()).toMatchObject([{ kind: 'messages', state: 'waiting', count: 3, mayTry: false }])
    await outbox.wake()
    const [job, ...others] = await jobs.list()
    expect(others).toEqual([])
    expect(job).toMatchObject({
      state: 'failing',
      count: 3,
      tries: 1,
      mostTries: ATTEMPTS,
      sites: ['Hotel'],
      siteCount: 1,
    })
    expect(job).toMatchObject({ mayTry: true, error: '451 too many connections for [e-mail]' })
    expect(Date.parse(job?.nextAt ?? '')).toBeGreaterThan(Date.now())
    expect(job?.history).toHaveLength(3)
    expect(countJobs(await jobs.list())).toEqual({ stopped: 0, failing: 1, running: 0, waiting: 0 })
    expect(JSON.stringify(await jobs.samples())).toBe('[{"labels":{"kind":"messages","state":"failing"},"value":3}]')
  })

  test('pauses grow; after the last try it is stopped, and tried again from the start when somebody says so', async () => {
    const running = await testApp(dialect)
    const { jobs, sent, later, mend } = mailing(running)
    const message = await addMail(running.parts.database)
    for (let tries = 0; tries < ATTEMPTS; tries += 1) await later(DAY)
    expect(await jobs.list()).toMatchObject([{ state: 'stopped', tries: ATTEMPTS, nextAt: null, mayDismiss: true }])
    mend()
    expect(await jobs.tryNow('mails-stopped')).toBe(true)
    await later(0)
    expect(sent).toEqual([message])
    expect(await jobs.list()).toEqual([])
  })

  test('Try now does not wait for the pause, and what succeeds leaves the list', async () => {
    const running = await testApp(dialect)
    const { jobs, outbox, sent, later, mend } = mailing(running)
    await addMail(running.parts.database)
    await outbox.wake()
    mend()
    await later(1_000)
    expect(sent).toEqual([])
    expect(await jobs.tryNow('mails-failing')).toBe(true)
    await outbox.wake()
    expect(sent).toHaveLength(1)
    expect(await jobs.list()).toEqual([])
    expect(await jobs.tryNow('nobody')).toBe(false)
  })

  test('a publish that was given up says so, and goes on when it is tried again', async () => {
    const { parts, owner } = await testApp(dialect)
    const { schedules, database, publishing } = parts
    heardLog()
    const publish = publishing.publish
    Object.assign(publishing, { publish: () => Promise.reject(new Error('no room')) })
    const jobs = new Jobs()
    jobs.add(publishJobs({ database, schedules, nameOf: async () => 'Hotel' }))
    await schedules.set({ site: 'hotel', account: owner.id, timeZone: 'UTC' }, new Date(Date.now() + DAY))
    expect(await jobs.list()).toMatchObject([{ kind: 'publish', state: 'waiting', mayTry: false }])
    expect(await jobs.tryNow('publish-hotel')).toBe(false)
    for (let tries = 0; tries < 5; tries += 1) {
      await database.query
        .updateTable('schedules')
        .set({ due_at: new Date(0).toISOString() })
        .execute()
      await schedules.wake()
    }
    expect(await jobs.list()).toMatchObject([{ state: 'stopped', tries: 5, error: 'no room', sites: ['Hotel'] }])
    Object.assign(publishing, { publish })
    expect(await jobs.tryNow('publish-hotel')).toBe(true)
    await schedules.wake()
    expect(await jobs.list()).toEqual([])
  })
})

test('a backup that failed is tried again later, and at once when somebody says so', async () => {
  let asked = 0
  const failed = [{ at: '2026-01-01T00:00:00.000Z', error: 'No space left on device' }]
  const known = { madeAt: null, provenAt: null, failure: 'No space', copies: [], isRunning: false }
  const standing = { ...known, failed, nextAt: Date.parse('2026-01-01T01:00:00.000Z') }
  const source = backupJobs({ standing, makeNow: () => ++asked > 0 })
  expect(await source.list()).toMatchObject([
    {
      kind: 'backup',
      state: 'failing',
      tries: 1,
      mostTries: null,
      error: 'No space left on device',
      nextAt: '2026-01-01T01:00:00.000Z',
    },
  ])
  expect([await source.tryNow('backup'), asked]).toEqual([true, 1])
})
