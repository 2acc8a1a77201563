// The whole way of who begins: first start, passkey, a domain of one's own, a backup, a device signed out.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { startNameServer } from '../apps/server/src/testing/name-server.ts'
import { type Installation, startInstallation } from './installation.ts'
import { DESK, expectNoFaults, PHONE } from './visitor.ts'

const HERE = '198.51.100.24'
const SITE = 'cafe-lawz.example'

/** What an owner reads and presses on this way; names are isolated where the direction of writing is another. */
const SAID = {
  en: {
    begin: 'Set up Mimar',
    name: 'Your name',
    mail: 'E-mail',
    makePasskey: 'Create passkey and continue',
    keepCodes: 'Keep these recovery codes',
    goOn: 'Continue',
    sites: 'Your sites',
    account: 'Account',
    signOut: 'Sign out',
    byPasskey: 'Sign in with a passkey',
    otherWay: 'Another way in',
    more: /^More/,
    ownDomain: 'Own domain',
    check: 'Check now',
    connected: /cafe-lawz\.example.? is connected/,
    host: 'Run this installation',
    backups: 'Backups',
    backUp: 'Back up now',
    proven: /^Last proven backup: today/,
    equal: 'Restored and equal',
    devices: 'Devices',
    signOutThere: /^Sign out of .?Safari on iPhone.?$/,
  },
  ar: {
    begin: 'إعداد معمار',
    name: 'اسمك',
    mail: 'البريد الإلكتروني',
    makePasskey: 'إنشاء مفتاح مرور والمتابعة',
    keepCodes: 'احتفظ برموز الاسترداد هذه',
    goOn: 'متابعة',
    sites: 'مواقعك',
    account: 'الحساب',
    signOut: 'تسجيل الخروج',
    byPasskey: 'الدخول بمفتاح مرور',
    otherWay: 'طريقة أخرى للدخول',
    more: /^المزيد/,
    ownDomain: 'نطاق خاص',
    check: 'فحص الآن',
    connected: /cafe-lawz\.example.? متصل/,
    host: 'إدارة النظام',
    backups: 'النسخ الاحتياطية',
    backUp: 'أنشئ نسخة الآن',
    proven: /^آخر نسخة مُثبتة: اليوم/,
    equal: 'استُعيدت ومطابقة',
    devices: 'الأجهزة',
    signOutThere: /^تسجيل الخروج من .*Safari.? على .?iPhone/,
  },
} as const

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

let installation: Installation
let dns: Awaited<ReturnType<typeof startNameServer>>

test.beforeEach(async () => {
  dns = await startNameServer()
  const BACKUP_TO = join(mkdtempSync(join(tmpdir(), 'mimar-backups-')), 'here')
  installation = await startInstallation({ env: { BACKUP_TO, PUBLIC_IPS: HERE, DNS_SERVERS: dns.address } })
})
test.afterEach(async () => {
  await installation.stop()
  dns.stop()
})

/** An owner on their way: where they are, what they read there, and whether they press with a finger. */
interface Owner {
  readonly page: Page
  readonly said: (typeof SAID)[keyof typeof SAID]
  readonly browser: Browser
  readonly language: keyof typeof SAID
  readonly isPhone: boolean
}

async function arrive(browser: Browser, language: keyof typeof SAID, how: BrowserContextOptions): Promise<Owner> {
  const page = await (await browser.newContext({ ...how, locale: language })).newPage()
  page.on('pageerror', (error) => expect(error.message, 'no script fails').toBe(''))
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  // The finger lies there all the time: the browser's own list would be answered before anybody presses.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  return { page, said: SAID[language], browser, language, isPhone: how === PHONE }
}

/** Nothing a machine can find is wrong with the page as it stands, and none of it lies beside the window. */
async function stopAt({ page, language, isPhone }: Owner, name: string): Promise<void> {
  // What is still on its way has no title yet.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expectNoFaults(page)
  const [wide, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(wide, name).toBeLessThanOrEqual(window)
  if (!process.env.PICTURES) return
  const path = `test-results/owners-way/${language}-${isPhone ? 390 : 1440}-${name}.png`
  await page.screenshot({ path, fullPage: true })
}

/** Presses what is called that, as one does there; what cannot be pressed fails. */
async function press(owner: Owner, role: 'button' | 'link' | 'menuitem', name: string | RegExp): Promise<void> {
  // What leads out of the account is named with whose it is.
  const one = owner.page.getByRole(role, { name, exact: role !== 'menuitem' }).first()
  await (owner.isPhone ? one.tap({ timeout: 15_000 }) : one.click({ timeout: 15_000 }))
}

/** Who they are, a passkey, and the codes; answers the first of them. */
async function begin(owner: Owner): Promise<string> {
  const { page, said } = owner
  await page.goto(`http://localhost:${installation.port}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.begin)
  await stopAt(owner, '1-first-start')
  await page.getByLabel(said.name).fill('Lina Haddad')
  await page.getByLabel(said.mail).fill('lina@cafe-lawz.example')
  await press(owner, 'button', said.makePasskey)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.keepCodes)
  await stopAt(owner, '2-codes')
  const code = (await page.getByRole('listitem').first().textContent()) ?? ''
  await page.getByRole('checkbox').check()
  await press(owner, 'button', said.goOn)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.sites)
  await stopAt(owner, '3-sites')
  return code
}

async function goOutAndIn(owner: Owner): Promise<void> {
  const { page, said } = owner
  await press(owner, 'button', said.account)
  await stopAt(owner, '4-menu')
  await press(owner, 'menuitem', said.signOut)
  await expect(page.getByRole('button', { name: said.byPasskey })).toBeVisible()
  await stopAt(owner, '5-out')
  await press(owner, 'button', said.byPasskey)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.sites)
}

async function connectDomain(owner: Owner): Promise<void> {
  const { page, said } = owner
  const record = (kind: string) => page.locator(`[data-record^="${kind} "]`).first()
  await press(owner, 'button', said.more)
  await press(owner, 'menuitem', said.ownDomain)
  await page.getByRole('textbox').fill(SITE)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await stopAt(owner, '6-domain')
  await page.getByRole('textbox').press('Enter')
  const proof = await record('TXT').locator('input').last().inputValue()
  await stopAt(owner, '7-records')
  dns.set('TXT', `_mimar.${SITE}`, proof)
  dns.set('A', SITE, HERE)
  dns.set('A', `www.${SITE}`, HERE)
  const connected = page.getByRole('heading', { name: said.connected })
  await expect(async () => {
    // What was heard a moment ago is not asked for again; once it is connected there is nothing left to check.
    if (!(await connected.isVisible())) await press(owner, 'button', said.check)
    await expect(connected).toBeVisible({ timeout: 500 })
  }).toPass()
  await stopAt(owner, '8-connected')
}

async function backUp(owner: Owner): Promise<void> {
  const { page, said } = owner
  await page.goto(`http://localhost:${installation.port}/sites`)
  await press(owner, 'button', said.account)
  await press(owner, 'menuitem', said.host)
  await press(owner, 'link', said.backups)
  await stopAt(owner, '9-backups')
  await press(owner, 'button', said.backUp)
  await expect(page.getByRole('heading', { name: said.proven })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(said.equal, { exact: true })).toBeVisible()
  await stopAt(owner, '10-proven')
}

/** A phone comes in with a code from paper, and is put out by name. */
async function endPhone(owner: Owner, code: string): Promise<void> {
  const { page, said, browser } = owner
  const phone = await (await browser.newContext({ ...PHONE, userAgent: IPHONE, locale: owner.language })).newPage()
  await phone.goto(`http://localhost:${installation.port}/sites`)
  await phone.getByText(said.otherWay).tap()
  await phone.locator('#code').fill(code)
  await phone.locator('#code').press('Enter')
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(said.sites)
  await page.goto(`http://localhost:${installation.port}/account`)
  const devices = page.getByRole('region', { name: said.devices })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await stopAt(owner, '11-devices')
  await press(owner, 'button', said.signOutThere)
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await expect(devices.getByRole('heading')).toBeFocused()
  await stopAt(owner, '12-ended')
  await phone.reload()
  await expect(phone.getByRole('heading', { level: 1 })).not.toHaveText(said.sites)
  await phone.context().close()
}

for (const [where, language, how] of [
  ['at a desk in English', 'en', DESK],
  ['at a desk in Arabic', 'ar', DESK],
  ['on a phone in English', 'en', PHONE],
  ['on a phone in Arabic', 'ar', PHONE],
] as const) {
  test(`an owner begins with a passkey, connects a domain, has a backup proven and ends a device, ${where}`, async ({
    browser,
  }) => {
    const owner = await arrive(browser, language, how)
    const code = await begin(owner)
    await goOutAndIn(owner)
    await connectDomain(owner)
    await backUp(owner)
    await endPhone(owner, code)
    await owner.page.context().close()
  })
}
