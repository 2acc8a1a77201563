import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { BROWSER } from './browser.ts'
import { typeOver } from './editor.ts'
import { enterBy } from './entering.ts'
import { fronts } from './fronts.ts'
import { findFreePort, type Installation, startInstallation } from './installation.ts'
import { followed } from './reached.ts'

const root = join(import.meta.dirname, '..')
const [start, link] = followed('one-domain.md').commands
const [twoDomains] = followed('proxy.md').commands
const EDITOR = 'https://edit.dar.example'

function ownerLink({ dataDir }: Installation): string {
  const words = /npm run mimar -- (.+)/.exec(link?.body ?? '')?.[1]?.split(' ') ?? []
  const options = { env: { ...process.env, ...link?.settings, DATA_DIR: dataDir }, encoding: 'utf8' } as const
  const command = join(root, 'node_modules/.bin/node')
  return /http\S+/.exec(execFileSync(command, [join(root, 'apps/cli/mimar.mjs'), ...words], options))?.[0] ?? ''
}

test('docs/reached/one-domain.md and proxy.md name settings that work', () => {
  const settings = { APP_URL: EDITOR, SITES_DOMAIN: 'dar.example', MAIN_SITE: 'hotel' }
  const behind = { HOST: '127.0.0.1', TRUSTED_PROXIES: 'loopback' }
  expect(start?.settings).toEqual({ ...settings, ...behind })
  expect(link?.settings).toEqual(settings)
  expect(twoDomains?.settings).toEqual({
    ...{ APP_URL: 'https://app.example.com', SITES_DOMAIN: 'example-sites.org' },
    ...behind,
  })
})

for (const [name, startFront] of Object.entries(fronts)) {
  test(`[GEN-10] [GEN-13] behind ${name}, on one domain, an owner edits and publishes, and a page of a neighbour reaches nothing`, async () => {
    const port = await findFreePort()
    const installation = await startInstallation({ port, env: start?.settings ?? {} })
    expect(installation.siteAddress).toBe('https://dar.example/')
    const before = await startFront(port)
    const names = `--host-resolver-rules=MAP * 127.0.0.1:${before.port}`
    const args = ['--no-sandbox', '--ignore-certificate-errors', names]
    const browser = await chromium.launch({ executablePath: BROWSER, args })
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ignoreHTTPSErrors: true })
    const page = await context.newPage()
    await enterBy(page, ownerLink(installation))
    await editAndLook(page)
    await expectNeighboursKeptOut(context)
    const visitor = await context.newPage()
    await visitor.goto('https://dar.example/en/')
    await expect(visitor.getByText('On one domain')).toHaveCount(0)
    await page.locator('[data-publish]').click()
    await expect
      .poll(async () => (await visitor.goto('https://www.dar.example/en/?utm_source=card'))?.text())
      .toContain('On one domain')
    expect(visitor.url()).toBe('https://dar.example/en/?utm_source=card')
    await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', 'https://dar.example/en/')
    await browser.close()
    before.stop()
    await installation.stop()
  })
}

/** The text is stored, and the draft stands below a path of its site. */
async function editAndLook(page: Page): Promise<void> {
  const [cookie] = await page.context().cookies(EDITOR)
  expect(cookie).toMatchObject({
    name: '__Host-mimar_session',
    domain: 'edit.dar.example',
    secure: true,
    httpOnly: true,
  })
  await page.goto(`${EDITOR}/edit/hotel/?ui=en&lang=en`)
  const title = page.frameLocator('main iframe').locator('[data-template="Header13"] [data-field="title"]').first()
  await title.click()
  await typeOver(page, 'On one domain')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
  await page.locator('[data-opens="preview"]').click()
  const draft = page.locator('dialog iframe, [role="dialog"] iframe')
  await expect(draft).toHaveAttribute('src', /^https:\/\/dar\.example\/draft-[a-z2-7]{26}\/en\//)
  await expect(draft.contentFrame().getByText('On one domain').first()).toBeVisible()
  await page.keyboard.press('Escape')
}

/** A page on the domain without any policy of ours: as if a script of others ran on a site. */
async function expectNeighboursKeptOut(context: BrowserContext): Promise<void> {
  const neighbour = await context.newPage()
  await neighbour.route('https://cafe.dar.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Café</title>' }),
  )
  await neighbour.goto('https://cafe.dar.example/')
  const sent = neighbour.waitForRequest((request) => request.method() === 'POST')
  const reached = await neighbour.evaluate(async (editor) => {
    for (const name of ['__Host-mimar_session', 'mimar_session']) {
      // biome-ignore lint/suspicious/noDocumentCookie: this is the attack.
      document.cookie = `${name}=planted; Domain=dar.example; Path=/; Secure`
    }
    const credentials = 'include' as const
    const asked = [
      fetch(`${editor}/api/v1/sites`, { credentials }),
      fetch(`${editor}/api/v1/sites`, { credentials, mode: 'no-cors' }),
      fetch(`${editor}/api/v1/sites/hotel/releases`, { method: 'POST', body: '{}', credentials, mode: 'no-cors' }),
    ]
    const answers = await Promise.allSettled(asked)
    return { answers: answers.map(({ status }) => status), cookies: document.cookie }
  }, EDITOR)
  // The browser gives nothing away, and its own prefix keeps the planted cookie out.
  expect(reached).toEqual({ answers: ['rejected', 'rejected', 'rejected'], cookies: 'mimar_session=planted' })
  // The session did go along: what was refused, the server refused.
  expect((await (await sent).allHeaders()).cookie).toContain('__Host-mimar_session=')
  await neighbour.goto(`${EDITOR}/sites`)
  expect(new URL(neighbour.url()).pathname).toBe('/sites')
  await expect(neighbour.locator('a[href="/edit/hotel/"]').first()).toBeVisible()
}
