import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { faultsOnChrome } from './chrome-faults.ts'
import { closeEditors, openEditor, typeOver } from './editor.ts'
import { enterBy } from './entering.ts'
import { type Installation, startInstallation } from './installation.ts'

const root = join(import.meta.dirname, '..')
const NEAR = { PRIVATE_WEBHOOKS: 'on' }

let here: Installation
let there: Installation

test.beforeAll(async () => {
  ;[here, there] = await Promise.all([startInstallation({ env: NEAR }), startInstallation({ env: NEAR })])
})
test.afterEach(closeEditors)
test.afterAll(() => Promise.all([here.stop(), there.stop()]))

const told = (page: Page, why: string) => page.locator(`[data-away="${why}"]`)

/** Runs the built `mimar` as an operator does; what it is told by `input` it reads as typed. */
async function mimar({ dataDir, port }: Installation, words: readonly string[], input = ''): Promise<string> {
  const env = { ...process.env, ...NEAR, DATA_DIR: dataDir, PORT: String(port), AVIF: 'off' }
  const program = [join(root, 'apps/cli/dist/mimar.js'), ...words]
  const running = promisify(execFile)(join(root, 'node_modules/.bin/node'), program, { env })
  running.child.stdin?.end(input)
  return (await running).stdout
}

test('[U35] in the moment a site is handed over the editor says so, keeps what is typed and goes on by itself', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, here, { at: '/?lang=en' })
  await page.clock.install()
  let refused = 0
  await page.route('**/operations*', (route) => {
    if (route.request().method() !== 'POST' || refused >= 2) return route.fallback()
    refused += 1
    const json = { status: 503, message: 'This site is just being moved.', code: 'site-moving' }
    return route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json })
  })
  await text('Header13', 'title').click()
  await typeOver(page, 'Typed while it moves')
  await page.keyboard.press('Escape')
  await expect(told(page, 'moving')).toContainText('just moving to another server')
  await expect(save).toHaveAttribute('data-save', 'moving')
  await text('Header13', 'title').click()
  await typeOver(page, 'Typed on')
  await page.keyboard.press('Escape')
  expect(await faultsOnChrome(page)).toEqual([])
  await page.clock.runFor(12_000)
  await expect(save).toHaveAttribute('data-save', 'saved')
  await expect(told(page, 'moving')).toHaveCount(0)
  expect(refused).toBe(2)
})

test('[U35] after a move the editor that was open says where the site is now, shows what came too late, and leads there', async ({
  browser,
}) => {
  const { page, text, save } = await openEditor(browser, here, { at: '/?lang=en' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const write = async (words: string) => {
    await text('Header13', 'title').click()
    await typeOver(page, words)
    await page.keyboard.press('Escape')
  }
  await write('Typed before')
  await expect(save).toHaveAttribute('data-save', 'saved')
  const permission = await mimar(there, ['allow-move'])
  const said = await mimar(here, ['move', 'hotel', '--to', `http://localhost:${there.port}`], permission)
  const editor = /^Editor: (\S+)/m.exec(said)![1]!
  await write('Typed too late')
  const card = told(page, 'moved')
  await expect(card).toContainText('This site is on another server now')
  await expect(card).toContainText(`localhost:${there.port}`)
  await expect(card).toContainText('1 change came too late')
  await expect(card.getByRole('listitem')).toHaveText(['Typed too late'])
  await expect(save).toHaveAttribute('data-save', 'moved')
  expect(await faultsOnChrome(page)).toEqual([])
  await card.getByRole('button', { name: 'Copy the texts' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Typed too late')
  const goOn = card.getByRole('link', { name: 'Go to the site' })
  await expect(goOn).toHaveAttribute('href', editor)
  // It is on the device, also for who comes back: the site is looked at here, and not changed.
  await page.reload()
  await expect(told(page, 'moved').getByRole('listitem')).toHaveText(['Typed too late'])
  await told(page, 'moved').getByRole('link', { name: 'Go to the site' }).click()
  await page.waitForURL((url) => url.port === String(there.port))
  await enterBy(page, there.editorAddress)
  await page.goto(`${editor}?lang=en`)
  const title = page.frameLocator('main iframe').locator('[data-template="Header13"] [data-field="title"]').first()
  await expect(title).toHaveText('Typed before')
})
