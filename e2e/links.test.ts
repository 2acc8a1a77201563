import { type Browser, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { begin, DESK, settled } from './visitor.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterAll(() => installation.stop())

async function open(browser: Browser, options = DESK): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage()
}

/** A link that the owner might have put anywhere; the page's own scripts find it like any other. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main')!.insertAdjacentHTML('afterbegin', `<a id="probe" href="${to}">there</a>`)
  }, href)
}
const press = (page: Page) => page.evaluate(() => document.getElementById('probe')!.click())
const lastSection = (page: Page) => page.evaluate(() => [...document.querySelectorAll('main [id^="comp-"]')].at(-1)!.id)

test('[LINK-1] links inside the site end with a slash, keep the query without its secrets, and lead to the top', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto(`${installation.siteAddress}?utm_source=card&authHash=abc&token=def&shareToken=ghi&lang=x`)
  await begin(page)
  await page.evaluate(() => scrollTo(0, 900))
  const addresses = await page
    .locator(':is(header, main, footer) a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) expect(address).toMatch(/^\/(\w+\/)*\?utm_source=card&lang=x(#.*)?$/)
  await page.locator('.navbar-links > ul a[href^="/Rooms/"]').click()
  await expect(page).toHaveURL(`${installation.siteAddress}Rooms/?utm_source=card&lang=x`)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.context().close()
})

test('[LINK-1] a query that a link has of its own stays, and links to other sites stay as they are', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto(`${installation.siteAddress}?room=1&day=2`)
  await begin(page)
  await addLink(page, '/Contact_us/?room=7')
  const foreign = await page.locator('a[target="_blank"]').first().getAttribute('href')
  await press(page)
  await expect(page).toHaveURL(/\/Contact_us\/\?room=7&day=2$/)
  await expect(page.locator(`a[href="${foreign}"]`).first()).toBeAttached()
  await page.context().close()
})

test('[LINK-3] other sites open in a new tab without opener; anchors, telephone and mail stay in theirs', async ({
  browser,
}) => {
  const page = await open(browser)
  for (const path of ['', 'Contact_us/']) {
    await page.goto(installation.siteAddress + path)
    const links = await page.locator('a[href]').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href')!,
        target: link.getAttribute('target'),
        rel: link.getAttribute('rel'),
      })),
    )
    for (const { href, target, rel } of links) {
      // Pages of the owner's own elsewhere are said to be theirs (rel-me).
      const wanted = rel?.endsWith(' me') ? 'noopener me' : 'noopener'
      if (/^https?:/.test(href)) expect({ href, target, rel }).toEqual({ href, target: '_blank', rel: wanted })
      else expect({ href, target }).toEqual({ href, target: null })
      expect(href).toMatch(/^(https?:|mailto:|tel:|\/|#)/)
    }
    if (path) expect(links.map(({ href }) => href.split(':')[0])).toEqual(expect.arrayContaining(['tel', 'mailto']))
  }
  await page.context().close()
})

test('[GEN-12] [LINK-2] a link to a section goes there 100 ms after the click, takes the focus along, and can be gone back from', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.clock.install()
  await page.goto(installation.siteAddress)
  await begin(page)
  const section = await lastSection(page)
  await addLink(page, `#${section}`)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await press(page)
  await page.clock.runFor(99)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.clock.runFor(1)
  await expect(page.locator(`#${section}`)).toBeInViewport()
  await expect(page).toHaveURL(new RegExp(`#${section}$`))
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(section)
  await page.clock.resume()
  await page.goBack()
  await expect(page).toHaveURL(installation.siteAddress)
  await page.context().close()
})

for (const { late, arrives } of [
  { late: 9_900, arrives: true },
  { late: 10_300, arrives: false },
]) {
  test(`[GEN-12] a section that comes ${late / 1000} s after the click is ${arrives ? 'gone to' : 'no longer waited for'}`, async ({
    browser,
  }) => {
    const page = await open(browser)
    await page.clock.install()
    await page.goto(installation.siteAddress)
    await begin(page)
    await addLink(page, '#comp-late')
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await press(page)
    await page.clock.runFor(late)
    await page.evaluate(() =>
      document.querySelector('main')!.insertAdjacentHTML('beforeend', '<section id="comp-late">late</section>'),
    )
    await page.clock.runFor(1000)
    expect(await page.evaluate(() => document.activeElement?.id === 'comp-late')).toBe(arrives)
    await page.context().close()
  })
}

test('[LINK-2] a link to a section of another page shows the way there from its top, smoothly', async ({ browser }) => {
  const page = await open(browser, { ...DESK, reducedMotion: 'no-preference' })
  await page.goto(`${installation.siteAddress}Rooms/`)
  const section = await lastSection(page)
  await page.goto(installation.siteAddress)
  await begin(page)
  // How many frames the way takes is the machine's matter; that the browser is asked for a way, and from the top, is ours.
  await page.addInitScript(() => {
    const ways: (readonly [from: number, how: string | undefined])[] = []
    Object.assign(window, { ways })
    const { scrollIntoView } = Element.prototype
    Element.prototype.scrollIntoView = function (how) {
      ways.push([scrollY, typeof how === 'object' ? how.behavior : undefined])
      scrollIntoView.call(this, how)
    }
  })
  await addLink(page, `/Rooms/#${section}`)
  await press(page)
  await expect(page).toHaveURL(new RegExp(`/Rooms/#${section}$`))
  await expect(page.locator(`#${section}`)).toBeInViewport()
  await expect
    .poll(() => page.evaluate(() => Math.abs(document.activeElement!.getBoundingClientRect().top)))
    .toBeLessThan(140)
  expect(await page.evaluate(() => (window as unknown as { ways: unknown }).ways)).toEqual([[0, 'smooth']])
  await page.context().close()
})

test('an address with a section, typed or reloaded, is gone to at once', async ({ browser }) => {
  const page = await open(browser)
  await page.goto(`${installation.siteAddress}Rooms/`)
  const section = await lastSection(page)
  await page.goto(`${installation.siteAddress}#top`)
  await page.goto(`${installation.siteAddress}Rooms/#${section}`)
  await expect(page.locator(`#${section}`)).toBeInViewport()
  await page.context().close()
})

test('[GEN-9] each page that is shown is told to the analytics tag, once, also when one comes back to it', async ({
  browser,
}) => {
  const page = await open(browser)
  const told: unknown[][] = []
  await page.exposeFunction('tell', (words: unknown[]) => told.push(words))
  await page.addInitScript(() => {
    Object.assign(window, {
      gtag: (...words: unknown[]) => void (window as unknown as { tell(words: unknown[]): void }).tell(words),
    })
  })
  await page.goto(installation.siteAddress)
  await begin(page)
  await page.locator('.navbar-links > ul a[href="/Rooms/"]').click()
  await expect(page).toHaveURL(/\/Rooms\/$/)
  await begin(page)
  await expect.poll(() => told.length).toBe(2)
  const [first, second] = told
  expect(first?.slice(0, 2)).toEqual(['event', 'page_view'])
  expect(first?.[2]).toMatchObject({ page_location: installation.siteAddress })
  expect(second?.[2]).toMatchObject({
    page_location: `${installation.siteAddress}Rooms/`,
    page_title: await page.title(),
  })
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => told.length).toBe(3)
  await page.context().close()
})

test('[GEN-9] without an analytics tag nothing is told and nothing fails', async ({ browser }) => {
  const page = await open(browser)
  const failures: string[] = []
  page.on('pageerror', (error) => failures.push(error.message))
  await page.goto(installation.siteAddress)
  await begin(page)
  expect(failures).toEqual([])
  await page.context().close()
})

for (const { language, title } of [
  { language: '', title: /هذا العنوان لا\s+يصل إلى\s+صفحة/ },
  { language: 'de/', title: 'Diese Adresse führt ins Leere' },
]) {
  test(`[GEN-11] a link to what is not there loads once, and says so in the language of the path: /${language}`, async ({
    browser,
  }) => {
    const page = await open(browser)
    await page.goto(installation.siteAddress + language)
    await begin(page)
    await addLink(page, `/${language}Nowhere/`)
    const documents: number[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'document') documents.push(response.status())
    })
    await press(page)
    await expect(page.locator('h1')).toHaveText(title)
    expect(documents).toEqual([404])
    await page.context().close()
  })
}

test('a page that was fetched ahead is there within 100 ms of the click, and nothing more is asked for it', async ({
  browser,
}) => {
  const page = await open(browser)
  await page.goto(`${installation.siteAddress}Rooms/`)
  await page.goto(installation.siteAddress)
  await begin(page)
  const times: number[] = []
  for (const path of ['Rooms', 'Events', 'Restaurant', 'Rooms', 'Events', 'Restaurant']) {
    await begin(page)
    const link = page.locator(`.navbar-links > ul a[href="/${path}/"]`)
    const ahead = page.waitForRequest(`**/${path}/`)
    await link.hover()
    await (await (await ahead).response())?.finished()
    await link.click()
    await page.waitForURL(`**/${path}/`)
    const { type, bytes, ready } = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        deliveryType: string
      })[]
      return { type: entry!.deliveryType, bytes: entry!.transferSize, ready: entry!.domInteractive }
    })
    expect(type).toBe('navigational-prefetch')
    expect(bytes).toBeGreaterThan(0)
    times.push(ready)
  }
  expect(Math.min(...times)).toBeLessThanOrEqual(100)
  await page.context().close()
})

test('[LINK-7] buttons answer to the pointer from a width of 767 px, and not below', async ({ browser }) => {
  const page = await open(browser)
  await page.goto(`${installation.siteAddress}en/`)
  for (const { width, answers } of [
    { width: 766, answers: false },
    { width: 767, answers: true },
  ]) {
    await page.setViewportSize({ width, height: 900 })
    for (const kind of ['primary', 'secondary', 'tertiary']) {
      const button = page.locator(`main .button.${kind}`).first()
      if ((await button.count()) === 0) continue
      const look = () =>
        button.evaluate((element) => {
          const { backgroundColor, color, backgroundSize } = getComputedStyle(element)
          return `${backgroundColor} ${color} ${backgroundSize}`
        })
      await page.mouse.move(2, 2)
      await button.scrollIntoViewIfNeeded()
      await settled(page)
      const still = await look()
      await button.hover()
      if (answers) await expect.poll(look, `${kind} at ${width} px`).not.toBe(still)
      else {
        await settled(page)
        expect(await look(), `${kind} at ${width} px`).toBe(still)
      }
    }
  }
  await page.context().close()
})
