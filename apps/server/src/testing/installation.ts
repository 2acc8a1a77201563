import { onTestFinished } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { readSettings } from '../settings.ts'
import { type Dialect, newFolder } from './dialects.ts'

/** An empty installation on a database and a folder of its own, closed when the test ends. */
export async function openNew(dialect: Dialect): Promise<Installation> {
  const address = await dialect.newAddress()
  const environment = {
    DATA_DIR: newFolder(),
    AVIF: 'off',
    ...(/^postgres/.test(address) && { DATABASE_URL: address }),
  }
  const installation = await openInstallation(readSettings(environment))
  onTestFinished(() => installation.close())
  return installation
}
