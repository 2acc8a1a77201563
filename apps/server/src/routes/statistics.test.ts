import type { StatisticsAnswer, StatisticsExport } from '@mimar/contract'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'

const SITE = '/api/v1/sites/hotel'
const browser = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'accept-language': 'tr',
  host: 'hotel.localhost:3000',
}
const today = () => new Date().toISOString().slice(0, 10)

describe.each(dialects)('$name', (dialect) => {
  async function open() {
    const running = await testApp(dialect)
    const { app, parts, owner, cookieFor, statistics } = running
    await parts.statisticsStore.save('hotel', { isCounted: true, keepMonths: 25, timeZone: 'UTC' })
    const cookie = await cookieFor(owner.id)
    const ask = (method: 'GET' | 'PUT', path: string, payload?: object, who = cookie) =>
      app.inject({ method, url: `${SITE}/${path}`, headers: { cookie: who }, ...(payload && { payload }) })
    const visit = (address: string, headers: object = {}) =>
      statistics.page('hotel', address, { headers: { ...browser, ...headers } })
    const enquiry = (at: string, more: object = {}) =>
      parts.database.query
        .insertInto('messages')
        .values({
          ...{
            id: crypto.randomUUID(),
            site: 'hotel',
            kind: 'contact',
            folder: 'inbox',
            name: '',
            email: '',
            body: '',
          },
          ...{ event: null, attending: null, guests: null, language: 'ar', cookies_accepted: null, send_key: null },
          ...{ sender: null, findable: '', at, read_at: null, erased_at: null, ...more },
        })
        .execute()
    const read = async (days: number | '' = '') =>
      (await ask('GET', `statistics${days === '' ? '' : `?days=${days}`}`)).json<StatisticsAnswer>()
    return { ...running, ask, visit, enquiry, read }
  }

  test('[STAT-1] visits, pages, where from, languages and devices are told with the enquiries of the same days', async () => {
    const { visit, enquiry, read, statistics } = await open()
    visit('/', { referer: 'https://www.google.com/' })
    visit('/', { 'sec-fetch-site': 'none' })
    visit('/en/', { 'sec-fetch-site': 'same-origin' })
    await statistics.write()
    await enquiry(`${today()}T00:00:01.000Z`)
    await enquiry(`${today()}T00:00:01.000Z`, { folder: 'spam' })
    await enquiry(`${today()}T00:00:01.000Z`, { kind: 'test' })
    const told = await read()
    expect(told.sum).toEqual({ views: 3, visits: 2, enquiries: 1 })
    expect(told.days).toHaveLength(30)
    expect(told.days.at(-1)).toEqual({ day: today(), views: 3, visits: 2, enquiries: 1, publishes: 0 })
    expect(told.before).toBeNull()
    expect(told.sources).toEqual([
      { name: '', visits: 1 },
      { name: 'google.com', visits: 1 },
    ])
    expect(told.devices).toEqual([{ name: 'phone', visits: 2 }])
    expect(told.wished).toEqual([{ name: 'tr', visits: 2 }])
    expect(told.pages.map(({ path, views }) => [path, views])).toEqual([
      ['/', 2],
      ['/en', 1],
    ])
  })

  test('[STAT-1] as many days before stand beside it', async () => {
    const { parts, read } = await open()
    const add = (ago: number) => {
      const day = new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
      const kinds = new Map([['page', new Map([['/', { views: 5, visits: 2 }]])]])
      return parts.statisticsStore.add([{ site: 'hotel', day, kinds, speeds: [] }])
    }
    await add(1)
    await add(8)
    expect(await read(7)).toMatchObject({ sum: { visits: 2 }, before: { visits: 2, views: 5, enquiries: 0 } })
    expect(await read(365)).toMatchObject({ sum: { visits: 4 }, before: null })
  })

  test('[STAT-1] an enquiry that is erased when its time is over still counts for its day', async () => {
    const { parts, enquiry, read } = await open()
    const old = new Date(Date.now() - 40 * 86_400_000).toISOString()
    await enquiry(old)
    await enquiry(old, { erased_at: old })
    await enquiry(old, { folder: 'spam' })
    const before = new Date(Date.now() - 30 * 86_400_000).toISOString()
    await parts.messages.store.expire({ site: 'hotel', kind: 'contact', before })
    expect(await parts.database.query.selectFrom('messages').selectAll().execute()).toEqual([])
    expect((await read(365)).sum.enquiries).toBe(1)
  })

  test('[STAT-4] everything is taken along as a table and as data', async () => {
    const { ask, visit, statistics } = await open()
    visit('/', { referer: 'https://a.example/' })
    await statistics.write()
    const table = await ask('GET', 'statistics.csv')
    expect(table.headers['content-disposition']).toBe('attachment; filename="hotel-statistics.csv"')
    expect(table.body.split('\r\n')).toContain(`${today()},from,a.example,0,1`)
    const data = (await ask('GET', 'statistics.json?days=7')).json<StatisticsExport>()
    expect(data).toMatchObject({ site: 'hotel', to: today(), timeZone: 'UTC' })
    expect(data.sums).toContainEqual({ day: today(), kind: 'all', name: '', views: 1, visits: 1 })
  })

  test('[STAT-4] owners alone say whether, how long and by whose clock; nonsense is refused', async () => {
    const { ask, parts, cookieFor, read } = await open()
    const wanted = { isCounted: false, keepMonths: 3, timeZone: 'Europe/Berlin' }
    expect((await ask('PUT', 'statistics-settings', wanted)).json()).toEqual(wanted)
    expect(await read()).toMatchObject({ settings: wanted, mayChange: true })
    for (const wrong of [{ keepMonths: 26 }, { timeZone: 'Mars/Base' }, { timeZone: "'; drop" }]) {
      expect((await ask('PUT', 'statistics-settings', { ...wanted, ...wrong })).statusCode).toBe(400)
    }
    expect((await ask('GET', 'statistics?days=8')).statusCode).toBe(400)
    const viewer = await parts.accounts.insert('viewer@example.com', 'member')
    await parts.accounts.addMember('hotel', viewer.id, 'viewer')
    const who = await cookieFor(viewer.id)
    expect((await ask('GET', 'statistics', undefined, who)).json()).toMatchObject({ mayChange: false })
    expect((await ask('PUT', 'statistics-settings', wanted, who)).statusCode).toBe(403)
  })

  test('[STAT-1] a page that was fetched ahead is counted when a browser shows it; whoever names another page counts nothing', async () => {
    const { app, parts, read, statistics } = await open()
    const page = { type: 'text/html; charset=utf-8', hash: '', size: 1, isImmutable: false }
    const site = { id: 'hotel', find: (address: string) => (address === '/en/Rooms/' ? page : undefined) }
    Object.assign(parts.visitors, { find: async (host: string) => (host === browser.host ? site : null) })
    const show = (headers: object = {}) =>
      app.inject({
        ...{ method: 'GET', url: '/api/v1/sites/form/shown' },
        headers: {
          ...{ ...browser, 'sec-fetch-dest': 'speculationrules', 'sec-fetch-site': 'same-origin' },
          ...{ referer: `http://${browser.host}/en/Rooms/`, ...headers },
        },
      })
    const shown = await show()
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control'], shown.body]).toEqual([
      ...[200, expect.stringMatching(/^application\/speculationrules\+json\b/), 'no-store', '{}'],
    ])
    const others = ['http://elsewhere.example/en/Rooms/', `http://${browser.host}/gone/`, '']
    for (const referer of others) expect((await show({ referer })).body).toBe('{}')
    await show({ 'sec-gpc': '1' })
    await show({ 'user-agent': 'curl/8' })
    await statistics.write()
    expect((await read()).sum).toEqual({ views: 1, visits: 0, enquiries: 0 })
  })

  test('[STAT-5] what pages of the site tell of the wait of their visitors is kept; what names no page of it, is of no form, comes from another site or asks not to be tracked is not', async () => {
    const { app, parts, read, statistics } = await open()
    const page = { type: 'text/html; charset=utf-8', hash: '', size: 1, isImmutable: false }
    const site = { id: 'hotel', find: (address: string) => (address === '/' ? page : undefined) }
    Object.assign(parts.visitors, { find: async (host: string) => (host === browser.host ? site : null) })
    const send = (headers: object = {}, payload = 'w390\nl1240 comp-x\ni80') =>
      app.inject({
        ...{ method: 'POST', url: '/api/v1/sites/form/speed', payload },
        headers: {
          'content-type': 'text/plain;charset=UTF-8',
          ...browser,
          referer: `http://${browser.host}/`,
          ...headers,
        },
      })
    for (let turn = 0; turn < 6; turn += 1) expect((await send()).statusCode).toBe(204)
    await send({ 'sec-gpc': '1' })
    await send({ referer: 'http://elsewhere.example/' })
    await send({ referer: `http://${browser.host}/gone/` })
    await send({}, 'nonsense')
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await send({}, 'w'.repeat(500))).statusCode).toBe(413)
    await statistics.write()
    const { speeds, widths } = await read()
    expect(speeds).toMatchObject([{ path: '/', times: 6, lcp: expect.any(Number) }])
    expect(widths).toEqual([{ name: 'narrow', views: 6 }])
  })

  test('[STAT-5] one network cannot drown what all others measured', async () => {
    const { app, parts, statistics } = await open()
    const page = { type: 'text/html', hash: '', size: 1, isImmutable: false }
    Object.assign(parts.visitors, { find: async () => ({ id: 'hotel', find: () => page }) })
    const headers = { 'content-type': 'text/plain', ...browser, referer: `http://${browser.host}/` }
    for (let turn = 0; turn < 60; turn += 1) {
      await app.inject({ method: 'POST', url: '/api/v1/sites/form/speed', payload: 'w390\nl90', headers })
    }
    await statistics.write()
    const rows = await parts.database.query.selectFrom('speed_sums').selectAll().execute()
    expect(rows.reduce((sum, { times }) => sum + times, 0)).toBeLessThanOrEqual(31)
  })
})
