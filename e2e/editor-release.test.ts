import { expect, type Page, test } from '@playwright/test'
import { closeEditors, type OpenEditor, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

const api = () => `http://localhost:${installation.port}/api/v1/sites`

interface Section {
  readonly id: string
  readonly template: string
}

interface Read {
  readonly revision: number
  readonly site: {
    readonly pages: readonly { readonly id: string; readonly path: string; readonly sections: readonly Section[] }[]
  }
}

async function read(page: Page): Promise<Read> {
  return (await page.request.get(`${api()}/hotel/document`)).json()
}

/** Makes changes as another tab would. */
async function change(page: Page, ...operations: readonly object[]): Promise<void> {
  const { revision } = await read(page)
  const changes = operations.map((operation, index) => ({ id: `seeded-${revision}-${index}`, operation }))
  const answer = await page.request.post(`${api()}/hotel/operations`, { data: { base: revision, changes } })
  expect(answer.status()).toBe(200)
}

async function sectionOf(page: Page, path: string, template: string): Promise<Section> {
  const { site } = await read(page)
  return site.pages.find((one) => one.path === path)!.sections.find((one) => one.template === template)!
}

const titled = ({ id }: Section, language: string, value: string) => ({
  ...{ do: 'set-field', section: id, field: 'title', language, value },
})

async function choose({ page }: OpenEditor, item: string): Promise<void> {
  await page.locator('[data-menu="publish"]').click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('[U39] one page, then one language reach visitors alone; the rest stays counted, and history knows it', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, canvas, publish, notices, published, text } = editor
  const hero = await sectionOf(page, '/', 'Header13')
  const rooms = await sectionOf(page, '/Rooms', 'PlainHeader')
  await change(page, titled(hero, 'en', 'Alone at home'), titled(rooms, 'en', 'Later'), titled(rooms, 'tr', 'Önce'))
  await page.goto(`http://localhost:${installation.port}/edit/hotel/?lang=en`)
  await expect(publish).toHaveText('Publish 3 changes')
  await choose(editor, 'Publish only this page')
  await expect(notices).toContainText('Published: only “Home”. 2 changes are still unpublished.')
  await expect(publish).toHaveText('Publish 2 changes')
  expect(await published('en/')).toContain('Alone at home')
  expect(await published('en/Rooms/')).not.toContain('Later')

  await choose(editor, 'Publish only this page')
  await expect(notices).toContainText('nothing new to publish on this page')
  await page.goto(`http://localhost:${installation.port}/edit/hotel/?lang=tr`)
  await canvas.locator('html[lang="tr"] [data-section]').first().waitFor()
  await choose(editor, 'Publish only this language')
  await expect(notices).toContainText('Published: only “Turkish”. 1 change is still unpublished.')
  expect(await published('tr/Rooms/')).toContain('Önce')
  expect(await published('en/Rooms/')).not.toContain('Later')

  await choose(editor, 'History')
  const released = page.locator('[data-moments] [data-release]')
  await expect(released.first()).toContainText('Published: only “Turkish”')
  await released.filter({ hasText: 'only “Home”' }).first().click()
  await page.locator('[data-go-live]').click()
  await expect(page.locator('[data-go-live]')).toHaveCount(0)
  expect(await published('tr/Rooms/')).not.toContain('Önce')
  expect(await published('en/')).toContain('Alone at home')
  await page.getByRole('button', { name: 'Back to editing' }).click()
  await expect(publish).toHaveText('Publish 2 changes')

  await choose(editor, 'Discard changes')
  await expect(notices).toContainText('Back to what visitors see')
  await page.goto(`http://localhost:${installation.port}/edit/hotel/?lang=en`)
  await expect(text('Header13', 'title')).toHaveText('Alone at home')
  await publish.click()
  await expect(publish).toHaveAttribute('data-publish', 'done')
})

test('[U39] a part waits for the first publish, and what visitors would miss with it stops it', async ({ browser }) => {
  const editor = await openEditor(browser, installation, { at: '/?lang=en' })
  const { page, publish } = editor
  const { id } = await (await page.request.post(`${api()}/hotel/copies`, { data: {} })).json()
  await page.goto(`http://localhost:${installation.port}/edit/${id}/?lang=en`)
  await expect(publish).toHaveAttribute('data-publish', 'never')
  const opener = page.locator('[data-menu="publish"]')
  await opener.press('Enter')
  const item = page.getByRole('menuitem', { name: 'Publish only this page' })
  await expect(item).toHaveAttribute('aria-disabled', 'true')
  await expect(item).toContainText('First publish the whole site once')
  await page.keyboard.press('Escape')

  const { site } = await read(page)
  const hero = await sectionOf(page, '/', 'Header13')
  const spa = { ...site.pages[1]!, id: 'spa', path: '/Spa', sections: [] }
  await change(
    page,
    { do: 'insert-page', after: null, page: spa },
    { do: 'move-page', page: 'spa', after: site.pages[0]!.id },
    { do: 'set-field', section: hero.id, field: 'buttons/rooms/buttonUrl', value: '/Spa' },
  )
  await page.goto(`http://localhost:${installation.port}/edit/hotel/?lang=en`)
  await expect(publish).toHaveAttribute('data-publish', 'changes')
  await opener.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish only “Home”' })
  await expect(dialog.locator('[data-finding]')).toHaveCount(1)
  await expect(dialog.locator('[data-finding="link-broken"]')).toContainText('Link leads to a deleted page')
  const button = dialog.getByRole('button', { name: 'Publish', exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('button', { name: /^Remove the link/ }).click()
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await button.click()
  await expect(publish).toHaveAttribute('data-publish', 'changes')
  await expect(editor.notices).toContainText('Published: only “Home”')
})
