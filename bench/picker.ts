// Interaction to next paint: how long the picker of sections takes to open, and to find what is typed, cold and again.
import { type Browser, chromium, type Page } from '@playwright/test'
import { BROWSER } from '../e2e/browser.ts'
import { closeEditors, openEditor } from '../e2e/editor.ts'
import { type Installation, startInstallation } from '../e2e/installation.ts'
import { picturesAreFinished } from './pictures.ts'
import { inTurns, printTable, type Row } from './table.ts'

const ROUNDS = 5
const OPENED_WITHIN = 100
/** So long a hand rests between two presses, in milliseconds; all that comes by itself has come by then. */
const RESTS = 2_500
/** From a hand's arrival on what it wants to press to the press, in milliseconds. */
const AIMS = 200
const OPTION = '[role=option]'

/** What a window under measurement tells. */
interface Told {
  press?: number
  told?: number
}

/** Notes the press, and the frame after which that many options can be seen. */
function watch(options: string): void {
  const told = window as unknown as Told
  const now = () => performance.now()
  // A letter that no key of this keyboard has comes without a key.
  for (const type of ['pointerdown', 'keydown', 'beforeinput'] as const) {
    const noted = () => {
      if (type === 'beforeinput' && told.press !== undefined && now() - told.press < 50) return
      told.press = now()
      delete told.told
    }
    for (const one of [window, ...[...document.querySelectorAll('iframe')].map(({ contentWindow }) => contentWindow)])
      one?.addEventListener(type, noted, true)
  }
  const seen = () => [...document.querySelectorAll(options)].filter((one) => one.getBoundingClientRect().height > 0)
  let before = seen().length
  new MutationObserver(() => {
    const count = seen().length
    if (count === before || count === 0) return
    before = count
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        told.told ??= now()
      }
      port2.postMessage(null)
    })
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true })
}

/** Milliseconds from what is done to the frame in which the options have changed. */
async function time(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watch, OPTION)
  await act()
  await page.waitForFunction(() => (window as unknown as Told).told !== undefined)
  return page.evaluate(() => {
    const { press = 0, told = 0 } = window as unknown as Told
    return told - press
  })
}

interface Round {
  readonly cold: number
  readonly again: number
  readonly found: number
  readonly options: number
}

async function ours(browser: Browser, installation: Installation, ui: string): Promise<Round> {
  const { page, canvas } = await openEditor(browser, installation, { at: `/Rooms/?lang=${ui}`, ui })
  await canvas
    .locator('main > [data-section]')
    .last()
    .evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await page.waitForTimeout(RESTS)
  const disc = page.locator('[data-plus]').last()
  const press = async () => {
    const box = (await disc.boundingBox())!
    // At the end of a page half of it is in sight. A hand stops on it before it presses.
    await page.mouse.move(box.x + box.width / 2, box.y + 8, { steps: 8 })
    await page.waitForTimeout(AIMS)
    await page.mouse.down()
    await page.mouse.up()
  }
  const cold = await time(page, press)
  const options = await page.locator(OPTION).count()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.waitForTimeout(RESTS)
  const again = await time(page, press)
  await page.waitForTimeout(RESTS)
  const found = await time(page, () => page.keyboard.type(ui === 'ar' ? 'ص' : 'g'))
  await closeEditors()
  return { cold, again, found, options }
}

/** A page that shows as many words in a dialog by one line of script. */
async function bare(browser: Browser, options: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const list = Array.from({ length: options }, (_, index) => `<button role=option>Section ${index}</button>`).join('')
  await page.setContent(`<button onclick="nextElementSibling.showModal()">Add</button><dialog>${list}</dialog>`)
  await page.waitForTimeout(200)
  const box = (await page.locator('button').first().boundingBox())!
  const took = await time(page, () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2))
  await page.close()
  return took
}

async function measure(installation: Installation, ui: string): Promise<Row[]> {
  const rounds: Round[] = []
  const floors: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // A browser of its own each time: nothing is compiled or kept from the round before.
    const browser = await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox', '--disable-gpu'] })
    try {
      const one = await ours(browser, installation, ui)
      rounds.push(one)
      floors.push(await bare(browser, one.options))
    } finally {
      await browser.close()
    }
  }
  const of = (name: 'cold' | 'again' | 'found') => rounds.map((round) => round[name])
  const what = `the picker with ${rounds[0]?.options} sections in ${ui}`
  return [
    inTurns(of('cold'), floors, { what: `${what} opens for the first time`, unit: 'ms', budget: OPENED_WITHIN }),
    inTurns(of('again'), floors, { what: '  again', unit: 'ms', budget: OPENED_WITHIN }),
    inTurns(of('found'), floors, { what: '  a letter narrows it', unit: 'ms', budget: OPENED_WITHIN }),
  ]
}

const installation = await startInstallation()
try {
  await picturesAreFinished(installation)
  const rows = [...(await measure(installation, 'en')), ...(await measure(installation, 'ar'))]
  printTable('The picker of sections', rows)
} finally {
  await installation.stop()
}
