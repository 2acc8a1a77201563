import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Locator, Page } from '@playwright/test'
import { enterBy } from './entering.ts'
import type { Installation } from './installation.ts'

export interface OpenEditor {
  readonly page: Page
  /** The page being edited. */
  readonly canvas: FrameLocator
  /** The element that shows a field; the first where a template stands more than once. */
  text(template: string, field: string): Locator
  readonly save: Locator
  readonly publish: Locator
  readonly counter: Locator
  readonly notices: Locator
  /** What visitors read. */
  published(path?: string): Promise<string>
}

interface OpenOptions extends BrowserContextOptions {
  /** Path and query below `/edit/hotel`. */
  readonly at?: string
  readonly ui?: string
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>
type Session = Awaited<ReturnType<BrowserContext['storageState']>>

const opened = new Set<BrowserContext>()
const sessions = new WeakMap<Installation, Session>()

/** Opens the editor of the hotel, signed in; the one-time link is used once for each installation. */
export async function openEditor(
  browser: Browser,
  installation: Installation,
  { at = '/', ui = 'en', ...options }: OpenOptions = {},
): Promise<OpenEditor> {
  const known = sessions.get(installation)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...options,
    ...(known ? { storageState: known } : {}),
  })
  opened.add(context)
  const page = await context.newPage()
  if (!known) {
    await enterBy(page, installation.editorAddress)
    sessions.set(installation, await context.storageState())
  }
  const query = at.includes('?') ? '&' : '?'
  await page.goto(`http://localhost:${installation.port}/edit/hotel${at}${query}ui=${ui}`)
  const canvas = page.frameLocator('main iframe')
  await canvas.locator('[data-section]').first().waitFor()
  // The page is there before the program: it has taken it over once it says words of its own on it.
  await canvas.locator('html[style*="--your-text"]').waitFor()
  await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument?.fonts.status === 'loaded')
  return {
    page,
    canvas,
    text: (template, field) => canvas.locator(`[data-template="${template}"] [data-field="${field}"]`).first(),
    save: page.locator('[data-save]'),
    publish: page.locator('[data-publish]'),
    counter: page.locator('[data-counter]'),
    notices: page.locator('[data-notices]'),
    async published(path = '') {
      // Node asks the system for `hotel.localhost`; browsers know it by themselves.
      const { host } = new URL(installation.siteAddress)
      const address = `http://127.0.0.1:${installation.port}/${path}`
      return (await context.request.get(address, { headers: { host } })).text()
    },
  }
}

/** Closes every editor of a test, so that none goes on working beside the next. */
export async function closeEditors(): Promise<void> {
  await Promise.all([...opened].map((context) => context.close()))
  opened.clear()
}

/** Puts text, and HTML where given, on the clipboard as another program would, and pastes it. */
export async function paste(text: Locator, plain: string, html?: string): Promise<void> {
  await text.evaluate(
    (element, { plain, html }) => {
      const view = element.ownerDocument.defaultView as Window & typeof globalThis
      const clipboardData = new view.DataTransfer()
      clipboardData.setData('text/plain', plain)
      if (html) clipboardData.setData('text/html', html)
      element.dispatchEvent(new view.ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { plain, html },
  )
}

/** Selects everything in the text that has the caret, and types over it. */
export async function typeOver(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+a')
  if (words === '') await page.keyboard.press('Backspace')
  else await page.keyboard.type(words)
}

/** Where something stands once it moves no more; for presses and drags by the mouse itself, which waits for nothing. */
export async function stillBox(locator: Locator): Promise<Box> {
  await locator.waitFor()
  const place = async () => JSON.stringify(await locator.boundingBox())
  let said = ''
  // Bars follow the page some frames later, and twice when pictures above them arrive.
  for (let same = 0; same < 2; ) {
    const now = await atRest(locator.page(), place)
    same = now === said ? same + 1 : 0
    said = now
  }
  return JSON.parse(said) as Box
}

/** What something says once two frames have brought nothing new. */
export async function atRest<Said>(page: Page, read: () => Promise<Said>): Promise<Said> {
  for (let before = await read(); ; ) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const now = await read()
    if (now === before) return now
    before = now
  }
}
