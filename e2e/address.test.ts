import { expect, type Page, test } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import { ask } from './asking.ts'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  test.setTimeout(120_000)
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

/** Edge of the picture in which a code is looked for, in pixels. */
const EDGE = 296

/** What a telephone reads from the code on the page. */
async function readCode(page: Page): Promise<string> {
  const dark = await page.locator('[data-qr]').evaluate(async (image: HTMLImageElement, edge) => {
    await image.decode()
    const context = new OffscreenCanvas(edge, edge).getContext('2d')!
    context.drawImage(image, 0, 0, edge, edge)
    const { data } = context.getImageData(0, 0, edge, edge)
    let signs = ''
    for (let at = 0; at < data.length; at += 4) signs += data[at]! < 128 ? '1' : '0'
    return signs
  }, EDGE)
  const data = Uint8ClampedArray.from(
    [...dark].flatMap((sign) => (sign === '1' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  )
  return decodeQR({ width: EDGE, height: EDGE, data })
}

function refuseToCopy(): void {
  Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('refused')) })
  document.execCommand = () => false
}

function selectedIn(field: SVGElement | HTMLElement): string {
  const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement
  return value.slice(selectionStart, selectionEnd)
}

test('[EDIT-2] after the first publish the address stands there to copy and share; the owner changes it, and the old one leads on', async ({
  browser,
}) => {
  const { port } = installation
  const page = await openHome(browser, installation, '/sites', {
    ...{ locale: 'en-GB', viewport: { width: 390, height: 844 } },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const wish = { starter: 'studio', name: 'Dar Salma', slug: 'dar-salma', languages: ['en'] }
  const made = await page.request.post(`http://localhost:${port}/api/v1/sites`, { data: wish })
  expect(made.status()).toBe(201)
  await page.goto(`http://localhost:${port}/edit/dar-salma/?ui=en`)
  await expect(page.frameLocator('iframe').locator('[data-section]').first()).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Control+Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()

  const live = page.getByRole('dialog', { name: 'Your site is live' })
  await expect(live.getByLabel('Where visitors find it')).toHaveValue(`dar-salma.localhost:${port}`, {
    timeout: 30_000,
  })
  expect(await readCode(page)).toBe(`http://dar-salma.localhost:${port}/`)
  await live.getByRole('button', { name: 'Copy' }).click()
  await expect(live.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`http://dar-salma.localhost:${port}/`)
  await expectNoFaults(page)

  await live.getByRole('button', { name: 'Change the address…' }).click()
  const field = live.getByRole('textbox', { name: 'Address of the site' })
  await expect(field).toBeFocused()
  await field.fill('admin')
  await expect(live.getByRole('status')).toHaveText('This address belongs to Mimar itself.')
  await field.fill('hotel')
  await expect(live.getByRole('status')).toHaveText('Someone else uses this address.')
  await live.getByRole('button', { name: 'Use this hotel-site' }).click()
  await expect(field).toHaveValue('hotel-site')
  await field.fill('salma-inn')
  await expect(live.getByRole('status')).toContainText('Free.')
  await expectNoFaults(page)
  await live.getByRole('button', { name: 'Change the address', exact: true }).click()
  await expect(live.getByLabel('Where visitors find it')).toHaveValue(`salma-inn.localhost:${port}`)
  await expect(live.getByRole('button', { name: 'Change the address…' })).toBeFocused()
  await expect(live.getByRole('listitem')).toHaveText(`dar-salma.localhost:${port}`)
  await expect.poll(() => readCode(page)).toBe(`http://salma-inn.localhost:${port}/`)

  await page.evaluate(refuseToCopy)
  await live.getByRole('button', { name: 'Copy' }).click()
  const byHand = page.getByRole('dialog', { name: 'Not copied' })
  await expect(byHand).toContainText('press Ctrl+C')
  await expect(byHand.getByRole('textbox')).toBeFocused()
  expect(await byHand.getByRole('textbox').evaluate(selectedIn)).toBe(`http://salma-inn.localhost:${port}/`)
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(byHand).toHaveCount(0)
  await expect(live.getByRole('button', { name: 'Copied' })).toHaveCount(0)
  await expect(live.getByRole('button', { name: 'Copy' })).toBeFocused()

  const moved = await ask(port, '/?from=card', { host: 'dar-salma.localhost' })
  expect([moved.status, moved.headers.location]).toEqual([301, `http://salma-inn.localhost:${port}/?from=card`])
  const home = await ask(port, '/', { host: 'salma-inn.localhost' })
  expect(home.text).toContain(`<link rel="canonical" href="http://salma-inn.localhost:${port}/"`)
  const map = await ask(port, '/sitemap.xml', { host: 'salma-inn.localhost' })
  expect(map.text).not.toContain('dar-salma.localhost')

  await page.goto(`http://localhost:${port}/sites?ui=en`)
  const card = page.locator('[data-site="dar-salma"]')
  await expect(card).toContainText(`salma-inn.localhost:${port}`)
  await card.getByRole('button', { name: /More/ }).click()
  await page.getByRole('menuitem', { name: 'Address and sharing…' }).click()
  const sharing = page.getByRole('dialog', { name: 'Address and sharing' })
  await expect(sharing.getByRole('listitem')).toHaveText(`dar-salma.localhost:${port}`)
  await expectNoFaults(page)
  await page.context().close()
})
