import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { ask } from './asking.ts'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  test.setTimeout(120_000)
  // Small pictures that follow later would make pages differ for a while.
  installation = await startInstallation({ env: { AVIF: 'off' } })
})
test.afterAll(() => installation.stop())

const told = (page: Page) => page.locator('[data-told]')
const api = (path: string) => `http://localhost:${installation.port}/api/v1${path}`

/** A published site with a picture that no compression makes smaller: some 10 MB. */
async function aHeavySite(page: Page): Promise<string> {
  const made = await page.request.post(api('/sites'), {
    data: { starter: 'cafe', name: 'Elm Café', languages: ['en', 'ar'] },
  })
  const { id } = await made.json()
  const raw = { width: 1900, height: 1800, channels: 3 } as const
  const data = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const headers = { 'content-type': 'image/png', 'x-file-name': 'noise.png' }
  const sent = await page.request.post(api(`/sites/${id}/media`), { data, headers, timeout: 120_000 })
  expect(sent.status(), await sent.text()).toBe(201)
  const about = { source: 'noise.png', isMonochrome: false, focal: null, alt: {}, credit: '', extras: {} }
  const media = { id: 'noise', ...about, ...(await sent.json()).media }
  const changes = [{ id: 'change-0', operation: { do: 'set-media', id: media.id, media } }]
  const changed = await page.request.post(api(`/sites/${id}/operations`), { data: { base: 0, changes } })
  expect(changed.status(), await changed.text()).toBe(200)
  const published = await page.request.post(api(`/sites/${id}/releases`), { data: {}, timeout: 120_000 })
  expect(published.status(), await published.text()).toBe(201)
  return id
}

/** What visitors of a site read, by address, without its own names. */
async function published(slug: string): Promise<{ readonly [path: string]: string }> {
  const read = async (path: string) => {
    const { status, text } = await ask(installation.port, path, { host: `${slug}.localhost` })
    // A widget that names the site is called by its own bytes.
    return `${status} ${text.replaceAll(slug, 'here').replaceAll(/-[0-9a-f]{12}\.html/g, '-named.html')}`
  }
  const home = await read('/')
  const found = [...home.matchAll(/(?:href|src)="(\/[^"#?]*)"/g)].map(([, path]) => path as string)
  const pages = await Promise.all(
    [...new Set(['/', '/sitemap.xml', ...found])].map(async (path) => [path, await read(path)]),
  )
  return Object.fromEntries(pages)
}

const imports = () => readdirSync(join(installation.dataDir, 'imports'))

test('[U46] a whole site leaves as one file and comes back by the list of sites: the same pages, whatever happens on the way', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const page = await openHome(browser, installation, '/sites?ui=en', {
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  const id = await aHeavySite(page)
  await page.reload()
  const menu = page.locator(`[data-site="${id}"]`).getByRole('button', { name: 'More: Elm Café' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Export…' }).click()
  const exporting = page.getByRole('dialog', { name: 'Export “Elm Café” as one file' })
  await expect(exporting.getByRole('checkbox', { name: 'Pictures' })).toBeChecked()
  await expect(exporting.getByRole('checkbox', { name: 'Messages' })).not.toBeChecked()
  await expect(exporting).toContainText('1 step')
  await expect(exporting).toContainText(/About 1\d(\.\d)? MB/)
  await expectNoFaults(page)
  const downloading = page.waitForEvent('download')
  await exporting.getByRole('button', { name: 'Export', exact: true }).click()
  const file = await (await downloading).path()
  expect(statSync(file).size).toBeGreaterThan(10_000_000)
  await expect(told(page)).toContainText('The download has begun.')

  const choose = async (slug: string) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import' }).click()
    const bytes = { name: 'elm.zip', mimeType: 'application/zip', buffer: readFileSync(file) }
    await (await choosing).setFiles(bytes)
    const asking = page.getByRole('dialog', { name: 'Import elm.zip' })
    await expect(asking.getByRole('checkbox', { name: 'Messages' })).not.toBeChecked()
    await expect(asking.getByLabel('Address of the site')).toHaveValue('elm')
    await asking.getByLabel('Address of the site').fill(slug)
    await expect(asking).toContainText('Free. You can change it later.')
    await expectNoFaults(page)
    await asking.getByRole('button', { name: 'Import', exact: true }).click()
    return asking
  }
  // Held after the first slices, so that what happens then happens in the middle.
  let passing = 2
  let held = () => {}
  const holding = new Promise<void>((resolve) => {
    held = resolve
  })
  await page.route('**/imports/*?*offset=*', async (route) => {
    passing -= 1
    if (passing >= 0) return route.continue()
    held()
    return route.abort()
  })
  const sending = await choose(`${id}-2`)
  await holding
  await expect(sending).toContainText('No connection. It goes on by itself')
  await expect(sending.getByRole('progressbar')).not.toHaveAttribute('value', '0')
  expect(imports()).toHaveLength(1)
  await expect(sending.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(told(page)).toContainText('Nothing of it was kept')
  await expect.poll(imports).toEqual([])
  await expect(page.locator('[data-site]')).toHaveCount(2)

  passing = 1
  await choose(`${id}-2`)
  await holding
  await expect(sending).toContainText('No connection.')
  await page.unroute('**/imports/*?*offset=*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(sending).toHaveCount(0, { timeout: 120_000 })
  await expect(told(page)).toContainText('“Elm Café” was imported')
  const copy = page.locator(`[data-site="${id}-2"]`)
  await expect(copy).toContainText('Published')
  await expect(copy.getByRole('link')).toBeFocused()
  const [before, after] = [await published(id), await published(`${id}-2`)]
  expect(Object.keys(before).length).toBeGreaterThan(10)
  expect(after).toEqual(before)
  await page.context().close()
})

test('[U46] an import asks for the address first: what is taken is said there, before and after the file was sent', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=de', {
    locale: 'de',
    viewport: { width: 390, height: 844 },
  })
  const made = (slug: string) =>
    page.request.post(api('/sites'), { data: { starter: 'cafe', name: 'Ulme', slug, languages: ['de'] } })
  expect((await made('ulme')).status()).toBe(201)
  const file = await (await page.request.get(api('/sites/ulme/export'))).text()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Importieren' }).click()
  const buffer = Buffer.from(file)
  await (await choosing).setFiles({ name: 'ulme-2026-11-22.json', mimeType: 'application/json', buffer })
  const dialog = page.getByRole('dialog', { name: 'ulme-2026-11-22.json importieren' })
  const address = dialog.getByLabel('Adresse der Website')
  await expect(address).toHaveValue('ulme-2')
  await address.fill('ulme')
  await expect(dialog).toContainText('Diese Adresse ist schon vergeben')
  await expect(dialog.getByRole('checkbox')).toHaveCount(0)
  await expectNoFaults(page)
  await page.keyboard.press('Enter')
  await expect(address).toBeFocused()
  await address.fill('ulmenhof')
  await expect(dialog).toContainText('Frei.')
  // Somebody else is faster than the file.
  expect((await made('ulmenhof')).status()).toBe(201)
  await dialog.getByRole('button', { name: 'Importieren' }).click()
  await expect(address).toHaveValue('ulmenhof')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: /ulmenhof-2/ }).click()
  await expect(dialog).toContainText('Frei.')
  await dialog.getByRole('button', { name: 'Importieren' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await (await page.request.get(api('/sites?q=ulmenhof-2'))).json())[0]).toMatchObject({ slug: 'ulmenhof-2' })
  for (const slug of ['ulme', 'ulmenhof', 'ulme-2']) await page.request.delete(api(`/sites/${slug}`))
  await page.context().close()
})

test('[U46] a file that is dropped is taken, and one that is no site is refused in the words of the page', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=ar', { locale: 'ar' })
  const drop = (name: string, text: string) =>
    page.locator('main').evaluate(
      (main, [file, content]) => {
        const data = new DataTransfer()
        data.items.add(new File([content!], file!))
        main.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))
      },
      [name, text],
    )
  await drop('notes.txt', 'Dear diary')
  await expect(told(page)).toContainText('notes.txt ليس ملف موقع')
  await drop('holiday.zip', 'PK and then nothing of a site')
  await page.getByRole('dialog').getByRole('button', { name: 'استيراد' }).click()
  const refused = page.getByRole('dialog', { name: 'لم يُستورد holiday.zip' })
  await expect(refused.getByRole('alert')).not.toBeEmpty()
  await expectNoFaults(page)
  await refused.getByRole('button', { name: 'إغلاق' }).click()
  await expect(refused).toHaveCount(0)
  await page.context().close()
})
