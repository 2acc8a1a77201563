import { describe, expect, test, vi } from 'vitest'
import { entryOf } from '../routes/site-entry.ts'
import { readSettings } from '../settings.ts'
import { AccountStore } from '../store/accounts.store.ts'
import { CertificateStore } from '../store/certificates.store.ts'
import { DomainMailStore } from '../store/domain-mails.store.ts'
import { DomainStore } from '../store/domains.store.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { SiteListStore } from '../store/site-lists.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { tellDomainNews } from './domain-news.ts'

const HOUR = 3_600_000
const NAME = 'cafe-lawz.example'

describe.each(dialects)('$name', (dialect) => {
  /** A site at a domain of its own, of an owner who reads that language. */
  async function opened(language = 'en', environment: Readonly<Record<string, string>> = {}) {
    const database = await openTestDatabase(await dialect.newAddress())
    const settings = readSettings({
      ...{ APP_URL: 'https://edit.dar.example', SITES_DOMAIN: 'dar.example', MAIN_SITE: 'hotel', TLS: 'acme' },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9' },
      ...environment,
    })
    const accounts = new AccountStore(database)
    const owner = await accounts.insert('lina@example.com', 'owner')
    await accounts.greet(owner.id, language, new Date())
    await new SiteStore(database).insert({ site: someSite(), slug: 'hotel', name: 'Dar Salma', owner: owner.id })
    const domains = new DomainStore(database)
    await domains.claim({ site: 'hotel', name: NAME, hasWww: true, main: NAME, token: 'one' }, new Date())
    await domains.prove({ site: 'hotel', token: 'one' }, new Date())
    const wake = vi.fn()
    let at = Date.now()
    const tell = (later = 0) => {
      at += later
      return tellDomainNews({ store: new DomainMailStore(database), settings, wake, now: () => at })
    }
    const mails = async () => {
      const rows = await database.query.selectFrom('account_mails').selectAll().orderBy('due_at').execute()
      return rows.map(({ email, facts }) => ({ email, ...(JSON.parse(facts) as { subject: string; text: string }) }))
    }
    const connect = () => new ReleaseStore(database).moveUnread('hotel', { slug: undefined, domain: { main: NAME } })
    const certificates = new CertificateStore(database)
    const fail = async (since: string, endsAt: string) => {
      await certificates.settle({ own: ['edit.dar.example'], siteDomain: '', main: undefined }, since)
      await certificates.lease(NAME, 'me', '9999', '9999')
      const failure = JSON.stringify({ code: 'caa', said: 'CAA record prevents issuance' })
      await certificates.change(NAME, 'me', { chain: 'chain', ends_at: endsAt, failing_since: since, failure })
    }
    const entry = async () => entryOf((await new SiteListStore(database).find(owner, 'hotel'))!, { settings } as never)
    return { database, tell, mails, connect, fail, wake, entry, at: () => at }
  }

  test.each([
    ['en', 'Your domain cafe-lawz.example works'],
    ['ar', 'نطاقكم cafe-lawz.example يعمل'],
    ['tr', 'cafe-lawz.example alan adınız çalışıyor'],
    ['de', 'Ihre Domain cafe-lawz.example funktioniert'],
    ['fr', 'Votre domaine cafe-lawz.example fonctionne'],
  ])('an owner who reads %s hears once that the domain works: %s', async (language, subject) => {
    const { tell, mails, connect, wake } = await opened(language)
    await tell()
    expect(await mails()).toEqual([])
    await connect()
    await tell()
    await tell(HOUR)
    expect(await mails()).toEqual([{ email: 'lina@example.com', subject, text: expect.stringContaining('Dar Salma') }])
    expect((await mails())[0]?.text).toContain(`https://${NAME}/\n\n`)
    expect((await mails())[0]?.text).toMatch(/\nhttps:\/\/edit\.dar\.example\/sites\/hotel\/domain$/)
    expect(wake).toHaveBeenCalledOnce()
  })

  test('an owner hears of a certificate that is not renewed for a day, once, and again when it fails another time', async () => {
    const { database, tell, mails, connect, fail, entry, at } = await opened()
    await connect()
    await tell()
    const day = (hours: number) => new Date(at() + hours * HOUR).toISOString()
    await fail(day(-23), day(240))
    await tell()
    expect([(await mails()).length, (await entry()).domainTrouble]).toEqual([1, undefined])
    await fail(day(-25), day(240))
    await tell()
    await tell(HOUR)
    const [, mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`The certificate of ${NAME} is not renewed`)
    expect(mail?.text).toContain('CAA record prevents issuance')
    expect(mail?.text).toContain('It is good until ')
    expect((await entry()).domainTrouble).toEqual({ name: NAME, fault: 'caa', endsAt: expect.any(String) })
    await tell(50 * HOUR)
    await fail(day(-25), day(-1))
    await tell()
    expect((await mails()).at(-1)?.text).toContain('It has ended')
    await database.query.updateTable('certificates').set({ failing_since: null }).execute()
    expect((await entry()).domainTrouble).toBe(undefined)
  })

  test('without a mail server nobody is written to, also not about it later; certificates of a web server in front are no news', async () => {
    const quiet = await opened('en', { SMTP_URL: '' })
    await quiet.connect()
    await quiet.tell()
    const told = await quiet.database.query.selectFrom('domains').select('told_at').executeTakeFirst()
    expect([await quiet.mails(), told?.told_at]).toEqual([[], expect.any(String)])
    const behind = await opened('en', { TLS: '' })
    await behind.connect()
    const old = new Date(behind.at() - 48 * HOUR).toISOString()
    await behind.fail(old, old)
    await behind.tell()
    expect([(await behind.mails()).length, (await behind.entry()).domainTrouble]).toEqual([1, undefined])
  })
})
