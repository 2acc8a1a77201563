import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dialects, newFolder } from '../testing/dialects.ts'
import { startFaultyStore } from '../testing/faulty-store.ts'
import { heardLog } from '../testing/heard-log.ts'
import { makeBackup } from './make.ts'
import { openPlace } from './places/open.ts'
import { accessBy } from './places/testing.ts'
import { prove } from './prove.ts'
import { choose } from './restore.ts'
import { say, smallInstallation } from './testing.ts'
import { openVault } from './vault.ts'

const [sqlite] = dialects
const patience = { attempts: 2, answerMs: 5_000, pauseMs: 500, wait: async () => {} }
let store: Awaited<ReturnType<typeof startFaultyStore>>
beforeAll(async () => {
  store = await startFaultyStore()
})
afterAll(() => store.stop())
beforeEach(() => {
  heardLog()
  store.interfere = undefined
})

/** An installation that backs up into a bucket of that store. */
async function backingUp() {
  const installation = await smallInstallation(sqlite!)
  const access = accessBy({ AWS_ENDPOINT_URL: store.endpoint, AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' })
  const to = `s3://bucket/${randomUUID()}`
  const settings = { ...installation.settings, backup: { ...installation.settings.backup, access } }
  const vault = () => openVault(openPlace(to, { access, patience }))
  return {
    installation,
    make: () => makeBackup(settings, { to, patience }),
    names: async () => (await (await vault()).list()).map(({ name }) => name),
    tryNewest: async () => (await prove(await choose(await vault()), join(newFolder(), 'scratch'))).failure,
  }
}

test('a store that fails at any moment leaves no backup that is not whole, and the next copies only the rest', async () => {
  const { installation, make, names, tryNewest } = await backingUp()
  const first = await make()
  for (const part of ['/locks/', '/blobs/', '/backups/']) {
    await say(installation, 'hotel', `Before ${part} fails`)
    store.interfere = (method, path) => (method === 'PUT' && path.includes(part) ? 'slow-down' : undefined)
    await expect(make()).rejects.toThrow('cannot be used just now (it answers SlowDown, tried 2 times)')
    store.interfere = undefined
    expect(await names()).toEqual([first.name])
  }
  // All its bytes came before its manifest was refused.
  expect((await make()).newBytes).toBe(0)
  expect(await tryNewest()).toBe(null)
})

test('bytes that arrive wrong are found by the proof, and what is damaged there is written again', async () => {
  const { make, tryNewest } = await backingUp()
  await make()
  const whole = new Map(store.kept)
  for (const [path, bytes] of whole) {
    if (!path.endsWith('.pack')) continue
    const damaged = Buffer.from(bytes)
    damaged[20]! ^= 1
    store.kept.set(path, damaged)
  }
  expect(await tryNewest()).toContain('is damaged')
  expect((await make()).newBytes).toBeGreaterThan(0)
  expect(await tryNewest()).toBe(null)
})
