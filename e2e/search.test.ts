import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { ownerLink } from './owner-link.ts'
import { begin, closeAll, DESK, expectNoFaults, newVisitor, PHONE } from './visitor.ts'

const root = join(import.meta.dirname, '..')
/** What is typed in a language, and the page that answers first. */
const LANGUAGES = [
  { language: 'ar', prefix: '', typed: 'غرفه', found: '/Rooms/' },
  { language: 'de', prefix: 'de/', typed: 'Doppelzimmer', found: '/de/Rooms/' },
] as const
const WINDOWS = [
  { name: 'a desk', options: DESK },
  { name: 'a phone', options: PHONE },
] as const
const WAYS = LANGUAGES.flatMap((language) => WINDOWS.map((window) => ({ ...language, ...window })))

let installation: Installation
let folder: string
test.beforeAll(async () => {
  installation = await startInstallation()
  await (await ownerOf(installation)).set({ field: 'hasSearch', value: true })
  folder = mkdtempSync(join(tmpdir(), 'mimar-search-'))
})
test.afterEach(closeAll)
test.afterAll(async () => {
  await installation.stop()
  rmSync(folder, { recursive: true, force: true })
})

const isOfSearch = (address: string) => /\/search(?:\/|\.html)|searching/.test(address)

/** What a page has asked for so far. */
function asking(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

async function expectNoOverflow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

/** In a low window the last result can be scrolled to where nothing that floats lies over it. */
async function expectLastIsFree(page: Page, results: Locator) {
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width, height: 500 })
  const covered = await results.last().evaluate((last) => {
    const box = last.closest('.navbar-find')!
    // As long as the list of a large site.
    last.before(...Array.from({ length: 20 }, () => last.cloneNode(true)))
    box.scrollTop = box.scrollHeight
    const { left, right, bottom } = last.getBoundingClientRect()
    const at = (x: number) => document.elementFromPoint(x, bottom - 4)
    return [at(left + 4), at(right - 4)].filter((element) => !element || !last.contains(element)).map(String)
  })
  expect(covered).toEqual([])
  await page.setViewportSize({ width, height })
}

for (const { language, prefix, typed, found, name, options } of WAYS) {
  test(`[SEARCH-1] [SEARCH-3] [SEARCH-4] on ${name} in ${language} results come below the field while one types, and nothing of it before`, async ({
    browser,
  }) => {
    const page = await newVisitor(browser, installation, options)
    const asked = asking(page)
    await page.goto(installation.siteAddress + prefix)
    await begin(page)
    expect(asked.filter(isOfSearch)).toEqual([])
    const bar = page.locator('.navbar-search')
    const field = bar.getByRole('searchbox')
    await bar.locator('summary').click()
    await expect(field).toBeFocused()
    await field.fill(typed)
    await expect(bar.getByRole('status')).toContainText(/\d/)
    const results = bar.getByRole('listitem')
    await expect(results.first().getByRole('link')).toHaveAttribute('href', found)
    await expect(results.first().locator('mark').first()).toBeVisible()
    await expectNoOverflow(page)
    const box = (await bar.locator('.navbar-find').boundingBox())!
    expect([box.x >= 0, box.x + box.width <= options.viewport!.width]).toEqual([true, true])
    await expectNoFaults(page)
    await expectLastIsFree(page, results)
    await field.fill('zzzzzz')
    await expect(bar.getByRole('status')).toContainText('zzzzzz')
    await field.fill(typed)
    await expect(results.first()).toBeVisible()
    await page.keyboard.press('Home')
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(results.first().getByRole('link')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(bar.locator('summary')).toBeFocused()
    await expect(field).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.press('Enter')
    await expectResults(page, { typed, found })
    await expectNoOverflow(page)
    await expectNoFaults(page)
    await page.getByRole('searchbox').fill('zzzzzz')
    await expect(page.locator('main').getByRole('status')).toContainText('zzzzzz')
    expect(new URL(page.url()).search).toBe('?q=zzzzzz')
  })

  test(`[SEARCH-4] without script on ${name} in ${language} the same field leads to a page of results from the server`, async ({
    browser,
  }) => {
    const page = await withoutScript(browser, installation.siteAddress + prefix, options)
    await page.locator('.navbar-search > summary').click()
    await page.locator('.navbar-search').getByRole('searchbox').fill(typed)
    await page.keyboard.press('Enter')
    await expectResults(page, { typed, found })
    await expectNoOverflow(page)
    await page.getByRole('searchbox').fill('zzzzzz')
    await page.keyboard.press('Enter')
    await expect(page.locator('main').getByRole('status')).toContainText('zzzzzz')
    await expect(page.locator('main li')).toHaveCount(0)
  })
}

async function withoutScript(browser: Browser, address: string, options = DESK): Promise<Page> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

/** The page of results, whoever has filled it in. */
async function expectResults(page: Page, { typed, found }: { readonly typed: string; readonly found: string }) {
  await expect(page).toHaveURL(/search\.html\?q=/)
  await expect(page.getByRole('searchbox')).toHaveValue(typed)
  await expect(page.locator('main').getByRole('status')).toContainText(/\d/)
  await expect(page.locator('main li a').first()).toHaveAttribute('href', found)
}

test('[SEARCH-1] an owner switches the search off and on: the canvas shows it at once, visitors with the next publish', async ({
  browser,
}) => {
  // The first link of the installation has been used by its owner already.
  const again = { ...installation, editorAddress: await ownerLink(installation) }
  const { page, canvas, publish, save, published } = await openEditor(browser, again, { at: '/?lang=de' })
  const inBar = canvas.locator('.navbar-search')
  await expect(inBar).toHaveCount(1)
  for (const isOn of [false, true]) {
    await page.locator('[data-opens=settings]').click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('[data-topic=site]').click()
    const found = dialog.getByRole('switch', { name: /^Search/ })
    await (isOn ? expect(found).not.toBeChecked() : expect(found).toBeChecked())
    await found.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(inBar).toHaveCount(isOn ? 1 : 0)
    expect(/class="search-form"/.test(await published('de/')), 'visitors read on as before').toBe(!isOn)
    await expect(save).toHaveAttribute('data-save', 'saved')
    await publish.click()
    await expect.poll(async () => /class="search-form"/.test(await published('de/'))).toBe(isOn)
    expect(/role="search"/.test(await published('de/search.html'))).toBe(isOn)
  }
})

/** A host that hands out the files of a folder and knows nothing else. */
async function fileHost(files: string): Promise<Server> {
  const types: { readonly [ending: string]: string } = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').split('?')[0]!)
    const file = join(files, path.endsWith('/') ? `${path}index.html` : path)
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return response.writeHead(404).end()
    const type = types[file.split('.').at(-1)!] ?? 'application/octet-stream'
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** Of a larger site the server is asked first; that there is none here is found out once, and a host that fails stops no script. */
async function expectAskedOnce(page: Page, home: string) {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.route('**/search/de.json', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), pages: 10_000 } })
  })
  const asked = asking(page)
  const bar = page.locator('.navbar-search')
  const typed = async (words: string, found: RegExp) => {
    await page.getByRole('searchbox').fill(words)
    await expect(bar.locator('mark').filter({ hasText: found }).first()).toBeVisible()
  }
  const open = async () => {
    await page.goto(home)
    await begin(page)
    await bar.locator('summary').click()
  }
  await open()
  await typed('Doppelzimmer', /zimmer/i)
  await typed('Fruehstueck', /früh/i)
  expect(asked.filter((path) => path.endsWith('search.html'))).toHaveLength(1)
  await page.route(/search/, (route) => (/searching/.test(route.request().url()) ? route.continue() : route.abort()))
  await open()
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('search.html'))
  await page.getByRole('searchbox').fill('Zimmer')
  await failed
  await page.unroute(/search/)
  await typed('Doppelzimmer', /zimmer/i)
  expect(faults).toEqual([])
}

test('[SEARCH-4] on a host of files alone results come in place, and without script it says so with the ways on', async ({
  browser,
}) => {
  test.slow()
  const files = join(folder, 'site')
  const program = [join(root, 'apps/cli/dist/mimar.js'), 'publish', 'hotel', '--out', files]
  const env = { ...process.env, DATA_DIR: installation.dataDir, PORT: String(installation.port) }
  await promisify(execFile)(join(root, 'node_modules/.bin/node'), program, { cwd: folder, env })
  const server = await fileHost(files)
  try {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const page = await newVisitor(browser, installation)
    await page.goto(`${address}de/search.html?q=Doppelzimmer`)
    await expectResults(page, { typed: 'Doppelzimmer', found: '/de/Rooms/' })
    await page.goto(`${address}de/`)
    await begin(page)
    await page.locator('.navbar-search > summary').click()
    await page.getByRole('searchbox').fill('Fruehstueck')
    await expect(page.locator('.navbar-search').getByRole('listitem').first()).toBeVisible()
    await expectAskedOnce(page, `${address}de/`)
    const plain = await withoutScript(browser, `${address}de/search.html?q=Doppelzimmer`)
    await expect(plain.locator('main noscript p')).toContainText('Die Suche braucht hier JavaScript')
    await expect(plain.locator('main').getByRole('link').first()).toHaveAttribute('href', /^\/de\//)
  } finally {
    server.close()
  }
})
