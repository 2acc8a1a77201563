// Two real servers, and a site that goes from one to the other while it is edited and read.
import { describe, expect, test } from 'vitest'
import { addPaper, paperOf } from '../backup/testing.ts'
import { hashOf } from '../blobs/blobs.ts'
import { clock } from '../clock.ts'
import { EnquirySettingsStore } from '../store/enquiry-settings.store.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { ScheduleStore } from '../store/schedules.store.ts'
import { StatisticsStore } from '../store/statistics.store.ts'
import { ask } from '../testing/ask.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { somePdf as someMenu } from '../testing/films.ts'
import { fileIn, somePdf, writeWithFile } from '../testing/sent-files.ts'
import { edit, twoStarted, wayTo } from './testing.ts'

type Installation = Awaited<ReturnType<typeof twoStarted>>['here']

/** Of two pieces. */
const REFERRAL = somePdf('A referral', 1_200_000)
const FORGOTTEN = somePdf('Forget this too')
const wanted = { site: 'hotel', folder: 'inbox', search: '' } as const

async function writeTo({ messages }: Installation, message: string) {
  const form = {
    name: 'Élodie',
    email: 'elodie@example.com',
    message,
    website: '',
    formTime: '',
    isCookieAccepted: false,
  }
  await messages.contact({ site: 'hotel', language: 'en', address: '127.0.0.1', key: null }, form as never)
}

/** All that people know of a site, without what is of each installation. */
async function toldOf({ sites, messages, database, people, publishing }: Installation) {
  const read = await sites.read('hotel')
  const rows = await database.query
    .selectFrom('operations')
    .select(['change_id', 'revision', 'at', 'operation'])
    .execute()
  return {
    read,
    changes: rows.map(({ change_id, revision, at }) => `${revision} ${change_id} ${at}`).toSorted(),
    messages: (await messages.store.list(wanted, 100)).map(({ text, isRead }) => ({ text, isRead })),
    enquiries: await new EnquirySettingsStore(database).of('hotel'),
    people: (await people.members.list('hotel')).map(({ email, role }) => `${email} ${role}`),
    releases: (await publishing.list('hotel')).map(({ revision, createdAt }) => `${revision} ${createdAt}`),
    schedule: (await new ScheduleStore(database).find('hotel'))?.at,
    ofPages: (await new ScheduleStore(database, 'page').ofSite('hotel')).map(({ page, at }) => `${page} ${at}`),
  }
}

type Steps = [PromiseWithResolvers<void>, PromiseWithResolvers<void>, PromiseWithResolvers<void>]

describe.each(dialects)('$name', (dialect) => {
  test('a site goes to another server while it is edited: what was acknowledged is there once, visitors are led on, nobody becomes an owner', async () => {
    const { here, there, old, young, cookie, permission, to } = await twoStarted(dialect)
    await addPaper(here)
    await writeTo(here, 'Have you a room?')
    await writeTo(here, 'Forget this')
    await writeWithFile(here, FORGOTTEN)
    const [withFile] = await here.messages.store.list(wanted, 1)
    await writeWithFile(here, REFERRAL)
    const [forgotten] = await here.messages.store.list({ ...wanted, search: 'forget' }, 1)
    await here.people.members.put('hotel', await here.people.members.accountWith('lina@example.com'), 'editor')
    const keepDays = { contact: 365, reply: null } as const
    const settings = { digestHour: 7, timeZone: 'Asia/Damascus', sendsReceipt: false, receiptWords: {}, keepDays }
    await new EnquirySettingsStore(here.database).save('hotel', settings, clock.date().toISOString())
    const later = { site: 'hotel', account: here.owner.id, at: '2999-01-01T00:00:00.000Z', timeZone: 'UTC' }
    await new ScheduleStore(here.database).put(later)
    const [home] = (await here.sites.read('hotel'))!.site.pages
    await new ScheduleStore(here.database, 'page').put({ ...later, page: home!.id })
    const counted = new StatisticsStore(here.database)
    await counted.save('hotel', { isCounted: true, keepMonths: 12, timeZone: 'Asia/Damascus' })
    const kinds = new Map([['page', new Map([['/', { views: 5, visits: 2 }]])]])
    const speeds = [{ page: '/', measure: 'lcp', section: 'comp-hero', bucket: 1_000, times: 3 }]
    await counted.add([{ site: 'hotel', day: '2026-05-20', kinds, speeds }])
    const acknowledged: string[] = []
    const refused: { status: number; code: string | undefined }[] = []
    let isOver = false
    const writing = (async () => {
      for (let count = 0; !isOver; count += 1) {
        const { id, status, json } = await edit(old.port, cookie, `Open on day ${count}`)
        if (status === 200) acknowledged.push(id)
        else refused.push({ status, code: json.code })
      }
    })()
    const row = (await here.siteStore.find('hotel'))!
    let isErased = false
    const tell = (step: string) => {
      if (step !== 'changes' || isErased) return
      isErased = true
      for (const { id } of [forgotten!, withFile!]) {
        void here.messages.store.change(id, { erasedAt: clock.date().toISOString() })
      }
    }
    const before = await toldOf(here)
    const moved = await here.departures.move(row, { to, permission: await permission(), by: here.owner.id, tell })
    isOver = true
    await writing
    const [left, arrived] = [await toldOf(here), await toldOf(there)]
    expect(acknowledged.length).toBeGreaterThan(3)
    expect(left.changes.filter((change) => acknowledged.some((id) => change.includes(id)))).toHaveLength(
      acknowledged.length,
    )
    expect(arrived.changes).toEqual(left.changes)
    expect(arrived.read?.revision).toBe(left.read?.revision)
    expect(arrived.read?.site.pages).toEqual(left.read?.site.pages)
    expect(arrived.read?.site.media).toEqual(left.read?.site.media)
    // [SEC-41]
    const paper = await ask({ port: young.port, host: new URL(moved.address).host, path: await paperOf(there) })
    expect([paper.status, paper.text]).toEqual([200, someMenu().toString()])
    expect(arrived.releases).toEqual(left.releases)
    expect(arrived.messages).toEqual(left.messages)
    // [FORM-9] A file of a visitor is there, and counts once; one that was erased meanwhile is nothing of the site.
    expect((await fileIn(there))?.equals(REFERRAL)).toBe(true)
    const uploads = there.database.query.selectFrom('site_uploads').select('hash')
    expect(await uploads.where('hash', 'in', [hashOf(REFERRAL), hashOf(FORGOTTEN)]).execute()).toEqual([])
    expect(arrived.enquiries).toEqual(left.enquiries)
    expect([arrived.schedule, left.schedule]).toEqual([before.schedule, undefined])
    expect([arrived.ofPages, left.ofPages]).toEqual([before.ofPages, []])
    expect(before.ofPages).toHaveLength(1)
    expect(arrived.people).toEqual(['owner@localhost owner', 'lina@example.com editor'])
    expect((await there.people.members.list('hotel'))[1]).toMatchObject({ isInvited: true })
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(refused.map(({ code }) => (code === 'site-moving' ? '503 site-moving' : '409 site-moved'))),
    )
    // [STAT-4]
    const brought = new StatisticsStore(there.database)
    expect(await brought.rows('hotel')).toEqual(await counted.rows('hotel'))
    expect((await brought.rows('hotel')).sums).toHaveLength(2)
    expect(await brought.settingsOf(['hotel'])).toEqual(await counted.settingsOf(['hotel']))
    expect(moved.address).toMatch(/^http:\/\/hotel\.localhost/)
    expect(await new ReleaseStore(there.database).liveOf('hotel')).not.toBe(null)
    expect((await here.siteStore.find('hotel'))?.archived).toMatchObject({ leadsTo: moved.address })
  }, 240_000)

  test('whoever comes late is led on: visitors by 308 to the same page with its query, whoever edits to the other editor', async () => {
    const { here, old, young, cookie, permission, to } = await twoStarted(dialect)
    const host = new URL(here.settings.siteAddress('hotel')).host
    const visit = (path: string, method?: string) => ask({ port: old.port, host, path, ...(method && { method }) })
    expect((await visit('/')).status).toBeLessThan(400)
    const row = (await here.siteStore.find('hotel'))!
    const moved = await here.departures.move(row, { to, permission: await permission(), by: here.owner.id })
    await eventually(async () => expect((await visit('/')).status).toBe(308))
    for (const path of ['/', '/Rooms/?from=a&to=b%20c', '/%D8%BA%D8%B1%D9%81/', '/style.css']) {
      const { status, headers } = await visit(path)
      expect([path, status, headers.location]).toEqual([path, 308, moved.address + path])
      // They may come back: no cache learns it for ever.
      expect(headers['cache-control']).toBe('no-cache')
    }
    expect((await visit('/', 'HEAD')).status).toBe(308)
    const there = new URL(moved.address)
    expect((await ask({ port: young.port, host: there.host, path: '/' })).status).toBeLessThan(400)
    const late = await edit(old.port, cookie, 'Too late')
    expect(late).toMatchObject({ status: 409, json: { code: 'site-moved', movedTo: moved } })
    const opened = await fetch(`http://localhost:${old.port}/api/v1/sites/hotel/document`, { headers: { cookie } })
    expect(await opened.json()).toMatchObject({ movedTo: moved })
    await here.closedSites.unarchive('hotel')
    expect((await edit(old.port, cookie, 'Here again')).status).toBe(200)
  }, 240_000)

  test('a second move of a site does not take from the other server what the first has brought and then decides', async () => {
    const { here, there, young, permission } = await twoStarted(dialect)
    const row = (await here.siteStore.find('hotel'))!
    const [isReady, isSecondThere, isFirstOver] = [1, 2, 3].map(() => Promise.withResolvers<void>()) as Steps
    let isSwitching = false
    const isSecond = (asked: string) => isSwitching && asked.includes('"begin"')
    // The second is heard of there once the first is ready, which decides then; the second hears that it may begin after that.
    const { to, close } = await wayTo(young.port, {
      before: async (asked) => isSecond(asked) && isReady.promise,
      after: async (asked) => {
        if (asked.includes('"ready"')) isReady.resolve()
        if (isSecond(asked)) isSecondThere.resolve()
        if (isSwitching && asked.includes('"ready"')) await isSecondThere.promise
        if (isSecond(asked)) await isFirstOver.promise
      },
    })
    const wish = { to, permission: await permission(), by: here.owner.id }
    const move = (tell: (step: string) => void) =>
      here.departures.move(row, { ...wish, tell }).catch((failure: Error) => failure)
    let second: Promise<unknown> | undefined
    const first = await move((step) => {
      isSwitching ||= step === 'switch'
      if (isSwitching) second ??= move(() => {})
    })
    for (const step of [isReady, isFirstOver]) step.resolve()
    const ended = [first, await second]
    close()
    expect(ended.filter((one) => (one as { address?: string }).address)).toHaveLength(1)
    expect((await there.sites.read('hotel'))?.revision).toBe((await here.sites.read('hotel'))?.revision)
    expect((await here.siteStore.find('hotel'))?.archived?.leadsTo).toMatch(/^http/)
  }, 240_000)
})
