import { expect, type Page, type Route, test } from '@playwright/test'
import sharp from 'sharp'
import { openEditor, typeOver } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { closeAll, settled } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

test('[U39] Publish walks its states, and visitors read the new words only then', async ({ browser }) => {
  const { page, text, save, publish, published } = await openEditor(browser, installation, { at: '/?lang=en' })
  await expect(publish).toHaveAttribute('data-publish', 'up-to-date')
  await text('Header13', 'title').click()
  await typeOver(page, 'Come in and stay')
  await page.keyboard.press('Escape')
  await expect(publish).toHaveText('Publish 1 change')
  await expect(save).toHaveAttribute('data-save', 'saved')
  expect(await published('en/')).not.toContain('Come in and stay')
  await publish.click()
  await expect(publish).toHaveText(/Published · View/)
  await expect(publish).toHaveAttribute('href', `${installation.siteAddress}en/`)
  expect(await published('en/')).toContain('Come in and stay')
  await expect(publish).toHaveAttribute('data-publish', 'up-to-date', { timeout: 10_000 })
})

test('[U39] [EDIT-7] Publish takes along what is still being typed', async ({ browser }) => {
  const { page, text, publish, published } = await openEditor(browser, installation, { at: '/?lang=fr' })
  await text('Header13', 'title').click()
  await typeOver(page, 'Entrez donc')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
  expect(await published('fr/')).toContain('Entrez donc')
})

test('[U39] a publish that fails says why, and can be tried again', async ({ browser }) => {
  const { page, text, publish, published } = await openEditor(browser, installation, { at: '/?lang=de' })
  await page.route('**/releases*', (route) =>
    route.fulfill({ status: 507, json: { status: 507, message: 'The disk is full.', code: 'disk-full' } }),
  )
  await text('Header13', 'title').click()
  await typeOver(page, 'Kommen Sie')
  // First the connection goes in the middle of it, then the disk is full: nothing is published, nothing lost.
  const live = await published('de/')
  const cut = (route: Route) => route.abort()
  await page.route('**/releases*', cut)
  await publish.click()
  await expect(publish).toHaveText('Not published · Why')
  expect(await published('de/')).toBe(live)
  await expect(text('Header13', 'title')).toHaveText('Kommen Sie')
  await page.unroute('**/releases*', cut)
  await publish.click()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(publish).toHaveText('Not published · Why')
  await publish.click()
  await expect(page.getByText('The disk is full.')).toBeVisible()
  await page.unroute('**/releases*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
})

test('[U35] without network the work is kept on this device, and sent when it returns', async ({ browser }) => {
  const { page, text, save, publish } = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  await page.context().setOffline(true)
  const title = text('PlainHeader', 'title')
  await title.click()
  await typeOver(page, 'Rooms with a door')
  await page.keyboard.press('Escape')
  await expect(save).toHaveText('Offline – kept on this device')
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await page.context().setOffline(false)
  await expect(save).toHaveText(/^Saved \d\d:\d\d$/)
  await page.reload()
  await expect(title).toHaveText('Rooms with a door')
})

const NOT_SAVED: { readonly [ui: string]: string } = {
  ar: 'لم يُحفظ',
  en: 'Not saved',
  tr: 'Kaydedilmedi',
  de: 'Nicht gespeichert',
  fr: 'Non enregistré',
}

for (const ui of Object.keys(NOT_SAVED)) {
  test(`[U28] [U35] at 360 px one reads whole, in ${ui}, why the work is not stored`, async ({ browser }) => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
    const { page, text, save } = await openEditor(browser, installation, { ...phone, at: '/Rooms/?lang=en', ui })
    const cut = () => save.locator('[data-sentence]').evaluate((words) => words.scrollWidth - words.clientWidth)
    await text('PlainHeader', 'title').tap()
    await page.context().setOffline(true)
    await page.keyboard.type('x')
    await expect(save).toHaveAttribute('data-save', 'offline')
    expect(await cut()).toBeLessThanOrEqual(0)
    await page.context().clearCookies()
    await page.context().setOffline(false)
    await expect(save).toHaveAttribute('data-save', 'signed-out')
    expect(await cut()).toBeLessThanOrEqual(0)
    // The bar says what that means for the work, and the card how to come back.
    await expect(save.locator('[data-sentence]')).toHaveText(NOT_SAVED[ui]!, { useInnerText: true })
    await page.keyboard.press('Escape')
    await expect(page.locator('header [role=status]').getByRole('button')).toBeInViewport({ ratio: 1 })
    if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-${ui}.png` })
  })
}

test('[U35] what was never acknowledged outlives the tab and is sent by the next', async ({ browser }) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=de' })
  await page.route('**/operations*', (route) => route.abort())
  await text('PlainHeader', 'title').click()
  await typeOver(page, 'Zimmer mit Tür')
  await page.keyboard.press('Escape')
  await expect(save).toHaveAttribute('data-save', 'unreachable')
  await page.unroute('**/operations*')
  await page.reload()
  await expect(text('PlainHeader', 'title')).toHaveText('Zimmer mit Tür')
  await expect(save).toHaveAttribute('data-save', 'saved')
})

test('[U35] a server that fails is said so, with its reason where it has one, and Retry sends', async ({ browser }) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/Rooms/?lang=tr' })
  // One route whose answer changes: between two routes the editor's own next try would reach the server.
  let answer = { status: 500, code: 'internal' }
  const failWith = (status: number, code: string) => {
    answer = { status, code }
  }
  const isWell = () => page.evaluate(() => 'retried' in document.body.dataset)
  await page.route('**/operations*', async (route) =>
    (await isWell())
      ? route.continue()
      : route.fulfill({ status: answer.status, json: { ...answer, message: 'Down.' } }),
  )
  await text('PlainHeader', 'title').click()
  await typeOver(page, 'Odalar')
  await page.keyboard.press('Control+KeyS')
  await expect(save).toHaveText('The server could not save – kept on this deviceRetry')
  failWith(507, 'disk-full')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(save).toHaveText('Server full – kept on this deviceRetry')
  failWith(503, 'database-away')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(save).toHaveText('Cannot save now – kept on this deviceRetry')
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT })
  // The editor tries by itself, too: the server is well again once Retry is pressed, and no sooner.
  await page.evaluate(() =>
    addEventListener('click', () => (document.body.dataset.retried = ''), { capture: true, once: true }),
  )
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(save).toHaveAttribute('data-save', 'saved')
})

test('[EDIT-15] undo works across a reload of the tab', async ({ browser }) => {
  const { page, text, save } = await openEditor(browser, installation, { at: '/Events/?lang=en' })
  const title = text('Header13', 'title')
  const before = (await title.textContent())!
  await title.click()
  await typeOver(page, 'A night to keep')
  await page.keyboard.press('Escape')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await page.reload()
  await expect(title).toHaveText('A night to keep')
  const undo = page.locator('[data-act="undo"]')
  await expect(undo).toHaveAttribute('aria-label', 'Undo: text in “Hero”')
  await undo.click()
  await expect(title).toHaveText(before)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
})

test('[U44] the language switch keeps page and section; the page turns round as a whole', async ({ browser }) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/Rooms/' })
  const sixth = canvas.locator('[data-section]').nth(4)
  await sixth.evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }))
  const id = await sixth.getAttribute('data-section')
  const topOf = () => canvas.locator(`[data-section="${id}"]`).evaluate((one) => one.getBoundingClientRect().top)
  const before = await topOf()
  for (const [name, dir] of [
    ['English', 'ltr'],
    ['Deutsch', 'ltr'],
    ['Türkçe', 'ltr'],
    ['Français', 'ltr'],
    ['العربية', 'rtl'],
  ]) {
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitemradio', { name: name! }).click()
    await expect(canvas.locator('html')).toHaveAttribute('dir', dir!)
    await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(40)
  }
  expect(new URL(page.url()).pathname).toBe('/edit/hotel/Rooms/')
})

test('[LINK-4] home is /home, links never lead away, and the page menu goes from page to page', async ({ browser }) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/home' })
  await expect(canvas.locator('a[href="/home"]').first()).toBeAttached()
  await canvas.locator('[data-template="Navbar"] a[href*="Rooms"]').first().click()
  expect(new URL(page.url()).pathname).toBe('/edit/hotel/')
  await page.getByRole('button', { name: /^Page/ }).click()
  await page.getByRole('menuitemradio', { name: '/Rooms' }).click()
  await expect(canvas.locator('[data-template="PlainHeader"]')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/edit/hotel/Rooms/')
  await page.goBack()
  await expect(canvas.locator('[data-template="Header13"]')).toBeVisible()
})

test('[LINK-4] on a phone a tap on a button follows nothing: it opens what can be changed about it', async ({
  browser,
}) => {
  const { page, text } = await openEditor(browser, installation, {
    at: '/?lang=en',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const label = text('Header13', 'buttons/rooms/buttonText')
  const before = page.url()
  await label.tap()
  const sheet = page.getByRole('dialog', { name: 'Button' })
  await expect(sheet.getByRole('button', { name: 'Secondary' })).toHaveAttribute('aria-pressed', 'true')
  await sheet.getByRole('button', { name: 'Edit the label' }).tap()
  await expect(label).toBeFocused()
  expect(page.url()).toBe(before)
})

test('[EDIT-1] the contact form does nothing while it is edited', async ({ browser }) => {
  const { page, canvas, text } = await openEditor(browser, installation, { at: '/Contact_us/?lang=en' })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await text('Contact', 'buttonText').click()
  await page.keyboard.press('Space')
  await canvas.locator('form input').first().click({ force: true })
  await expect(canvas.locator('input:focus')).toHaveCount(0)
  expect(requests.filter((address) => address.includes('/contact'))).toEqual([])
})

test('[GEN-13] a one-time link signs in and leaves the address; without one the way in is told', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const answer = await page.goto(`http://localhost:${installation.port}/edit/hotel/`)
  expect(answer?.status()).toBe(401)
  const { page: signedIn } = await openEditor(browser, installation)
  expect(signedIn.url()).not.toContain('authHash')
})

test('[GEN-13] an editor that loads without a session shows how to sign in', async ({ browser }) => {
  const { page } = await openEditor(browser, installation)
  await page.route('**/document*', (route) =>
    route.fulfill({ status: 401, json: { status: 401, message: 'Sign in.', code: 'sign-in-needed' } }),
  )
  await page.goto(`${page.url().split('?')[0]}?ui=ar`)
  await expect(page.locator('[data-phase="signed-out"]')).toContainText('أنت خارج الحساب')
})

test('[U3] a page at rest looks on the canvas as it does to visitors', async ({ browser }) => {
  const size = { width: 1280, height: 760 }
  const editor = await openEditor(browser, installation, {
    at: '/Events/',
    viewport: { ...size, height: size.height + 48 },
  })
  const visitor = await (await browser.newContext({ viewport: size })).newPage()
  await visitor.goto(`${installation.siteAddress}Events/`)
  const canvas = editor.page.frames()[1]!
  for (const y of [0, 900, 1800]) {
    await canvas.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    await visitor.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
    // What floats over published pages is not part of them, and the bar comes along for visitors only.
    await visitor.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.navbar')
      if (bar) bar.style.position = 'absolute'
      for (const other of document.querySelectorAll<HTMLElement>('body > :not(.navbar, main, .footer)')) {
        other.style.display = 'none'
      }
    })
    const [mine, theirs] = [await shot(editor.page, { y: 48, ...size }), await shot(visitor, { y: 0, ...size })]
    expect(await differenceOf(visitor, mine, theirs)).toBeLessThan(0.001)
  }
})

async function shot(page: Page, { y, width, height }: { y: number; width: number; height: number }): Promise<string> {
  await settled(page)
  const png = await page.screenshot({ clip: { x: 0, y, width, height }, animations: 'disabled', caret: 'hide' })
  return `data:image/png;base64,${png.toString('base64')}`
}

/** The share of pixels that differ visibly. */
function differenceOf(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async (sources) => {
      const pixels = await Promise.all(
        sources.map(async (source) => {
          const image = new Image()
          image.src = source
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height)
          const context = canvas.getContext('2d')!
          context.drawImage(image, 0, 0)
          return context.getImageData(0, 0, image.width, image.height).data
        }),
      )
      const [first, second] = pixels as [Uint8ClampedArray, Uint8ClampedArray]
      let different = 0
      for (let at = 0; at < first.length; at += 4) {
        const distance = Math.abs(first[at]! - second[at]!) + Math.abs(first[at + 1]! - second[at + 1]!)
        if (distance + Math.abs(first[at + 2]! - second[at + 2]!) > 24) different += 1
      }
      return different / (first.length / 4)
    },
    [one, other],
  )
}

test('[U3] nothing is cut off a section of a long page, of which only what is near is laid out', async ({
  browser,
}) => {
  const { page, canvas } = await openEditor(browser, installation, { at: '/?lang=de', reducedMotion: 'reduce' })
  const main = canvas.locator('main')
  for (const path of ['/', '/Rooms/']) {
    await page.goto(page.url().replace(/(hotel).*?\?/, `$1${path}?`))
    await canvas.locator('main > [data-section]').first().waitFor()
    const sections = await main.locator('> [data-section]').all()
    for (const section of sections) await section.scrollIntoViewIfNeeded()
    await settled(page)
    // What lies over the page follows it a frame later.
    await page.locator('[data-ring]').evaluate((ring) => {
      ring.parentElement!.hidden = true
    })
    for (const section of sections) {
      const seen = async (isLong: boolean) => {
        await main.evaluate((one, isLong) => one.toggleAttribute('data-long', isLong), isLong)
        await section.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
        return page.screenshot()
      }
      const template = (await section.getAttribute('data-template'))!
      // Its icons may be on their way yet.
      await expect.poll(async () => mostApart(await seen(false), await seen(true)), template).toBeLessThan(48)
    }
    await expect(main.locator('> [data-section]').last()).toHaveCSS('content-visibility', 'auto')
  }
})

/** How far apart two pictures are where they are furthest, of 255; letters that stand half a pixel lower are not. */
async function mostApart(one: Buffer, two: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, two].map((picture) => sharp(picture).greyscale().resize(180).raw().toBuffer()))
  return Math.max(...a!.map((value, at) => Math.abs(value - b![at]!)))
}
