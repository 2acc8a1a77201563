import { expect, type Locator, test } from '@playwright/test'
import { banner, press, visit } from './consent.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { ownerLink } from './owner-link.ts'
import { addWithOptions } from './sections-in-editor.ts'
import { closeAll, expectNoFaults, PHONE } from './visitor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
  const owner = await ownerOf(installation)
  const texts = (text: string) => ({ ar: text, en: text, tr: text, de: text, fr: text })
  const way = (id: string, text: string, buttonUrl: string) => ({ id, buttonText: texts(text), buttonUrl })
  const section = (id: string, template: string, category: string, content: object) => ({
    ...{ id, template, category, label: '', thumbnail: '', isUnique: template === 'PhoneBar' },
    ...{ isHidden: false, hiddenOn: [], colorMode: null, orientation: null, eventId: '', validation: {} },
    ...{ content, extras: {}, dataExtras: {} },
  })
  const head = section('head', 'PlainHeader', 'header', { title: texts('Thumb') })
  const bar = section('thumb', 'PhoneBar', 'cta', {
    ways: [way('a', 'اتصال', 'tel:+963112345678'), way('b', 'احجزوا', '/Contact_us')],
  })
  const page = {
    ...{ id: 'thumb', path: '/Thumb', meta: { title: texts('Thumb'), keywords: {}, description: {} } },
    ...{ sections: [head, bar], header: null, footer: null, extras: {} },
  }
  await owner.apply([{ do: 'insert-page', after: null, page }])
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

for (const path of ['Thumb/', 'de/Thumb/']) {
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
