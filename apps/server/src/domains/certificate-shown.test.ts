import { describe, expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { AccountStore } from '../store/accounts.store.ts'
import { CertificateStore } from '../store/certificates.store.ts'
import { DomainStore } from '../store/domains.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { Domains } from './domains.ts'
import { Padlocks } from './padlocks.ts'

const MINUTE = 60_000
const NAME = 'cafe-lawz.example'
const NOW = Date.parse('2026-05-01T10:00:00Z')
const iso = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString()

describe.each(dialects)('$name', (dialect) => {
  /** A domain whose certificate an authority has refused. */
  async function refused(code: string, askedAt: string | null) {
    const database = await openTestDatabase(await dialect.newAddress())
    const settings = readSettings({ APP_URL: 'https://edit.dar.example', SITES_DOMAIN: 'dar.example', TLS: 'acme' })
    const owner = await new AccountStore(database).insert('lina@example.com', 'owner')
    const siteStore = new SiteStore(database)
    await siteStore.insert({ site: someSite(), slug: 'hotel', name: 'Dar Salma', owner: owner.id })
    const store = new DomainStore(database)
    await store.claim({ site: 'hotel', name: NAME, hasWww: false, main: NAME, token: 'one' }, new Date(NOW))
    await store.prove({ site: 'hotel', token: 'one' }, new Date(NOW))
    const certificates = new CertificateStore(database)
    await certificates.settle({ own: ['edit.dar.example'], siteDomain: '', main: undefined }, iso(-120))
    await certificates.lease(NAME, 'me', '9999', '9999')
    const failure = JSON.stringify({ code, said: 'No.' })
    const times = { asked_at: askedAt, failing_since: iso(-60), due_at: iso(600) }
    await certificates.change(NAME, 'me', { failure, attempts: 3, ...times })
    const nowhere = { servers: [], ask: async () => [], follow: async () => undefined }
    const domains = new Domains({
      ...{ store, siteStore, settings, now: () => NOW, move: async () => {} },
      padlocks: new Padlocks({
        ...{ store, settings, now: () => new Date(NOW), onFailure: () => {} },
        visit: async (name) => ({ name, fault: null, said: '' }),
      }),
      nameServers: { zoneOf: async () => nowhere },
      publicAddresses: async () => ({ four: ['198.51.100.24'], six: [] }),
    })
    const failureShown = async () => (await domains.of('hotel'))?.certificate?.failure
    return { failureShown, tryNow: () => domains.tryCertificates('hotel') }
  }

  test.each([
    ['caa', iso(-5), iso(15), iso(600)],
    ['caa', iso(-20), iso(0), iso(0)],
    ['account-needed', null, iso(-100), iso(0)],
    // An authority that counts says itself when it may be asked again.
    ['too-many', iso(-500), null, iso(600)],
  ])('a certificate refused as %s, ordered at %s, may be tried by hand from %s', async (code, asked, from, next) => {
    const { failureShown, tryNow } = await refused(code, asked)
    expect(await failureShown()).toEqual({ code, said: 'No.', nextAt: iso(600), mayTryAt: from })
    await tryNow()
    expect((await failureShown())?.nextAt).toBe(next)
  })
})
