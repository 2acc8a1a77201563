import { type Browser, expect, type Page, test } from '@playwright/test'
import { ask } from './asking.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { addWithOptions } from './sections-in-editor.ts'
import { begin, closeAll, DESK, expectNoFaults, PHONE } from './visitor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

const PLAYER = 'https://www.youtube-nocookie.com/embed/abcDEF12345?rel=0&playsinline=1&autoplay=1'
const CALENDAR = 'https://calendly.com/clinic/first-visit?embed_type=Inline'

async function pasteInto(options: ReturnType<Page['getByRole']>, name: RegExp, text: string): Promise<void> {
  const field = options.getByRole('textbox', { name })
  await field.fill(text)
  await field.press('Enter')
}

/** A visitor for whom other hosts are played by the test: nothing leaves the machine. */
async function visit(browser: Browser, functional: boolean | null, options = DESK) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  const { host } = new URL(installation.siteAddress)
  const asked: string[] = []
  await context.route(
    (url) => url.host !== host,
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>another host</title>' })
    },
  )
  if (functional !== null) {
    await context.addCookies([{ name: 'hotel', value: functional ? '001' : '000', url: installation.siteAddress }])
    const keep = { host, kept: JSON.stringify({ analytics: false, marketing: false, functional }) }
    await context.addInitScript(({ host, kept }) => {
      if (location.host === host) localStorage.setItem('cookieSettings', kept)
    }, keep)
  }
  const page = await context.newPage()
  page.on('console', (message) => expect(message.text(), 'nothing is blocked').not.toContain('Content Security Policy'))
  await page.goto(`${installation.siteAddress}en/Rooms/`)
  return { page, asked }
}

const policyOf = async (path: string) => {
  const { hostname: host } = new URL(installation.siteAddress)
  return (await ask(installation.port, path, { host })).headers['content-security-policy'] as string
}

test('[SEC-37] [SEC-38] an owner pastes an address or a code; visitors get nothing of it before they press, and then one frame that can do little', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page } = editor
  const film = await addWithOptions(editor, 'Video', 'youtube')
  await expect(film.added.locator('.frame-missing')).toBeVisible()
  await pasteInto(film.options, /^Address of the video/, 'https://evil.example/watch?v=abcDEF12345')
  await expect(film.options.getByText('Nobody here knows how to show this address.')).toContainText('YouTube, Vimeo')
  await expect(film.added.locator('[data-frame]')).toHaveCount(0)
  const code = '<iframe src="https://www.youtube.com/embed/abcDEF12345?si=x" onload="alert(1)"></iframe>'
  await pasteInto(film.options, /^Address of the video/, code)
  await expect(film.added.locator('[data-frame]')).toHaveAttribute('data-frame', PLAYER)
  await page.keyboard.press('Escape')
  const booking = await addWithOptions(editor, 'Embed', 'calendly')
  await pasteInto(booking.options, /^Address, or the code/, 'https://calendly.com/clinic/first-visit')
  await expect(booking.added.locator('[data-frame]')).toHaveAttribute('data-frame', CALENDAR)
  await page.keyboard.press('Escape')
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'done')

  // The page with them may frame both, and no other page of the site may.
  expect(await policyOf('/en/Rooms/')).toMatch(/frame-src [^;]*https:\/\/www\.youtube-nocookie\.com/)
  expect(await policyOf('/en/Restaurant/')).not.toMatch(/youtube|calendly/)

  // Who has refused, and who has said nothing, is asked for a press by both.
  for (const functional of [false, null]) {
    const { page: visited, asked } = await visit(browser, functional)
    await begin(visited)
    for (const card of await visited.locator('[data-frame]').all()) await card.scrollIntoViewIfNeeded()
    expect(asked.filter((url) => /youtube|calendly/.test(url))).toEqual([])
    await expect(visited.locator('.frame-card iframe')).toHaveCount(0)
  }

  const { page: visitor, asked } = await visit(browser, false)
  await begin(visitor)
  const press = visitor.getByRole('link', { name: /^Play the video/ })
  const card = visitor.locator('[data-template="Video"] .frame-card')
  const before = await card.boundingBox()
  await press.focus()
  await visitor.keyboard.press('Enter')
  const frame = card.locator('iframe')
  await expect(frame).toHaveAttribute('src', PLAYER)
  await expect(frame).toHaveAttribute('sandbox', /^allow-scripts allow-same-origin allow-presentation/)
  await expect(frame).toHaveAttribute('title', 'See how we work')
  await expect(frame).toBeFocused()
  await expect.poll(() => asked).toContain(PLAYER)
  const after = await card.boundingBox()
  expect([after!.width, after!.height]).toEqual([before!.width, before!.height])
  // The other waits for a press of its own.
  await expect(visitor.locator('[data-template="Embed"] iframe')).toHaveCount(0)
  await visitor.getByRole('link', { name: 'Show Calendly here' }).click()
  await expect(visitor.locator('[data-template="Embed"] iframe')).toHaveAttribute('src', CALENDAR)
})

test('[SEC-38] who has allowed content of others gets a form when it is near; a video waits for a press', async ({
  browser,
}) => {
  const { page } = await visit(browser, true)
  await begin(page)
  const form = page.locator('[data-template="Embed"] .frame-card')
  await form.scrollIntoViewIfNeeded()
  await expect(form.locator('iframe')).toHaveAttribute('src', CALENDAR)
  await page.locator('[data-template="Video"] .frame-card').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-template="Video"] .frame-press')).toBeVisible()
  await expect(page.locator('[data-template="Video"] iframe')).toHaveCount(0)
})

test('[SEC-37] [SEC-38] without script both are links, on a phone nothing is wider than it, and no fault is found', async ({
  browser,
}) => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${installation.siteAddress}en/Rooms/`)
  await expect(plain.locator('[data-template="Video"] .frame-press')).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=abcDEF12345',
  )
  await expect(plain.locator('[data-template="Embed"] .frame-press')).toHaveAttribute(
    'href',
    'https://calendly.com/clinic/first-visit',
  )
  const { page } = await visit(browser, false, PHONE)
  await begin(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectNoFaults(page)
})
