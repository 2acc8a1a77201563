import { expect, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { ownerLink } from './owner-link.ts'
import { closeAll, DESK, expectNoFaults, newVisitor } from './visitor.ts'

let installation: Installation
/** The same, with a link that nobody has used. */
let again: Installation
let owner: Awaited<ReturnType<typeof ownerOf>>
test.beforeAll(async () => {
  installation = await startInstallation()
  owner = await ownerOf(installation)
  again = { ...installation, editorAddress: await ownerLink(installation) }
  await owner.apply([
    { do: 'insert-page', after: null, page: page('suites', '/Suites', [list]) },
    { do: 'insert-page', after: 'suites', page: page('court', '/Suites/Court', [head]) },
  ])
})
test.afterEach(async ({ browser }) => {
  await closeEditors()
  await closeAll({ browser })
})
test.afterAll(() => installation.stop())

const section = (id: string, template: string, content: object) => ({
  ...{ id, template, category: 'feature', label: '', thumbnail: '', isUnique: false, isHidden: false },
  ...{ colorMode: null, orientation: null, eventId: '', validation: {}, content, extras: {}, dataExtras: {} },
})
const page = (id: string, path: string, sections: readonly object[]) => ({
  ...{ id, path, meta: { title: {}, keywords: {}, description: {} }, sections, header: null, footer: null, extras: {} },
})
const list = section('suite-list', 'EntryList', { title: { ar: 'أجنحتنا', en: 'Suites' }, kind: 'ROOMS' })
const head = section('court-head', 'EntryHead', {
  ...{ title: { ar: 'جناح الباحة', en: 'Court suite' }, paragraph: { ar: 'على البركة.' }, collection: 'suite-list' },
})

test('[COLL-14] what a list names once all its entries are asked for, and visitors read it in both places', async ({
  browser,
}) => {
  const { page: window, canvas, save } = await openEditor(browser, again, { at: '/Suites/?lang=en' })
  const shown = canvas.locator('[data-template="EntryList"]')
  const nameDetail = async (name: string) => {
    await shown.locator('[data-field="title"]').click()
    await window.keyboard.press('Escape')
    await window.getByRole('button', { name: 'More', exact: true }).click()
    await window.getByRole('menuitem', { name: 'Add a detail for all entries' }).click()
    await window.keyboard.type(name)
  }
  await nameDetail('Size')
  await window.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Options' }).click()
  const options = window.getByRole('dialog', { name: 'Options' })
  await options.getByLabel('How it is written').selectOption('SAME')
  await options.getByRole('switch', { name: 'The list shows it, too' }).check()
  expect(await axeFaults(window)).toEqual([])
  await window.keyboard.press('Escape')
  await nameDetail('Pets')
  await window.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Options' }).click()
  await options.getByLabel('How it is written').selectOption('YES_NO')
  await window.keyboard.press('Escape')
  await expect(shown.locator('.entry-asked li')).toHaveText(['Size', 'Pets'])

  await shown.locator('[data-field="title"]').click()
  await window.keyboard.press('Escape')
  await window.getByRole('button', { name: 'List: Entries', exact: true }).click()
  await window.locator('[data-entry-row]').click()
  const entry = canvas.locator('[data-template="EntryHead"]')
  await entry.locator('[data-field="title"]').click()
  await window.keyboard.press('Escape')
  await window
    .getByRole('toolbar', { name: /^Section/ })
    .getByRole('button', { name: 'Options' })
    .click()
  await options.getByLabel('Size', { exact: true }).fill('<32>')
  await expect(options.getByText('At most 64 characters, without < and >.')).toBeVisible()
  await options.getByLabel('Size', { exact: true }).fill('32 m²')
  await options.getByLabel('Pets', { exact: true }).selectOption('YES')
  await expect(entry.locator('.entry-details')).toHaveText(/Size\s*32 m²\s*Pets\s*Yes/)
  expect(await axeFaults(window)).toEqual([])
  await window.keyboard.press('Escape')
  await expect(save).toHaveAttribute('data-save', 'saved')
  const words = { field: 'paragraph', language: 'en', value: 'Three of them.' }
  await owner.apply([{ do: 'set-field', section: 'suite-list', ...words }])

  const visitor = await newVisitor(browser, installation, DESK)
  await expect(async () => {
    await visitor.goto(`${installation.siteAddress}en/Suites/`)
    await expect(visitor.locator('.entry-listed')).toHaveText('Size32 m²', { timeout: 500 })
  }).toPass()
  await expect(visitor.locator('.entry-asked')).toHaveCount(0)
  await expectNoFaults(visitor)
  await visitor.locator('.entry-name a').click()
  await expect(visitor.locator('.entry-details div')).toHaveText(['Size32 m²', 'PetsYes'])
  await expectNoFaults(visitor)
})
