import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { AccountStore } from '../store/accounts.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { dialects } from '../testing/dialects.ts'
import { eventually } from '../testing/eventually.ts'
import { startAuthority } from '../testing/pebble.ts'
import { someSite } from '../testing/site.ts'
import { answerChallenges, listenEncrypted, openServer, playedReach, shownAt } from './testing.ts'

const EDITOR = 'edit.dar.example'
const DAY = 86_400_000
const OUTSIDE = Object.values(networkInterfaces())
  .flatMap((one) => one ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4')?.address

describe('certificates by ACME (pebble)', () => {
  let pebble: Awaited<ReturnType<typeof startAuthority>>

  beforeAll(async () => {
    pebble = await startAuthority()
    for (const name of [EDITOR, 'dar.example', 'www.dar.example']) await pebble.setAddress(name, '127.0.0.1')
  })
  afterAll(() => pebble?.stop())
  beforeEach(() => {
    pebble.window = undefined
    pebble.interfere = undefined
  })

  const ordersOf = (name: string, since: number) => pebble.ordered.slice(since).filter((one) => one === name).length

  describe.each(dialects)('on $name', (dialect) => {
    test('the names of an installation get certificates by themselves, each step with its time, and strange names none', async () => {
      const before = pebble.ordered.length
      const server = await openServer({ address: await dialect.newAddress(), pebble })
      await answerChallenges(pebble, [server])
      const { ports } = await listenEncrypted(server)
      server.certificates.start()
      for (const name of [EDITOR, 'dar.example', 'www.dar.example']) {
        expect(await eventually(async () => (await shownAt(ports.tls, name, pebble.root)) ?? raise())).toMatchObject({
          isBelieved: true,
        })
      }
      const standing = await eventually(async () => {
        const found = await server.certificates.standingOf(EDITOR)
        expect(found?.usedAt).not.toBe(null)
        return found!
      })
      const times = [standing.wantedSince, standing.askedAt, standing.answeredAt, standing.issuedAt, standing.usedAt]
      expect(times.toSorted()).toEqual(times)
      expect(standing).toMatchObject({ waitsForDns: false, failingSince: null, failure: null })
      expect(await server.metrics.text()).toMatch(
        /^mimar_certificates 3$[\s\S]*^mimar_certificate_earliest_end_days [1-9]/m,
      )
      const find = vi.spyOn(server.store, 'findKept')
      for (const name of ['strange.example', 'cafe.dar.example', 'edit.dar.example.evil', ''])
        expect(await shownAt(ports.tls, name, pebble.root)).toBe(undefined)
      expect(find).not.toHaveBeenCalled()
      expect(pebble.ordered.slice(before).toSorted()).toEqual(['dar.example', EDITOR, 'www.dar.example'])
    })

    test('two servers on one database order once, and both present it', async () => {
      const before = pebble.ordered.length
      const address = await dialect.newAddress()
      const first = await openServer({ address, pebble })
      const second = await openServer({ address, pebble, dataDir: first.dataDir })
      await answerChallenges(pebble, [first, second])
      first.certificates.start()
      second.certificates.start()
      const shown = await Promise.all(
        [first, second].map(async (server) => {
          const { ports } = await listenEncrypted(server)
          return eventually(async () => (await shownAt(ports.tls, EDITOR, pebble.root)) ?? raise())
        }),
      )
      expect(shown[0]).toEqual(shown[1])
      await eventually(async () =>
        expect((await second.certificates.standingOf('www.dar.example'))?.issuedAt).toBeTruthy(),
      )
      expect(ordersOf(EDITOR, before)).toBe(1)
    })
  })

  test('a certificate is renewed when its authority says so, and the old one is presented until the new one is there', async () => {
    const server = await openServer({ address: await dialects[0]!.newAddress(), pebble })
    await answerChallenges(pebble, [server])
    const { ports } = await listenEncrypted(server)
    server.certificates.start()
    const first = await eventually(async () => (await shownAt(ports.tls, EDITOR, pebble.root)) ?? raise())
    const standing = () => server.certificates.standingOf(EDITOR).then((found) => found!)
    const due = () =>
      server.database.query.updateTable('certificates').set({ due_at: '2000' }).where('name', '=', EDITOR).execute()
    // A window to come: it waits for a moment in there.
    const now = Date.now()
    pebble.window = { start: now + DAY / 8, end: now + DAY / 4 }
    await due()
    server.certificates.wake()
    await eventually(async () => {
      const { renew_at } = (await server.store.find(EDITOR))!
      expect(Date.parse(renew_at!)).toBeGreaterThanOrEqual(now + DAY / 8)
      expect(Date.parse(renew_at!)).toBeLessThanOrEqual(now + DAY / 4)
    })
    // As it is said of one that was revoked: now. But the authority fails.
    pebble.window = { start: now - 2 * DAY, end: now - DAY }
    pebble.interfere = (path) => (path === '/order-plz' ? { status: 500 } : undefined)
    await due()
    server.certificates.wake()
    const failing = await eventually(async () => {
      const found = await standing()
      expect(found.failingSince).not.toBe(null)
      return found
    })
    expect(failing.failure?.code).toBe('authority-away')
    expect(Date.parse(failing.nextAt) - Date.now()).toBeGreaterThan(20_000)
    expect(await shownAt(ports.tls, EDITOR, pebble.root)).toEqual(first)
    pebble.interfere = undefined
    await due()
    server.certificates.wake()
    const second = await eventually(async () => {
      const shown = (await shownAt(ports.tls, EDITOR, pebble.root)) ?? raise()
      expect(shown.serial).not.toBe(first.serial)
      return shown
    })
    expect(second.isBelieved).toBe(true)
    expect(pebble.replaced).toHaveLength(1)
    expect(await standing()).toMatchObject({ failingSince: null, failure: null })
  })

  test('a process that ends in the middle of an order is followed by one that goes on with it', async () => {
    const address = await dialects[0]!.newAddress()
    const before = pebble.ordered.length
    const names = new Set<string>()
    const first = await openServer({ address, pebble, doors: { reach: playedReach(names) } })
    const isAsked = new Promise<void>((resolve) => {
      pebble.interfere = (path) => {
        if (!path.startsWith('/finalize-order/')) return undefined
        resolve()
        return { status: 503 }
      }
    })
    const challenges = await answerChallenges(pebble, [first])
    first.certificates.start()
    await isAsked
    await first.certificates.stop()
    await new Promise<void>((resolve) => void challenges.close(() => resolve()))
    pebble.interfere = undefined
    await first.database.query.updateTable('certificates').set({ due_at: '2000' }).execute()
    const second = await openServer({ address, pebble, dataDir: first.dataDir, doors: { reach: playedReach(names) } })
    second.certificates.start()
    await eventually(async () => expect((await second.certificates.standingOf(EDITOR))?.issuedAt).toBeTruthy())
    expect(ordersOf(EDITOR, before)).toBe(1)
  })

  test('a name waits for its DNS without an order, and has its certificate soon after; who comes by it hurries that', async () => {
    const before = pebble.ordered.length
    const names = new Set<string>()
    const server = await openServer({
      address: await dialects[0]!.newAddress(),
      pebble,
      doors: { reach: playedReach(names) },
    })
    const account = await new AccountStore(server.database).insert('owner@localhost', 'owner')
    const site = { site: someSite(), slug: 'cafe', name: 'Cafe', owner: account.id }
    await new SiteStore(server.database).insert(site)
    await answerChallenges(pebble, [server])
    server.certificates.start()
    const name = 'cafe.dar.example'
    await eventually(async () => expect((await server.certificates.standingOf(name))?.waitsForDns).toBe(true))
    expect(ordersOf(name, before)).toBe(0)
    names.add(name)
    await pebble.setAddress(name, '127.0.0.1')
    server.certificates.noticed(name)
    await eventually(async () => expect((await server.certificates.standingOf(name))?.issuedAt).toBeTruthy())
    expect(ordersOf(name, before)).toBe(1)
  })

  test('what an authority refuses is tried again later and later, and says why', async () => {
    const server = await openServer({ address: await dialects[0]!.newAddress(), pebble })
    // Nobody answers the challenge.
    server.certificates.start()
    const standing = await eventually(async () => {
      const found = await server.certificates.standingOf(EDITOR)
      expect(found?.failure).toMatchObject({ code: 'port-closed' })
      return found!
    })
    expect(standing.issuedAt).toBe(null)
    const type = 'urn:ietf:params:acme:error:rateLimited'
    pebble.interfere = (path) =>
      path === '/order-plz' ? { status: 429, problem: { type, detail: 'Too many.' } } : undefined
    await server.database.query.updateTable('certificates').set({ due_at: '2000' }).execute()
    server.certificates.wake()
    await eventually(async () =>
      expect((await server.certificates.standingOf(EDITOR))?.failure).toEqual({ code: 'too-many', said: 'Too many.' }),
    )
  })

  test('without its authority a server begins, says so, and tries again', async () => {
    pebble.interfere = () => ({ status: 503 })
    const server = await openServer({ address: await dialects[0]!.newAddress(), pebble })
    server.certificates.start()
    await eventually(async () =>
      expect((await server.certificates.standingOf(EDITOR))?.failure?.code).toBe('authority-away'),
    )
  })

  test.runIf(OUTSIDE)(
    'a machine without a name gets a certificate of its number, presented to who names nobody',
    async () => {
      const environment = { APP_URL: `https://${OUTSIDE}`, SITES_DOMAIN: '', MAIN_SITE: '', SITE_PORTS: '3101-3120' }
      const server = await openServer({ address: await dialects[0]!.newAddress(), pebble, environment })
      await answerChallenges(pebble, [server], OUTSIDE)
      const listening = await listenEncrypted(server)
      server.present(listening.presentWithoutName)
      server.certificates.start()
      const shown = await eventually(async () => (await shownAt(listening.ports.tls, '', pebble.root)) ?? raise())
      expect(shown.serial).toMatch(/^[0-9A-F]+$/)
      expect((await server.certificates.standingOf(OUTSIDE!))?.issuedAt).toBeTruthy()
    },
  )
})

function raise(): never {
  throw new Error('Nothing is presented.')
}
