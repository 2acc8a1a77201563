import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Operation } from '@mimar/document'
import { beforeEach, describe, expect, test } from 'vitest'
import { hashOf } from '../blobs/blobs.ts'
import type { Installation } from '../installation.ts'
import { HistoryStore } from '../store/history.store.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { bringPage, bringSite } from './bring-back.ts'
import { addPaper, allOf, aPublishedSite, backUp, chosen, opened, paperOf, say } from './testing.ts'

const isBuilt = existsSync(join(import.meta.dirname, '../../dist/islands'))
const parts = new Set(['pictures', 'history'] as const)

beforeEach(() => void heardLog())

/** What visitors read: each address with the SHA-256 of its bytes. */
async function filesOf(installation: Installation) {
  const { files } = (await allOf(installation)).hotel as { readonly files: { readonly [address: string]: string } }
  return Object.entries(files).map(([address, bytes]) => `${address} ${hashOf(Buffer.from(bytes))}`)
}

describe.runIf(isBuilt).each(dialects)('on $name, beside a server at work', { timeout: 60_000 }, (dialect) => {
  test('a site that was deleted comes back with its pictures, history and releases', async () => {
    const installation = await aPublishedSite(dialect)
    await addPaper(installation)
    const { sites, siteStore, publishing, settings } = installation
    const before = (await sites.read('hotel'))!
    const folder = newFolder()
    await backUp(installation, folder)
    await sites.remove('hotel')
    const added = await bringSite(installation, await chosen(folder), { site: 'hotel', parts })
    expect(added).toMatchObject({ ok: true, slug: 'hotel' })
    const after = (await sites.read('hotel'))!
    expect(after.revision).toBe(before.revision)
    expect(after.site.pages).toEqual(before.site.pages)
    expect(after.site.media.m1?.hash).toBe(before.site.media.m1?.hash)
    // [SEC-41]
    expect((await filesOf(installation)).join()).toContain(await paperOf(installation))
    expect((await publishing.list('hotel')).length).toBe(3)
    expect((await siteStore.find('hotel'))?.liveRelease).not.toBe(null)
    const again = await bringSite(installation, await chosen(folder), { site: 'hotel', parts, slug: 'second' })
    expect(again).toMatchObject({ ok: true, slug: 'second' })
    expect((await readdir(settings.dataDir)).filter((name) => name.startsWith('bringing'))).toEqual([])
  })

  test('a page becomes what it was by changes that can be undone, and nothing else of the site changes', async () => {
    const installation = await aPublishedSite(dialect)
    const { sites, owner, database } = installation
    const folder = newFolder()
    await backUp(installation, folder)
    const then = (await sites.read('hotel'))!.site
    await say(installation, 'hotel', 'Spoilt')
    const operation = { do: 'set-theme', property: 'palette/primaryDark', value: '#123456' } as Operation
    const { revision } = (await sites.read('hotel'))!
    await sites.send('hotel', { base: revision, changes: [{ id: 'theme', operation }] }, owner.id)
    const [page] = then.pages
    const backup = await chosen(folder)
    expect(await bringPage(installation, backup, { site: 'hotel', page: page!.path })).toBe(1)
    const now = (await sites.read('hotel'))!
    expect(now.site.pages).toEqual(then.pages)
    expect(now.site.theme.palette.primaryDark).toBe('#123456')
    const wanted = { after: 0, upTo: now.revision, limit: 1 }
    const [deed] = await new HistoryStore(database).deeds('hotel', wanted)
    const undo = { base: now.revision, changes: [{ id: 'undo', operation: deed!.inverse }] }
    expect((await sites.send('hotel', undo, owner.id))?.refused).toBe(null)
    expect(JSON.stringify((await sites.read('hotel'))!.site.pages)).toContain('Spoilt')
    await bringPage(installation, backup, { site: 'hotel', page: page!.id })
    expect(await bringPage(installation, backup, { site: 'hotel', page: page!.id })).toBe(0)
  })

  test('from a process of its own: the server at work has page and site at once, and visitors’ files byte for byte', async () => {
    const server = await aPublishedSite(dialect)
    const folder = newFolder()
    await backUp(server, folder)
    const command = await opened(server.settings)
    // As sites are that were brought in: nothing of it is written otherwise by the next time.
    await server.sites.remove('hotel')
    await bringSite(command, await chosen(folder), { site: 'hotel', parts })
    await backUp(server, folder)
    const before = await filesOf(server)
    const { pages } = (await server.sites.read('hotel'))!.site
    await say(server, 'hotel', 'Spoilt')
    await bringPage(command, await chosen(folder), { site: 'hotel', page: '/' })
    expect((await server.sites.read('hotel'))!.site.pages).toEqual(pages)
    await server.sites.remove('hotel')
    expect(await server.sites.read('hotel')).toBe(undefined)
    await bringSite(command, await chosen(folder), { site: 'hotel', parts })
    expect((await server.sites.read('hotel'))!.site.pages).toEqual(pages)
    const after = await filesOf(server)
    expect(after.length).toBeGreaterThan(5)
    expect(after).toEqual(before)
  })

  test('a site or page that the backup does not have is named with those it has', async () => {
    const installation = await aPublishedSite(dialect)
    const folder = newFolder()
    await backUp(installation, folder)
    const backup = await chosen(folder)
    await expect(bringSite(installation, backup, { site: 'inn', parts })).rejects.toThrow('There are: hotel.')
    await expect(bringPage(installation, backup, { site: 'hotel', page: 'spa' })).rejects.toThrow(
      'There is no page "spa"',
    )
    await installation.sites.remove('hotel')
    const page = bringPage(installation, backup, { site: 'hotel', page: '/' })
    await expect(page).rejects.toThrow('Bring it back whole: leave --page away.')
  })
})
