import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import Sqlite from 'better-sqlite3'
import { withFinger } from './finger.ts'
import { startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

test('who signed in a while ago confirms by finger before anything lasting is done, at 1440 and 390 px', async ({
  browser,
}) => {
  const installation = await startInstallation()
  const page = await openHome(browser, installation, '/account')
  const hasFinger = await withFinger(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.locator('[data-told]')).toContainText('added')
  const makeOld = () => {
    const database = new Sqlite(join(installation.dataDir, 'mimar.db'))
    database.exec("update sessions set proven_at = '2020-01-01T00:00:00.000Z'")
    database.close()
  }
  makeOld()

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

  // An act with a question of its own asks in it, on a phone in a sheet.
  makeOld()
  await page.goto(`http://localhost:${installation.port}/sites?ui=ar`)
  await page.locator('[data-site="hotel"]').getByRole('button', { name: 'المزيد' }).click()
  await page.getByRole('menuitem', { name: 'حذف…' }).click()
  const deleting = page.getByRole('dialog')
  await expect(deleting.getByRole('button', { name: 'إبقاؤه' })).toBeFocused()
  await expect(deleting).toContainText(/فيه .*صورة/)
  await expect(deleting).toContainText('أكّد أولًا أنك أنت.')
  await expectNoFaults(page)
  await hasFinger(false)
  await deleting.getByRole('button', { name: 'تأكيد وحذف' }).click()
  await expect(deleting).toContainText('لم يُحذف شيء.')
  await expectNoFaults(page)
  await hasFinger(true)
  await deleting.getByRole('button', { name: 'إعادة المحاولة' }).click()
  await expect(page.locator('[data-told]')).toContainText('يمكن استعادته خلال 30 يومًا')
  await expect(page.locator('[data-site="hotel"]')).toHaveCount(0)
  await page.context().close()
  await installation.stop()
})
