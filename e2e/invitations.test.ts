import { type Browser, expect, type Page, test } from '@playwright/test'
import { closeEditors, openEditor } from './editor.ts'
import { enterBy } from './entering.ts'
import { type Installation, startInstallation } from './installation.ts'
import { expectNoFaults } from './visitor.ts'

const SALMA = 'salma@example.com'
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const at = (path: string) => `http://localhost:${installation.port}${path}`

/** Somebody who has a site here already: the first invitation of an account is agreed to by its link. */
async function withASiteOfTheirOwn(owner: Page, browser: Browser): Promise<Page> {
  const made = await owner.request.post(at('/api/v1/sites'), { data: { starter: 'cafe', languages: ['en'] } })
  const { id } = await made.json()
  const data = { email: SALMA, role: 'editor' }
  const { link } = await (await owner.request.post(at(`/api/v1/sites/${id}/members`), { data })).json()
  const page = await (await browser.newContext({ ...PHONE, locale: 'ar' })).newPage()
  await enterBy(page, link.address)
  return page
}

test('[U4] who has a site here is asked before joining another: declines, is asked again and accepts', async ({
  browser,
}) => {
  const { page: owner } = await openEditor(browser, installation)
  const salma = await withASiteOfTheirOwn(owner, browser)
  await owner.locator('[data-opens=settings]').click()
  await owner.locator('[data-topic=people]').click()
  const people = owner.getByRole('dialog')
  const row = people.locator(`[data-member="${SALMA}"]`)
  await people.getByLabel('E-mail').fill(SALMA)
  await people.getByRole('button', { name: 'Invite' }).click()
  await expect(row).toContainText('Invited')

  await salma.goto(at('/sites?ui=ar'))
  const invitation = salma.locator('[data-invitation="hotel"]')
  await expect(invitation).toContainText('دار الرمّان')
  await expect(salma.locator('[data-site]')).toHaveCount(1)
  await expectNoFaults(salma)
  const heights = await invitation
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  expect(await salma.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await invitation.getByRole('button', { name: 'رفض' }).tap()
  await expect(salma.locator('[data-told]')).toContainText('رُفضت الدعوة إلى «دار الرمّان»')
  await expect(invitation).toHaveCount(0)
  await expect(salma.getByRole('heading', { level: 1 })).toBeFocused()
  // The owner's list learns of it by itself.
  await expect(row).toHaveCount(0)

  await people.getByLabel('E-mail').fill(SALMA)
  await people.getByRole('button', { name: 'Invite' }).click()
  await expect(row).toContainText('Invited')
  await salma.reload()
  await invitation.getByRole('button', { name: 'قبول' }).tap()
  await expect(salma.locator('[data-told]')).toContainText('أصبحت من أعضاء «دار الرمّان»')
  await expect(invitation).toHaveCount(0)
  await expect(salma.locator('[data-site="hotel"]').getByRole('link')).toBeFocused()
  await expect(row).not.toContainText('Invited')
  await salma.locator('[data-site="hotel"]').getByRole('link').tap()
  await expect(salma.frameLocator('main iframe').locator('[data-section]').first()).toBeVisible()
  await salma.context().close()
})
