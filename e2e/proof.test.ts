import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

test('who signed in a while ago confirms by finger before anything lasting is done, at 1440 and 390 px', async ({
  browser,
}) => {
  const installation = await startInstallation()
  const page = await openHome(browser, installation, '/account')
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: false, automaticPresenceSimulation: true },
    },
  })
  const hasFinger = (isUserVerified: boolean) =>
    device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  await hasFinger(true)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.locator('[data-told]')).toContainText('added')
  const database = new Sqlite(join(installation.dataDir, 'mimar.db'))
  database.exec("update sessions set proven_at = '2020-01-01T00:00:00.000Z'")
  database.close()

  await page.getByRole('button', { name: 'Make new codes' }).click()
  const question = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectNoFaults(page)
  await hasFinger(false)
  await question.getByRole('button', { name: 'Confirm' }).click()
  const closed = page.getByRole('dialog', { name: 'Not confirmed' })
  await expect(closed).toContainText('Nothing was changed.')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoFaults(page)
  await hasFinger(true)
  await closed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Your codes' }).getByRole('listitem')).toHaveCount(10)
  await page.context().close()
  await installation.stop()
})
