import type { Operation, Site } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { describe, expect, test, vi } from 'vitest'
import { AccountStore } from '../store/accounts.store.ts'
import { HistoryStore } from '../store/history.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { unpackAgainst } from '../store/stored-difference.ts'
import { dialects, openTestDatabase } from '../testing/dialects.ts'
import { someSite, titled, titleOf } from '../testing/site.ts'
import { Moments } from './moments.ts'
import { Sites } from './sites.ts'

describe.each(dialects)('$name', ({ name, newAddress }) => {
  /** The hotel in a new database, as two servers on that database see it. */
  async function twoServers() {
    const address = await newAddress()
    const one = await openTestDatabase(address)
    // Two connections to SQLite in one process would wait for each other; kill.test.ts has them in two.
    const other = name === 'SQLite' ? one : await openTestDatabase(address)
    const owner = await new AccountStore(one).insert('owner@localhost', 'owner')
    await new SiteStore(one).insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner: owner.id })
    const sitesOn = (database: typeof one) => new Sites(new SiteStore(database), catalog)
    return {
      sites: sitesOn(one),
      others: sitesOn(other),
      fresh: () => sitesOn(one),
      store: new SiteStore(one),
      one,
      owner,
    }
  }
  const change = (id: string, title: string) => ({ id, operation: titled(title) })
  const said = (value: string): Operation => ({ ...titled(value), field: 'paragraph' }) as Operation
  const saying = (id: string, paragraph: string) => ({ id, operation: said(paragraph) })
  const paragraphOf = (site: Site) =>
    (site.pages[0]?.sections[0]?.content.paragraph as { readonly en?: string } | undefined)?.en

  test('a change is stored with its revision, and read again by a server that starts anew', async () => {
    const { sites, fresh } = await twoServers()
    const sent = await sites.send(
      'hotel',
      { base: 0, changes: [change('change-1', 'A'), change('change-2', 'B')] },
      'me',
    )

    expect(sent).toMatchObject({
      revision: 2,
      changes: [
        { id: 'change-1', revision: 1 },
        { id: 'change-2', revision: 2 },
      ],
      missed: [],
      refused: null,
    })
    const read = await fresh().read('hotel')
    expect(read?.revision).toBe(2)
    expect(titleOf(read!.site)).toBe('B')
  })

  /** Another server deletes the hotel and somebody makes one of the same name. */
  async function madeAnew({ store, owner }: Awaited<ReturnType<typeof twoServers>>) {
    const { createdAt } = (await store.find('hotel'))!
    while (new Date().toISOString() <= createdAt);
    await store.remove('hotel')
    await store.insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner: owner.id })
  }

  test.each(['append', 'revisionsOf'] as const)(
    'what was sent to a site is not for one of the same name that was made anew before %s',
    async (step) => {
      const servers = await twoServers()
      const shelf = new SiteStore(servers.one)
      const sites = new Sites(shelf, catalog)
      const row = await shelf.find('hotel')
      const asked = shelf[step].bind(shelf) as (...given: unknown[]) => Promise<never>
      vi.spyOn(shelf, step).mockImplementationOnce(async (...given: unknown[]) => {
        await madeAnew(servers)
        await sites.read('hotel')
        return asked(...given)
      })
      const sent = await sites.send('hotel', { base: 0, changes: [change('change-1', 'A')], row: row! }, 'me')
      expect(sent).toBeUndefined()
      const anew = (await sites.read('hotel'))!
      expect([anew.revision, titleOf(anew.site)]).toEqual([0, titleOf(someSite())])
      expect((await shelf.find('hotel'))?.revision).toBe(0)
    },
  )

  test('a document of a site whose change was just stored is not shown where one of the same name stands by then', async () => {
    const servers = await twoServers()
    const shelf = new SiteStore(servers.one)
    const sites = new Sites(shelf, catalog)
    const append = shelf.append.bind(shelf)
    vi.spyOn(shelf, 'append').mockImplementationOnce(async (...given) => {
      const stored = await append(...given)
      await madeAnew(servers)
      await sites.read('hotel')
      return stored
    })
    await sites.send('hotel', { base: 0, changes: [change('change-1', 'A')] }, 'me')
    expect((await sites.read('hotel'))?.revision).toBe(0)
  })

  test('who wants one fact of a site takes no place in memory, and finds what others work on where it is', async () => {
    const { store } = await twoServers()
    const loads = vi.spyOn(store, 'snapshot')
    const sites = new Sites(store, catalog)
    for (let times = 0; times < 2; times += 1) expect((await sites.glance('hotel'))?.revision).toBe(0)
    expect(loads).toHaveBeenCalledTimes(2)
    for (const read of ['read', 'glance', 'read'] as const) expect((await sites[read]('hotel'))?.revision).toBe(0)
    expect(loads).toHaveBeenCalledTimes(3)
  })

  test('[EDIT-15] who is refused a change is told of own later ones that an earlier request has stored', async () => {
    const { sites } = await twoServers()
    const later = change('change-2', 'B')
    await sites.send('hotel', { base: 0, changes: [later] }, 'me')
    const gone = { id: 'change-1', operation: { do: 'remove-section', section: 'gone' } as const }
    const sent = await sites.send('hotel', { base: 0, changes: [gone, later] }, 'me')
    expect(sent).toMatchObject({
      refused: { change: 'change-1' },
      changes: [{ id: 'change-2', revision: 1 }],
      missed: [],
    })
  })

  test('a change that is sent again is stored once', async () => {
    const { sites } = await twoServers()
    await sites.send('hotel', { base: 0, changes: [change('change-1', 'A')] }, 'me')
    const again = await sites.send(
      'hotel',
      { base: 0, changes: [change('change-1', 'A'), change('change-2', 'B')] },
      'me',
    )

    expect(again).toMatchObject({
      revision: 2,
      changes: [
        { id: 'change-1', revision: 1 },
        { id: 'change-2', revision: 2 },
      ],
      missed: [],
    })
  })

  test('the inverse is stored with its operation', async () => {
    const { sites, one } = await twoServers()
    await sites.send('hotel', { base: 0, changes: [change('change-1', 'A')] }, 'me')
    const row = await one.query.selectFrom('operations').select(['operation', 'inverse']).executeTakeFirstOrThrow()
    expect(JSON.parse(row.operation)).toEqual(titled('A'))
    expect(JSON.parse(unpackAgainst(row.inverse, row.operation))).toEqual(titled('Welcome'))
  })

  test('who types on in a long text stores what was typed, and every moment comes back as it was', async () => {
    const { sites, one, fresh } = await twoServers()
    const history = new HistoryStore(one)
    const words = [...'لنا باب 🌿🌱 مفتوح، والقهوة جاهزة منذ الفجر في الساحة القديمة']
    const written = Array.from({ length: 9 }, (_, at) =>
      words
        .slice(0, words.length - 9 + at)
        .join('')
        .trim(),
    )
    for (const [base, text] of written.entries()) {
      await sites.send('hotel', { base, changes: [saying(`change-${base}`, text)] }, 'me')
    }
    const rows = await one.query.selectFrom('operations').select(['operation', 'inverse', 'base']).execute()
    for (const { operation, inverse } of rows.slice(2)) expect(operation.length + inverse.length).toBeLessThan(40)
    expect(rows.map(({ base }) => base)).toEqual([null, ...Array.from({ length: 8 }, () => 1)])
    const deeds = await history.deeds('hotel', { after: 0, limit: 99 })
    expect(deeds.map(({ operation }) => operation)).toEqual(written.map((text) => said(text)).reverse())
    const moments = new Moments(fresh(), history, catalog)
    for (const [before, text] of written.entries()) {
      expect(paragraphOf((await moments.at('hotel', before + 1))!.site)).toBe(text)
    }
    expect((await moments.at('hotel', 0))!.site).toEqual(someSite())
    expect(paragraphOf((await fresh().read('hotel'))!.site)).toBe(written.at(-1))
  })

  test('two servers that type in one text, one after the other, each store what both can read', async () => {
    const { sites, others, fresh, one } = await twoServers()
    const written = Array.from(
      { length: 12 },
      (_, at) => `${'We open the door ourselves. '.repeat(4)}${'Come in! '.repeat(at)}`,
    )
    for (const [base, text] of written.entries()) {
      const server = base % 3 === 0 ? others : sites
      await server.send('hotel', { base, changes: [saying(`change-${base}`, text)] }, 'me')
    }
    // Nobody builds on what was not stored: who was slower begins anew.
    const twice = ['A', 'B'].map((sign) => written[0] + sign)
    await Promise.all(
      [sites, others].map((server, at) =>
        server.send('hotel', { base: 12, changes: [saying(`late-${at}`, twice[at]!)] }, 'me'),
      ),
    )
    const read = (await new SiteStore(one).operationsAfter('hotel', { after: 0 })).map(({ operation }) => operation)
    expect(read.slice(0, 12)).toEqual(written.map((text) => said(text)))
    expect(twice.map((text) => said(text))).toContainEqual(read[12])
    expect((await fresh().read('hotel'))?.revision).toBe(read.length)
  })

  test('a page of changes holds no more than it did, however little of each is stored', async () => {
    const { store } = await twoServers()
    const long = 'We open the door ourselves, and coffee is ready. '.repeat(100)
    const operations = Array.from({ length: 150 }, (_, at) => ({
      ...{ id: `change-${at}`, revision: at + 1, operation: said(`${long}${at}`), inverse: said(`${long}${at - 1}`) },
    }))
    const { createdAt } = (await store.find('hotel'))!
    const listed = { name: 'Hotel', languages: ['en'], timeZone: '' }
    await store.append('hotel', { from: { revision: 0, createdAt }, operations, account: 'me', listed })
    const page = await store.operationsAfter('hotel', { after: 0 })
    expect(page.at(-1)?.operation).toEqual(operations[page.length - 1]?.operation)
    expect(page.length).toBeGreaterThan(80)
    expect(page.length).toBeLessThan(110)
  })

  test('what visitors read is made again from what was kept not long before it, however much was changed since', async () => {
    const { sites, one, fresh, store } = await twoServers()
    let base = 0
    const send = async (batch: number, count: number) => {
      const changes = Array.from({ length: count }, (_, at) => change(`change-${batch}-${at}`, `${batch}.${at}`))
      await sites.send('hotel', { base, changes }, 'me')
      base += count
      await sites.idle()
    }
    for (const [batch, count] of [190, 30, 5].entries()) await send(batch, count)
    await one.query.updateTable('sites').set({ published_revision: 225 }).execute()
    for (let batch = 3; batch < 8; batch += 1) await send(batch, 100)
    expect(await store.snapshotRevisions('hotel')).toEqual([625, 425, 220])
    const history = new HistoryStore(one)
    const asked = vi.spyOn(history, 'deeds')
    const server = fresh()
    const newest = (await server.read('hotel'))!
    const found = await new Moments(server, history, catalog).at('hotel', 225)
    expect(asked).not.toHaveBeenCalled()
    expect(titleOf(found!.site)).toBe('2.4')
    expect(found!.site.theme).toBe(newest.site.theme)
    const back = new Moments({ read: server.read.bind(server), since: async () => undefined }, history, catalog)
    expect(found).toEqual(await back.at('hotel', 225))
  })

  test('an inverse that an earlier version has stored whole is read as before', async () => {
    const { sites, one } = await twoServers()
    await sites.send('hotel', { base: 0, changes: [change('change-1', 'A')] }, 'me')
    const whole = JSON.stringify(titled('Welcome'))
    await one.query.updateTable('operations').set({ inverse: whole }).where('site', '=', 'hotel').execute()
    expect(await new HistoryStore(one).deeds('hotel', { after: 0, limit: 9 })).toMatchObject([
      { operation: titled('A'), inverse: titled('Welcome') },
    ])
  })

  test('a change that cannot be made is named; those before it are stored, those after it are not', async () => {
    const { sites } = await twoServers()
    const gone = { id: 'change-2', operation: { ...titled('x'), section: 'gone' } as ReturnType<typeof titled> }
    const sent = await sites.send(
      'hotel',
      { base: 0, changes: [change('change-1', 'A'), gone, change('change-3', 'C')] },
      'me',
    )

    expect(sent?.refused).toMatchObject({ change: 'change-2', problem: { code: 'section-missing' } })
    expect(sent?.changes).toEqual([{ id: 'change-1', revision: 1 }])
    expect(titleOf((await sites.read('hotel'))!.site)).toBe('A')
  })

  test('what others have stored since the base comes back, and nothing of one’s own', async () => {
    const { sites, others } = await twoServers()
    await sites.send('hotel', { base: 0, changes: [change('theirs-1', 'A')] }, 'they')
    const sent = await others.send('hotel', { base: 0, changes: [change('mine-0001', 'B')] }, 'me')

    expect(sent?.missed).toEqual([{ id: 'theirs-1', revision: 1, operation: titled('A') }])
    expect(sent?.revision).toBe(2)
  })

  test('two servers that race on one site lose nothing and number every change once', async () => {
    const { sites, others, fresh } = await twoServers()
    const stream = async (server: Sites, who: string) => {
      for (let turn = 0; turn < 40; turn += 1) {
        const changes = [change(`${who}-turn-${turn}`, `${who} ${turn}`)]
        await server.send('hotel', { base: 0, changes }, who)
      }
    }
    await Promise.all([stream(sites, 'one'), stream(others, 'two'), stream(sites, 'three')])

    const [here, there, anew] = await Promise.all([sites.read('hotel'), others.read('hotel'), fresh().read('hotel')])
    expect(here?.revision).toBe(120)
    expect(there).toEqual(here)
    expect(anew).toEqual(here)
  })

  test('a request that builds on a revision from the future is refused', async () => {
    const { sites } = await twoServers()
    await expect(sites.send('hotel', { base: 7, changes: [change('change-1', 'A')] }, 'me')).rejects.toThrow(
      'revision 7',
    )
    expect((await sites.read('hotel'))?.revision).toBe(0)
  })

  test('every 200 operations the document is stored whole, without a pause for who edits', async () => {
    const { sites, store, fresh } = await twoServers()
    for (let batch = 0; batch < 5; batch += 1) {
      const changes = Array.from({ length: 90 }, (_, index) => change(`change-${batch}-${index}`, `${batch}.${index}`))
      await sites.send('hotel', { base: 0, changes }, 'me')
      await sites.idle()
    }

    expect((await store.snapshotRevisions('hotel'))[0]).toBe(450)
    expect(await fresh().read('hotel')).toEqual(await sites.read('hotel'))
  })

  test('so it is after a thousand that came together in a few, also where some were made before a restart', async () => {
    const { sites, store, fresh } = await twoServers()
    const together = (at: number): Operation => ({
      do: 'together',
      operations: Array.from({ length: 300 }, (_, part) => titled(`${at}.${part}`)),
    })
    let server = sites
    for (let base = 0; base < 5; base += 1) {
      if (base === 2) server = fresh()
      await server.send('hotel', { base, changes: [{ id: `change-${base}`, operation: together(base) }] }, 'me')
      await server.idle()
    }
    expect(await store.snapshotRevisions('hotel')).toEqual([4, 0])
    expect(await fresh().read('hotel')).toEqual(await server.read('hotel'))
  })

  test.each([
    ['cannot be read', () => '{"torn'],
    ['still reads as a site', (document: string) => document.replace('localizedName', 'loc#lizedName')],
  ])('a damaged snapshot that %s is passed over for the one before it, and put right', async (_, damaged) => {
    const { sites, store, fresh, one } = await twoServers()
    for (let batch = 0; batch < 5; batch += 1) {
      const changes = Array.from({ length: 90 }, (_, index) => change(`change-${batch}-${index}`, `${batch}.${index}`))
      await sites.send('hotel', { base: 0, changes }, 'me')
      await sites.idle()
    }
    const whole = await sites.read('hotel')
    const [newest = 0] = await store.snapshotRevisions('hotel')
    const { document } = await one.query
      .selectFrom('snapshots')
      .select('document')
      .where('revision', '=', newest)
      .executeTakeFirstOrThrow()
    const torn = damaged(document)
    expect(torn).not.toBe(document)
    await one.query.updateTable('snapshots').set({ document: torn }).where('revision', '=', newest).execute()
    expect(await fresh().read('hotel')).toEqual(whole)
    expect(await store.snapshot('hotel', newest)).toEqual(whole)
  })

  test('a site that gets the name of a deleted one is another site to every server', async () => {
    const { sites, others, store, owner } = await twoServers()
    await sites.send('hotel', { base: 0, changes: [change('change-1', 'Secret')] }, 'me')
    expect(titleOf((await others.read('hotel'))!.site)).toBe('Secret')
    await sites.remove('hotel')
    await store.insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner: owner.id })
    expect(await others.read('hotel')).toEqual({ site: someSite(), revision: 0 })
    expect(await others.send('hotel', { base: 0, changes: [change('change-1', 'Mine')] }, 'me')).toMatchObject({
      revision: 1,
    })
  })

  test('who was still reading a site that was deleted leaves nothing of it to another one of its name', async () => {
    const { sites, others, store, one, owner } = await twoServers()
    await sites.send('hotel', { base: 0, changes: [change('change-1', 'Secret')] }, 'me')
    const slow = new SiteStore(one)
    const reading = new Sites(slow, catalog)
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const operations = slow.operationsAfter.bind(slow)
    vi.spyOn(slow, 'operationsAfter').mockImplementationOnce(async (...asked) => {
      const found = await operations(...asked)
      begun.resolve()
      await over.promise
      return found
    })
    const read = reading.read('hotel')
    await begun.promise
    await others.remove('hotel')
    await store.insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner: owner.id })
    expect((await reading.read('hotel'))?.revision).toBe(0)
    over.resolve()
    await read
    expect(await reading.read('hotel')).toEqual({ site: someSite(), revision: 0 })
  })

  test('a site that does not exist is told from one that has nothing', async () => {
    const { sites } = await twoServers()
    expect(await sites.read('nowhere')).toBeUndefined()
    expect(await sites.send('nowhere', { base: 0, changes: [change('change-1', 'A')] }, 'me')).toBeUndefined()
  })
})
