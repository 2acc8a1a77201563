import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

let installation: Installation

test.beforeAll(async () => {
  const BACKUP_TO = join(mkdtempSync(join(tmpdir(), 'mimar-backups-')), 'here')
  installation = await startInstallation({
    env: { BACKUP_TO, SMTP_URL: 'smtp://127.0.0.1:9' },
  })
})
test.afterAll(() => installation.stop())

test('whoever runs the installation sees how it is doing, and has a backup made and proven', async ({ browser }) => {
  const page = await openHome(browser, installation, '/sites')
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Run this installation' }).click()
  await expect(page).toHaveURL(/\/host$/)
  await expect(page.getByText('Everything runs')).toBeVisible()
  await expect(page.getByRole('row', { name: /hotel\.localhost.*Fine/ })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('row', { name: /You$/ })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('link', { name: 'Versions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Versions' })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('link', { name: 'Backups' }).click()
  await expect(page.getByText('No backup is proven yet').or(page.getByText('Last proven backup'))).toBeVisible()
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByRole('heading', { name: /^Last proven backup: today, \d\d:\d\d$/ })).toBeVisible({
    timeout: 120_000,
  })
  await expect(page.getByText(/Sites: 1, files: [\d,]+, enquiries: 0. Everything equal/)).toBeVisible()
  await expect(page.getByText('Restored and equal')).toBeVisible()
  await expectNoFaults(page)
  await page.context().close()
})

test('on a phone in Arabic: a mail that does not go out says what happened, that nothing is lost, and is tried again', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/host/jobs?ui=ar', PHONE)
  await page.evaluate(async () => {
    const body = JSON.stringify({ email: 'guest@example.com', role: 'editor' })
    await fetch('/api/v1/sites/hotel/members', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  })
  const job = page.getByRole('listitem').filter({ hasText: 'دعوة' })
  await expect(job).toContainText('دار الرمّان', { timeout: 30_000 })
  await expect(job).toContainText('المحاولة 1 من', { timeout: 30_000 })
  await job.getByRole('button', { name: 'ماذا حدث' }).tap()
  await expect(job).toContainText('ECONNREFUSED')
  await expect(job).toContainText('لم يُفقد شيء')
  await expectNoFaults(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await job.getByRole('button', { name: 'حاول الآن' }).tap()
  await expect(job).toContainText('المحاولة 2 من', { timeout: 30_000 })
  await page.context().close()
})
