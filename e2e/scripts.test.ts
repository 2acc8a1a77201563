import { type Browser, type BrowserContextOptions, expect, type Page, type Response, test } from '@playwright/test'
import { ask } from './asking.ts'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { DESK, PHONE } from './visitor.ts'

const LANGUAGES = ['ar', 'en', 'tr', 'de', 'fr']
const PATHS = ['', 'Rooms/', 'Restaurant/', 'Events/', 'Contact_us/']
const pathIn = (language: string, path: string) => (language === 'ar' ? path : `${language}/${path}`)

const IDS = {
  facebookPixelCode: '1234567890123456',
  gtagId: 'G-ABCDEF1234',
  adSensePublisherId: 'pub-1234567890123456',
  ymId: '12345678',
}
const PIXEL = 'https://connect.facebook.net/en_US/fbevents.js'
const GTAG = 'https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234'
const METRICA = 'https://mc.yandex.ru/metrika/tag.js'
const STATISTICS = [PIXEL, GTAG, METRICA]
const ADSENSE = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456'
const LIVECHAT = 'https://cdn.livechatinc.com/tracking.js'
const MAP = 'https://www.google.com/maps?q=36.61,37.08&output=embed'

let installation: Installation
let owner: Awaited<ReturnType<typeof ownerOf>>
test.beforeAll(async () => {
  installation = await startInstallation()
  owner = await ownerOf(installation)
})
test.afterAll(() => installation.stop())

const chat = (name: string, key: string, isPrimary = false) => ({ id: name, name, key, isPrimary })

/** What the owner has set up before a visitor comes. */
const configure = (chats: readonly object[] = [chat('livechat', '1234567')], isAsking = true) =>
  owner.set(
    ...Object.entries(IDS).map(([field, value]) => ({ field, value })),
    { field: 'chats', value: chats },
    { field: 'gdprConsent/isVisible', value: isAsking },
  )

type Answer = { readonly analytics?: boolean; readonly marketing?: boolean; readonly functional?: boolean } | null

interface Visitor {
  readonly page: Page
  /** What the page has asked of other hosts, sorted. */
  asked(): string[]
  /** Opens a page, of which nothing has been asked yet. */
  open(path?: string): Promise<Response | null>
}

/** A visitor who answered the banner before, or did not. Other hosts are played by the test: nothing leaves the machine. */
async function visitor(
  browser: Browser,
  answer: Answer,
  options: BrowserContextOptions = DESK,
  foreign = '',
): Promise<Visitor> {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
  const asked = new Set<string>()
  const { host } = new URL(installation.siteAddress)
  await context.route(
    (url) => url.host !== host,
    (route) => {
      asked.add(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: foreign })
    },
  )
  // The browser reports where its mouse rests when a page is there; nobody has moved it.
  await context.addInitScript(() => {
    const rests = ({ clientX, clientY }: MouseEvent) => clientX === 0 && clientY === 0
    addEventListener('mousemove', (event) => rests(event) && event.stopImmediatePropagation(), true)
  })
  // Pictures say nothing here, and there are many.
  await context.route('**/media/**', (route) => route.fulfill({ body: '' }))
  if (answer) {
    await context.addCookies([{ name: 'hotel', value: 'yes', url: installation.siteAddress }])
    const whole = { analytics: false, marketing: false, functional: false, ...answer }
    const keep = { host, kept: JSON.stringify(whole) }
    await context.addInitScript(({ host, kept }) => {
      if (location.host === host) localStorage.setItem('cookieSettings', kept)
    }, keep)
  }
  const page = await context.newPage()
  page.on('pageerror', (error) => expect(error.message, 'no script fails').toBe(''))
  page.on('console', (message) => expect(message.text(), 'nothing is blocked').not.toContain('Content Security Policy'))
  return {
    page,
    asked: () => [...asked].toSorted(),
    open(path = '') {
      asked.clear()
      return page.goto(installation.siteAddress + path)
    },
  }
}

/** The visitor moves, presses a key and scrolls to the map; all that may follow from that has followed. */
async function beHere(page: Page, isAnswered: boolean): Promise<void> {
  await page.mouse.move(50, 300)
  await page.keyboard.press('Shift')
  if (isAnswered) await expect(page.locator('i[data-island="scripts"]')).not.toHaveAttribute('data-late')
  else await expect(page.locator('.floating .consent')).toBeVisible()
  await expect(page.locator('script[src*="/scripts/rest-"]')).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('[data-map]').scrollIntoViewIfNeeded()
  // The map watches where it stands, and is told so after the next picture of the page.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  )
}

interface State {
  readonly state: string
  readonly answer: Answer
  readonly allowed: readonly string[]
  /** A few are enough: every page carries the same in each language, which a test below reads. */
  readonly languages: readonly string[]
}

const STATES: readonly State[] = [
  { state: 'nothing is answered', answer: null, allowed: [], languages: ['ar', 'de'] },
  { state: 'all was declined', answer: {}, allowed: [], languages: ['fr'] },
  {
    state: 'all was accepted',
    answer: { analytics: true, marketing: true, functional: true },
    allowed: [PIXEL, GTAG, METRICA, ADSENSE, LIVECHAT, MAP],
    languages: ['ar'],
  },
  { state: 'statistics alone are allowed', answer: { analytics: true }, allowed: STATISTICS, languages: ['en'] },
  { state: 'only marketing is allowed', answer: { marketing: true }, allowed: [ADSENSE, LIVECHAT], languages: ['tr'] },
  { state: 'only content of others is allowed', answer: { functional: true }, allowed: [MAP], languages: ['de'] },
]

test.describe('with every id set', () => {
  // Nothing is changed in here: what would take one worker minutes, all can share.
  test.describe.configure({ mode: 'parallel' })
  test.beforeAll(() => configure())

  for (const { state, answer, allowed, languages } of STATES) {
    for (const language of languages) {
      test(`[SCRIPT-2] while ${state}, each page in ${language} asks exactly ${allowed.length} others`, async ({
        browser,
      }) => {
        const { page, asked, open } = await visitor(browser, answer)
        for (const path of PATHS) {
          await open(pathIn(language, path))
          expect(asked(), 'before a sign of a person').toEqual([])
          await beHere(page, answer !== null)
          await expect.poll(asked, { message: `/${pathIn(language, path)}` }).toEqual(allowed.toSorted())
        }
        await page.context().close()
      })
    }
  }

  test('[SCRIPT-2] whom a page may ask is the same on each page in every language', async () => {
    const { hostname: host } = new URL(installation.siteAddress)
    const addresses = LANGUAGES.flatMap((language) => PATHS.map((path) => `/${pathIn(language, path)}`))
    const carried = addresses.map(async (address) => {
      const { text, headers } = await ask(installation.port, address, { host })
      const [[, late = '', site] = [], ...others] = text.matchAll(/="scripts" data-late="(.*?)" data-site="(.*?)"/g)
      const maps = [...text.matchAll(/data-map="(.*?)"/g)].map(([, map]) => map)
      const starts = (await ask(installation.port, late, { host })).text
      expect(starts, address).toContain('data-starts')
      return JSON.stringify([site, starts, others, maps, headers['content-security-policy']])
    })
    expect(new Set(await Promise.all(carried)).size).toBe(1)
  })

  for (const [sign, give] of [
    ['mouse', (page: Page) => page.mouse.move(60, 320)],
    ['key press', (page: Page) => page.keyboard.press('Tab')],
    [
      'finger that moves',
      async (page: Page) => {
        const session = await page.context().newCDPSession(page)
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
          session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 190, y }] })
        await touch('touchStart', 600)
        await touch('touchMove', 500)
        await touch('touchEnd')
      },
    ],
  ] as const) {
    test(`[SCRIPT-1] others are asked at the first ${sign}, and not before`, async ({ browser }) => {
      const { page, asked, open } = await visitor(
        browser,
        { analytics: true },
        sign.startsWith('finger') ? PHONE : DESK,
      )
      await open('en/')
      await page.waitForLoadState('networkidle')
      expect(asked()).toEqual([])
      await give(page)
      await expect.poll(asked).toEqual([PIXEL, GTAG, METRICA].toSorted())
      await page.context().close()
    })
  }

  test('[SCRIPT-2] the tag knows before all else what is allowed, in the signals of Consent Mode v2', async ({
    browser,
  }) => {
    const { page, asked, open } = await visitor(browser, { analytics: true, functional: true })
    await open('en/')
    await page.mouse.move(60, 320)
    await expect.poll(asked).toContain(GTAG)
    const commands = await page.evaluate(() =>
      (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((command) => [...Array.from(command)]),
    )
    const denied = {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
      security_storage: 'granted',
    }
    const granted = {
      ...denied,
      analytics_storage: 'granted',
      functionality_storage: 'granted',
      personalization_storage: 'granted',
    }
    expect(commands.slice(0, 2)).toEqual([
      ['consent', 'default', denied],
      ['consent', 'update', granted],
    ])
    expect(commands[2]?.[0]).toBe('js')
    expect(commands[3]).toEqual(['config', 'G-ABCDEF1234'])
    await page.context().close()
  })

  test('[SCRIPT-3] pixel, metrica and chat are told whose they are', async ({ browser }) => {
    const { page, asked, open } = await visitor(browser, { analytics: true, marketing: true })
    await open('en/')
    await page.mouse.move(60, 320)
    await expect.poll(() => asked().length).toBe(5)
    const told = await page.evaluate(() => {
      const { fbq, ym, __lc } = window as unknown as {
        fbq: { queue: ArrayLike<unknown>[] }
        ym: { a: ArrayLike<unknown>[] }
        __lc: { license: number }
      }
      const [metrica] = ym.a
      const pixel = fbq.queue.map((words) => Array.from(words))
      return { pixel, metrica: Array.from(metrica ?? []).slice(0, 2), chat: __lc.license }
    })
    expect(told).toEqual({
      pixel: [
        ['init', '1234567890123456'],
        ['track', 'PageView'],
      ],
      metrica: [12345678, 'init'],
      chat: 1234567,
    })
    await page.context().close()
  })

  test('[SCRIPT-3] an address that was changed on its way is asked of nobody', async ({ browser }) => {
    const { page, asked, open } = await visitor(browser, { analytics: true, marketing: true })
    const changed = [
      'https://connect.facebook.net/"><script>',
      'https://user@evil.example/',
      'https://evil.example:8443/',
      'http://evil.example/',
      '//evil.example/',
      'javascript:alert(1)',
    ].map((source) => ({ type: 'analytics', source }))
    await page.route('**/widgets/scripts-*', async (route) => {
      const { pathname, host } = new URL(route.request().url())
      const response = await route.fetch({ url: `http://127.0.0.1:${installation.port}${pathname}`, headers: { host } })
      const text = (await response.text()).replace(
        /data-starts="[^"]*"/,
        () => `data-starts='${JSON.stringify(changed)}'`,
      )
      await route.fulfill({ response, body: text })
    })
    await open('en/')
    await page.mouse.move(60, 320)
    await expect(page.locator('i[data-island="scripts"]')).not.toHaveAttribute('data-late')
    expect(asked()).toEqual([])
    await page.context().close()
  })

  test('[SCRIPT-2] while nothing is answered the map is a card with the address, which shows the map when asked', async ({
    browser,
  }) => {
    const { page, asked, open } = await visitor(browser, null)
    await open('en/')
    await beHere(page, false)
    const card = page.locator('[data-map]')
    await expect(card).toContainText('12 Nafoura Street, Bab al-Nasim')
    await expect(card.locator('iframe')).toHaveCount(0)
    await card.getByRole('link', { name: 'Show map' }).click()
    await expect(card.locator('iframe')).toHaveAttribute('src', MAP)
    await expect(card.locator('iframe')).toBeFocused()
    await expect.poll(asked).toEqual([MAP])
    await page.context().close()
  })

  test('[SCRIPT-2] choosing in the banner is what lets others in, after the page has loaded again', async ({
    browser,
  }) => {
    const { page, asked, open } = await visitor(browser, null)
    await open('en/')
    await page.locator('[data-choice="settings"]').click()
    await page.getByLabel('Marketing').uncheck()
    await page.getByLabel('Functional').uncheck()
    expect(asked()).toEqual([])
    await Promise.all([page.waitForEvent('load'), page.locator('[data-choice="confirm"]').click()])
    await page.mouse.move(70, 330)
    await expect.poll(asked).toEqual([PIXEL, GTAG, METRICA].toSorted())
    await page.context().close()
  })

  test('[SCRIPT-2] where storage is blocked, what the cookie says holds', async ({ browser }) => {
    const { page, asked, open } = await visitor(browser, null)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await open('en/')
    await Promise.all([page.waitForEvent('load'), page.locator('[data-choice="decline"]').click()])
    await beHere(page, true)
    expect(asked()).toEqual([])
    await page.context().close()
  })
})

for (const [name, key, source, more] of [
  ['livechat', '1234567', LIVECHAT, 'analytics'],
  ['jivochat', 'aBcDeFgH12', 'https://code.jivosite.com/widget/aBcDeFgH12', ''],
  ['olark', '1234-567-10-8901', 'https://static.olark.com/jsclient/loader.js', ''],
  ['intercom', 'abc12345', 'https://widget.intercom.io/widget/abc12345', ''],
  ['freshchat', '01234567-89ab-cdef-0123-456789abcdef', 'https://wchat.freshchat.com/js/widget.js', ''],
] as const) {
  test(`[SCRIPT-3] of all chats only the primary one, ${name}, is loaded`, async ({ browser }) => {
    const other = name === 'intercom' ? chat('livechat', '7654321') : chat('intercom', 'other123')
    await configure([other, chat(name, key, true)])
    const told = 'window.fcWidget = { init(told) { window.told = told } }'
    const { page, asked, open } = await visitor(browser, { marketing: true }, DESK, more ? '' : told)
    await open('de/')
    await page.mouse.move(60, 320)
    await expect.poll(asked).toEqual([ADSENSE, source].toSorted())
    if (name === 'freshchat')
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { told: unknown }).told))
        .toEqual({ token: key, host: 'https://wchat.freshchat.com' })
    await page.context().close()
  })
}

test('[SCRIPT-3] without a primary chat the first is loaded', async ({ browser }) => {
  await configure([chat('intercom', 'abc12345'), chat('livechat', '1234567')])
  const { page, asked, open } = await visitor(browser, { marketing: true })
  await open('de/')
  await page.mouse.move(60, 320)
  await expect.poll(asked).toEqual([ADSENSE, 'https://widget.intercom.io/widget/abc12345'].toSorted())
  await page.context().close()
})

test('[SCRIPT-2] where nobody asks, all load without stored settings, and stored settings still gate', async ({
  browser,
}) => {
  await configure([chat('livechat', '1234567')], false)
  const fresh = await visitor(browser, null)
  await fresh.open()
  await beHere(fresh.page, true)
  await expect.poll(fresh.asked).toEqual([PIXEL, GTAG, METRICA, ADSENSE, LIVECHAT, MAP].toSorted())
  await fresh.page.context().close()

  const former = await visitor(browser, { analytics: true })
  await former.open()
  await beHere(former.page, true)
  await expect.poll(former.asked).toEqual([PIXEL, GTAG, METRICA].toSorted())
  await former.page.context().close()
})

test('[SCRIPT-3] a site without ids carries nothing that would load others, and may ask nobody but its map', async ({
  browser,
}) => {
  await owner.set(...Object.keys(IDS).map((field) => ({ field, value: '' })), { field: 'chats', value: [] })
  const { page, asked, open } = await visitor(browser, { analytics: true, marketing: true })
  const response = await open()
  await page.mouse.move(60, 320)
  await expect(page.locator('[data-island="scripts"]')).toHaveCount(0)
  expect(asked()).toEqual([])
  const policy = response?.headers()['content-security-policy']
  expect(policy?.match(/https?:\/\/[^\s;]+/g)).toEqual(['https://www.google.com'])
  expect(policy).toContain(';frame-src https://www.google.com;')
  await page.context().close()
})
