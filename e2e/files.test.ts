import { expect, type Locator, type Page, test } from '@playwright/test'
import { someCaptions, someMp4, somePdf } from '../apps/server/src/testing/films.ts'
import { axeFaults } from './axe.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { addSection, addWithOptions } from './sections-in-editor.ts'
import { begin, closeAll, expectNoFaults, newVisitor, PHONE } from './visitor.ts'

let installation: Installation
test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

/** Chooses a file of this device by a button. */
async function send(page: Page, button: Locator, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await button.click()
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer })
}

test('[SEC-40] an owner sends a film with its captions; a fault of captions is told with its line; visitors play it by keys', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page } = editor
  const { added, options } = await addWithOptions(editor, 'Video', 'film')
  const film = options.getByRole('group', { name: 'A video file of your own' })
  await send(page, film.getByRole('button', { name: 'Choose file' }), 'tour.mp4', somePdf())
  await expect(film.getByRole('status')).toContainText('This file is no MP4 and no WebM')
  await expect(added.locator('.film-card')).toHaveCount(0)
  await send(page, film.getByRole('button', { name: 'Choose file' }), 'tour.mp4', someMp4())
  await expect(film.getByText('tour.mp4')).toBeVisible()
  await expect(film.getByText('no MP4')).toHaveCount(0)
  await expect(added.locator('.film-card')).toBeVisible()

  const captions = options.getByRole('group', { name: 'Captions' })
  const choose = captions.getByRole('button', { name: 'Choose file: English' })
  await send(page, choose, 'tour.srt', Buffer.from('WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHello\n'))
  await expect(captions.getByText(/The line: \(3\)/)).toBeVisible()
  await send(page, choose, 'tour.vtt', someCaptions())
  await expect(captions.getByRole('button', { name: 'Remove: tour.vtt' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'done')

  const visitor = await newVisitor(browser, installation)
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(request.url()))
  await visitor.goto(`${installation.siteAddress}en/Rooms/`)
  await begin(visitor)
  const player = visitor.locator('video')
  await player.scrollIntoViewIfNeeded()
  expect(asked.filter((url) => /\.(?:mp4|vtt)$/.test(url))).toEqual([])
  await expect(player).not.toHaveAttribute('autoplay')
  expect(await player.evaluate((video: HTMLVideoElement) => [video.paused, video.preload])).toEqual([true, 'none'])
  const box = (await player.boundingBox())!
  expect(box.width / box.height).toBeCloseTo(640 / 360, 1)
  await expectNoFaults(visitor)
})

test('[SEC-41] a document is sent, replaced and taken away with a way back; visitors keep it under its name', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Rooms/?lang=en' })
  const { page } = editor
  const added = await addSection(editor, 'FileList', 'download')
  const names = added.locator('.file-item [data-field$="/name"]')
  await names.first().click()
  const toolbar = page.getByRole('toolbar').filter({ has: page.getByRole('button', { name: 'Options' }) })
  await toolbar.last().getByRole('button', { name: 'Options' }).click()
  const options = page.getByRole('dialog', { name: 'Options' })
  const pdf = options.getByRole('group', { name: 'The file (PDF)' })
  await send(page, pdf.getByRole('button', { name: 'Choose file: For all languages' }), 'leaflet.pdf', somePdf('one'))
  await expect(added.getByText('PDF, 1 kB')).toBeVisible()
  await send(page, pdf.getByRole('button', { name: 'Replace: leaflet.pdf' }), 'leaflet 2.pdf', somePdf('two'))
  await expect(pdf.getByText('leaflet 2.pdf')).toBeVisible()
  await pdf.getByRole('button', { name: 'Remove: leaflet 2.pdf' }).click()
  await expect(added.getByText('There is no file here yet.')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(added.getByText('There is no file here yet.')).toHaveCount(1)
  await editor.publish.click()
  await expect(editor.publish).toHaveAttribute('data-publish', 'done')

  for (const device of [undefined, PHONE]) {
    const visitor = await newVisitor(browser, installation, device)
    await visitor.goto(`${installation.siteAddress}en/Rooms/`)
    await begin(visitor)
    await expect(visitor.locator('.file-item')).toHaveCount(1)
    const link = visitor.locator('.file-item a')
    const download = visitor.waitForEvent('download')
    await link.click()
    expect((await download).suggestedFilename()).toBe('leaflet 2.pdf')
    await expectNoFaults(visitor)
  }
})
