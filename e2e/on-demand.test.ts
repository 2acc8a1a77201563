import { mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { chromium, expect, type Page, test } from '@playwright/test'
import { startNameServer } from '../apps/server/src/testing/name-server.ts'
import { freePorts, startAuthority } from '../apps/server/src/testing/pebble.ts'
import { BROWSER } from './browser.ts'
import { enterBy } from './entering.ts'
import { caddyOnDemand } from './fronts.ts'
import { findFreePort, type Installation, startInstallation } from './installation.ts'
import { ownerLink } from './owner-link.ts'

const EDITOR = 'https://app.example.com'
const HERE = '127.0.0.1'
const DOMAIN = 'cafe-lawz.example'
const SETTINGS = {
  ...{ APP_URL: EDITOR, SITES_DOMAIN: 'example-sites.org', HOST: '127.0.0.1', TRUSTED_PROXIES: 'loopback' },
  PUBLIC_IPS: HERE,
}

test('behind Caddy with deploy/own-domains.Caddyfile an owner connects a domain, and its first visitor has a padlock; strangers have none', async () => {
  test.setTimeout(120_000)
  const [tlsPort = 0] = await freePorts(1)
  const authority = await startAuthority({ tlsPort })
  for (const name of ['app.example.com', 'hotel.example-sites.org', DOMAIN, `www.${DOMAIN}`, 'strange.example'])
    await authority.setAddress(name, '127.0.0.1')
  const dns = await startNameServer()
  const port = await findFreePort()
  const env = { ...SETTINGS, DNS_SERVERS: dns.address }
  const installation = await startInstallation({ port, env })
  const { directory, httpPort } = authority
  const front = await caddyOnDemand(port, { directory, httpPort, tlsPort, ca: fileOf(authority.ca) })
  const at = (host: string, path: string) => answerAt(tlsPort, host, path, authority.root)

  // Nobody has proved it yet, whoever comes by it.
  expect(await at(DOMAIN, '/en/')).toBe('no padlock')
  const page = await openDomainPage(installation, env, tlsPort)
  await connect(page, dns)
  expect(await at(DOMAIN, '/en/')).toBe(`200 ${DOMAIN}`)
  expect(await at(`www.${DOMAIN}`, '/en/?a=b')).toBe(`308 https://${DOMAIN}/en/?a=b`)
  expect(await at('hotel.example-sites.org', '/en/')).toBe(`308 https://${DOMAIN}/en/`)
  expect(await at('strange.example', '/')).toBe('no padlock')
  expect(new Set(authority.ordered)).toEqual(
    new Set(['app.example.com', DOMAIN, `www.${DOMAIN}`, 'hotel.example-sites.org']),
  )
  await page.context().browser()?.close()
  front.stop()
  await installation.stop()
  await authority.stop()
  dns.stop()
})

function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'mimar-authority-')), 'ca.pem')
  writeFileSync(file, text)
  return file
}

async function openDomainPage(installation: Installation, env: Record<string, string>, tlsPort: number): Promise<Page> {
  const names = `--host-resolver-rules=MAP * 127.0.0.1:${tlsPort}`
  // The browser does not know the authority of the test; who asks below does.
  const args = ['--no-sandbox', '--ignore-certificate-errors', names]
  const browser = await chromium.launch({ executablePath: BROWSER, args })
  const page = await (await browser.newContext({ ignoreHTTPSErrors: true, locale: 'en-GB' })).newPage()
  await enterBy(page, await ownerLink(installation, env))
  await page.goto(`${EDITOR}/sites/hotel/domain?ui=en`)
  return page
}

async function connect(page: Page, dns: Awaited<ReturnType<typeof startNameServer>>): Promise<void> {
  await page.getByRole('textbox', { name: 'Domain' }).fill(DOMAIN)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await page.getByRole('button', { name: 'Continue' }).click()
  const wanted = (kind: string) =>
    page.locator(`[data-record^="${kind} "]`).getByLabel('Value', { exact: true }).inputValue()
  dns.set('TXT', `_mimar.${DOMAIN}`, await wanted('TXT'))
  dns.set('A', DOMAIN, await wanted('A'))
  dns.set('CNAME', `www.${DOMAIN}`, await wanted('CNAME'))
  const check = page.getByRole('button', { name: 'Check now' })
  await expect(async () => {
    if (await check.isVisible()) await check.click({ timeout: 500 })
    await expect(page.getByRole('heading', { name: /is connected/ })).toBeVisible({ timeout: 500 })
  }).toPass()
}

/** What a visitor gets who trusts that authority alone: the status, with where it leads, or whom the certificate names. */
function answerAt(port: number, host: string, path: string, ca: string): Promise<string> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, servername: host, path, ca, headers: { host }, agent: false as const }
    const asked = request(options, (answer) => {
      const { subjectaltname = '' } = (answer.socket as TLSSocket).getPeerCertificate()
      answer.resume()
      resolve(`${answer.statusCode} ${answer.headers.location ?? subjectaltname.replace('DNS:', '')}`)
    })
    asked.on('error', () => resolve('no padlock')).end()
  })
}
