import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startInstallation } from './installation.ts'

/** Seeds the hotel once; every installation of the tests starts from a copy. */
export default async function seed(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-seed-'))
  const installation = await startInstallation({ dataDir: folder })
  await installation.stop('keep-data')
  process.env.MIMAR_SEED = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}
