import type { Operation, Site } from '@mimar/document'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { publishJobs } from '../jobs/publish-jobs.ts'
import { MailboxStore } from '../store/mailboxes.store.ts'
import { pageScheduleId, ScheduleStore } from '../store/schedules.store.ts'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { heardLog } from '../testing/heard-log.ts'
import { openMailSink } from '../testing/mail-sink.ts'
import { hero, someSite, titled, titleOf } from '../testing/site.ts'
import { DatabaseAway } from '../unstorable.ts'
import { openSchedules } from './scheduling.ts'
import { openReleases } from './testing.ts'

const NOON = Date.parse('2027-03-01T12:00:00Z')
const HOUR = 3_600_000
const AT_ONE = { at: '2027-03-01T14:00:00+01:00', timeZone: 'Europe/Berlin' }
const AT_ONE_UTC = '2027-03-01T13:00:00.000Z'

const [home] = someSite().pages
/** A draft: a hidden page. */
const draft = (id: string, title: object = { en: id }): Operation => ({
  ...{ do: 'insert-page', after: 'home' },
  page: {
    ...{ ...home!, id, path: `/${id}`, meta: { ...home!.meta, title: { en: `The ${id}` } }, isHidden: true },
    sections: [{ ...hero(`${id}-hero`), content: { ...hero('').content, title, paragraph: { en: 'Words' } } as never }],
  },
})
const hidden = (page: string, value: boolean): Operation => ({ do: 'set-page-flag', page, flag: 'isHidden', value })
const pageOf = (site: Site, wanted: string) => site.pages.find(({ id }) => id === wanted)
/** Whether visitors read it: a release knows of hidden pages, too. */
const isSeen = (site: Site, wanted: string) => (({ isHidden }) => !isHidden)(pageOf(site, wanted) ?? { isHidden: true })

describe.each(dialects)('$name', (dialect) => {
  /** A published site with a draft page, 'story', and a clock of its own; publishing is real, drawing is played. */
  async function opened(environment: Record<string, string> = {}) {
    const running = await testApp(dialect, environment)
    const { parts, owner, app } = running
    const made = await openReleases(parts.database)
    const clock = { now: NOON }
    Object.assign(parts, { publishing: made.releases, mixtures: made.mixtures, sites: made.sites })
    /** As another start of the server would. */
    const again = (mixtures: Pick<typeof made.mixtures, 'publish' | 'wouldBe'> = made.mixtures) =>
      openSchedules({ ...parts, mixtures, publishing: made.releases, sites: made.sites, now: () => clock.now })
    const first = again()
    Object.assign(parts, first)
    const headers = { cookie: await running.cookieFor(owner.id) }
    const ask = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', path: string, payload?: object) =>
      app.inject({ method, url: `/api/v1/sites/hotel/${path}`, headers, ...(payload ? { payload } : {}) })
    const set = (payload: object = AT_ONE, page = 'story') => ask('PUT', `pages/${page}/schedule`, payload)
    const told = async () => (await ask('GET', 'schedule')).json().pages
    async function change(...operations: Operation[]) {
      const base = (await made.sites.read('hotel'))!.revision
      const changes = operations.map((operation, index) => ({ id: `change-${base}-${index}`, operation }))
      await made.sites.send('hotel', { base, changes }, owner.id)
    }
    const drafted = async () => (await made.sites.read('hotel'))!.site
    const live = async (): Promise<Site> => (await ask('GET', 'document?release=live')).json().site
    await ask('POST', 'releases', {})
    await change(draft('story'))
    return { ...running, ...made, ...first, clock, again, ask, set, told, change, drafted, live }
  }

  test('[COLL-13] at its moment a draft page is shown by who chose, and published by itself; the rest of the draft waits', async () => {
    const { set, told, change, clock, pageSchedules, drafted, live, ask, owner, releases, sites } = await opened()
    await change(titled('Not yet'))
    expect((await set()).json().pages).toEqual([
      {
        ...{ page: 'story', at: AT_ONE_UTC, timeZone: 'Europe/Berlin', who: 'owner@localhost' },
        ...{ outcome: null, why: null, errors: 0, endedAt: null },
      },
    ])
    const earlier = (await sites.read('hotel'))!
    clock.now += HOUR - 1
    await pageSchedules.wake()
    expect(isSeen(await live(), 'story')).toBe(false)
    clock.now += 1
    await Promise.all([pageSchedules.wake(), pageSchedules.wake()])
    expect(pageOf(await live(), 'story')).toMatchObject({ id: 'story', path: '/story' })
    expect([isSeen(await live(), 'story'), isSeen(await drafted(), 'story')]).toEqual([true, true])
    expect(titleOf(await live())).toBe('Welcome')
    expect(await told()).toMatchObject([{ page: 'story', outcome: 'published', endedAt: AT_ONE_UTC }])
    const [deed] = (await ask('GET', 'history')).json()
    expect(deed).toMatchObject({ who: owner.email, isLive: true, done: [{ do: 'set-page-flag' }] })
    expect(await releases.list('hotel')).toHaveLength(2)
    // A publish that was asked for before, and waited, does not take it back.
    await releases.publish('hotel', earlier.site, earlier.revision)
    expect([titleOf(await live()), isSeen(await live(), 'story')]).toEqual(['Not yet', true])
  })

  test('[COLL-13] a moment that was missed is made up for at the next start; two servers do it once', async () => {
    const { set, told, clock, again, releases, parts } = await opened()
    await set()
    clock.now += 5 * HOUR
    const { scheduling } = again()
    scheduling.start()
    await eventually(async () => expect(await told()).toMatchObject([{ outcome: 'published' }]))
    await scheduling.stop()
    expect(await told()).toMatchObject([{ at: AT_ONE_UTC, endedAt: '2027-03-01T17:00:00.000Z' }])
    await set({ ...AT_ONE, at: '2027-03-02T14:00:00Z' })
    clock.now += 24 * HOUR
    const store = new ScheduleStore(parts.database, 'page')
    const in1Minute = new Date(clock.now + 60_000).toISOString()
    const left = (await store.takeNext(new Date(clock.now).toISOString(), in1Minute))!
    await Promise.all([again().pageSchedules.wake(), again().pageSchedules.wake()])
    expect((await told())[0].outcome).toBeNull()
    clock.now += 60_000
    await Promise.all([again().pageSchedules.wake(), again().pageSchedules.wake()])
    expect((await told())[0].outcome).toBe('published')
    // Whoever left it wakes: it is not theirs any more.
    expect(await store.hold(left, in1Minute)).toBe(false)
    await store.drop(left)
    expect(await told()).toHaveLength(1)
    // Visitors had all of it already: nothing was published again.
    expect(await releases.list('hotel')).toHaveLength(2)
  })

  test('[COLL-13] what is wrong with the page stops it, what is wrong elsewhere does not; a mail says why', async () => {
    const sink = await openMailSink()
    const { set, told, change, clock, scheduling, drafted, live, parts, ask } = await opened({
      SMTP_URL: sink.address,
    })
    await change({ do: 'set-setting', field: 'contactEmail', value: 'inn@example.com' }, draft('empty', {}))
    await change({ do: 'set-setting', field: 'privacyPolicy/link', value: '/Nowhere' })
    await new MailboxStore(parts.database).confirm('hotel', 'inn@example.com')
    await set()
    await set(AT_ONE, 'empty')
    clock.now += HOUR
    scheduling.start()
    await eventually(() => expect(sink.mails).toHaveLength(1))
    await scheduling.stop()
    expect([isSeen(await live(), 'story'), isSeen(await live(), 'empty')]).toEqual([true, false])
    expect(isSeen(await drafted(), 'empty')).toBe(false)
    const stopped = { page: 'empty', outcome: 'stopped', why: 'errors', errors: 1 }
    expect((await told()).find(({ page }: { page: string }) => page === 'empty')).toMatchObject(stopped)
    const text = sink.mails[0]!.data.replaceAll(/=\r\n/g, '')
    expect(text).toContain('The empty')
    expect(text).toContain('A required text is empty')
    // A publish of all else leaves the news of it; once visitors have the page it is no news.
    await change({ do: 'set-setting', field: 'privacyPolicy/link', value: '/' })
    await ask('POST', 'releases', {})
    expect(await told()).toMatchObject([stopped])
    await change(hidden('empty', false), {
      ...{ do: 'set-field', section: 'empty-hero', field: 'title', language: 'en', value: 'Written' },
    })
    await ask('POST', 'releases', { page: 'empty' })
    expect(await told()).toEqual([])
  })

  test('[COLL-13] who may no longer publish, and what does not fit what visitors read, stop it', async () => {
    const { parts, told, clock, pageSchedules, change, drafted, live, ask } = await opened()
    const guest = await parts.accounts.insert('guest@example.com', 'member')
    await parts.accounts.addMember('hotel', guest.id, 'viewer')
    await change(draft('taken'))
    await change(hidden('taken', false))
    await ask('POST', 'releases', {})
    // Visitors still find another page at its address.
    await change({ do: 'set-page-path', page: 'taken', path: '/elsewhere' }, draft('late'))
    await change({ do: 'set-page-path', page: 'late', path: '/taken' })
    const ofHotel = { site: 'hotel', timeZone: 'UTC' }
    await pageSchedules.set({ ...ofHotel, page: 'story', account: guest.id }, new Date(NOON + HOUR))
    await ask('PUT', 'pages/late/schedule', AT_ONE)
    clock.now += HOUR
    await pageSchedules.wake()
    const why = new Map((await told()).map((one: { page: string; why: string }) => [one.page, one.why]))
    expect([why.get('story'), why.get('late')]).toEqual(['not-allowed', 'part-refused'])
    for (const page of ['story', 'late']) {
      expect([isSeen(await live(), page), isSeen(await drafted(), page)]).toEqual([false, false])
    }
  })

  test('[COLL-13] a page that was removed takes its moment along; one that came back has it still', async () => {
    const { set, told, change, clock, pageSchedules, drafted, live, parts } = await opened()
    await change(draft('other'))
    const other = pageOf(await drafted(), 'other')!
    await set()
    await set(AT_ONE, 'other')
    await change({ do: 'remove-page', page: 'story' }, { do: 'remove-page', page: 'other' })
    expect(await told()).toEqual([])
    await change({ do: 'insert-page', after: 'home', page: other })
    expect(await told()).toMatchObject([{ page: 'other', outcome: null }])
    clock.now += HOUR
    await pageSchedules.wake()
    expect(isSeen(await live(), 'other')).toBe(true)
    expect(await new ScheduleStore(parts.database, 'page').ofSite('hotel')).toMatchObject([{ page: 'other' }])
  })

  test('[COLL-13] a page that was published by hand meanwhile is not published again', async () => {
    const { set, told, change, clock, pageSchedules, ask, releases } = await opened()
    await set()
    await change(hidden('story', false))
    await ask('POST', 'releases', {})
    expect(await told()).toMatchObject([{ page: 'story', outcome: null }])
    const before = await releases.list('hotel')
    clock.now += HOUR
    await pageSchedules.wake()
    expect(await told()).toMatchObject([{ page: 'story', outcome: 'published' }])
    expect(await releases.list('hotel')).toHaveLength(before.length)
  })

  test('[COLL-13] a page that was shown is not published again with later words where its end could not be noted', async () => {
    heardLog()
    const { set, clock, pageSchedules, live, parts, releases, owner, sites } = await opened()
    await set()
    clock.now += HOUR
    const ending = vi.spyOn(ScheduleStore.prototype, 'end').mockRejectedValueOnce(new DatabaseAway('gone'))
    onTestFinished(() => void ending.mockRestore())
    await pageSchedules.wake()
    expect(isSeen(await live(), 'story')).toBe(true)
    const [newest] = await releases.list('hotel')
    const at = new Date(clock.now + 1_000).toISOString()
    await parts.database.query.updateTable('releases').set({ created_at: at }).where('id', '=', newest!.id).execute()
    const base = (await sites.read('hotel'))!.revision
    const operation = { ...titled('Later'), section: 'story-hero' } as Operation
    await sites.send('hotel', { base, changes: [{ id: 'later', operation }], at }, owner.id)
    clock.now += HOUR
    await pageSchedules.wake()
    expect(await releases.list('hotel')).toHaveLength(2)
  })

  test('[COLL-13] what fails is tried five times and given up, with the page shown once; its host tries it again', async () => {
    heardLog()
    const { set, told, clock, again, mixtures, live, ask, parts } = await opened()
    let isBroken = true
    const { pageSchedules } = again({
      wouldBe: (...asked) => mixtures.wouldBe(...asked),
      publish: (...asked) => (isBroken ? Promise.reject(new Error('no room')) : mixtures.publish(...asked)),
    })
    const nameOf = async () => 'Hotel'
    const jobs = publishJobs({ database: parts.database, schedules: pageSchedules, nameOf, of: 'page' })
    await set()
    expect(await jobs.list()).toMatchObject([{ kind: 'publish', state: 'waiting', mayTry: false }])
    for (let times = 0; times < 5; times += 1) {
      clock.now += 5 * HOUR
      await pageSchedules.wake()
    }
    expect(await told()).toMatchObject([{ outcome: 'failed', why: null }])
    expect((await ask('GET', 'history')).json()).toHaveLength(2)
    expect(await jobs.list()).toMatchObject([{ state: 'stopped', tries: 5, error: 'no room', sites: ['Hotel'] }])
    isBroken = false
    const id = `page-publish-${pageScheduleId('hotel', 'story')}`
    expect(await jobs.tryNow(id)).toBe(true)
    await pageSchedules.wake()
    expect(await jobs.list()).toEqual([])
    expect(isSeen(await live(), 'story')).toBe(true)
    expect([await jobs.dismiss?.(id), await jobs.dismiss?.('publish-hotel')]).toEqual([true, false])
  })

  test('[COLL-13] it is changed and taken back; what cannot be is refused, in words', async () => {
    const { set, told, clock, pageSchedules, live, ask, change } = await opened()
    await set()
    await set({ ...AT_ONE, at: '2027-03-02T09:00:00+01:00' })
    clock.now += HOUR
    await pageSchedules.wake()
    expect(await told()).toMatchObject([{ at: '2027-03-02T08:00:00.000Z', outcome: null }])
    expect((await ask('DELETE', 'pages/story/schedule')).statusCode).toBe(204)
    clock.now += 48 * HOUR
    await pageSchedules.wake()
    expect([await told(), isSeen(await live(), 'story')]).toEqual([[], false])
    const later = { timeZone: 'UTC', at: '2999-01-01T00:00:00Z' }
    const refusals = [await set(AT_ONE), await set(later, 'gone'), await set({ ...later, timeZone: 'Mars/Olympus' })]
    expect(refusals.map((one) => [one.statusCode, one.json().code])).toEqual([
      [422, 'moment-passed'],
      [404, 'page-missing'],
      [400, 'request-malformed'],
    ])
    const many = Array.from({ length: 100 }, (_, index) => `post${index}`)
    await change({ do: 'together', operations: many.map((id) => draft(id)) })
    for (const id of many) expect((await set(later, id)).statusCode).toBe(200)
    const oneMore = await set(later)
    expect([oneMore.statusCode, oneMore.json().code]).toEqual([409, 'too-many-schedules'])
    expect((await set({ ...later, at: '2999-02-01T00:00:00Z' }, 'post7')).statusCode).toBe(200)
    expect(await told()).toHaveLength(100)
  })

  test('[COLL-13] before the first publish there is nothing that a page could join', async () => {
    const { app, owner, cookieFor, parts } = await testApp(dialect)
    const headers = { cookie: await cookieFor(owner.id) }
    const url = '/api/v1/sites/hotel/pages/home/schedule'
    const answer = await app.inject({ method: 'PUT', url, headers, payload: AT_ONE })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'nothing-live'])
    expect(await parts.pageSchedules.ofSite('hotel')).toEqual([])
  })
})
