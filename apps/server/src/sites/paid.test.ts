import { exportSite } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, test } from 'vitest'
import { insertSite, openReleases } from '../releases/testing.ts'
import { openDatabase } from '../store/database.ts'
import { HistoryStore } from '../store/history.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { titled } from '../testing/site.ts'
import { Moments } from './moments.ts'

describe.each(dialects)('on $name', ({ newAddress }) => {
  /** A site whose document says that it is paid, in a server that has read it, and the same data for its host. */
  async function paidSite() {
    const database = await openTestDatabase(await newAddress())
    await insertSite(database)
    const server = await openReleases(database)
    const read = async () => (await server.sites.read('hotel'))!
    expect((await read()).site.constants.isPaid).toBe(true)
    return { ...server, database, read, host: new SiteStore(database) }
  }

  const change = { base: 0, changes: [{ id: 'change-1', operation: titled('A') }] }

  test('[REPORT-1] a running server, changes, moments and exports follow what the host says, not the document', async () => {
    const { database, sites, read, host } = await paidSite()
    const before = await read()
    await host.setPaid('hotel', false)
    expect((await read()).site).toEqual({ ...before.site, constants: { ...before.site.constants, isPaid: false } })
    // What did not change is not drawn anew.
    expect((await read()).site).toBe((await read()).site)
    const sent = await sites.send('hotel', change, 'me')
    expect(sent?.site.constants.isPaid).toBe(false)
    const moment = await new Moments(sites, new HistoryStore(database), catalog).at('hotel', 0)
    expect(moment?.site.constants.isPaid).toBe(false)
    const anew = (await (await openReleases(database)).sites.read('hotel'))!
    expect(anew).toMatchObject({ revision: 1, site: { constants: { isPaid: false } } })
    expect(exportSite(anew.site, catalog)).toMatchObject({ constants: { isPaid: false } })
    await host.setPaid('hotel', true)
    expect(await read()).toMatchObject({ revision: 1, site: { constants: { isPaid: true } } })
  })

  test('[REPORT-1] an earlier release and a page alone are drawn as the host says', async () => {
    const { releases, mixtures, live, sites, read, host } = await paidSite()
    const shown = async () => (await live.standing('hotel'))?.input?.site.constants.isPaid
    const publish = async () => {
      const { site, revision } = await read()
      return releases.publish('hotel', { ...site, extras: { word: 'one' } }, revision)
    }
    const first = await publish()
    await sites.send('hotel', change, 'me')
    await publish()
    expect(await shown()).toBe(true)
    while (new Date().toISOString() <= first.createdAt);
    await host.setPaid('hotel', false)
    const back = await releases.goLive('hotel', first.id, (release) => mixtures.siteOf('hotel', release))
    expect(back).toMatchObject({ revision: 0 })
    expect(await shown()).toBe(false)
    await host.setPaid('hotel', true)
    await mixtures.publish('hotel', { page: (await read()).site.pages[0]!.id })
    expect(await shown()).toBe(true)
  })

  test('[REPORT-1] sites are what their documents said before hosts could say it', async () => {
    const address = await newAddress()
    const database = await openDatabase(address)
    await insertSite(database)
    const free = { ...(await new SiteStore(database).snapshot('hotel', 0)).site, id: 'free' }
    const owner = (await database.query.selectFrom('accounts').select('id').executeTakeFirstOrThrow()).id
    const site = { ...free, constants: { ...free.constants, isPaid: false }, extras: { note: { isPaid: true } } }
    await new SiteStore(database).insert({ site, slug: 'free', name: 'Free', owner })
    const { query } = database
    for (const name of ['is_paid', 'paid_changed_at']) await query.schema.alterTable('sites').dropColumn(name).execute()
    await query.deleteFrom('migrations').where('name', '=', '020-paid-sites').execute()
    await database.close()
    const sites = await new SiteStore(await openTestDatabase(address)).list(null)
    expect(sites.map(({ id, isPaid }) => [id, isPaid])).toEqual(
      expect.arrayContaining([
        ['hotel', true],
        ['free', false],
      ]),
    )
  })
})
