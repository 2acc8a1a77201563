import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashOf } from '../blobs/blobs.ts'
import { dialects, newFolder } from '../testing/dialects.ts'
import { prove } from './prove.ts'
import { restoreInstallation } from './restore.ts'
import { newKey, openKey } from './seal.ts'
import { allOf, backUp, chosen, emptyPlace, opened, say, smallInstallation } from './testing.ts'

const [sqlite] = dialects
const passphrase = 'four words of mine'

async function bytesIn(folder: string): Promise<Buffer> {
  const all: Buffer[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) all.push(await readFile(join(entry.parentPath, entry.name)))
  }
  return Buffer.concat(all)
}

test('an encrypted backup tells nothing of what is in it, not even hashes, and comes back with its passphrase alone', async () => {
  const installation = await smallInstallation(sqlite!)
  await say(installation, 'hotel', 'A secret title')
  const bytes = Buffer.from('a picture')
  await installation.blobs.put([{ hash: hashOf(bytes), form: 'plain', bytes }])
  const folder = newFolder()
  await backUp(installation, folder, { passphrase })
  expect((await backUp(installation, folder, { passphrase })).newBytes).toBe(0)
  const kept = await bytesIn(folder)
  for (const told of ['A secret title', 'owner@localhost', 'operations', hashOf(bytes)]) {
    expect(kept.includes(told), told).toBe(false)
    expect(kept.includes(Buffer.from(told, 'hex')) && told.length === 64, told).toBe(false)
  }
  await expect(chosen(folder)).rejects.toThrow('These backups are encrypted.')
  await expect(chosen(folder, undefined, 'four words of yours')).rejects.toThrow('The passphrase is not the one')
  const backup = await chosen(folder, undefined, passphrase)
  expect((await prove(backup, join(newFolder(), 'scratch'))).failure).toBe(null)
  const place = await emptyPlace(sqlite!)
  await restoreInstallation(backup, place)
  expect(await allOf(await opened(place))).toEqual(await allOf(installation))
})

test('plain backups do not become encrypted ones in the same folder', async () => {
  const installation = await smallInstallation(sqlite!)
  const folder = newFolder()
  await backUp(installation, folder)
  await expect(backUp(installation, folder, { passphrase })).rejects.toThrow('are not encrypted. Name a new folder')
})

test('one sealed thing put in the place of another does not open, nor does one that was changed', async () => {
  const { seal, wrapped } = await newKey(passphrase)
  const again = await openKey(passphrase, wrapped)
  const sealed = seal.seal(Buffer.from('words'), 'one')
  expect(again.open(sealed, 'one')?.toString()).toBe('words')
  expect(again.open(sealed, 'other')).toBe(undefined)
  sealed[14]! ^= 1
  expect(again.open(sealed, 'one')).toBe(undefined)
  expect(again.open(sealed.subarray(0, 8), 'one')).toBe(undefined)
  expect(again.nameOf('a')).toBe(seal.nameOf('a'))
})

test('an older backup that is given the name of a newer one is refused', async () => {
  const installation = await smallInstallation(sqlite!)
  const folder = newFolder()
  const older = await backUp(installation, folder, { passphrase })
  const newer = await backUp(installation, folder, { passphrase })
  const path = (name: string) => join(folder, 'backups', `${name}.json`)
  await writeFile(path(newer.name), await readFile(path(older.name)))
  await expect(chosen(folder, newer.name, passphrase)).rejects.toThrow('is damaged')
})
