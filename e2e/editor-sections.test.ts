import { templates as shipped } from '@mimar/sections/definitions'
import { expect, type Page, test } from '@playwright/test'
import { closeEditors, type OpenEditor, openEditor, stillBox } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const order = ({ canvas }: OpenEditor) =>
  canvas.locator('main > [data-section]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.section!))
const templates = ({ canvas }: OpenEditor) =>
  canvas.locator('main > [data-section]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.template!))
const search = (page: Page) => page.getByRole('searchbox')
const plus = (page: Page, after: string) => page.locator(`[data-plus="${after}"]`)
/** The plus below the page, brought into sight as a person would. */
async function lastPlus({ page, canvas }: OpenEditor) {
  await canvas
    .locator('main > [data-section]')
    .last()
    .evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
  return page.locator('[data-plus]').last()
}

test('[U6] [U7] [U11] a press on a boundary adds exactly there, in view, with the caret in its first text', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page, canvas } = editor
  const before = await order(editor)
  const second = canvas.locator('main > [data-section]').nth(1)
  await second.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await stillBox(second)
  await page.mouse.move(box.x + 300, box.y + box.height / 2)
  await expect(plus(page, before[1]!)).toHaveCount(0)
  await page.mouse.move(box.x + 300, box.y + box.height - 10)
  await plus(page, before[1]!).click()
  await expect(search(page)).toBeFocused()
  await page.getByRole('option', { name: 'Call to action' }).click()
  await expect.poll(async () => (await order(editor)).length).toBe(before.length + 1)
  const after = await order(editor)
  expect(after.filter((id) => id !== after[2])).toEqual(before)
  const added = canvas.locator(`[data-section="${after[2]}"]`)
  await expect(added).toHaveAttribute('data-template', 'CTA2')
  await expect(added.locator('[data-field="title"]')).toBeFocused()
  await expect
    .poll(async () => {
      const place = (await added.boundingBox())!
      return place.y >= 48 && place.y + place.height <= 900
    })
    .toBe(true)
  await expect(page.locator('[role=status].only-heard')).toHaveText('Call to action added, position 3 of 6')
  // The sample text is selected: the first key replaces it.
  await page.keyboard.type('Ours')
  await expect(added.locator('[data-field="title"]')).toHaveText('Ours')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+KeyZ')
  await page.keyboard.press('Control+KeyZ')
  await expect.poll(() => order(editor)).toEqual(before)
})

test('[U6] a plus stands beside the selected section and after the last one, and none on the words', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Events/?lang=de', ui: 'de' })
  const { page, canvas } = editor
  const sections = await order(editor)
  await expect(page.locator('[data-plus]')).toHaveCount(1)
  await expect(plus(page, sections.at(-1)!)).toHaveAttribute('aria-label', /^Abschnitt nach „/)
  await canvas.locator('body').press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(plus(page, sections[0]!)).toHaveAttribute('data-strong', '')
  await expect(plus(page, sections[1]!)).toHaveAttribute('data-strong', '')
  // A text with the caret has the page to itself.
  await page.keyboard.press('Enter')
  await expect(plus(page, sections[0]!)).toHaveCount(0)
})

test('[U7] [U5] every template can be added by keyboard alone, and each looks finished', async ({ browser }) => {
  // Nearly fifty of them.
  test.slow()
  const editor = await openEditor(browser, installation, { at: '/Restaurant/?lang=fr' })
  const { page, canvas } = editor
  // Bars stand beside the page, on all pages.
  const sections = canvas.locator('[data-section]')
  const before = await sections.count()
  await canvas.locator('body').focus()
  await page.keyboard.press('Insert')
  await expect(search(page)).toBeFocused()
  await page.getByRole('option').first().waitFor()
  const names = await page.locator('[role=option]:not([aria-disabled=true])').evaluateAll((all) =>
    all.map((one) => ({
      id: (one as HTMLElement).dataset.offer!,
      name: one.querySelector('[id$=name]')!.textContent!,
    })),
  )
  // A page takes one of what is unique, and one footer: what stands on it is not offered again. This page is no entry of a list.
  const standing = await canvas
    .locator('[data-template]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-template')))
  const offered = shipped.filter(
    ({ id, category, isUnique, role }) =>
      category !== 'footer' && role !== 'entry' && !(isUnique && standing.includes(id)),
  )
  expect(names).toHaveLength(offered.length)
  for (const { id, name } of names) {
    await page.keyboard.type(name)
    const wanted = page.locator(`[data-offer="${id}"]`)
    await page.keyboard.press('ArrowDown')
    while (!(await wanted.evaluate((one) => one === document.activeElement))) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    // A notice stands above all pages, and what is added after it at the beginning of this one.
    const added = canvas.locator(`[data-template="${id}"]:has([contenteditable])`)
    await expect(added.locator('[contenteditable]')).toBeFocused()
    expect((await added.textContent())!.trim()).not.toBe('')
    // Prices are their owner's, and so are hours of a place, the length of a video and what is said in it: none is made up, and their places say what belongs there.
    const owners = '[data-field$="/price"], [data-field*="/week/"], [data-field="duration"], [data-field="transcript"]'
    expect(await added.locator(`[data-text]:empty:not(${owners})`).count(), id).toBe(0)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Insert')
    await expect(search(page)).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(sections).toHaveCount(before + names.length)
  // A plain header is one without its picture too, and offers a place for it; so is a person, with initials.
  const isMissing = '.is-empty[data-field]:not(.logo-picture, .plain-header *, .person-face *)'
  const unfinished = await sections.evaluateAll(
    (all, missing) => all.flatMap((one) => (one.querySelector(missing) ? [one.getAttribute('data-template')] : [])),
    isMissing,
  )
  expect(unfinished).toEqual([])
})

for (const [ui, at, columns] of [
  ['en', '/Rooms/?lang=en', ['ArrowRight', 'ArrowLeft']],
  ['ar', '/Rooms/?lang=ar', ['ArrowLeft', 'ArrowRight']],
] as const) {
  test(`[U8] the picker is walked by arrows and left by Escape, in ${ui}; it is drawn in the site’s own look`, async ({
    browser,
  }) => {
    const editor = await openEditor(browser, installation, { at, ui })
    const { page } = editor
    const disc = await lastPlus(editor)
    await disc.click()
    await expect(search(page)).toBeFocused()
    const options = page.getByRole('option')
    await options.first().waitFor()
    const names = await options.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.offer!))
    const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.offer)
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(names[0])
    await page.keyboard.press(columns[0])
    expect(await focused()).toBe(names[1])
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe(names[4])
    await page.keyboard.press(columns[1])
    expect(await focused()).toBe(names[3])
    // What the page cannot take any more stands last.
    const refused = await page
      .locator('[role=option][aria-disabled=true]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.offer!))
    expect(refused).toEqual(expect.arrayContaining(['Navbar', 'Footer9', 'Footer3']))
    expect(names.slice(-refused.length)).toEqual(refused)
    const thumbnail = page.frameLocator('[data-offer="Header13"] iframe')
    await expect(thumbnail.locator('html')).toHaveAttribute('dir', ui === 'ar' ? 'rtl' : 'ltr')
    await expect(thumbnail.locator('html')).toHaveAttribute('lang', ui)
    const inks = await Promise.all(
      [thumbnail, page.frameLocator('iframe').first()].map((where) =>
        where.locator('body').evaluate((body) => {
          const { fontFamily, backgroundColor } = getComputedStyle(body)
          return { fontFamily, backgroundColor }
        }),
      ),
    )
    expect(inks[0]).toEqual(inks[1])
    await expect(thumbnail.locator('h1')).toHaveText(ui === 'ar' ? 'يسعدنا وجودكم هنا' : 'Good to have you here')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(disc).toBeFocused()
  })
}

const SEARCHES = {
  en: ['reviews', 'map', 'photos', 'booking', 'address'],
  ar: ['آراء', 'خريطة', 'صور', 'حجز', 'هاتف'],
  tr: ['yorumlar', 'harita', 'fotoğraf', 'rezervasyon', 'adres'],
  de: ['Bewertungen', 'Anfahrt', 'Fotos', 'Buchen', 'Anschrift'],
  fr: ['avis', 'plan', 'photos', 'réserver', 'adresse'],
}
const MISSPELT = {
  en: 'galery',
  ar: 'معرظ',
  tr: 'galerii',
  de: 'Galarie',
  fr: 'galery',
}
const FOUND = ['Testimonials3', 'Footer9', 'Portfolio8', 'CTA2', 'Contact']

const SPOKEN = { en: 'English', ar: 'العربية', tr: 'Türkçe', de: 'Deutsch', fr: 'Français' } as const

test('[U9] the picker knows other words for sections in all five languages, and those of another language too', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en', ui: 'ar' })
  const { page } = editor
  const open = async () => {
    await (await lastPlus(editor)).click()
    await expect(search(page)).toBeFocused()
  }
  await open()
  await search(page).fill('Trennlinie')
  await expect(page.locator('[data-offer="PlainHeader"]:visible')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const ui of Object.keys(SPOKEN) as (keyof typeof SPOKEN)[]) {
    await test.step(`in ${SPOKEN[ui]}`, async () => {
      await page.locator('[data-bar] button[aria-haspopup=menu]').first().click()
      await page.getByRole('menuitemradio', { name: SPOKEN[ui], exact: true }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', ui)
      await open()
      await expectFound(page, SEARCHES[ui], MISSPELT[ui])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  }
})

/** In the picker that is open: each word finds its section, a misspelt one the nearest, and nothing says so. */
async function expectFound(page: Page, queries: readonly string[], misspelt: string): Promise<void> {
  const all = await page.locator('[role=option]').count()
  for (const [index, query] of queries.entries()) {
    await search(page).fill(query)
    await expect(page.locator(`[data-offer="${FOUND[index]}"]`), query).toBeVisible()
    expect(await page.locator('[role=option]:visible').count()).toBeLessThan(all / 4)
  }
  // Misspelt, what is nearest stands under its own heading, and Enter would take the first.
  const visible = page.locator('[role=option]:visible')
  await search(page).fill(misspelt)
  const status = page.locator('[data-picker]').getByRole('status')
  await expect(status).toContainText(misspelt)
  await expect(visible.and(page.locator('[data-offer="Portfolio6_2"]'))).toHaveAttribute('aria-selected', 'true')
  expect(await visible.count()).toBeLessThanOrEqual(3)
  await page.keyboard.press('ArrowDown')
  await expect(page.locator(':focus')).toHaveAttribute('data-offer', 'Portfolio6_2')
  await page.keyboard.press('ArrowUp')
  await expect(search(page)).toBeFocused()
  const heading = (await page.locator('[data-picker] h3').textContent())!
  await expect(status).toContainText(heading)
  await expect(page.getByRole('listbox', { name: heading })).toBeVisible()
  // Of what is like nothing here, three that suit most pages; and all stay one press away.
  await search(page).fill('zzzz')
  await expect(page.locator('[data-nothing]')).toContainText('zzzz')
  await expect(visible).toHaveCount(3)
  expect(await page.locator('[data-picker] h3').textContent()).not.toBe(heading)
  await page.locator('[data-picker] button').last().click()
  await expect(search(page)).toBeFocused()
  await expect(search(page)).toHaveValue('')
  await expect(visible).toHaveCount(all)
}

test('[U10] [GEN-6] what a page cannot take stays in reach, says why, and is not added', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page } = editor
  const before = await order(editor)
  await (await lastPlus(editor)).click()
  await page.locator('[data-kind=footer]').click()
  await expect(page.locator('[role=option]:visible')).toHaveCount(2)
  const footer = page.locator('[data-offer="Footer3"]')
  await expect(footer).toHaveAttribute('aria-disabled', 'true')
  await expect(footer).toContainText('This page already has a footer')
  await footer.focus()
  await expect(footer).toBeFocused()
  await page.keyboard.press('Enter')
  await footer.click({ force: true })
  await expect(page.locator('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await order(editor)).toEqual(before)
})

test('[U7] [U8] [U6] on a phone a plus stands on every boundary in sight, and the picker is a sheet', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, {
    at: '/Rooms/?lang=en',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const { page, canvas } = editor
  const [first] = await order(editor)
  await canvas.locator(`[data-section="${first}"]`).evaluate((one) => {
    one.scrollIntoView({ block: 'end', behavior: 'instant' })
    one.ownerDocument.defaultView!.scrollBy({ top: 120, behavior: 'instant' })
  })
  const disc = plus(page, first!)
  await expect.poll(async () => (await disc.boundingBox())?.width).toBe(40)
  await disc.tap()
  await expect
    .poll(async () =>
      Math.round(
        (await page.locator('dialog').boundingBox())!.height + (await page.locator('dialog').boundingBox())!.y,
      ),
    )
    .toBe(740)
  const dialog = (await page.locator('dialog').boundingBox())!
  expect([dialog.x, dialog.width]).toEqual([0, 360])
  expect(dialog.y).toBeGreaterThan(0)
  for (const target of [page.locator('[data-kind=text]'), search(page), page.locator('dialog header button')]) {
    expect(await target.evaluate((element) => (element as HTMLElement).offsetHeight)).toBeGreaterThanOrEqual(44)
  }
  await page.locator('[data-kind=team]').tap()
  await page.locator('[data-offer="Team5"]').tap()
  await expect.poll(async () => (await templates(editor))[1]).toBe('Team5')
  await expect(canvas.locator('[data-template="Team5"] [contenteditable]')).toBeFocused()
})

test('[U45] a page without sections offers three starts and all the others', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/Events/?lang=ar', ui: 'ar' })
  const { page, canvas } = editor
  await canvas
    .locator('main > [data-section]')
    .first()
    .click({ position: { x: 4, y: 4 } })
  for (let left = (await order(editor)).length; left > 0; left -= 1) {
    await page.keyboard.press('Delete')
    await expect.poll(async () => (await order(editor)).length).toBe(left - 1)
  }
  const start = page.locator('[data-empty-page]')
  await expect(start.getByRole('heading')).toHaveText('ابدأ هذه الصفحة')
  // The navigation bar, which takes the colours of what it lies over, can be read where there is nothing yet.
  const link = page.frameLocator('main iframe >> nth=0').locator('.navbar-links a').first()
  const brightness = () =>
    link.evaluate((one) => {
      const sum = (colour: string) => (colour.match(/\d+/g) ?? []).reduce((all, channel) => all + Number(channel), 0)
      const bar = getComputedStyle(one.closest('.navbar-bar')!, '::before')
      return [sum(getComputedStyle(one).color), sum(bar.backgroundColor)]
    })
  await expect.poll(async () => (await brightness())[0]).toBeLessThan(200)
  await expect.poll(async () => (await brightness())[1]).toBeGreaterThan(600)
  await expect(start.getByRole('button')).toHaveText(['الواجهة', 'نص وصورة', 'صفوف صور', 'كل الأقسام'])
  // Who opens an empty page has the views of what it offers.
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved')
  await page.reload()
  await expect(start.frameLocator('iframe').nth(1).locator('h1')).not.toBeEmpty()
  await start.getByRole('button', { name: 'كل الأقسام' }).click()
  await expect(search(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await start.getByRole('button', { name: 'نص وصورة' }).click()
  await expect.poll(() => templates(editor)).toEqual(['Text3'])
  await expect(start).toHaveCount(0)
})

test('a section of a template that is not here says so and keeps what it holds', async ({ browser }) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  await page.route('**/document*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('"template":"Steps2"', '"template":"Pricing7"')
    await route.fulfill({ response: answer, body })
  })
  await page.reload()
  await expect(canvas.locator('.unknown-section p')).toHaveAttribute(
    'data-note',
    '“Pricing7” is not available here. Its content is kept and comes back when the template does.',
  )
  // What is asked in the background may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
