import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, expect, test } from '@playwright/test'
import { ask } from './asking.ts'
import { BROWSER } from './browser.ts'
import { typeOver } from './editor.ts'
import { enterBy } from './entering.ts'
import { type Installation, startInstallation } from './installation.ts'
import { findFreePorts, followed } from './reached.ts'

const root = join(import.meta.dirname, '..')
const [start, link, wider] = followed('lan.md').commands
const PORTS_TAKEN = 21

/** Does what the page says, with another number for the machine and other ports. */
async function startAt(host: string, dataDir?: string) {
  const port = await findFreePorts(PORTS_TAKEN)
  const env = { APP_URL: (start?.settings.APP_URL ?? '').replace('192.168.1.20:3000', `${host}:${port}`) }
  // This machine alone has names for sites, unless ports are asked for.
  const own = host.startsWith('127.') ? { SITE_PORTS: `${port + 1}-${port + 20}` } : {}
  const installation = await startInstallation({ port, env: { ...env, ...own }, ...(dataDir && { dataDir }) })
  return { installation, port, env, editor: env.APP_URL }
}

/** The command of the page, on the machine itself. */
function ownerLink({ dataDir }: Installation, env: { readonly APP_URL: string }): string {
  const node = join(root, 'node_modules/.bin/node')
  const words = /npm run mimar -- (.+)/.exec(link?.body ?? '')?.[1]?.split(' ') ?? []
  const options = { env: { ...process.env, ...env, DATA_DIR: dataDir }, encoding: 'utf8' } as const
  return /http\S+/.exec(execFileSync(node, [join(root, 'apps/cli/mimar.mjs'), ...words], options))?.[0] ?? ''
}

/** A browser that finds the name at this machine. Pages of such a name that come unencrypted are trusted as little as from a NAS. */
function browserKnowing(name: string): Promise<Browser> {
  const args = ['--no-sandbox', `--host-resolver-rules=MAP ${name} 127.0.0.1`]
  return chromium.launch({ executablePath: BROWSER, args })
}

test('docs/reached/lan.md names settings that work', () => {
  expect(start?.settings).toEqual({ APP_URL: 'http://192.168.1.20:3000' })
  expect(link?.settings).toEqual(start?.settings)
  expect(wider?.settings).toEqual({ ...start?.settings, SITE_PORTS: '8001-8050' })
})

test('[GEN-10] by the number of the machine the editor is at one port and the site at the next, each an origin of its own', async () => {
  const { installation, port, editor } = await startAt('127.0.0.2', mkdtempSync(join(tmpdir(), 'mimar-port-')))
  expect(installation.siteAddress).toBe(`http://127.0.0.2:${port + 1}/`)
  const home = await (await fetch(installation.siteAddress)).text()
  expect(home).toContain(`<link rel="canonical" href="${installation.siteAddress}"`)
  expect((await fetch(`${installation.siteAddress}media/none.webp`)).status).toBe(404)
  expect((await fetch(`${installation.siteAddress}edit/hotel/`)).status).toBe(404)
  expect((await fetch(`${installation.siteAddress}api/v1/session`)).status).toBe(404)
  const nobody = await fetch(`http://127.0.0.2:${port + 5}/`)
  expect([nobody.status, nobody.headers.get('set-cookie')]).toEqual([404, null])
  expect((await fetch(`${editor}/api/v1/session`)).status).toBe(401)
  await installation.stop()
})

test('[GEN-13] unencrypted, by a name of the network, an owner edits, looks at the draft and publishes; the page of a site reaches none of it', async () => {
  const { installation, port, env, editor } = await startAt('nas.lan')
  const browser = await browserKnowing('nas.lan')
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  // Browsers need not have these where a page is trusted as little as this one.
  await context.addInitScript(() => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  const page = await context.newPage()
  await enterBy(page, ownerLink(installation, env))
  const [cookie] = await context.cookies()
  expect([cookie?.name, cookie?.httpOnly]).toEqual([`mimar_session_${port}`, true])
  await page.goto(`${editor}/edit/hotel/?ui=en&lang=en`)
  const without = () => [isSecureContext, typeof crypto.randomUUID, typeof navigator.clipboard]
  expect(await page.evaluate(without)).toEqual([false, 'undefined', 'undefined'])
  const title = page.frameLocator('main iframe').locator('[data-template="Header13"] [data-field="title"]').first()
  await title.click()
  await typeOver(page, 'Seen from the next room')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
  await page.locator('[data-opens="preview"]').click()
  const draft = page.locator('dialog iframe, [role="dialog"] iframe')
  await expect(draft).toHaveAttribute('src', new RegExp(`^http://nas\\.lan:${port + 1}/draft-[a-z2-7]{26}/en/`))
  await expect(draft.contentFrame().getByText('Seen from the next room').first()).toBeVisible()
  await page.keyboard.press('Escape')

  // Two pages of the same host that the cookie comes along from: a site's, and one without any policy.
  const other = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<p>Photos</p>'))
  await new Promise<void>((resolve) => other.listen(0, resolve))
  const visitor = await context.newPage()
  for (const from of [port + 1, (other.address() as AddressInfo).port]) {
    await visitor.goto(`http://nas.lan:${from}/`)
    const reached = await visitor.evaluate(async (api) => {
      const asked = [
        fetch(`${api}/sites`, { credentials: 'include' }),
        fetch(`${api}/sites/hotel/releases`, { method: 'POST', credentials: 'include', mode: 'no-cors', body: '{}' }),
      ]
      const answers = await Promise.allSettled(asked)
      return answers.map((one) => (one.status === 'fulfilled' ? one.value.type : 'refused'))
    }, `${editor}/api/v1`)
    expect([reached, await visitor.evaluate(() => document.cookie)]).toEqual([['refused', 'refused'], ''])
  }
  expect((await ask(port, '/en/', { host: `nas.lan:${port + 1}` })).text).not.toContain('Seen from the next room')
  await page.locator('[data-publish]').click()
  await expect
    .poll(async () => (await visitor.goto(`http://nas.lan:${port + 1}/en/`))?.text())
    .toContain('Seen from the next room')
  await page.locator('[data-opens=settings]').click()
  await page.locator('[data-topic=site]').click()
  await page.locator('[data-opens=address]').click()
  await page.evaluate(() =>
    document.addEventListener('copy', () => {
      document.title = (document.activeElement as HTMLTextAreaElement).value
    }),
  )
  await page.locator('[data-address]').getByRole('button', { name: 'Copy' }).click()
  await expect(page).toHaveTitle(new RegExp(`^http://nas\\.lan:${port + 1}`))
  await expect(page.locator('[data-address]').getByText('Copied', { exact: true })).toBeVisible()
  other.close()
  await browser.close()
  await installation.stop()
})

test('[GEN-10] another machine of the network reads the site (network namespace)', async () => {
  const name = `mimar${process.pid}`
  const ip = (...words: string[]) => spawnSync('ip', words, { encoding: 'utf8' })
  test.skip(ip('netns', 'add', name).status !== 0, 'Needs root and iproute2, for a network of its own')
  const [here, there] = [`m${process.pid}a`, `m${process.pid}b`]
  try {
    ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there, 'netns', name)
    ip('address', 'add', '10.199.7.1/24', 'dev', here)
    ip('link', 'set', here, 'up')
    ip('-n', name, 'address', 'add', '10.199.7.2/24', 'dev', there)
    ip('-n', name, 'link', 'set', there, 'up')
    const { installation, port, editor } = await startAt('10.199.7.1')
    const from = (address: string) =>
      ip(
        'netns',
        'exec',
        name,
        process.execPath,
        '-e',
        `fetch('${address}').then(async (a) => process.stdout.write(a.status + ' ' + ((await a.text()).match(/<html lang="\\w+"/)?.[0] ?? '')))`,
      ).stdout.trim()
    expect(installation.siteAddress).toBe(`http://10.199.7.1:${port + 1}/`)
    expect(from(installation.siteAddress)).toBe('200 <html lang="ar"')
    expect(from(`${editor}/healthz`)).toMatch(/^200/)
    await installation.stop()
    // Whoever tries it out on this machine opens nothing to the network.
    const alone = await startInstallation()
    expect(from(`http://10.199.7.1:${alone.port}/healthz`)).toBe('')
    await alone.stop()
  } finally {
    ip('netns', 'delete', name)
    ip('link', 'delete', here)
  }
})
