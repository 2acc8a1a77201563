// Files of visitors where whole sites go: into site files, backups, and away.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { PARTS } from '../../archive/format.ts'
import { bringSite } from '../../backup/bring-back.ts'
import { backUp, chosen } from '../../backup/testing.ts'
import { check } from '../../checking/check.ts'
import { clock } from '../../clock.ts'
import type { Installation } from '../../installation.ts'
import { dialects, newFolder } from '../../testing/dialects.ts'
import { heardLog } from '../../testing/heard-log.ts'
import { openNew } from '../../testing/installation.ts'
import { fileIn, somePdf, writeWithFile } from '../../testing/sent-files.ts'
import { someSite } from '../../testing/site.ts'

/** Of two pieces. */
const REFERRAL = somePdf('A referral', 1_200_000)
const wanted = { site: 'hotel', folder: 'inbox', search: '' } as const

/** A site with a message that brought a file. */
async function withFile(dialect: (typeof dialects)[number]) {
  const installation = await openNew(dialect)
  const { siteStore, owner } = installation
  await siteStore.insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner: owner.id })
  await writeWithFile(installation, REFERRAL)
  return installation
}

async function exported({ siteStore, archives }: Installation, parts: readonly string[] = PARTS) {
  const path = join(newFolder(), 'hotel.zip')
  const stream = await archives.write((await siteStore.find('hotel'))!, new Set(parts) as never)
  await pipeline(stream!, createWriteStream(path))
  return path
}

describe.each(dialects)('$name', (dialect) => {
  test('[FORM-9] files go with messages in a site file, into the other kind of database, and stay behind without them', async () => {
    const installation = await withFile(dialect)
    const other = await openNew(dialects.find(({ name }) => name !== dialect.name) ?? dialect)
    const path = await exported(installation)
    expect(await other.archives.take({ path, owner: other.owner, parts: new Set(PARTS) })).toMatchObject({ ok: true })
    expect((await fileIn(other))?.equals(REFERRAL)).toBe(true)
    expect(await check(other, { isRepairing: false })).toEqual([])
    // Who does not take the messages takes no file either.
    const few = await openNew(dialect)
    expect(await few.archives.take({ path, owner: few.owner, parts: new Set(['pictures']) })).toMatchObject({
      ok: true,
    })
    expect(await few.database.query.selectFrom('sent_files').selectAll().execute()).toEqual([])
  })

  test('[FORM-9] bytes of a file are needed while its message is there, and are looked at', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const installation = await withFile(dialect)
    const { collector, database, blobs, messages } = installation
    const days = async (count: number) => {
      for (let day = 0; day < count; day += 1) {
        vi.setSystemTime(Date.now() + 25 * 3_600_000)
        onTestFinished(clock.follow(() => Date.now()))
        await collector.collect()
      }
    }
    await days(3)
    expect((await fileIn(installation))?.equals(REFERRAL)).toBe(true)
    const { pieces } = await database.query.selectFrom('sent_files').select('pieces').executeTakeFirstOrThrow()
    await database.query
      .updateTable('sent_files')
      .set({ pieces: pieces.replace(/"[0-9a-f]{64}"/, `"${'0'.repeat(64)}"`) })
      .execute()
    expect(await check(installation, { isRepairing: false })).toMatchObject([
      { state: 'lost', what: expect.stringContaining('A file that a visitor sent to site "hotel"') },
    ])
    await database.query.updateTable('sent_files').set({ pieces }).execute()
    await messages.store.forget({ erased: '', complaints: '', senders: '', tests: '' })
    const [message] = await messages.store.list(wanted, 1)
    await messages.store.change(message!.id, { erasedAt: new Date(0).toISOString() })
    await messages.forgetOld()
    await days(3)
    for (const { hash } of JSON.parse(pieces) as { hash: string }[]) expect(await blobs.read(hash)).toBeUndefined()
  })

  test('[FORM-9] a site that comes back from a backup has the files of its messages', async () => {
    heardLog()
    const installation = await withFile(dialect)
    const folder = newFolder()
    await backUp(installation, folder)
    await installation.sites.remove('hotel')
    const parts = new Set(['messages'] as const)
    await bringSite(installation, await chosen(folder), { site: 'hotel', parts })
    expect((await fileIn(installation))?.equals(REFERRAL)).toBe(true)
  })
})
