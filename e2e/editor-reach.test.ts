import { expect, type Page, test } from '@playwright/test'
import { closeEditors, openEditor, stillBox, typeOver } from './editor.ts'
import { addEverything } from './everything.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

/** Sends changes as the editor of a page would, with its session. */
async function change({ request }: Page, operations: readonly object[]): Promise<void> {
  const site = `http://localhost:${installation.port}/api/v1/sites/hotel`
  const { revision } = await (await request.get(`${site}/document`)).json()
  const changes = operations.map((operation, index) => ({ id: `reach-${revision}-${index}`, operation }))
  const origin = `http://localhost:${installation.port}`
  const sent = await request.post(`${site}/operations`, { data: { base: revision, changes }, headers: { origin } })
  expect(sent.status(), await sent.text()).toBe(200)
}

/** Texts of a part of the canvas that others answer for, at one of three points; and how many were asked. */
function unreachableTexts(part: Element): { asked: number; missed: string[] } {
  const isText = (one: HTMLElement) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    (one.matches('[data-text]') || [...one.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
  const texts = [...part.querySelectorAll<HTMLElement>('[data-field]')].filter(isText)
  const missed = texts.flatMap((text) => {
    text.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = text.getBoundingClientRect()
    const others = [0.2, 0.5, 0.8]
      .map((share) => document.elementFromPoint(x + width * share, y + height / 2))
      .filter((hit) => hit?.closest('[data-field]') !== text)
    const template = text.closest<HTMLElement>('[data-template]')?.dataset.template
    return others.map((other) => `${template} ${text.dataset.field}: ${other?.outerHTML.slice(0, 90) ?? 'nothing'}`)
  })
  return { asked: texts.length, missed }
}

test('[EDIT-1] [EDIT-2] [SEC-21] every text of every template answers a click on the canvas', async ({ browser }) => {
  const { page } = await openEditor(browser, installation)
  await change(page, await addEverything())
  await closeEditors()
  for (const language of ['ar', 'en']) {
    const { page, canvas, text } = await openEditor(browser, installation, { at: `/Everything/?lang=${language}` })
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => canvas.locator(':root').evaluate(() => innerWidth)).toBeLessThanOrEqual(width)
      // What hangs below a form lies over what follows, while one works at its section.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(canvas.locator('[data-at-work]')).toHaveCount(0, { timeout: 500 })
      }).toPass()
      // The server sends the first sections of a page; the program draws the others.
      const reach = () => canvas.locator(':root').evaluate(unreachableTexts)
      await expect.poll(async () => (await reach()).asked).toBeGreaterThan(90)
      expect((await reach()).missed, `${language}, ${width} px`).toEqual([])
      for (const template of ['Contact', 'RSVP']) {
        const section = canvas.locator(`main > [data-template="${template}"]`)
        await section.click({ position: { x: 4, y: 4 } })
        await expect(section.locator('.form-sent')).toBeVisible()
        const hanging = await section.locator('.form-sent').evaluate(unreachableTexts)
        expect(hanging.missed, `${language}, ${width} px`).toEqual([])
        await page.keyboard.press('Escape')
      }
      for (const field of ['phoneTitle', 'emailTitle']) {
        const title = text('Contact', field)
        await stillBox(title)
        await title.click()
        await expect(title).toBeFocused()
        await typeOver(page, `${field} ${width}`)
        await page.keyboard.press('Escape')
        await expect(title).toHaveText(`${field} ${width}`)
      }
    }
  }
})
