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
    { do: 'insert-page', after: 'court', page: page('halls', '/Halls', [halls]) },
    { do: 'insert-page', after: 'halls', page: page('quiet', '/Quiet', [quiet]) },
    ...[hall('one', 'الديوان', 300, 'YES'), hall('two', 'الإيوان', 120, 'NO'), hall('three', 'الليوان', 90, 'YES')],
    hall('four', 'القبو', null, null),
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
const label = (ar: string, en: string) => ({ ar, en })
const halls = section('hall-list', 'EntryList', {
  ...{ title: label('القاعات', 'Halls'), kind: 'ROOMS' },
  details: [
    { id: 'rent', label: label('الأجرة', 'Rent'), kind: 'PRICE', isInList: true },
    { id: 'calm', label: label('هادئة', 'Quiet'), kind: 'YES_NO', isInList: false },
  ],
})
const quiet = section('quiet-list', 'EntryList', {
  ...{ title: label('الهادئة', 'Quiet halls'), collection: 'hall-list', layout: 'ROWS' },
})
const hall = (id: string, ar: string, price: number | null, so: 'YES' | 'NO' | null) => {
  const fact = { label: {}, value: {}, same: '', day: '' }
  const facts = [
    { ...fact, id: 'a', of: 'rent', price, so: null },
    { ...fact, id: 'b', of: 'calm', price: null, so },
  ]
  const content = { title: label(ar, `Hall ${id}`), currency: 'EUR', facts, collection: 'hall-list' }
  return {
    ...{ do: 'insert-page', after: 'quiet' },
    page: page(`hall-${id}`, `/Halls/${id}`, [section(`${id}-head`, 'EntryHead', content)]),
  }
}

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
  await options.getByLabel('Kind of answer').selectOption('SAME')
  await options.getByRole('switch', { name: 'Show in the list, too' }).check()
  expect(await axeFaults(window)).toEqual([])
  await window.keyboard.press('Escape')
  await nameDetail('Pets')
  await window.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Options' }).click()
  await options.getByLabel('Kind of answer').selectOption('YES_NO')
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
  await options.getByLabel('Pets', { exact: true }).selectOption({ label: 'Yes' })
  await expect(entry.locator('.entry-details')).toHaveText(/Size\s*32 m²\s*Pets\s*Yes/)
  expect(await axeFaults(window)).toEqual([])
  await window.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  // What has no place to be written on the page is answered where a press on it leads.
  await entry.getByText('Yes', { exact: true }).click()
  await expect(options.getByLabel('Pets', { exact: true })).toBeFocused()
  await window.keyboard.press('Escape')
  await entry.getByText('32 m²', { exact: true }).click()
  await expect(options.getByLabel('Size', { exact: true })).toBeFocused()
  await window.keyboard.press('Escape')
  await entry.locator('[data-field="title"]').click()
  await window.keyboard.press('Escape')
  await expect(window.getByRole('toolbar', { name: /^Section/ })).toBeVisible()
  await expect(options).toHaveCount(0)
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

test('[COLL-15] a list is ordered by what its entries answer, and another tells of those with one answer', async ({
  browser,
}) => {
  const openOptions = async (at: string, ui: 'en' | 'ar', names: { readonly options: string }) => {
    const editor = await openEditor(browser, again, { at, ui })
    await editor.text('EntryList', 'title').click()
    await editor.page.keyboard.press('Escape')
    await editor.page.getByRole('button', { name: names.options, exact: true }).first().click()
    return { ...editor, options: editor.page.getByRole('dialog', { name: names.options }) }
  }
  const all = await openOptions('/Halls/?lang=en', 'en', { options: 'Options' })
  const shown = all.canvas.locator('.entry-name')
  const order = all.options.getByLabel('Order', { exact: true })
  await order.selectOption({ label: '\u2068Rent\u2069, lowest first' })
  await expect(shown).toHaveText(['Hall three', 'Hall two', 'Hall one', 'Hall four'])
  await order.selectOption({ label: '\u2068Rent\u2069, highest first' })
  await expect(shown).toHaveText(['Hall one', 'Hall two', 'Hall three', 'Hall four'])
  await expect(all.options.getByLabel('Only with this answer')).toHaveCount(0)
  if (process.env.SHOT) await all.page.screenshot({ path: `${process.env.SHOT}-order.png` })
  expect(await axeFaults(all.page)).toEqual([])
  await all.page.keyboard.press('Escape')
  await expect(all.save).toHaveAttribute('data-save', 'saved')
  await closeEditors()

  const some = await openOptions('/Quiet/?lang=ar', 'ar', { options: 'الخيارات' })
  // What they are, their own list says.
  await expect(some.options.getByLabel('ما هي المدخلات')).toHaveCount(0)
  await some.options.getByLabel('فقط ما كانت إجابته').selectOption({ label: '\u2068هادئة\u2069: نعم' })
  await expect(some.canvas.locator('.entry-name')).toHaveText(['الديوان', 'الليوان'])
  const asItsList = some.options.getByLabel('الترتيب', { exact: true })
  await expect(asItsList.locator('option').first()).toHaveText('كما في قائمتها')
  await asItsList.selectOption({ label: '\u2068الأجرة\u2069، الأقل أولًا' })
  await expect(some.canvas.locator('.entry-name')).toHaveText(['الليوان', 'الديوان'])
  if (process.env.SHOT) await some.page.screenshot({ path: `${process.env.SHOT}-only.png` })
  expect(await axeFaults(some.page)).toEqual([])
  await some.page.keyboard.press('Escape')
  await expect(some.save).toHaveAttribute('data-save', 'saved')

  await owner.apply([{ do: 'set-field', section: 'hall-list', field: 'paragraph', language: 'en', value: 'Four.' }])
  const visitor = await newVisitor(browser, installation, DESK)
  await expect(async () => {
    await visitor.goto(`${installation.siteAddress}en/Halls/`)
    const names = visitor.locator('.entry-name')
    await expect(names).toHaveText(['Hall one', 'Hall two', 'Hall three', 'Hall four'], { timeout: 500 })
  }).toPass()
  await visitor.goto(`${installation.siteAddress}Quiet/`)
  await expect(visitor.locator('.entry-name')).toHaveText(['الليوان', 'الديوان'])
  // What a row says stands below its name.
  const startOf = (part: string) =>
    visitor
      .locator(part)
      .first()
      .evaluate((one) => one.getBoundingClientRect().right)
  expect(await startOf('.entry-listed')).toBe(await startOf('.entry-name'))
  await expectNoFaults(visitor)
  await visitor.getByRole('link', { name: 'عرض الكل' }).click()
  await expect(visitor).toHaveURL(`${installation.siteAddress}Halls/`)
})
