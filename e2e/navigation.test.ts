import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { begin, DESK, expectNoFaults, PHONE, settled } from './visitor.ts'

const LONG = 'Veranstaltungsraumreservierung und Kontakt'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

async function visit(browser: Browser, path = '', options = DESK): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  await page.goto(installation.siteAddress + path)
  return page
}

const bar = (page: Page) => page.locator('.navbar-bar')
const linksInBar = (page: Page) => page.locator('.navbar-links > ul a:visible')
const styleOf = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name!), [property, pseudo])

test('[NAV-1] up to 1024 px one button opens a menu as large as the window; above, the links stand in the bar', async ({
  browser,
}) => {
  const page = await visit(browser, '', { viewport: { width: 1024, height: 768 } })
  const opener = page.locator('.navbar-menu > summary')
  await expect(linksInBar(page)).toHaveCount(0)
  await opener.click()
  const sheet = page.locator('.navbar-sheet')
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 1024, height: 768 })
  await expect(page.locator('.consent')).toBeVisible()
  expect(await sheet.evaluate((own) => own.contains(document.elementFromPoint(512, 740)))).toBe(true)
  await opener.click()
  await page.setViewportSize({ width: 1025, height: 768 })
  await expect(opener).toBeHidden()
  await expect(linksInBar(page).first()).toBeVisible()
  await expect(page.locator('.navbar-language > summary')).toBeVisible()
  await expect(page.locator('.navbar .logo')).toHaveAttribute('href', '/')
  await page.context().close()
})

/** What the specification counts: links with 30 px beside each, in 40 % of the window. */
async function expectMeasured(page: Page, where: string): Promise<void> {
  const found = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.navbar-links > ul > li')]
    const shown = all.filter((link) => !link.hidden)
    for (const link of all) link.hidden = false
    const widths = all.map((link) => link.offsetWidth)
    for (const link of all) link.hidden = !shown.includes(link)
    return { widths, shown: shown.length, room: innerWidth * 0.4 }
  })
  let filled = 0
  const fitting = found.widths.filter((width) => {
    filled += width + 30
    return filled <= found.room
  })
  expect(found.shown, where).toBe(fitting.length)
  await expect(page.locator('.navbar-more .navbar-panel > li:not([hidden])')).toHaveCount(
    found.widths.length - fitting.length,
  )
  expect(await page.locator('.navbar-more').isVisible()).toBe(fitting.length < found.widths.length)
}

for (const language of ['', 'en/', 'tr/', 'de/', 'fr/']) {
  test(`[NAV-2] links fill 40 % of the window, with 30 px for each: /${language}`, async ({ browser }) => {
    const page = await visit(browser, language)
    for (const width of [1025, 1152, 1279, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expectMeasured(page, `${width} px`)
    }
    await page.context().close()
  })
}

test('[NAV-2] links that do not fit wait under the owner’s word', async ({ browser }) => {
  const page = await visit(browser, 'de/', { viewport: { width: 1025, height: 768 } })
  await expect(page.locator('.navbar-more > summary')).toHaveText('Mehr')
  await page.locator('.navbar-more > summary').click()
  await expect(page.locator('.navbar-panel:visible a:visible').last()).toHaveText('Kontakt')
  await page.context().close()
})

test('[NAV-2] a link that has no width yet counts 125 px: 155 px each, so 2 of 5 in 40 % of 1024 px and 3 in the bar of 1440 px', async ({
  browser,
}) => {
  const page = await visit(browser, '', { viewport: { width: 1024, height: 768 } })
  await expect(page.locator('.navbar-links > ul > li:not([hidden])')).toHaveCount(2)
  await page.addStyleTag({ content: '.navbar-links > ul { display: none !important }' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.locator('.navbar-links > ul > li:not([hidden])')).toHaveCount(3)
  await page.context().close()
})

for (const { name, options, half, heights } of [
  { name: 'wide windows', options: DESK, half: 48, heights: [96, 68] },
  { name: 'phones', options: PHONE, half: 36, heights: [72, 68] },
]) {
  test(`[NAV-3] on ${name} the fixed bar turns solid past ${half} px, half its height, and gives the logo 10 px instead of 20`, async ({
    browser,
  }) => {
    const page = await visit(browser, '', { ...options, reducedMotion: 'reduce' })
    expect(await styleOf(page, '.navbar', 'position')).toBe('fixed')
    const look = async (y: number) => {
      await page.evaluate((to) => scrollTo(0, to), y)
      await settled(page)
      return {
        background: await styleOf(page, '.navbar-bar', 'background-color', '::before'),
        shadow: await styleOf(page, '.navbar-bar', 'box-shadow', '::before'),
        padding: await styleOf(page, '.navbar .logo', 'padding-block-start'),
        height: (await bar(page).boundingBox())?.height,
      }
    }
    const clear = { background: 'rgba(0, 0, 0, 0)', shadow: 'none', padding: '20px', height: heights[0] }
    expect(await look(0)).toEqual(clear)
    expect(await look(half)).toEqual(clear)
    const solid = await look(half + 1)
    expect(solid).toMatchObject({ padding: '10px', height: heights[1] })
    expect(solid.background).not.toBe(clear.background)
    expect(solid.shadow).toContain('px')
    expect(await look(half)).toEqual(clear)
    await page.context().close()
  })
}

test('[NAV-4] labels end at 250 px, dropdowns are 200–300 px wide and at most 400 px high, languages of phones 580 px', async ({
  browser,
}) => {
  const page = await visit(browser, 'de/', { viewport: { width: 1025, height: 1000 } })
  const more = page.locator('.navbar-more .navbar-panel')
  await page.locator('.navbar-more > summary').click()
  expect((await more.boundingBox())?.width).toBe(200)
  await page.evaluate((text) => {
    for (const label of document.querySelectorAll('.navbar-links li span')) label.textContent = text.repeat(2)
    const panel = document.querySelector('.navbar-more .navbar-panel')!
    for (let n = 0; n < 20; n++) panel.append(panel.lastElementChild!.cloneNode(true))
  }, LONG)
  const [label, box] = [await more.locator('li:visible span').first().boundingBox(), await more.boundingBox()]
  expect(label?.width).toBeLessThanOrEqual(250)
  expect(box).toMatchObject({ width: 300, height: 400 })
  await page.evaluate(() => dispatchEvent(new Event('resize')))
  expect((await page.locator('.navbar-links > ul span').first().boundingBox())?.width).toBe(250)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.navbar-menu > summary').click()
  await page.locator('.navbar-sheet summary').click()
  await page.evaluate(() => {
    const list = document.querySelector('.navbar-pills')!
    for (let n = 0; n < 40; n++) list.append(list.lastElementChild!.cloneNode(true))
  })
  expect((await page.locator('.navbar-pills').boundingBox())?.height).toBe(580)
  await page.context().close()
})

test('[NAV-5] a dropdown closes after a choice, by Escape, and by a click or the focus elsewhere; opening one closes the other', async ({
  browser,
}) => {
  const page = await visit(browser, 'de/', { viewport: { width: 1025, height: 768 } })
  await begin(page)
  const [languages, more] = [page.locator('.navbar-language'), page.locator('.navbar-more')]
  const opener = languages.locator('summary')
  const isOpen = () => languages.evaluate((menu: HTMLDetailsElement) => menu.open)
  await opener.click()
  await more.locator('summary').click()
  expect(await isOpen()).toBe(false)
  await expect(more).toHaveAttribute('open', '')
  await opener.click()
  await page.keyboard.press('Escape')
  expect(await isOpen()).toBe(false)
  await expect(opener).toBeFocused()
  await opener.click()
  await page.mouse.click(500, 600)
  expect(await isOpen()).toBe(false)
  await opener.click()
  await page.locator('.navbar .logo').focus()
  expect(await isOpen()).toBe(false)
  await opener.click()
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await languages.getByRole('link', { name: 'English' }).click()
  expect(await isOpen()).toBe(false)
  await page.context().close()
})

test('[NAV-5] arrows go through an open dropdown, Home and End to its ends', async ({ browser }) => {
  const page = await visit(browser, 'en/')
  await begin(page)
  await page.locator('.navbar-language > summary').focus()
  for (const [key, name] of [
    ['ArrowDown', 'العربية'],
    ['ArrowDown', 'Türkçe'],
    ['End', 'Français'],
    ['ArrowDown', 'العربية'],
    ['ArrowUp', 'Français'],
    ['Home', 'العربية'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.locator('.navbar-language').getByRole('link', { name })).toBeFocused()
  }
  await page.context().close()
})

test('[NAV-5] on phones the languages unfold inside the menu and come into sight', async ({ browser }) => {
  const page = await visit(browser, '', { ...PHONE, viewport: { width: 390, height: 560 } })
  await begin(page)
  await page.locator('.navbar-menu > summary').click()
  // The hand that looks for an icon finds it in the middle of what it can press.
  const [link, icon] = await Promise.all(
    ['', ' svg'].map((inner) => page.locator(`.navbar-sheet > .socials a${inner}`).first().boundingBox()),
  )
  expect(icon!.x + icon!.width / 2).toBeCloseTo(link!.x + link!.width / 2, 0)
  await page.locator('.navbar-sheet summary').click()
  await expect(page.locator('.navbar-pills li').last()).toBeInViewport({ ratio: 1 })
  await page.context().close()
})

test('[NAV-6] the primary language leads to the root, others to their code; the current one leads nowhere', async ({
  browser,
}) => {
  const page = await visit(browser, 'de/Rooms/')
  const list = page.locator('.navbar-language .navbar-panel li')
  expect(
    await list.evaluateAll((items) => items.map((item) => item.querySelector('a')?.getAttribute('href') ?? null)),
  ).toEqual(['/', '/en/', '/tr/', null, '/fr/'])
  await page.context().close()
})

test('[NAV-7] header, menu and footer lead to all five pages', async ({ browser }) => {
  const page = await visit(browser)
  for (const place of ['.navbar-links > ul', '.navbar-sheet nav', 'footer'])
    for (const path of ['/', '/Rooms/', '/Restaurant/', '/Events/', '/Contact_us/'])
      await expect(page.locator(`${place} a[href="${path}"]`).first(), `${place} ${path}`).toBeAttached()
  await page.context().close()
})

test('the full-screen menu keeps the focus, gives it back, and is all there is for a screen reader', async ({
  browser,
}) => {
  const page = await visit(browser, '', PHONE)
  await begin(page)
  const opener = page.locator('.navbar-menu > summary')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toHaveJSProperty('inert', true)
  for (let n = 0; n < 20; n++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.navbar, body')?.className)).toMatch(
      /^(navbar)?$/,
    )
  }
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(page.locator('main')).toHaveJSProperty('inert', false)
  await page.context().close()
})

for (const javaScriptEnabled of [true, false]) {
  test(`the page behind the full-screen menu stands still with${javaScriptEnabled ? '' : 'out'} scripts`, async ({
    browser,
  }) => {
    const page = await visit(browser, '', { ...PHONE, javaScriptEnabled })
    await page.locator('.navbar-menu > summary').click()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.locator('.navbar-menu > summary').click()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await page.context().close()
  })
}

test('no menu has an accessibility fault while it is open, in Arabic and German', async ({ browser }) => {
  for (const language of ['', 'de/']) {
    const desk = await visit(browser, language, { viewport: { width: 1025, height: 768 }, reducedMotion: 'reduce' })
    for (const menu of language ? ['.navbar-language', '.navbar-more'] : ['.navbar-language']) {
      await desk.locator(`${menu} > summary`).click()
      await expectNoFaults(desk)
    }
    await desk.context().close()
    const phone = await visit(browser, language, { ...PHONE, reducedMotion: 'reduce' })
    await phone.locator('.navbar-menu > summary').click()
    await phone.locator('.navbar-sheet summary').click()
    await expectNoFaults(phone)
    await phone.context().close()
  }
})

test('[NAV-1] without JavaScript every menu opens, and its links lead on', async ({ browser }) => {
  const page = await visit(browser, '', { ...DESK, javaScriptEnabled: false })
  await page.locator('.navbar-language > summary').click()
  await page.locator('.navbar-language').getByText('Deutsch').click()
  await expect(page).toHaveURL(/\/de\/$/)
  await page.context().close()
})
