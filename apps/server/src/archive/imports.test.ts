import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Account } from '../store/accounts.store.ts'
import { newFolder } from '../testing/dialects.ts'
import { IMPORT_LEFT_OVER_AFTER_MS, Imports } from './imports.ts'

const owner = { id: 'one' } as Account
const slice = () => Readable.from([Buffer.from('slice')])

function importsIn(folder: string): Imports {
  return new Imports({ folder, mostBytes: 1_000, take: async () => ({ ok: false, faults: [] }) })
}

test('a site file is received once its folder can be made, which was not so when the first one came', async () => {
  const disk = join(newFolder(), 'disk')
  // What is mounted later is a file, or nothing, until then.
  writeFileSync(disk, '')
  const imports = importsIn(join(disk, 'imports'))
  await expect(imports.receive(owner, 'a', 0, slice())).rejects.toThrow()
  await expect(imports.receive(owner, 'a', 0, slice())).rejects.toThrow()
  rmSync(disk)
  expect(await imports.receive(owner, 'a', 0, slice())).toBe(5)
  expect(await imports.receive(owner, 'a', 5, slice())).toBe(10)
})

test('what was left a day ago is gone before anything is received, and nothing that came since', async () => {
  const folder = join(newFolder(), 'imports')
  mkdirSync(folder)
  const old = new Date(Date.now() - IMPORT_LEFT_OVER_AFTER_MS - 60_000)
  for (const name of ['one.old', 'one.new']) writeFileSync(join(folder, name), 'left')
  utimesSync(join(folder, 'one.old'), old, old)
  const imports = importsIn(folder)
  expect((await imports.state(owner, 'new'))?.received).toBe(4)
  expect(await imports.state(owner, 'old')).toBeUndefined()
})
