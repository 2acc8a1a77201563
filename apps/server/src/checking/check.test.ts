import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { hashOf } from '../blobs/blobs.ts'
import { type Installation, openInstallation } from '../installation.ts'
import { readSettings } from '../settings.ts'
import { importFile } from '../sites/import-file.ts'
import { snapshotRow } from '../store/snapshot.ts'
import { type Dialect, dialects, newFolder } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { titled } from '../testing/site.ts'
import { check } from './check.ts'

const STARTER = join(import.meta.dirname, '../../../../examples/starters/clinic/site.json')
const isBuilt = existsSync(join(import.meta.dirname, '../../dist/islands'))

beforeEach(() => void heardLog())

/** The clinic, published twice, with pictures of its own and changes. */
async function aClinic(dialect: Dialect) {
  const address = await dialect.newAddress()
  const folder = newFolder()
  const settings = readSettings({
    ...{ DATA_DIR: folder, AVIF: 'off' },
    ...(/^postgres/.test(address) && { DATABASE_URL: address }),
  })
  let installation = await openInstallation(settings)
  onTestFinished(() => installation.close())
  const { siteStore, keeping, owner, sites, publishing } = installation
  const added = await importFile(STARTER, { sites: siteStore, keeping, owner, catalog: sites.catalog })
  if (!added.ok) throw new Error(JSON.stringify(added.faults))
  const { id } = added.site
  const section = added.site.pages[0]!.sections.find(({ content }) => content.title !== undefined)!.id
  const publish = async () => {
    const { site, revision } = (await sites.read(id))!
    return publishing.publish(id, site, revision)
  }
  await publish()
  const operation = { ...titled('Open on Sundays'), section } as ReturnType<typeof titled>
  const sent = await sites.send(id, { base: 0, changes: [{ id: 'change-1', operation }] }, owner.id)
  expect(sent?.refused).toBe(null)
  await publish()
  await publishing.idle()
  /** As whoever runs `mimar check`: nothing is in memory. */
  const checked = async (isRepairing = false) => {
    await installation.close()
    installation = await openInstallation(settings)
    const findings = await check(installation, { isRepairing })
    return findings.map(({ state, what }) => `${state}: ${what.replace(folder, '')}`)
  }
  return { id, folder, checked, current: () => installation, site: added.site }
}

/** Flips a bit of every copy of these bytes. */
async function damage(folder: string, bytes: string | Uint8Array): Promise<void> {
  for (const name of await readdir(join(folder, 'blobs'))) {
    const path = join(folder, 'blobs', name)
    const all = await readFile(path)
    for (let at = all.indexOf(bytes); at >= 0; at = all.indexOf(bytes, at + 1)) all[at + 2]! ^= 1
    await writeFile(path, all)
  }
}

async function bytesOf({ blobs }: Installation, hash: string): Promise<Buffer> {
  return (await blobs.read(hash))!
}

describe.runIf(isBuilt).each(dialects)('$name', (dialect) => {
  test('damaged pages, sizes, pictures of a starter and snapshots are found, and made again; what is whole is left alone', async () => {
    const { id, folder, checked, current, site } = await aClinic(dialect)
    expect([await checked(), await checked(true)]).toEqual([[], []])
    const [picture] = Object.values(site.media).filter(({ hash }) => hash !== '')
    const [size] = await current().mediaStore.files([picture!.hash])
    const [original, small] = [await bytesOf(current(), picture!.hash), await bytesOf(current(), size!.hash)]
    const whole = JSON.stringify((await current().sites.read(id))!.site)
    await damage(folder, original)
    await damage(folder, small)
    await damage(folder, 'Open on Sundays')
    const { query } = current().database
    await query.updateTable('snapshots').set({ document: '{"pag' }).where('revision', '=', 0).execute()
    await query
      .insertInto('snapshots')
      .values(snapshotRow(id, 1, whole))
      .execute()

    const found = (await checked()).join('\n')
    expect(found).toMatch(
      /^damaged: The file \/blobs\/\S+\.pack is damaged: \d+ of \d+ of its parts cannot be read\.$/m,
    )
    expect(found).toContain('cannot be read; it is one that comes with Mimar.')
    expect(found).toMatch(/damaged: The picture ".*" of site ".*" lacks 1 of its sizes\./)
    expect(found).toMatch(/lacks \d+ files; visitors read this one\./)
    expect(found).toMatch(/damaged: The copy of site ".*" at change 0 cannot be read/)
    // Looking changes nothing.
    expect((await checked()).join('\n')).toContain('visitors read this one')

    const mended = await checked(true)
    expect(mended.filter((line) => !/^(mended|aside): /.test(line))).toEqual([])
    expect(await checked()).toEqual([])
    expect((await readdir(join(folder, 'aside'))).length).toBeGreaterThan(0)
    expect(hashOf(await bytesOf(current(), picture!.hash))).toBe(picture!.hash)
  })

  test('a site that can be read and that no change could have made is told, with the place', async () => {
    const { id, checked, current } = await aClinic(dialect)
    const { site, revision } = (await current().sites.read(id))!
    const document = JSON.stringify({ ...site, pages: [...site.pages, { ...site.pages[0]!, path: '/again' }] })
    await current()
      .database.query.insertInto('snapshots')
      .values(snapshotRow(id, revision, document))
      .execute()
    expect((await checked()).join('\n')).toMatch(
      /^lost: The site "clinic" is not as it should be at "pages\[\d+\]\.sections\[0\]\.id": The id "hero" is used twice\./m,
    )
  })

  test('a pack that is gone: what can be drawn is drawn, of the rest it is said that it is lost', async () => {
    const { id, folder, checked, current } = await aClinic(dialect)
    const { keeping, sites, owner } = current()
    const sharp = (await import('sharp')).default
    const own = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#147' } })
      .png()
      .toBuffer()
    const stored = await keeping.store(own, 'our door.png')
    const medium = {
      id: 'door',
      source: 'our door.png',
      isMonochrome: false,
      focal: null,
      alt: {},
      credit: '',
      extras: {},
      ...stored,
    }
    const operation = { do: 'set-media', id: 'door', media: medium } as never
    await sites.send(id, { base: 1, changes: [{ id: 'change-2', operation }] }, owner.id)
    for (const name of await readdir(join(folder, 'blobs'))) await rm(join(folder, 'blobs', name))

    const after = await checked(true)
    expect(after.filter((line) => line.startsWith('lost'))).toEqual([
      `lost: The picture "our door.png" of site "${id}" is lost (${stored.hash}). Choose the file again in the editor.`,
    ])
    expect(after.some((line) => /^mended: The version of site .* they were drawn again/.test(line))).toBe(true)
    expect((await checked()).map((line) => line.slice(0, 4))).toEqual(['lost'])
  })

  test('lists, changes and left-overs that cannot be read are told; nothing is deleted', async () => {
    const { id, folder, checked, current } = await aClinic(dialect)
    const { query } = current().database
    const live = await query.selectFrom('sites').select('live_release').where('id', '=', id).executeTakeFirstOrThrow()
    await query.updateTable('releases').set({ delta: '{"/' }).where('id', '=', live.live_release!).execute()
    await mkdir(join(folder, 'uploads'), { recursive: true })
    for (const name of ['blobs/torn.pack', 'blobs/notes.txt', 'uploads/half']) {
      await writeFile(join(folder, name), 'torn')
      await utimes(join(folder, name), new Date(0), new Date(0))
    }
    const found = (await checked()).join('\n')
    expect(found).toContain('The file /blobs/torn.pack is damaged')
    expect(found).toContain('The file /blobs/notes.txt was left over')
    expect(found).toContain('The file /uploads/half was left over')
    expect(found).toMatch(/damaged: The list of files of the version .* cannot be read; visitors read this one\./)
    const mended = await checked(true)
    expect(mended.filter((line) => /^(damaged|lost)/.test(line))).toEqual([])
    expect((await readdir(join(folder, 'aside'))).map((name) => name.replace(/^\d+-/, '')).sort()).toEqual([
      'half',
      'notes.txt',
      'torn.pack',
    ])
    expect(await checked()).toEqual([])

    await current().database.query.updateTable('operations').set({ inverse: '{' }).where('site', '=', id).execute()
    expect(await checked(true)).toEqual([
      `lost: Change 1 of site "${id}" cannot be read; moments before it cannot be opened.`,
    ])
  })
})

test.runIf(isBuilt)('overwritten pages of a database too large to be read at the start are told', async () => {
  const { folder, checked, current } = await aClinic(dialects[0]!)
  const file = join(folder, 'mimar.db')
  const { query } = current().database
  const root = await sql<{
    rootpage: number
  }>`select rootpage from sqlite_master where name = 'messages' and type = 'table'`.execute(query)
  const size = await sql<{ page_size: number }>`pragma page_size`.execute(query)
  await current().close()
  const bytes = await open(file, 'r+')
  const { page_size } = size.rows[0]!
  await bytes.write(Buffer.alloc(page_size, 0xff), 0, page_size, (root.rows[0]!.rootpage - 1) * page_size)
  await bytes.close()
  // A hole makes it larger than what a start reads.
  await truncate(file, 200_000_000 + page_size)
  const found = await checked()
  expect(found.join('\n')).toMatch(/^lost: The database is damaged \(.+\)\. .*restore a backup/im)
})
