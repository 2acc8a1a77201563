import type { Site } from '@mimar/document'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { MailboxStore } from '../store/mailboxes.store.ts'
import { ScheduleStore } from '../store/schedules.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { heardLog } from '../testing/heard-log.ts'
import { openMailSink } from '../testing/mail-sink.ts'
import { titled } from '../testing/site.ts'
import { DatabaseAway } from '../unstorable.ts'
import { openSchedules } from './scheduling.ts'
import { openReleases } from './testing.ts'

const NOON = Date.parse('2027-03-01T12:00:00Z')
const HOUR = 3_600_000
const AT_ONE = { at: '2027-03-01T14:00:00+01:00', timeZone: 'Europe/Berlin' }

describe.each(dialects)('$name', (dialect) => {
  /** A site with a clock of its own; what is published is told. */
  async function opened(environment: Record<string, string> = {}) {
    const running = await testApp(dialect, environment)
    const { parts, owner, app } = running
    const clock = { now: NOON }
    const published: number[] = []
    const failures: Error[] = []
    const publish = async (_id: string, _site: Site, revision: number) => {
      const failure = failures.shift()
      if (failure) throw failure
      published.push(revision)
      return { id: `r${revision}`, revision, createdAt: '', parts: [], ahead: [] }
    }
    /** As another start of the server would. */
    const again = () => openSchedules({ ...parts, publishing: { publish }, now: () => clock.now })
    const { schedules, scheduling } = again()
    Object.assign(parts, { schedules })
    const headers = { cookie: await running.cookieFor(owner.id) }
    const ask = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', payload?: object, path = 'schedule') =>
      app.inject({ method, url: `/api/v1/sites/hotel/${path}`, headers, ...(payload ? { payload } : {}) })
    async function change(operation: Parameters<typeof parts.sites.send>[1]['changes'][number]['operation']) {
      const base = (await parts.sites.read('hotel'))!.revision
      await parts.sites.send('hotel', { base, changes: [{ id: `change-${base}`, operation }] }, owner.id)
    }
    return { ...running, clock, published, publish, failures, again, schedules, scheduling, ask, change }
  }

  const breakSite = { do: 'set-setting', field: 'privacyPolicy/link', value: '/Nowhere' } as const

  test('[U39] the draft is published at its moment, as it is then, and once', async () => {
    const { ask, schedules, clock, change, published, parts, app, cookieFor } = await opened()
    const set = (await ask('PUT', AT_ONE)).json()
    expect(set.schedule).toEqual({
      ...{ at: '2027-03-01T13:00:00.000Z', timeZone: 'Europe/Berlin', who: 'owner@localhost' },
      ...{ outcome: null, why: null, errors: 0, endedAt: null },
    })
    const viewer = await parts.accounts.insert('viewer@example.com', 'member')
    await parts.accounts.addMember('hotel', viewer.id, 'viewer')
    const seen = { url: '/api/v1/sites/hotel/schedule', headers: { cookie: await cookieFor(viewer.id) } }
    expect((await app.inject(seen)).json().schedule).toMatchObject({ who: 'owner' })
    await schedules.wake()
    await change(titled('Later words'))
    clock.now += HOUR - 1
    await schedules.wake()
    expect(published).toEqual([])
    clock.now += 1
    await Promise.all([schedules.wake(), schedules.wake()])
    await schedules.wake()
    expect(published).toEqual([1])
    expect((await ask('GET')).json().schedule).toMatchObject({ outcome: 'published', endedAt: AT_ONE_UTC })
  })

  test('[U39] a moment that was missed is made up for at the next start, which says so', async () => {
    const { ask, clock, published, again } = await opened()
    await ask('PUT', AT_ONE)
    clock.now += 5 * HOUR
    const { scheduling } = again()
    scheduling.start()
    await eventually(() => expect(published).toEqual([0]))
    await scheduling.stop()
    expect((await ask('GET')).json().schedule).toMatchObject({
      ...{ at: AT_ONE_UTC, outcome: 'published', endedAt: '2027-03-01T17:00:00.000Z' },
    })
  })

  test('[U39] two servers publish it once, and what one leaves half done the other does', async () => {
    const { ask, clock, published, again, parts } = await opened()
    await ask('PUT', AT_ONE)
    clock.now += HOUR
    await Promise.all([again().schedules.wake(), again().schedules.wake()])
    expect(published).toEqual([0])
    await ask('PUT', { ...AT_ONE, at: '2027-03-01T14:00:00Z' })
    clock.now += HOUR
    const store = new ScheduleStore(parts.database)
    const in1Minute = new Date(clock.now + 60_000).toISOString()
    const left = (await store.takeNext(new Date(clock.now).toISOString(), in1Minute))!
    await again().schedules.wake()
    expect(published).toHaveLength(1)
    clock.now += 60_000
    await again().schedules.wake()
    expect(published).toHaveLength(2)
    // Whoever left it wakes: it is not theirs any more, and is not done again.
    expect([await store.hold(left, in1Minute), await store.putOff(left, in1Minute)]).toEqual([false, false])
    await store.end(left, { outcome: 'failed', reason: null, endedAt: in1Minute }, true)
    expect((await store.find('hotel'))?.ending?.outcome).toBe('published')
  })

  test('a publish that came about is not made again with a later draft where its end could not be noted', async () => {
    heardLog()
    const { parts, owner, clock } = await opened()
    const { siteStore, database, sites } = parts
    const made = await openReleases(database)
    const published: number[] = []
    const publish = async (...asked: Parameters<typeof made.releases.publish>) => {
      published.push(asked[2])
      return made.releases.publish(...asked)
    }
    const { schedules } = openSchedules({ ...parts, publishing: { publish }, now: () => clock.now })
    await schedules.set({ site: 'hotel', account: owner.id, timeZone: 'UTC' }, new Date(NOON + HOUR))
    clock.now += HOUR
    const ending = vi.spyOn(ScheduleStore.prototype, 'end').mockRejectedValueOnce(new DatabaseAway('gone'))
    onTestFinished(() => void ending.mockRestore())
    await schedules.wake()
    expect([published, (await siteStore.find('hotel'))?.publishedRevision]).toEqual([[0], 0])
    const later = [{ id: 'later', operation: titled('Not for visitors yet') }]
    await sites.send('hotel', { base: 0, changes: later, at: new Date(clock.now + 60_000).toISOString() }, owner.id)
    clock.now += HOUR
    await schedules.wake()
    expect(published).toEqual([0])
    expect((await schedules.read('hotel'))?.ending?.outcome).toBe('published')
  })

  test('whoever was late holds and ends nothing that another server has taken since, though it was begun anew', async () => {
    const { ask, clock, parts } = await opened()
    await ask('PUT', AT_ONE)
    clock.now += HOUR
    const store = new ScheduleStore(parts.database)
    const in1Minute = new Date(clock.now + 60_000).toISOString()
    const late = (await store.takeNext(new Date(clock.now).toISOString(), in1Minute))!
    // Another server took it after the lease, failed, was asked to try again, and is at its first attempt.
    await parts.database.query.updateTable('schedules').set({ owner: 'another', attempts: 1 }).execute()
    expect([await store.hold(late, in1Minute), await store.putOff(late, in1Minute)]).toEqual([false, false])
    await store.end(late, { outcome: 'failed', reason: null, endedAt: in1Minute }, true)
    await store.drop(late)
    expect(await store.find('hotel')).toMatchObject({ ending: null })
  })

  test('a publish that takes long is held as long as it takes, and "try now" starts no second one beside it', async () => {
    const { ask, clock, again, parts, published, publish } = await opened()
    await ask('PUT', AT_ONE)
    clock.now += HOUR
    const store = new ScheduleStore(parts.database)
    const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = openSchedules({
      ...{ ...parts, now: () => clock.now },
      publishing: {
        async publish(...asked: Parameters<typeof publish>) {
          begun.resolve()
          await done.promise
          return publish(...asked)
        },
      },
    })
    const publishing = slow.schedules.wake()
    await begun.promise
    const held = (await store.find('hotel'))!
    clock.now += 80_000
    expect(await store.hold(held, new Date(clock.now + 90_000).toISOString())).toBe(true)
    clock.now += 80_000
    expect(await again().schedules.tryNow('hotel')).toBe(false)
    await again().schedules.wake()
    expect(published).toEqual([])
    done.resolve()
    await publishing
    expect([published, (await store.find('hotel'))?.ending?.outcome]).toEqual([[0], 'published'])
  })

  test('[U39] [U40] errors stop it, and the owner is told why in the editor and by mail', async () => {
    const sink = await openMailSink()
    const { ask, clock, published, change, scheduling, parts } = await opened({ SMTP_URL: sink.address })
    await change({ do: 'set-setting', field: 'contactEmail', value: 'inn@example.com' })
    await new MailboxStore(parts.database).confirm('hotel', 'inn@example.com')
    await change(breakSite)
    await ask('PUT', AT_ONE)
    clock.now += HOUR
    scheduling.start()
    await eventually(() => expect(sink.mails).toHaveLength(1))
    await scheduling.stop()
    expect(published).toEqual([])
    expect((await ask('GET')).json().schedule).toMatchObject({ outcome: 'stopped', why: 'errors', errors: 1 })
    expect(sink.mails[0]?.to).toEqual(['inn@example.com'])
    const text = sink.mails[0]!.data.replaceAll(/=\r\n/g, '')
    expect(text).toContain('A link leads to a deleted page')
    expect(text).toContain('/edit/hotel/')
    await ask('POST', {}, 'releases')
    expect((await ask('GET')).json().schedule).toBeNull()
  })

  test('[U39] what fails is tried again, and given up after some attempts', async () => {
    const logged = heardLog()
    const { ask, clock, published, failures, schedules } = await opened()
    failures.push(new Error('No space left'))
    await ask('PUT', AT_ONE)
    clock.now += HOUR
    await schedules.wake()
    expect((await ask('GET')).json().schedule.outcome).toBeNull()
    clock.now += HOUR
    await schedules.wake()
    expect(published).toEqual([0])
    failures.push(...Array.from({ length: 5 }, () => new Error('No space left')))
    await ask('PUT', { ...AT_ONE, at: new Date(clock.now + HOUR).toISOString() })
    for (let times = 0; times < 5; times += 1) {
      clock.now += 5 * HOUR
      await schedules.wake()
    }
    expect((await ask('GET')).json().schedule).toMatchObject({ outcome: 'failed', why: null })
    expect(published).toHaveLength(1)
    expect(logged().match(/Publishing at a moment failed/g)).toHaveLength(6)
  })

  test('[U39] it is changed and cancelled; a moment that has passed or no time zone is refused', async () => {
    const { ask, clock, published, schedules } = await opened()
    await ask('PUT', AT_ONE)
    await ask('PUT', { ...AT_ONE, at: '2027-03-02T09:00:00+01:00' })
    clock.now += HOUR
    await schedules.wake()
    expect(published).toEqual([])
    expect((await ask('GET')).json().schedule.at).toBe('2027-03-02T08:00:00.000Z')
    const past = await ask('PUT', { ...AT_ONE, at: '2027-03-01T11:00:00Z' })
    expect([past.statusCode, past.json().code]).toEqual([422, 'moment-passed'])
    expect((await ask('PUT', { ...AT_ONE, timeZone: 'Mars/Olympus' })).statusCode).toBe(400)
    for (const at of ['tomorrow', '9999-12-31T23:59:00-05:00']) {
      expect((await ask('PUT', { ...AT_ONE, at })).statusCode).toBe(400)
    }
    expect((await ask('DELETE')).statusCode).toBe(204)
    clock.now += 48 * HOUR
    await schedules.wake()
    expect(published).toEqual([])
    expect((await ask('GET')).json()).toEqual({
      ...{ schedule: null, pages: [], publishedRevision: null, publishedAhead: 0 },
    })
  })

  test('[U39] who may no longer publish the site does not publish it later either', async () => {
    const { clock, parts, published, schedules, ask } = await opened()
    const guest = await parts.accounts.insert('guest@example.com', 'member')
    await parts.accounts.addMember('hotel', guest.id, 'viewer')
    await schedules.set({ site: 'hotel', account: guest.id, timeZone: 'UTC' }, new Date(NOON + HOUR))
    clock.now += HOUR
    await schedules.wake()
    expect(published).toEqual([])
    expect((await ask('GET')).json().schedule).toMatchObject({ outcome: 'stopped', why: 'not-allowed' })
  })
})

const AT_ONE_UTC = '2027-03-01T13:00:00.000Z'
