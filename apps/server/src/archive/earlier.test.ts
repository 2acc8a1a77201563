// Fixtures: site files as earlier versions wrote them. A version that is released adds a file.
import { createWriteStream, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { publish, say } from '../backup/testing.ts'
import type { Installation } from '../installation.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { heardLog } from '../testing/heard-log.ts'
import { openNew } from '../testing/installation.ts'
import { ENTRIES, PARTS } from './format.ts'
import { unpack } from './unpack.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const isBuilt = existsSync(join(import.meta.dirname, '../../dist/islands'))
const MOST = 10_000_000

beforeEach(() => void heardLog())

async function taken(installation: Installation, path: string): Promise<void> {
  const { archives, owner } = installation
  const { ok } = await archives.take({ path, owner, parts: new Set(PARTS) })
  expect(ok).toBe(true)
}

async function exported({ siteStore, archives }: Installation): Promise<string> {
  const path = join(newFolder(), 'site.zip')
  const row = (await siteStore.find('hotel'))!
  await pipeline((await archives.write(row, new Set(PARTS)))!, createWriteStream(path))
  return path
}

/** Every entry by its bytes. Ids of accounts are of an installation, and the manifest says when it was written. */
async function entriesOf(path: string): Promise<{ readonly [name: string]: string }> {
  const file = await unpack(path)
  const read = file.manifest.files.map(async ({ name }): Promise<[string, string]> => {
    const bytes = await file.bytes(name, MOST)
    const isText = name.endsWith('json')
    const text = bytes.toString(isText ? 'utf8' : 'base64')
    return [name, isText ? text.replaceAll(/"account":"[^"]*"/g, '"account":"…"') : text]
  })
  const entries = Object.fromEntries(await Promise.all(read))
  file.close()
  return entries
}

describe.runIf(isBuilt).each(readdirSync(FIXTURES))('%s', { timeout: 60_000 }, (name) => {
  test.each(dialects)('comes in on $name, is changed and published', async (dialect) => {
    const installation = await openNew(dialect)
    await taken(installation, join(FIXTURES, name))
    const { site, revision } = (await installation.sites.read('hotel'))!
    expect(JSON.stringify(site.pages)).toContain('Open on Sundays')
    expect(await installation.blobs.read(site.media.m1!.hash)).toBeDefined()
    const inbox = { site: 'hotel', folder: 'inbox', search: '' } as const
    expect(await installation.messages.store.list(inbox, 9)).toMatchObject([{ text: 'Do you have a room?' }])
    expect(await installation.people.members.list('hotel')).toMatchObject([{}, { email: 'lina@example.com' }])
    expect((await installation.publishing.list('hotel')).map((release) => release.revision)).toEqual([2, 1])
    await say(installation, 'hotel', 'Years later')
    expect((await publish(installation, 'hotel')).revision).toBe(revision + 1)
  })

  test('goes through both databases and comes out byte for byte: history, releases, messages, people, pictures', async () => {
    let path = join(FIXTURES, name)
    const { [ENTRIES.site]: siteBefore, ...before } = await entriesOf(path)
    expect(Object.keys(before)).toEqual(expect.arrayContaining([ENTRIES.history, ENTRIES.messages]))
    const sites: string[] = []
    for (const dialect of dialects) {
      const installation = await openNew(dialect)
      await taken(installation, path)
      path = await exported(installation)
      const { [ENTRIES.site]: site = '', ...others } = await entriesOf(path)
      expect(others).toEqual(before)
      // Settings that came since then have their first value.
      expect(JSON.parse(site)).toMatchObject(JSON.parse(siteBefore!))
      sites.push(site)
    }
    expect(new Set(sites).size).toBe(1)
  })
})
