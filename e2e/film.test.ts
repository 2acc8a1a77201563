import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { give } from './pictures-in-editor.ts'
import { bar, select } from './sections-in-editor.ts'
import { closeAll, DESK, expectNoFaults, newVisitor, PHONE } from './visitor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

/** A film that can be played: what a browser records of a drawing that changes. */
async function recorded(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    const drawing = canvas.getContext('2d')!
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let step = 0; step < 30; step += 1) {
      drawing.fillStyle = `hsl(${step * 12} 60% 50%)`
      drawing.fillRect(0, 0, canvas.width, canvas.height)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    recorder.stop()
    await stopped
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())]
  })
  return Buffer.from(bytes)
}

const SECTION = '[data-template="Text10"]'

/** Somebody at the page with the film, the section in sight, and what the page has asked for. */
async function visitorAt(browser: Parameters<typeof newVisitor>[0], options: BrowserContextOptions) {
  const page = await newVisitor(browser, installation, options)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${installation.siteAddress}en/Rooms/`)
  const film = page.locator(`${SECTION} video`)
  const button = page.locator(`${SECTION} .film-switch`)
  await button.waitFor()
  await page.locator(SECTION).evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const isPlaying = () => film.evaluate((one: HTMLVideoElement) => !one.paused && one.currentTime > 0)
  return { page, film, button, isPlaying, asked: () => asked.filter((url) => url.endsWith('.webm')) }
}

test('[SEC-51] an owner lays a picture and a film behind a section; visitors see it play, and stop it by a key', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page, canvas } = editor
  const section = await select(editor, 'Text10')
  await bar(page, /^Section/)
    .getByRole('button', { name: 'Background' })
    .click()
  await page.getByRole('button', { name: 'Choose a picture…' }).click()
  const library = page.getByRole('dialog', { name: 'Library' })
  await library.locator('li button').first().click()
  await expect(section.locator('.photo.background img')).toBeVisible()

  await select(editor, 'Text10')
  await bar(page, /^Section/)
    .getByRole('button', { name: 'Background' })
    .click()
  const film = page.getByRole('group', { name: 'A short film over it, without sound' })
  const buffer = await recorded(page)
  await give(page, film.getByRole('button', { name: 'Choose file' }), {
    ...{ name: 'yard.webm', mimeType: 'video/webm', buffer },
  })
  await expect(film.getByText('yard.webm')).toBeVisible()
  await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-label', /^Undo: background of/)
  expect(await axeFaults(page)).toEqual([])
  // Nothing moves while it is edited.
  const still = canvas.locator(`${SECTION} video`)
  expect(await still.evaluate((one: HTMLVideoElement) => [one.paused, one.readyState])).toEqual([true, 0])
  await expect(canvas.locator('.film-switch')).toBeHidden()
  await page.keyboard.press('Escape')
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'done')

  const visitor = await visitorAt(browser, DESK)
  await expect.poll(visitor.isPlaying).toBe(true)
  expect(await visitor.film.evaluate((one: HTMLVideoElement) => [one.muted, one.autoplay])).toEqual([true, false])
  await expect(visitor.button).toHaveAccessibleName('Pause the film')
  const { width, height } = (await visitor.button.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  await expectNoFaults(visitor.page)
  await visitor.button.focus()
  await visitor.page.keyboard.press('Enter')
  await expect(visitor.button).toHaveAccessibleName('Play the film')
  await expect.poll(visitor.isPlaying).toBe(false)
  await visitor.page.keyboard.press('Enter')
  await expect.poll(visitor.isPlaying).toBe(true)
  // Out of sight it stops, and goes on where it is seen again.
  await visitor.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect.poll(visitor.isPlaying).toBe(false)
  await visitor.film.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))
  await expect.poll(visitor.isPlaying).toBe(true)
})

for (const { who, options } of [
  { who: 'who wants less motion', options: { ...DESK, reducedMotion: 'reduce' as const } },
  { who: 'a phone', options: PHONE },
])
  test(`[SEC-51] ${who} gets the picture, nothing of the film, and a button that plays it`, async ({ browser }) => {
    const visitor = await visitorAt(browser, options)
    await expect(visitor.button).toHaveAccessibleName('Play the film')
    await expect(visitor.page.locator(`${SECTION} .photo.background img`)).toBeVisible()
    expect(await visitor.isPlaying()).toBe(false)
    expect(visitor.asked()).toEqual([])
    await visitor.button.click()
    await expect.poll(visitor.isPlaying).toBe(true)
    expect(new Set(visitor.asked()).size).toBe(1)
    await expectNoFaults(visitor.page)
  })

test('[SEC-51] without a script, and on paper, the picture or nothing stands there, and no button', async ({
  browser,
}) => {
  const page = await newVisitor(browser, installation, { ...DESK, javaScriptEnabled: false })
  await page.goto(`${installation.siteAddress}en/Rooms/`)
  await expect(page.locator(`${SECTION} .photo.background`)).toBeVisible()
  await expect(page.locator(`${SECTION} .film-switch`)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const part of ['.photo.background', '.film', '.film-switch'])
    await expect(page.locator(`${SECTION} ${part}`)).toBeHidden()
})
