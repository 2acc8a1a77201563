import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { openHome } from './owner-home.ts'
import { expectNoFaults } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  test.setTimeout(120_000)
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const card = (page: Page, site: string): Locator => page.locator(`[data-site="${site}"]`)
const told = (page: Page): Locator => page.locator('[data-told]')

/** A site made without the questions. */
async function made(page: Page, wish: object): Promise<{ id: string; address: string }> {
  const answer = await page.request.post(`http://localhost:${installation.port}/api/v1/sites`, { data: wish })
  expect(answer.status(), await answer.text()).toBe(201)
  return answer.json()
}

/** For good: the next test may want the address. */
async function removed(page: Page, ...ids: string[]): Promise<void> {
  const api = `http://localhost:${installation.port}/api/v1`
  for (const id of ids) {
    await page.request.delete(`${api}/sites/${id}`)
    await page.request.delete(`${api}/deleted-sites/${id}`)
  }
}

async function act(page: Page, site: string, name: string): Promise<void> {
  await card(page, site)
    .getByRole('button', { name: /More|المزيد/ })
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

test('[EDIT-2] the list shows each site as it looks, with its state, languages and last change', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/?ui=en', { locale: 'en-GB' })
  await expect(page).toHaveURL(/\/sites$/)
  const hotel = card(page, 'hotel')
  await expect(hotel).toContainText('دار الرمّان')
  await expect(hotel).toContainText('Published')
  await expect(hotel).toContainText('AR EN TR DE FR')
  await expect(hotel).toContainText(/Last change/)
  await expect(hotel.frameLocator('iframe').locator('h1')).toContainText('هنا يستريح الطريق')
  const draft = await made(page, { starter: 'studio', languages: ['en'] })
  await page.reload()
  await expect(card(page, draft.id)).toContainText('Draft')
  await expect(card(page, draft.id).frameLocator('iframe').locator('h1')).toContainText('Every idea begins as a dot')
  await expectNoFaults(page)
  await card(page, draft.id).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/edit/${draft.id}/`))
  // And back, by the menu behind the mark.
  await page.locator('[data-bar] button').first().click()
  await page.getByRole('menuitem', { name: 'All sites' }).click()
  await expect(page).toHaveURL(/\/sites$/)
  await removed(page, draft.id)
  await page.context().close()
})

test('[U46] of many sites the first are there at once; more come when asked for, and any is found by name', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/healthz', { locale: 'en-GB' })
  const all = Array.from({ length: 60 }, (_, at) => ({
    ...{ id: `s${at}`, slug: `place-${at}`, name: at === 57 ? 'فندق الجسر' : `Place ${at}`, unread: at === 50 ? 3 : 0 },
    ...{ revision: 1, publishedRevision: null, publishedAhead: 0, address: `http://place-${at}.localhost/` },
    ...{ languages: ['en'], changedAt: '2026-01-01T00:00:00.000Z', rights: ['read-site', 'handle-messages'] },
  }))
  const asked: string[] = []
  await page.route(/\/api\/v1\/sites\?/, (route) => {
    const query = new URL(route.request().url()).searchParams
    const [q, offset, limit] = [query.get('q') ?? '', Number(query.get('offset')), Number(query.get('limit'))]
    if (q !== '') asked.push(q)
    const found = all.filter(({ name, unread }) => name.includes(q) && (!query.has('unread') || unread > 0))
    const headers = { 'x-total-count': String(found.length) }
    return route.fulfill({ headers, json: found.slice(offset, offset + limit) })
  })
  await page.route(/\/api\/.*\/still/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>A site</p>' }))
  await page.goto(`http://localhost:${installation.port}/sites?ui=en`)
  const cards = page.locator('[data-site]')
  await expect(cards).toHaveCount(24)
  await expect(page.getByText('24 of 60')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(cards).toHaveCount(48)
  await expect(card(page, 's24').getByRole('link')).toBeFocused()
  await page.getByRole('button', { name: 'Show more' }).press('Enter')
  await expect(cards).toHaveCount(60)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await expect(card(page, 's48').getByRole('link')).toBeFocused()
  const search = page.getByRole('searchbox', { name: 'Search your sites' })
  // Typed in one go (debounce), however much the machine has to do.
  await search.evaluate((field: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    for (let end = 1; end <= 5; end += 1) {
      setValue?.call(field, 'الجسر'.slice(0, end))
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    field.focus()
  })
  await expect(cards).toHaveCount(1)
  await expect(card(page, 's57')).toBeVisible()
  await expect(search).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '1 site found' })).toHaveCount(1)
  expect(asked).toEqual(['الجسر'])
  await expectNoFaults(page)
  await search.fill('nowhere')
  await expect(page.getByText('No site has “nowhere” in its name or address')).toBeVisible()
  await search.fill('')
  await expect(cards).toHaveCount(24)
  // What waits unread is told of, wherever it stands in the list.
  await page.getByRole('button', { name: 'Messages' }).click()
  await expect(page.getByRole('menuitem').first()).toContainText('Place 50')
  await page.context().close()
})

test('[U38] a site is duplicated without a question, its configuration exported, and deleted after one that names it', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  const { id } = await made(page, { starter: 'clinic', name: 'Elm Clinic', languages: ['en', 'ar'] })
  await page.reload()
  await act(page, id, 'Duplicate')
  await expect(told(page)).toContainText('“Elm Clinic” was duplicated')
  await expect(card(page, `${id}-2`)).toContainText('Draft')
  await expect(card(page, `${id}-2`).getByRole('link')).toBeFocused()

  const download = page.waitForEvent('download')
  await act(page, id, 'Export…')
  await page.getByRole('link', { name: 'Texts and settings only' }).click()
  const file = await (await download).path()
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ starter: 'clinic', constants: { siteId: id } })

  await act(page, `${id}-2`, 'Delete…')
  const dialog = page.getByRole('dialog', { name: 'Delete “Elm Clinic”?' })
  await expect(dialog).toContainText('You can bring it back for 30 days')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await expect(card(page, `${id}-2`)).toBeVisible()
  await act(page, `${id}-2`, 'Delete…')
  await dialog.getByRole('button', { name: 'Delete site' }).click()
  await expect(told(page)).toContainText('“Elm Clinic” was deleted')
  await expect(card(page, `${id}-2`)).toHaveCount(0)
  const answer = await page.request.get(`http://localhost:${installation.port}/api/v1/sites/${id}-2/document`)
  expect(answer.status()).toBe(404)
  await told(page).getByRole('button', { name: 'Undo' }).click()
  await expect(told(page)).toContainText('“Elm Clinic” is back')
  await expect(card(page, `${id}-2`)).toBeVisible()
  await removed(page, id, `${id}-2`)
  await page.context().close()
})

test('[U46] a file is imported, and one with faults is refused with every fault', async ({ browser }) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  const choose = async (name: string, text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import' }).click()
    await (await choosing).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
  }
  const go = () => page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  await choose('notes.json', 'Dear diary')
  await expect(told(page)).toContainText('notes.json is not a site file')
  const exported = await page.request.get(`http://localhost:${installation.port}/api/v1/sites/hotel/export`)
  const site = await exported.json()
  await choose('broken.json', JSON.stringify({ ...site, theme: { ...site.theme, look: 'WAVY', textSize: 400 } }))
  await go()
  const dialog = page.getByRole('dialog', { name: 'The file has 2 faults' })
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog).toContainText('theme.look')
  await expect(dialog).toContainText('theme.textSize')
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await choose('hotel.json', JSON.stringify(site))
  await go()
  await expect(card(page, 'hotel-2')).toContainText('Draft')
  await removed(page, 'hotel-2')
  await page.context().close()
})

test('[U46] a file with texts that are too long comes in, and what stops a publish is listed with a way to it', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  const exported = await page.request.get(`http://localhost:${installation.port}/api/v1/sites/hotel/export`)
  const site = await exported.json()
  site.pages[0].components[0].data.title = 'بيت بين جبلين '.repeat(40).trim()
  const text = JSON.stringify(site)
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import' }).click()
  await (await choosing).setFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Imported, with 1 thing to fix' })
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await expectNoFaults(page)
  await dialog.getByRole('link', { name: 'Open' }).click()
  await expect(page).toHaveURL(/\/edit\/hotel-2\//)
  await page.locator('[data-publish]').click()
  await expect(page.locator('[data-publish-dialog]')).toBeVisible()
  await removed(page, 'hotel-2')
  await page.context().close()
})

test('[U46] each answer is shown as it will look; who skips gets what stands there', async ({ browser }) => {
  const page = await openHome(browser, installation, '/sites/new?ui=ar', { locale: 'ar' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ما اسم عملك؟')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  // The page beside the questions says the name letter by letter; an address that is taken offers free ones.
  await page.getByLabel('اسم العمل').fill('دار سلمى')
  await expect(page.frameLocator('[title=""]').locator('.navbar').first()).toContainText('دار سلمى', {
    // Its pictures are made when they are first asked for.
    timeout: 90_000,
  })
  const address = page.getByLabel('عنوان الموقع')
  await expect(address).toHaveValue('dar-slma')
  await address.fill('hotel')
  await expect(page.getByText('هذا العنوان مستخدم في موقع آخر.')).toBeVisible()
  await page.getByRole('button', { name: 'استخدم هذا hotel-2' }).click()
  await page.getByLabel('بريدك لاستلام الرسائل').fill('salma@dar')
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page.getByLabel('بريدك لاستلام الرسائل')).toBeFocused()
  await page.getByLabel('بريدك لاستلام الرسائل').fill('salma@dar.example')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ما نوع عملك؟')
  for (const [trade, kind, words] of [
    ['stay', 'hotel', 'بيت يعرف'],
    ['food', 'cafe', 'قهوة على مهل'],
    ['health', 'clinic', 'نصغي أولًا'],
    ['images', 'studio', 'كل فكرة'],
  ] as const) {
    await page.locator(`[data-trade="${trade}"]`).click({ timeout: 30_000 })
    const shown = page.locator(`[data-kind="${kind}"]`).frameLocator('iframe')
    await expect(shown.locator('.header13, .header15').first()).toContainText(words, { timeout: 30_000 })
  }
  // A trade chooses the first of its finished sites.
  await expect(page.locator('[data-kind] input').first()).toBeChecked()
  await expectNoFaults(page)
  await page.locator('[data-kind="studio"]').click()
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page.locator('[data-language] input:checked')).toHaveCount(2)
  // The last language cannot go.
  await page.locator('[data-language="en"]').click()
  await page.locator('[data-language="ar"] input').focus()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-language="ar"]')).toContainText('تبقى لغة واحدة على الأقل')
  await page.locator('[data-language="tr"]').click()
  await page.getByRole('button', { name: /اجعلها الأساسية/ }).click()
  await expect(page.locator('[data-language="tr"]')).toContainText('الأساسية')
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'متابعة' }).click()
  await expect(page.locator('[data-color]')).toHaveCount(4)
  const [ink, sea] = await Promise.all(
    ['own', 'sea'].map((color) =>
      page
        .locator(`[data-color="${color}"]`)
        .frameLocator('iframe')
        .locator('a.button')
        .first()
        .evaluate((element) => {
          // A button may have a line in place of a ground.
          const { backgroundColor, borderTopColor } = getComputedStyle(element)
          return `${backgroundColor} ${borderTopColor}`
        }),
    ),
  )
  expect(ink).not.toBe(sea)
  await page.getByRole('button', { name: 'تخطٍّ' }).click()
  await expect(page).toHaveURL(/\/edit\/hotel-2\//)
  const document = await page.request.get(`http://localhost:${installation.port}/api/v1/sites/hotel-2/document`)
  const { site } = await document.json()
  expect(site.languages.map(({ code }: { code: string }) => code)).toEqual(['tr', 'ar'])
  expect(site.settings).toMatchObject({ name: { tr: 'دار سلمى' }, contactEmail: 'salma@dar.example' })
  await removed(page, 'hotel-2')
  await page.context().close()
})

test('[U46] colours come from a logo, and what is no picture is refused with its name', async ({ browser }) => {
  const page = await openHome(browser, installation, '/sites/new?ui=en', { locale: 'en-GB' })
  await page.getByRole('button', { name: 'I have no name yet' }).click()
  await expect(page.locator('[data-kind="hotel"]')).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const logo = page.getByLabel('Use my logo')
  await logo.setInputFiles({ name: 'song.png', mimeType: 'image/png', buffer: Buffer.from('la la la') })
  await expect(page.getByText('song.png is not a picture')).toBeVisible()
  const red =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#c01030"/></svg>'
  await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(red) })
  await expect(page.locator('[data-color="logo"] input')).toBeChecked()
  await expect(page.locator('[data-color="logo"]')).toContainText('Your logo')
  await page.context().close()
})

test('[U46] the five steps are done when the site says so, stay as small as one likes, and come back', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  const { id } = await made(page, { starter: 'cafe', languages: ['ar', 'en'] })
  await page.goto(`http://localhost:${installation.port}/edit/${id}/?ui=en`)
  const steps = page.locator('[data-checklist="open"]')
  await expect(steps.locator('[data-done]')).toHaveCount(1)
  await expect(steps).toContainText('1 of 5 done')
  await expect(steps.locator('[aria-expanded="true"]')).toHaveCount(1)
  await steps.locator('[data-step="picture"] [aria-expanded]').click()
  await expect(steps.locator('[aria-expanded="true"]')).toHaveText(/Add your first picture/)
  await expectNoFaults(page)
  await steps.getByRole('button', { name: /^Show/ }).click()
  await expect(page.getByRole('toolbar', { name: /Picture/ })).toBeVisible()
  // The steps make room for the tools of the picture.
  await expect(page.locator('[data-checklist="small"]')).toBeVisible()
  await page.reload()
  await page.locator('[data-checklist="small"]').click()
  await steps.getByRole('button', { name: /Close/ }).click()
  await page.reload()
  await expect(page.frameLocator('iframe').locator('[data-section]').first()).toBeVisible()
  await page.locator('[data-bar] button').first().click()
  await expect(page.locator('[data-checklist]')).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'First steps' }).click()
  await expect(steps).toBeVisible()
  await removed(page, id)
  await page.context().close()
})

test('[U46] one more language is written already where the starter has it, and bears the new name', async ({
  browser,
}) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  const { id } = await made(page, { starter: 'cafe', languages: ['en'] })
  await page.goto(`http://localhost:${installation.port}/edit/${id}/?ui=en`)
  const steps = page.locator('[data-checklist="open"]')
  await expect(steps.locator('[data-done]')).toHaveCount(0)
  await steps.getByRole('button', { name: 'Show: Name your café' }).click()
  await expect(page.frameLocator('iframe').locator('[contenteditable]')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Dar Salma')
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-notices]')).toContainText('footer')
  await steps.locator('[data-step="language"] [aria-expanded]').click()
  await steps.getByRole('button', { name: 'Show: One more language' }).click()
  const panel = page.locator('[data-panel="languages"]')
  await panel.getByRole('button', { name: 'Add a language' }).click()
  await panel.getByText('Türkçe').click()
  const canvas = page.frameLocator('iframe')
  await expect(canvas.locator('[data-template="Header15"]')).toContainText('Ağır ağır pişen kahve')
  await expect(canvas.locator('[data-template="Navbar"] [data-field="name"]')).toHaveText('Dar Salma')
  await removed(page, id)
  await page.context().close()
})

test('[U46] on a phone of 360 px nothing is wider than the screen and everything can be hit', async ({ browser }) => {
  const page = await openHome(browser, installation, '/sites?ui=de', { ...PHONE, locale: 'de-DE' })
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button')]
        .filter((element) => element.offsetParent !== null)
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && (box.height < 24 || box.width < 24))
        .map(({ text }) => text),
    )
    expect(small).toEqual([])
  }
  await expect(card(page, 'hotel')).toBeVisible()
  await fits()
  await expectNoFaults(page)
  await page.getByRole('link', { name: 'Neue Website' }).first().tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie heißt Ihr Betrieb?')
  await page.getByLabel('Name des Betriebs').fill('Hotel am großen Granatapfelbaum')
  await expect(page.getByText('Frei. Sie können sie später ändern.')).toBeVisible()
  await fits()
  await expectNoFaults(page)
  await page.getByRole('button', { name: 'Weiter', exact: true }).tap()
  await expect(page.locator('[data-kind="hotel"]')).toBeVisible({ timeout: 30_000 })
  await fits()
  await page.getByRole('button', { name: 'Weiter', exact: true }).tap()
  await fits()
  await page.getByRole('button', { name: 'Weiter', exact: true }).tap()
  await fits()
  await expectNoFaults(page)
  await page.context().close()
})

test('[EDIT-2] what visitors wrote opens from the list, and so do the pictures of a site', async ({ browser }) => {
  const page = await openHome(browser, installation, '/sites?ui=en', { locale: 'en-GB' })
  await expect(card(page, 'hotel')).toBeVisible()
  await page.getByRole('button', { name: 'Messages' }).click()
  await expect(page.locator('[data-inbox]')).toContainText('Nothing here yet')
  await page.getByRole('button', { name: 'Library' }).click()
  await expect(page.getByRole('dialog', { name: 'Library' })).toContainText(/Used in \d+ places/)
  await page.context().close()
})
