import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { integrations } from '@mimar/document/integrations'
import { saidIn } from '@mimar/sections/all-words'
import { expect, type Page, test } from '@playwright/test'
import { closeEditors, type OpenEditor, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

/** A language nobody speaks: each sentence of a catalogue in ⟦brackets⟧, with accents and a third longer, as German and French are. */
function speakNonsense(): void {
  const accents: { readonly [letter: string]: string } = {
    a: 'á',
    e: 'é',
    i: 'í',
    o: 'ö',
    u: 'ü',
    A: 'Å',
    E: 'É',
    S: 'Š',
  }
  const replace = String.prototype.replace
  const nonsense = (text: string) => {
    const said = text
      .split(/(\{\w+\})/)
      .map((part) => (part.startsWith('{') ? part : [...part].map((letter) => accents[letter] ?? letter).join('')))
    return `⟦${said.join('')}${' ẃöŕđ'.repeat(Math.ceil(text.length / 15))}⟧`
  }
  // Every sentence is filled in by one expression, whether it has anything to fill in or not.
  String.prototype.replace = function (this: string, pattern: RegExp, by: never) {
    const isSentence = pattern instanceof RegExp && pattern.source === '\\{(\\w+)\\}'
    return replace.call(isSentence ? nonsense(String(this)) : this, pattern, by)
  } as typeof replace
}

/** Every word of a catalogue. */
const wordsOf = (said: unknown): readonly string[] =>
  typeof said === 'string' ? [said] : Object.values(said as object).flatMap(wordsOf)

/** What templates and integrations say of themselves is a catalogue too, filled in by nothing. */
const TEMPLATES = wordsOf([saidIn('en'), integrations.flatMap((one) => ('label' in one ? [one.label] : []))])

/** What owners, keyboards and other houses call their own, which no catalogue translates. */
const hotel = readFileSync(join(import.meta.dirname, '../examples/hotel/site.json'), 'utf8')
const NAMES = [
  ...['Ctrl', 'Shift', 'Esc', 'Del', 'El Messiri', 'IBM Plex Sans Arabic'],
  ...['Bricolage Grotesque', 'Plus Jakarta Sans', 'Archivo', 'Instrument Sans'],
  ...['المسيري', 'آي بي إم بلكس', 'ريدكس برو', 'الإسكندرية', 'المراعي'],
  ...['العربية', 'English', 'Türkçe', 'Deutsch', 'Français'],
  ...['Facebook', 'Telegram', 'Viber'],
]
/** Dates are written by the browser, addresses and ids as they are. */
const IS_DATA = /\b\d{1,2}[,:]|[a-z]day, |:\/\/|localhost|^\/|\d{8}/

const dialog = (page: Page) => page.getByRole('dialog')
const panel = (page: Page) => page.locator('[data-panel]')
const TOPICS = ['site', 'enquiries', 'messengers', 'chats', 'tracking', 'cookies', 'events', 'sharing']

type State = readonly [name: string, open: (editor: OpenEditor, isPhone: boolean) => Promise<void>]

/** A menu of the bar or of Publish, and what it opens. */
const opensMenu = (name: string, selector: string): State => [
  name,
  async ({ page }) => {
    await page.locator(selector).first().click()
    await expect(page.locator('[role=menu]:popover-open [role^=menuitem]').first()).toBeVisible()
  },
]

const opensFrom = (menu: 'publish' | 'site', name: 'check' | 'share' | 'history' | 'help'): State => [
  name,
  async ({ page }) => {
    await page.locator(`[data-menu="${menu}"]`).click()
    await page.locator(`[data-item="${name}"]`).click()
    await expect(dialog(page).getByRole('heading', { level: 2 })).toBeVisible()
    if (name === 'history') await expect(page.getByRole('slider')).toBeVisible()
  },
]

const opensPanel = (name: 'sections' | 'theme'): State => [
  `the panel ${name}`,
  async ({ page }) => {
    await page.locator(`[data-opens="${name}"]`).click()
    await expect(panel(page)).toBeVisible()
  },
]

const opensManaged = (name: 'pages' | 'languages', at: number, more: string): State => [
  `the panel ${name}, with the details of one`,
  async ({ page }, isPhone) => {
    await page
      .locator('[data-bar] button[aria-haspopup=menu]')
      .nth(name === 'languages' && isPhone ? 0 : at)
      .click()
    await page.locator('[data-item="manage"]').click()
    await panel(page).locator(more).nth(1).focus()
    await page.keyboard.press('Enter')
  },
]

const opensTopic = (topic: string): State => [
  `settings: ${topic}`,
  async ({ page }) => {
    await page.locator('[data-opens=settings]').click()
    await dialog(page).locator(`[data-topic=${topic}]`).click()
    await expect(dialog(page).locator(`[data-topic=${topic}]`)).toHaveAttribute('aria-current', 'page')
  },
]

const STATES: readonly State[] = [
  ['nothing', async ({ page }) => expect(page.locator('[data-opens]').first()).toBeVisible()],
  opensMenu('the menu of the site', '[data-bar] button[aria-haspopup=menu]'),
  opensMenu('the menu of publishing', '[data-menu="publish"]'),
  opensFrom('publish', 'check'),
  opensFrom('publish', 'share'),
  opensFrom('site', 'history'),
  opensFrom('site', 'help'),
  opensPanel('sections'),
  opensPanel('theme'),
  opensManaged('pages', 1, '[data-act="details"]'),
  opensManaged('languages', 2, '[data-act="details"]'),
  ...TOPICS.map(opensTopic),
  [
    'translating',
    async ({ page }) => {
      await page.locator('[data-opens="translate"]').click()
      await expect(dialog(page)).toBeVisible()
    },
  ],
  [
    'a text, its bar and its link',
    async ({ page, text }, isPhone) => {
      await expect(panel(page)).toHaveCount(0)
      await text('Header13', 'buttons/rooms/buttonText').click()
      if (isPhone) {
        await expect(dialog(page)).toBeVisible()
        expect(await strangeWords(page), 'a button').toEqual([])
        // Behind Done, its three types and where it leads.
        await dialog(page).getByRole('button').nth(5).click()
      }
      await page.keyboard.press('Control+KeyK')
      await page.keyboard.type('x')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  ],
  [
    'a picture and its bar',
    async ({ page, text }, isPhone) => {
      await text('Navbar', 'logo').click()
      await expect(page.getByRole(isPhone ? 'region' : 'toolbar').first()).toBeVisible()
    },
  ],
  [
    'a section and its bar',
    async ({ page, canvas }, isPhone) => {
      await canvas
        .locator('main > [data-section]')
        .nth(1)
        .click({ position: { x: 4, y: 4 } })
      await expect(page.getByRole(isPhone ? 'region' : 'toolbar').first()).toBeVisible()
    },
  ],
  [
    'what a picker says',
    async ({ page }) => {
      await page.locator('[data-plus]').last().press('Enter')
      await expect(dialog(page).getByRole('searchbox')).toBeFocused()
    },
  ],
]

/** Words that stand in no catalogue. */
async function strangeWords(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() => {
    const spoken = ['aria-label', 'title', 'placeholder', 'alt', 'data-tip', 'aria-valuetext', 'aria-description']
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    return [...document.body.querySelectorAll('*')].filter(isSeen).flatMap((element) => {
      // A sentence whose parts give way one after the other is read whole.
      if (element.parentElement?.closest('[data-sentence]')) return []
      const texts = element.matches('[data-sentence]')
        ? [element.textContent]
        : [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data)
      return [...texts, ...spoken.map((name) => element.getAttribute(name) ?? '')]
    })
  })
  const isStrange = (text: string) => /\p{L}{2}/u.test(text) && /\p{Ll}|\p{Lo}/u.test(text) && !text.includes('⟦')
  const isOwnPart = (text: string) =>
    IS_DATA.test(text) ||
    TEMPLATES.includes(text) ||
    hotel.includes(text) ||
    NAMES.includes(text.replace(/^[A-Z]{2} /, ''))
  // A page and one of its sections stand beside each other.
  const isOwn = (text: string) => text.split(' · ').every(isOwnPart)
  return [...new Set(said.map((text) => text.trim()))].filter((text) => isStrange(text) && !isOwn(text))
}

for (const width of [1440, 360]) {
  test(`[EDIT-2] [U43] at ${width} px the editor says everything in the language of its reader`, async ({
    browser,
  }) => {
    const editor = await openEditor(browser, installation, {
      at: '/?lang=en',
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    })
    await editor.page.addInitScript(speakNonsense)
    await editor.page.reload()
    await editor.canvas.locator('[data-section]').first().waitFor()
    for (const [name, open] of STATES) {
      await open(editor, width < 768)
      expect(await strangeWords(editor.page), name).toEqual([])
      expect(
        await editor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        name,
      ).toBeLessThanOrEqual(0)
      await editor.page.keyboard.press('Escape')
      await expect(dialog(editor.page)).toHaveCount(0)
      // In a panel the first press may only have closed what was open in it.
      await expect(async () => {
        if ((await panel(editor.page).count()) > 0) await editor.page.keyboard.press('Escape')
        await expect(panel(editor.page)).toHaveCount(0, { timeout: 1_000 })
      }).toPass()
    }
  })
}
