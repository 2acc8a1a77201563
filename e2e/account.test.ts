import { expect, test } from '@playwright/test'
import { ask } from './asking.ts'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { ownerLink } from './owner-link.ts'
import { expectNoFaults } from './visitor.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** Signs the owner in on a phone elsewhere; answers whether they still are. */
async function arriveElsewhere(): Promise<() => Promise<boolean>> {
  const authHash = new URL(await ownerLink(installation)).searchParams.get('authHash')
  const asked = { method: 'POST', headers: { 'user-agent': IPHONE }, body: { authHash } }
  const { headers } = await ask(installation.port, '/api/v1/session', asked)
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  return async () => (await ask(installation.port, '/api/v1/session', { headers: { cookie } })).status === 200
}

test('an owner sees where they are signed in, and signs a phone out by name', async ({ browser }) => {
  const page = await openHome(browser, installation, '/sites')
  const isIn = await arriveElsewhere()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Your account' }).click()
  await expect(page).toHaveURL(/\/account$/)
  const devices = page.getByRole('region', { name: 'Devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toContainText('Chrome on Linux')
  const phone = devices.getByRole('listitem').filter({ hasText: 'Safari on iPhone' })
  await expect(phone).toContainText('New')
  await expectNoFaults(page)
  await phone.getByRole('button', { name: 'Sign out of Safari on iPhone' }).click()
  await expect(page.locator('[data-told]')).toContainText('Signed out of Safari on iPhone')
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('heading')).toBeFocused()
  expect(await isIn()).toBe(false)
  await page.context().close()
})

test('on a phone in Arabic all others are named and signed out at once, and this one stays', async ({ browser }) => {
  const arrived = [await arriveElsewhere(), await arriveElsewhere()]
  const page = await openHome(browser, installation, '/account?ui=ar', PHONE)
  const devices = page.getByRole('region', { name: 'الأجهزة' })
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expectNoFaults(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'الخروج من كل الأجهزة الأخرى' }).tap()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question).toContainText('الخروج من جهازين آخرين؟')
  await expect(question).toContainText('Safari على iPhone')
  await expect(question.getByRole('button', { name: 'إلغاء' })).toBeFocused()
  await expectNoFaults(page)
  await question.getByRole('button', { name: 'الخروج من كل الأجهزة الأخرى' }).tap()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  for (const isIn of arrived) expect(await isIn()).toBe(false)
  await page.reload()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await page.context().close()
})
