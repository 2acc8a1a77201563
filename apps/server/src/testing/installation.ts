import { onTestFinished } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { readSettings } from '../settings.ts'
import { type Dialect, newFolder } from './dialects.ts'
import { storageBeside } from './stores.ts'

/** An empty installation on a database, a folder and a place for bytes of its own, closed when the test ends. */
export async function openNew(dialect: Dialect, more: Readonly<Record<string, string>> = {}): Promise<Installation> {
  const [address, folder] = [await dialect.newAddress(), newFolder()]
  const environment = {
    DATA_DIR: folder,
    AVIF: 'off',
    ...(/^postgres/.test(address) && { DATABASE_URL: address }),
    ...storageBeside(folder),
    ...more,
  }
  const installation = await openInstallation(readSettings(environment))
  onTestFinished(() => installation.close())
  return installation
}
