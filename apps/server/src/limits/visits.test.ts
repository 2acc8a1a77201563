import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { openMailSink, readable } from '../testing/mail-sink.ts'

const DAY = 86_400_000
const BEGIN = Date.parse('2026-05-20T10:00:00Z')

async function open(dialect: (typeof dialects)[number]) {
  const sink = await openMailSink()
  const clock = { now: BEGIN }
  const running = await testApp(dialect, { SMTP_URL: sink.address }, { now: () => clock.now })
  const { app, parts, visits } = running
  const lina = await parts.accounts.insert('lina@cafe.example', 'tenant')
  await parts.accounts.addMember('hotel', lina.id, 'owner')
  await parts.tenants.setLimits(lina.id, { sites: null, pictureMb: null, visits: 2 })
  const headers = { cookie: await running.cookieFor(lina.id) }
  const publish = () => app.inject({ method: 'POST', url: '/api/v1/sites/hotel/releases', headers, payload: {} })
  const read = async (times: number) => {
    for (let time = 0; time < times; time += 1) visits.count('hotel')
    await visits.write()
  }
  return { ...running, sink, clock, lina, publish, read }
}

describe.each(dialects)('$name', (dialect) => {
  test('pages are added up for a site and a day, and those of a site that is gone are passed over', async () => {
    const { parts, read, visits, clock, lina } = await open(dialect)
    await read(2)
    visits.count('gone')
    await read(1)
    clock.now += DAY
    await read(4)
    const rows = await parts.database.query.selectFrom('site_visits').selectAll().orderBy('day').execute()
    expect(rows).toEqual([
      { site: 'hotel', day: '2026-05-20', pages: 3 },
      { site: 'hotel', day: '2026-05-21', pages: 4 },
    ])
    expect(await parts.quotas.useOf(lina.id)).toMatchObject({ visits: { used: 7, most: 2, until: null } })
    clock.now += 30 * DAY
    expect(await parts.quotas.useOf(lina.id)).toMatchObject({ visits: { used: 0 } })
  })

  test('over the limit an owner is told once, has 14 days, and then publishes nothing until it is well again', async () => {
    const { parts, read, visits, clock, lina, sink, publish } = await open(dialect)
    await read(3)
    await visits.look()
    await visits.look()
    await eventually(() => expect(sink.mails).toHaveLength(1))
    expect(sink.mails[0]?.to).toEqual(['lina@cafe.example'])
    expect(readable(sink.mails[0]?.data ?? '')).toContain('From June 3, 2026 on nothing more can be published')
    expect(await parts.quotas.useOf(lina.id)).toMatchObject({ visits: { until: '2026-06-03T10:00:00.000Z' } })
    expect((await publish()).statusCode).toBe(201)
    clock.now += 14 * DAY + 1
    const refused = await publish()
    expect(refused.json()).toMatchObject({ status: 403, code: 'visit-limit' })
    expect(refused.json().message).toContain('Visitors read on')
    // A higher limit, or fewer visits, ends it with the next look.
    await parts.tenants.setLimits(lina.id, { sites: null, pictureMb: null, visits: 3 })
    await visits.look()
    expect((await publish()).statusCode).toBe(201)
    expect(sink.mails).toHaveLength(1)
  })

  test('the limit of all counts where a person has none, and never for who runs the installation', async () => {
    const { parts, read, visits, lina, owner } = await open(dialect)
    const none = { sites: null, pictureMb: null, visits: null }
    await parts.tenants.setLimits(lina.id, none)
    await read(3)
    await visits.look()
    expect(await parts.quotas.useOf(lina.id)).toMatchObject({ visits: { until: null } })
    await parts.quotaStore.setTenancy({ signUp: 'closed', limits: { ...none, visits: 1 } })
    await visits.look()
    expect(await parts.quotas.useOf(lina.id)).toMatchObject({ visits: { until: expect.any(String) } })
    expect(await parts.quotas.useOf(owner.id)).toMatchObject({ visits: { most: null, until: null } })
  })
})
