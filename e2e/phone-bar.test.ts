import { expect, type Locator, test } from '@playwright/test'
import { banner, press, visit } from './consent.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { ownerLink } from './owner-link.ts'
import { addWithOptions } from './sections-in-editor.ts'
import { closeAll, expectNoFaults, PHONE } from './visitor.ts'

let installation: Installation
const texts = (text: string) => ({ ar: text, en: text, tr: text, de: text, fr: text })
const CATEGORIES: { readonly [template: string]: string } = { PhoneBar: 'cta', PlainHeader: 'header' }
const said = (id: string, template: string, content: object) => ({
  ...{ id, template, category: CATEGORIES[template] ?? 'contact', label: '', thumbnail: '' },
  ...{ isUnique: template === 'PhoneBar', isHidden: false, hiddenOn: [], colorMode: null, orientation: null },
  ...{ eventId: '', validation: {}, content, extras: {}, dataExtras: {} },
})

test.beforeAll(async () => {
  installation = await startInstallation()
  const owner = await ownerOf(installation)
  const way = (id: string, text: string, buttonUrl: string) => ({ id, buttonText: texts(text), buttonUrl })
  const head = said('head', 'PlainHeader', { title: texts('Thumb') })
  const bar = said('thumb', 'PhoneBar', {
    ways: [way('a', 'اتصال', 'tel:+963112345678'), way('b', 'احجزوا', '/Contact_us')],
  })
  const page = {
    ...{ id: 'thumb', path: '/Thumb', meta: { title: texts('Thumb'), keywords: {}, description: {} } },
    ...{ sections: [head, bar], header: null, footer: null, extras: {} },
  }
  // As in the sites to begin with: one for all pages, beside their footer.
  type WithFooter = { readonly site: { readonly footer: readonly { readonly id: string }[] } }
  const { site } = await owner.ask<WithFooter>('/sites/hotel/document')
  const footer = [...site.footer.map((one) => ({ ...one, id: `${one.id}-below` })), { ...bar, id: 'thumb2' }]
  const below = { ...page, id: 'below', path: '/Below', sections: [{ ...head, id: 'head2' }], footer }
  await owner.apply([
    { do: 'insert-page', after: null, page },
    { do: 'insert-page', after: null, page: below },
  ])
})
test.afterEach(async ({ browser }) => {
  await closeEditors()
  await closeAll({ browser })
})
test.afterAll(() => installation.stop())

/** Whether two things that are both seen on a page share any point. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of the two is not seen.')
  // Borders that touch do not cover.
  const within = (start: number, length: number, from: number, size: number) =>
    start + 1 < from + size && from + 1 < start + length
  return within(a.x, a.width, b.x, b.width) && within(a.y, a.height, b.y, b.height)
}

for (const path of ['Thumb/', 'de/Thumb/', 'Below/']) {
  test(`[SEC-32] [COOKIE-2] at 390 px the question of consent and the phone bar never cover each other, at /${path}`, async ({
    browser,
  }) => {
    const page = await visit(browser, installation, path, PHONE)
    const bar = page.locator('.phone-bar')
    await expect(banner(page)).toBeVisible()
    await expect(bar).toBeHidden()
    await expectNoFaults(page)
    await press(page, 'decline')
    await expect(bar).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await expect(bar).toHaveCSS('position', 'fixed')
    const { y, height } = (await bar.boundingBox())!
    expect(Math.round(y + height)).toBe(844)
    const floating = await page.locator('.floating-buttons > *:visible, .report-bar:visible').all()
    expect(floating).not.toEqual([])
    for (const one of floating) expect(await overlap(one, bar)).toBe(false)
    await expectNoFaults(page)
    // Who changes their mind asks by a link of the page, and gets the whole popup above the bar.
    const opener = page.locator('[data-cookies]').first()
    await opener.click()
    const confirm = page.locator('[data-choice="confirm"]')
    await expect(confirm).toBeVisible()
    await confirm.click({ trial: true })
  })
}

test('[SEC-32] at a desk there is no bar, wherever it stands', async ({ browser }) => {
  for (const path of ['Thumb/', 'Below/']) {
    const page = await visit(browser, installation, path, { viewport: { width: 1440, height: 900 } })
    await expect(page.locator('.phone-bar')).toBeHidden()
  }
})

test('[SEC-32] without a script the bar is there from the start, and what stands at the foot of the page is above it', async ({
  browser,
}) => {
  const page = await visit(browser, installation, 'Thumb/', { ...PHONE, javaScriptEnabled: false })
  const bar = page.locator('.phone-bar')
  await expect(bar).toBeVisible()
  await expect(page.locator('.consent:visible')).toHaveCount(0)
  expect(await overlap(page.locator('.report-bar'), bar)).toBe(false)
})

test('[SEC-32] who has the hours shown where no section says any is told what to do', async ({ browser }) => {
  const again = { ...installation, editorAddress: await ownerLink(installation) }
  const editor = await openEditor(browser, again, { at: '/Rooms/?lang=en' })
  const { options } = await addWithOptions(editor, 'PhoneBar', 'call')
  const hours = options.getByRole('switch', { name: /^Opening hours/ })
  await expect(options.getByText('No hours are known yet')).toHaveCount(0)
  await hours.check()
  await expect(hours).toHaveAccessibleDescription(/Add the section “Opening hours” to a page/)
  await hours.uncheck()
  await expect(options.getByText('No hours are known yet')).toHaveCount(0)
})

test('[SEC-23] a second section of hours follows the first, says where they are written, and can have its own', async ({
  browser,
}) => {
  const again = async () => ({ ...installation, editorAddress: await ownerLink(installation) })
  const owner = await ownerOf(await again())
  const week = { ...{ monday: '09:00-18:00', tuesday: '', wednesday: '' }, ...{ thursday: '', friday: '' } }
  await owner.apply([
    {
      ...{ do: 'insert-section', place: 'thumb', after: 'head' },
      section: said('hours', 'OpeningHours', { title: texts('When'), week: { ...week, saturday: '', sunday: '' } }),
    },
  ])
  const editor = await openEditor(browser, await again(), { at: '/Rooms/?lang=en' })
  const { added, options } = await addWithOptions(editor, 'OpeningHours', 'hours')
  const follows = options.getByRole('switch', { name: 'The same hours as the site' })
  await expect(follows).toBeChecked()
  await expect(follows).toHaveAccessibleDescription(/come from the page “Thumb”/)
  await expect(added.locator('[data-day="1"] dd')).toContainText('09:00')
  await expect(added.locator('[data-field^="week/"]')).toHaveCount(0)
  await follows.uncheck()
  await expect(added.locator('[data-field="week/monday"]')).toContainText('09:00')
})
