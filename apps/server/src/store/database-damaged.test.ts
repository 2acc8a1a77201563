import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { dialects } from '../testing/dialects.ts'
import { titled } from '../testing/site.ts'

test('a database that no longer reads as one while the server runs is answered 503, not 500, and nothing is acknowledged', async () => {
  let file = ''
  const [sqlite] = dialects
  const newAddress = async () => {
    file = await sqlite!.newAddress()
    return file
  }
  const { app, parts, owner, cookieFor } = await testApp({ newAddress })
  const cookie = await cookieFor(owner.id)
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => told.mockRestore())
  // The disk goes: nothing of the file is in memory, and what stands at its place is something else.
  await sql`pragma wal_checkpoint(truncate)`.execute(parts.database.query)
  await sql`pragma shrink_memory`.execute(parts.database.query)
  writeFileSync(file, Buffer.alloc(4_096 * 3, 0xff))
  const payload = { base: 0, changes: [{ id: 'change-1', operation: titled('Lost') }] }
  const url = '/api/v1/sites/hotel/operations'
  const answer = await app.inject({ method: 'POST', url, headers: { cookie }, payload })
  expect(answer.json()).toMatchObject({ status: 503, code: 'disk-failing' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})
