import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plainBlob } from '../blobs/blobs.ts'
import { openInstallation } from '../installation.ts'
import { dialects } from '../testing/dialects.ts'
import { openNew } from '../testing/installation.ts'
import { IN_FOLDER } from '../testing/stores.ts'
import { check } from './check.ts'

describe.each(dialects)('on $name', (dialect) => {
  test('bytes that nothing names are removed by a repair after a day, and by nothing else', async () => {
    const { settings, blobs } = await openNew(dialect, IN_FOLDER)
    const folder = join(settings.dataDir, 'blobs')
    const [old, young] = ['old', 'young'].map((words) => plainBlob(Buffer.from(words))) as [Blobbed, Blobbed]
    await blobs.put([old])
    const longAgo = new Date(Date.now() - 25 * 3_600_000)
    for (const name of await readdir(folder)) await utimes(join(folder, name), longAgo, longAgo)
    await blobs.put([young])
    /** As whoever runs the command: nothing is in memory. */
    const checked = async (isRepairing: boolean) => {
      const fresh = await openInstallation(settings)
      const findings = await check(fresh, { isRepairing })
      const kept = [await fresh.blobs.has(old.hash), await fresh.blobs.has(young.hash)]
      await fresh.close()
      return { findings, kept }
    }
    expect(await checked(false)).toEqual({ findings: [], kept: [true, true] })
    expect(await checked(true)).toEqual({ findings: [], kept: [false, true] })
  })
})

type Blobbed = ReturnType<typeof plainBlob>
