import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openInstallation } from '../installation.ts'
import { StartRefusal } from '../refusal.ts'
import { readSettings } from '../settings.ts'
import { dialects } from '../testing/dialects.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'mimar-closed-'))
const refused = async (environment: Record<string, string>) => {
  const failure = await openInstallation(readSettings({ DATA_DIR: newFolder(), ...environment })).catch((why) => why)
  expect(failure).toBeInstanceOf(StartRefusal)
  return (failure as Error).message
}

test('a PostgreSQL that is not there refuses the start with where it was looked for, without its password', async () => {
  const said = await refused({ DATABASE_URL: 'postgres://mimar:s3cret@127.0.0.1:9/mimar' })
  expect(said).toMatch(/PostgreSQL at postgres:\/\/127\.0\.0\.1:9\/mimar cannot be reached \(ECONNREFUSED\)\. Start it/)
  expect(said).not.toContain('s3cret')
})

test('a password among the parameters is not said either', async () => {
  const said = await refused({
    DATABASE_URL: 'postgres://127.0.0.1:9/mimar?user=mimar&password=s3cret&sslmode=disable',
  })
  expect(said).toMatch(/PostgreSQL at postgres:\/\/127\.0\.0\.1:9\/mimar\?sslmode=disable cannot be reached/)
  expect(said).not.toContain('s3cret')
})

test('a folder of the data that cannot be made refuses the start with what to set', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  for (const DATA_DIR of [file, join(file, 'data')]) {
    expect(await refused({ DATA_DIR })).toMatch(/The folder of the data, .*file.*, cannot be made .*Set DATA_DIR/)
  }
})

const postgres = dialects.find(({ name }) => name === 'PostgreSQL')

test.runIf(postgres)('one that has no such database, or no such account, refuses it too', async () => {
  const address = new URL((await postgres?.newAddress()) ?? '')
  const wrong = new URL(address)
  wrong.pathname = '/nowhere'
  expect(await refused({ DATABASE_URL: wrong.href })).toMatch(/has no such database .*correct the end of DATABASE_URL/)
  const stranger = new URL(address)
  stranger.username = 'stranger'
  expect(await refused({ DATABASE_URL: stranger.href })).toMatch(
    /refuses the account of DATABASE_URL .*Correct its name/,
  )
})
