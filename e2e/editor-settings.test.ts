import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { closeEditors, type OpenEditor, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { file } from './pictures-in-editor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation({ env: { PRIVATE_WEBHOOKS: 'on' } })
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const dialogOf = (page: Page) => page.getByRole('dialog')

async function openSettings({ page }: OpenEditor, topic: string): Promise<Locator> {
  await page.locator('[data-opens=settings]').click()
  const dialog = dialogOf(page)
  await dialog.locator(`[data-topic=${topic}]`).click()
  await expect(dialog.locator(`[data-topic=${topic}]`)).toHaveAttribute('aria-current', 'page')
  return dialog
}

async function publish({ page, publish: button, save }: OpenEditor): Promise<void> {
  if (await dialogOf(page).count()) await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(save).toHaveAttribute('data-save', 'saved')
  await page.evaluate(() =>
    fetch('/api/v1/sites/hotel/releases', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    }),
  )
  await expect(button).toBeVisible()
}

test('[SCRIPT-3] [GEN-15] an id in a wrong form is refused under its field with a proposal, and nothing changes', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, published } = editor
  const dialog = await openSettings(editor, 'tracking')
  const field = dialog.getByLabel('Google tag')
  await field.fill('ab12cd34ef')
  await field.blur()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('alert')).toContainText('A Google tag looks like G-AB12CD34EF.')
  await expect(page.locator('[data-act=undo]')).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: 'Try G-AB12CD34EF' }).click()
  await expect(field).toHaveValue('G-AB12CD34EF')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await publish(editor)
  const [, widget = ''] = /data-island="scripts" data-late="\/([^"]+)"/.exec(await published('en/')) ?? []
  expect((await published(widget)).includes('G-AB12CD34EF')).toBe(true)
})

test('[COOKIE-1] [COOKIE-2] [COOKIE-3] the banner is chosen and worded, and pre-ticked choices are warned of', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page } = editor
  const dialog = await openSettings(editor, 'cookies')
  await expect(dialog.getByText('Choices ticked in advance are not valid consent in the EU.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Start with all off' }).click()
  await expect(dialog.getByText('Choices ticked in advance')).toHaveCount(0)
  await expect(dialog.getByRole('switch', { name: /Ticked at first/ })).not.toBeChecked()
  await dialog.getByLabel('Notice', { exact: true }).fill('May we count our guests?')
  await dialog.getByLabel('Decline button', { exact: true }).fill('Rather not')
  await publish(editor)
  const stored = await page.evaluate(() => fetch('/api/v1/sites/hotel/document').then((answer) => answer.json()))
  const { gdprConsent } = stored.site.settings
  expect(gdprConsent.consentText.en).toBe('May we count our guests?')
  expect(gdprConsent.declineBtn.name.en).toBe('Rather not')
  expect(gdprConsent.settings.startsOff).toBe(true)
  const again = await openSettings(editor, 'cookies')
  await again.getByRole('radio', { name: /No banner/ }).check()
  await page.keyboard.press('Control+KeyZ')
  await expect(again.getByRole('radio', { name: /Ask with choices/ })).toBeChecked()
})

test('[U27] [U36] one visit of a field is one step back, whatever was stored meanwhile', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, save } = editor
  const dialog = await openSettings(editor, 'site')
  const name = dialog.getByLabel('Name of the site')
  const before = await name.inputValue()
  await name.click()
  await page.keyboard.press('End')
  await page.keyboard.type(' Inn')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await expect(page.locator('[data-act=undo]')).toHaveAttribute('aria-label', 'Undo: settings')
  await page.keyboard.type(' and Garden')
  await page.keyboard.press('Control+KeyZ')
  await expect(name).toHaveValue(before)
  await page.keyboard.press('Control+Shift+KeyZ')
  await expect(name).toHaveValue(`${before} Inn and Garden`)
  await page.keyboard.press('Control+KeyZ')
  await expect(name).toHaveValue(before)
})

test('[MSG-1] messengers are switched, ordered and corrected; the name with spaces gets a proposal', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=ar', ui: 'ar' })
  const { page, published } = editor
  const dialog = await openSettings(editor, 'messengers')
  const telegram = dialog.locator('[data-messenger=telegram]')
  const field = telegram.getByRole('textbox')
  await field.fill('bawaba hotel')
  await field.blur()
  await expect(telegram.getByRole('alert')).toContainText('لا مسافات في اسم تيليغرام.')
  await telegram.getByRole('button', { name: /bawaba_hotel/ }).click()
  await expect(telegram.getByRole('switch')).toBeChecked()
  // Numbers and names stay left-to-right in the Arabic editor (U26).
  await expect(field).toHaveAttribute('dir', 'ltr')
  await dialog.locator('[data-messenger=telegram]').getByRole('button', { name: 'نقل إلى أعلى: Telegram' }).click()
  await expect(dialog.locator('[data-messenger]').nth(1)).toHaveAttribute('data-messenger', 'telegram')
  await dialog.locator('[data-messenger=facebook]').getByRole('switch').uncheck()
  const number = dialog.locator('[data-messenger=whatsapp]').getByRole('textbox')
  await number.fill('+963 21 555 0190')
  await publish(editor)
  await page.reload()
  const stored = await page.evaluate(() => fetch('/api/v1/sites/hotel/document').then((answer) => answer.json()))
  const list = stored.site.settings.messengers.map((one: { name: string; value: string; isActive: boolean }) => [
    ...[one.name, one.value, one.isActive],
  ])
  expect(list).toContainEqual(['telegram', 'bawaba_hotel', true])
  expect(list).toContainEqual(['whatsapp', '+963215550190', true])
  expect(list.find(([name]: string[]) => name === 'facebook')[2]).toBe(false)
  expect((await published('')).includes('https://m.me/')).toBe(false)
})

test('[SEC-20] events are added, worded in each language, ordered and removed', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page } = editor
  const dialog = await openSettings(editor, 'events')
  const events = dialog.locator('[data-event]')
  const count = await events.count()
  await dialog.getByRole('button', { name: 'Add an event' }).click()
  await expect(events).toHaveCount(count + 1)
  const added = events.last()
  await added.getByLabel('Name', { exact: true }).fill('Harvest evening')
  await added.getByLabel('Date and time').fill('2027-10-15T19:30')
  await dialog.getByLabel('Texts in').selectOption('tr')
  await added.getByLabel('Name', { exact: true }).fill('Hasat akşamı')
  await added.getByRole('button', { name: /^Move up/ }).click()
  await expect(events.nth(count - 1)).toContainText('Hasat akşamı')
  await events
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(events).toHaveCount(count)
  await page.keyboard.press('Control+KeyZ')
  await expect(events).toHaveCount(count + 1)
})

test('[VIS-1] [REPORT-1] [GEN-15] the scroll button goes, the disclaimer is worded, the favicon is chosen', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { published } = editor
  expect((await published('en/')).includes('round scroll-top')).toBe(true)
  const dialog = await openSettings(editor, 'site')
  await dialog.getByRole('switch', { name: /Button back to the top/ }).uncheck()
  await dialog.getByLabel('Text in the bottom bar').fill('A house of guests.')
  await dialog.getByRole('button', { name: 'Icon in the browser tab: Choose a picture' }).click()
  await dialog.getByRole('group', { name: 'Icon in the browser tab' }).getByRole('button').nth(2).click()
  await publish(editor)
  const page = await published('en/')
  expect(page.includes('round scroll-top')).toBe(false)
  expect(page.includes('A house of guests.')).toBe(true)
})

test('enquiries are forwarded to a program, signed with the secret that is shown', async ({ browser }) => {
  const calls: { headers: NodeJS.Dict<string | string[]>; body: string }[] = []
  const sink = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve))
  const { port } = sink.address() as { port: number }
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page } = editor
  const dialog = await openSettings(editor, 'enquiries')
  const address = dialog.getByLabel('Webhook', { exact: true })
  await address.fill('ftp://example.com')
  await address.blur()
  await expect(dialog.getByRole('alert')).toContainText('A webhook has an https address.')
  await address.fill(`http://127.0.0.1:${port}/hook`)
  await address.blur()
  await dialog.getByRole('button', { name: 'Show', exact: true }).click()
  const secret = (await dialog.locator('[data-secret]').textContent()) ?? ''
  expect(secret).toMatch(/^whsec_/)
  const contact = `http://127.0.0.1:${installation.port}/api/v1/sites/form/contact/hotel/`
  const host = new URL(installation.siteAddress).host
  const facts = await page.evaluate(() => fetch('/api/v1/sites/hotel/document').then((answer) => answer.json()))
  const answer = await page.request.post(contact, {
    headers: { host },
    data: { name: 'Salma', email: 's@example.com', message: 'A room?', siteHash: facts.site.constants.siteHash },
  })
  expect(answer.status()).toBe(204)
  await expect.poll(() => calls.length).toBe(1)
  sink.close()
  const [{ headers, body } = { headers: {}, body: '' }] = calls
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
})

test('[GEN-15] a mailbox that nobody has confirmed says so, and its mail can be sent again', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page } = editor
  const stored = await page.evaluate(() => fetch('/api/v1/sites/hotel/document').then((answer) => answer.json()))
  const email: string = stored.site.settings.contactEmail
  let mails = 0
  await page.route(/\/sites\/hotel\/mailbox(\?|$)/, (route) => route.fulfill({ json: { email, state: 'waiting' } }))
  await page.route(/\/hotel\/mailbox\/mails/, (route) => {
    mails += 1
    if (mails === 1) return route.fulfill({ json: { email, state: 'waiting' } })
    return route.fulfill({ status: 429, json: { status: 429, message: 'Wait.', code: 'rate-limited' } })
  })
  const dialog = await openSettings(editor, 'enquiries')
  const box = dialog.locator('[data-mailbox="waiting"]')
  await expect(box).toContainText('Not confirmed yet')
  await expect(box).toContainText(email)
  const again = box.getByRole('button', { name: 'Send the mail again' })
  await again.click()
  await expect(box).toContainText('The mail is on its way.')
  await expect(again).toBeFocused()
  await again.click()
  await expect(box).toContainText('Three mails went there within an hour.')
  await expect(box).not.toContainText('on its way')
  expect(await axeFaults(page, { include: ['dialog'] })).toEqual([])
})

for (const { ui, viewport, scheme } of [
  { ui: 'en', viewport: { width: 1440, height: 900 }, scheme: 'light' },
  { ui: 'ar', viewport: { width: 360, height: 740 }, scheme: 'dark' },
] as const) {
  test(`every topic can be read, reached and used (${ui}, ${viewport.width} px)`, async ({ browser }) => {
    const editor = await openEditor(browser, installation, { at: '/?lang=ar', ui, viewport, colorScheme: scheme })
    const { page } = editor
    const dialog = await openSettings(editor, 'site')
    for (const topic of await dialog.locator('[data-topic]').all()) {
      await topic.click()
      const found = await axeFaults(page, { include: ['dialog'] })
      expect(found, (await topic.getAttribute('data-topic')) ?? '').toEqual([])
      const overflow = await dialog.evaluate((element) => {
        const wide = [...element.querySelectorAll<HTMLElement>('section, section *')].filter(
          (one) =>
            one.scrollWidth > one.clientWidth + 1 &&
            getComputedStyle(one).overflowX !== 'visible' &&
            !one.matches('input, .only-heard'),
        )
        return wide.map(({ className }) => className)
      })
      expect(overflow).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('[data-opens=settings]')).toBeFocused()
  })
}

test('[GEN-15] [EDIT-10] a sharing picture comes from this device, stands beside links, and goes by one undo', async ({
  browser,
}) => {
  const opened = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, save, published } = opened
  const beside = async () => new URL(/og:image" content="([^"]*)"/.exec(await published())?.[1] ?? '').pathname
  const before = await beside()
  const dialog = await openSettings(opened, 'sharing')
  const shown = dialog.locator('img').first()
  const pictureBefore = await shown.getAttribute('src')
  await dialog.getByRole('button', { name: 'Sharing picture: Choose a picture' }).click()
  await dialog.locator('input[type=file]').setInputFiles(file('terrace.png', 120))
  await expect(shown).not.toHaveAttribute('src', pictureBefore!)
  await publish(opened)
  expect(await beside()).not.toBe(before)
  expect(await published()).toContain('<meta property="og:image:width" content="1344">')
  expect((await published((await beside()).slice(1))).length).toBeGreaterThan(1_000)
  await page.locator('[data-act="undo"]').click()
  await expect(save).toHaveAttribute('data-save', 'saved')
  await publish(opened)
  expect(await beside()).toBe(before)
})
