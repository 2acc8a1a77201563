import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe.ts'
import { closeEditors, openEditor, typeOver } from './editor.ts'
import { enterBy } from './entering.ts'
import { makeLink, openAsGuest } from './guest-links.ts'
import { type Installation, startInstallation } from './installation.ts'
import { give } from './pictures-in-editor.ts'

/** A picture small enough to be sent at once. */
const MARK = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30"/></svg>'
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

let installation: Installation

test.beforeAll(async () => {
  installation = await startInstallation()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

async function openPeople(page: Page): Promise<void> {
  await page.locator('[data-opens=settings]').click()
  await page.locator('[data-topic=people]').click()
}

/** What axe finds wrong with the dialog that is open. */
const faultsOf = (page: Page) => axeFaults(page, { include: ['dialog[open]'] })

/** Comes in with a link, on a device of one's own. */
async function comeIn(
  browser: Browser,
  link: string,
  { ui = 'en', ...options }: BrowserContextOptions & { ui?: string } = {},
) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  const page = await context.newPage()
  await enterBy(page, link)
  await page.goto(`http://localhost:${installation.port}/edit/hotel/?lang=en&ui=${ui}`)
  const canvas = page.frameLocator('main iframe')
  await canvas.locator('[data-section]').first().waitFor()
  return { context, page, canvas, save: page.locator('[data-save]') }
}

test('[U4] an editor is invited by keys alone, writes, reaches nothing of design, and is gone when removed', async ({
  browser,
}) => {
  const owner = await openEditor(browser, installation, { at: '/?lang=en' })
  await openPeople(owner.page)
  const dialog = owner.page.getByRole('dialog')
  const email = dialog.getByLabel('E-mail')
  await email.focus()
  await owner.page.keyboard.type('salma')
  await owner.page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('This is not an e-mail address.')
  await owner.page.keyboard.type('@example.com')
  await owner.page.keyboard.press('Enter')
  const link = dialog.locator('[data-sign-in-link]')
  await expect(link).toBeFocused()
  await expect(email).toHaveValue('')
  const row = dialog.locator('[data-member="salma@example.com"]')
  await expect(row.getByRole('combobox')).toHaveValue('editor')
  expect(await faultsOf(owner.page)).toEqual([])

  const guest = await comeIn(browser, await link.inputValue())
  const { page, canvas, save } = guest
  const field = (template: string, name: string) =>
    canvas.locator(`[data-template="${template}"] [data-field="${name}"]`).first()
  await expect(page.locator('[data-opens=preview]')).toBeVisible()
  await expect(page.locator('[data-opens]')).toHaveCount(2)
  await expect(page.locator('[data-opens=translate]')).toBeVisible()
  await expect(page.locator('[data-publish], [data-menu=publish]')).toHaveCount(0)
  for (const [menu, item] of [
    ['Page: Home', 'Manage pages…'],
    ['Language: EN English', 'Manage languages…'],
  ] as const) {
    await page.getByRole('button', { name: menu }).click()
    await expect(page.getByRole('menuitemradio').first()).toBeVisible()
    await expect(page.getByText(item)).toHaveCount(0)
    await page.keyboard.press('Escape')
  }

  // A text has its link and its place in the list, and no alignment and no kind of button.
  await field('Header13', 'title').click()
  await typeOver(page, 'A quiet house')
  await field('Header13', 'buttons/rooms/buttonText').click()
  const tools = page.getByRole('toolbar')
  await expect(tools.getByRole('button', { name: 'Link' })).toBeVisible()
  await expect(tools.getByRole('button', { name: /^(Align|Primary|Secondary)/ })).toHaveCount(0)
  await tools.getByRole('button', { name: 'Move earlier' }).click()
  await expect(save).toHaveAttribute('data-save', 'saved')
  const buttons = canvas.locator('[data-template="Header13"] [data-field$=buttonText]')
  await expect(buttons.first()).toHaveAttribute('data-field', 'buttons/rooms/buttonText')
  for (const key of ['Control+z', 'Control+z']) await page.keyboard.press(key)
  await expect(field('Header13', 'title')).not.toHaveText('A quiet house')
  await expect(buttons.last()).toHaveAttribute('data-field', 'buttons/rooms/buttonText')
  await page.keyboard.press('Control+y')
  await expect(field('Header13', 'title')).toHaveText('A quiet house')

  // A section is selected, and neither tools nor keys do anything to it.
  const sections = () =>
    canvas.locator('main > [data-section]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.section))
  const before = await sections()
  await canvas
    .locator('main > [data-section]')
    .nth(1)
    .click({ position: { x: 4, y: 4 } })
  for (const key of ['Delete', 'Control+d', 'Alt+ArrowDown', 'Control+Enter', 'Control+x'])
    await page.keyboard.press(key)
  expect(await sections()).toEqual(before)
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Add block' })).toBeVisible()
  await expect(page.getByRole('toolbar').getByRole('button', { name: /^(?!Add)/ })).toHaveCount(0)
  await page.keyboard.press('Alt+F10')
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Add block' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[data-plus], [data-handle], [data-logo-handle]')).toHaveCount(0)
  await field('Navbar', 'logo').click()
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Replace' })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByRole('toolbar').getByRole('button', { name: /Original|Black|White/ })).toHaveCount(0)
  const asked = await page.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(`/api/v1/sites/hotel/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then(({ status }) => status)
    const operation = { do: 'set-theme', property: 'look', value: 'SHARP' }
    return Promise.all([
      post('operations', { base: 0, changes: [{ id: 'by-hand-1', operation }] }),
      post('releases', {}),
    ])
  })
  expect(asked).toEqual([403, 403])

  // Removed and brought back they go on; removed, their next word finds no site.
  await row.getByRole('button', { name: 'Remove salma@example.com' }).click()
  const undo = dialog.getByRole('button', { name: /^Undo/ })
  await expect(undo).toBeFocused()
  await owner.page.keyboard.press('Enter')
  await expect(row.getByRole('combobox')).toBeFocused()
  await field('Header13', 'title').click()
  await typeOver(page, 'Still here')
  await page.keyboard.press('Control+s')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await row.getByRole('button', { name: 'Remove salma@example.com' }).click()
  await expect(undo).toBeFocused()
  await page.keyboard.type('!')
  await page.keyboard.press('Control+s')
  await expect(page.locator('[data-phase=missing]')).toBeVisible()
  await guest.context.close()
})

test('[U4] on a phone, in Arabic, somebody is invited by touch, and sees only what is theirs', async ({ browser }) => {
  const { page } = await openEditor(browser, installation, { ui: 'ar', ...PHONE })
  await openPeople(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('البريد الإلكتروني').fill('nour@example.com')
  await dialog.getByRole('button', { name: 'دعوة' }).tap()
  const link = await dialog.locator('[data-sign-in-link]').inputValue()
  await expect(dialog).toHaveAttribute('open')
  expect(await faultsOf(page)).toEqual([])
  const small = await dialog
    .locator('section')
    .last()
    .evaluate(
      (part) =>
        [...part.querySelectorAll('button, select')].filter((one) => one.getBoundingClientRect().height < 44).length,
    )
  expect(small).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  const guest = await comeIn(browser, link, { ui: 'ar', ...PHONE })
  await expect(guest.page.locator('[data-opens]')).toHaveCount(2)
  await guest.page.getByRole('button', { name: 'معاينة' }).tap()
  await expect(guest.page.locator('[data-preview] iframe')).toBeVisible()
  await guest.page.goto(`http://localhost:${installation.port}/sites`)
  await expect(guest.page.locator('[data-site=hotel]')).toBeVisible()
  await expect(guest.page.locator('a[href="/sites/new"]')).toHaveCount(0)
  await guest.context.close()
})

/** Who translates writes in the language of their link, and is told why nothing else gives way. */
async function translateAlone(browser: Browser, link: string): Promise<void> {
  const { context, page, canvas, title, refused, save } = await openAsGuest(browser, link)
  await expect(page).toHaveURL(/\/guest\/hotel\/\?lang=de$/)
  await title.click()
  await typeOver(page, 'Ein stilles Haus')
  await page.keyboard.press('Control+s')
  await expect(save).toHaveAttribute('data-save', 'saved')
  const tools = page.getByRole('toolbar')
  await canvas.locator('[data-template="Header13"] [data-field$=buttonText]').first().click()
  await expect(tools.getByRole('button', { name: 'Translate' })).toBeVisible()
  await expect(tools.getByRole('button', { name: /Link|Move/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Language: DE/ }).click()
  await page.getByRole('menuitemradio', { name: /EN/ }).click()
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'en')
  const before = await title.textContent()
  await title.click()
  await expect(tools).toContainText(/for translating into .*Deutsch/)
  await page.keyboard.type('not theirs')
  await expect(title).toHaveText(before ?? '')
  await tools.getByRole('button', { name: /^Show .*Deutsch/ }).click()
  await expect(title).toHaveText('Ein stilles Haus')
  await page.locator('[data-opens=translate]').click()
  await expect(page.getByRole('dialog').getByLabel('Language to translate into').locator('option')).toHaveCount(1)
  expect(refused).toEqual([])
  await context.close()
}

test('[EDIT-14] [U4] [U44] guests edit, or translate, with a link: its token goes with every request, and no word is lost when it is closed', async ({
  browser,
}) => {
  const owner = await openEditor(browser, installation, { at: '/?lang=en' })
  const translating = await makeLink(owner.page, 'translate:de')
  const link = await makeLink(owner.page, 'edit', 'Salma, texts')
  const another = await makeLink(owner.page, 'edit')
  const dialog = owner.page.getByRole('dialog')
  await expect(dialog.locator('[data-share-link=edit]').last()).toContainText('Salma, texts')
  expect(await faultsOf(owner.page)).toEqual([])
  const { context, page, canvas, title, asked, refused, token, save } = await openAsGuest(
    browser,
    `${link.replace('#', '?lang=en#')}`,
  )

  // The token has left the address; the page wears its styles, and only what content needs is there.
  expect(page.url()).not.toContain(token)
  await expect
    .poll(() =>
      canvas
        .locator('main')
        .evaluate((main) => [...main.ownerDocument.styleSheets].some(({ href }) => href?.startsWith('blob:'))),
    )
    .toBe(true)
  await expect(page.locator('[data-opens=translate]')).toBeVisible()
  await expect(page.locator('[data-opens]')).toHaveCount(2)
  await expect(page.locator('[data-publish], [data-menu=publish]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Site', exact: true }).click()
  await expect(
    page.getByRole('menuitem', { name: 'View the live site' }).or(page.getByRole('menuitemradio').first()).first(),
  ).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /All sites|Sign out|Messages/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await title.click()
  await typeOver(page, 'Written by a guest')
  await page.keyboard.press('Control+s')
  await expect(save).toHaveAttribute('data-save', 'saved')
  await canvas.locator('[data-template="Navbar"] [data-field="logo"]').first().click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Replace' }).click()
  const mark = { name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(MARK) }
  await give(page, page.getByRole('menuitem', { name: 'Upload' }), mark)
  await expect.poll(() => asked.some(({ address }) => new URL(address).pathname.endsWith('/media'))).toBe(true)
  await page.reload()
  await expect(title).toHaveText('Written by a guest')
  const api = asked.filter(({ address }) => new URL(address).pathname.startsWith('/api/'))
  expect(api.length).toBeGreaterThan(5)
  expect(api.filter(({ bearer }) => bearer !== `Bearer ${token}`)).toEqual([])
  expect(asked.filter(({ address, referrer }) => `${address} ${referrer}`.includes(token.slice(-43)))).toEqual([])

  // Nothing of the editor asks for what is not theirs.
  expect(refused).toEqual([])

  // Closed while they write: a sentence, the words stay, and another link goes on with them.
  const closing = dialog.locator('[data-share-link=edit]').last().getByRole('button', { name: 'Close the link' })
  await closing.click()
  const undo = dialog.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await title.click()
  await typeOver(page, 'Kept on this device')
  await page.keyboard.press('Control+s')
  const card = page.getByRole('region', { name: 'This link does not open any more' })
  await expect(card).toContainText('1 change is kept on this device')
  await expect(title).toHaveText('Kept on this device')
  await card.getByLabel('New link').fill(link)
  await card.getByRole('button', { name: 'Open' }).click()
  await expect(card.getByRole('alert')).toHaveText(/^This link opens nothing here/)
  await card.getByLabel('New link').fill(another)
  await card.getByRole('button', { name: 'Open' }).click()
  await expect(card).toBeHidden()
  await expect(save).toHaveAttribute('data-save', 'saved')
  // Open again by Undo, the first link leads where it led.
  await owner.page.keyboard.press('Enter')
  await expect(closing).toBeFocused()
  await page.goto(link.replace('#', '?lang=en&ui=tr#'))
  await expect(title).toHaveText('Kept on this device')
  await context.close()
  await translateAlone(browser, translating)
  await owner.page.keyboard.press('Escape')
  await owner.page.locator('[data-menu=site]').click()
  await owner.page.getByRole('menuitem', { name: 'History' }).click()
  const moments = owner.page.locator('[data-moments]')
  await expect(moments.getByText(/^Guest \(\W?Salma, texts\W?\)$/).first()).toBeVisible()
  await expect(moments.getByText('A guest', { exact: true }).first()).toBeVisible()
})

/** What can be operated in a part of the window, by its name as it is heard, with the choices of every menu. */
async function controlsOf(page: Page): Promise<{ readonly name: string; readonly isInBar: boolean }[]> {
  const read = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[href], [role^=menuitem], [role=radiogroup], select')]
        .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((one) => !one.closest('[role=radiogroup] [role=radio]'))
        .map((one) => ({
          name: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' '),
          isInBar: one.closest('[data-bar]') !== null,
        })),
    )
  const all = await read()
  for (const button of await page.locator('[data-bar] [aria-haspopup=menu]').all()) {
    const menu = page.locator(`[id="${await button.getAttribute('popovertarget')}"]`)
    await button.click()
    await expect(menu.locator('[data-item]').first()).toBeVisible()
    const items = await menu.locator('[data-item]').allTextContents()
    all.push(...items.map((name) => ({ name, isInBar: true })))
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
  return all
}

for (const [device, options] of [
  ['desktop', {}],
  ['phone', PHONE],
] as const) {
  test(`[U1] on a ${device} there is one bar, one panel at most, and each action exists once`, async ({ browser }) => {
    const { page, text } = await openEditor(browser, installation, { at: '/?lang=en', ...options })
    await text('Header13', 'title').click()
    await typeOver(page, `Once on a ${device}`)
    await page.keyboard.press('Control+s')
    await expect(page.locator('[data-act=undo]')).toHaveAttribute('aria-disabled', 'false')
    // How many changes that are is known a moment later.
    await expect(page.locator('[data-publish=changes]')).toHaveAccessibleName(/^Publish \d/)
    // On a phone what opens the panels gives way to the tools of a text.
    await page.locator('[data-opens=theme]').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner')).toHaveCount(1)
    await expect(page.locator('[data-save]')).toHaveCount(1)
    const controls = await controlsOf(page)
    const found = (name: RegExp) => controls.filter((one) => name.test(one.name))
    const actions = [
      [/^Page: /, /^Manage pages/, device === 'phone' ? /^ENEnglish/ : /^Language: /, /^Manage languages/],
      [/^Undo/, /^(Redo|Nothing to redo)/, /^Publish \d/, /^Share/, /^History/],
    ].flat()
    for (const action of actions) expect(found(action), String(action)).toMatchObject([{ isInBar: true }])
    // On a phone it stands under the thumb, beside the panels.
    expect(found(/^Preview$/)).toMatchObject([{ isInBar: device === 'desktop' }])
    expect(found(/^Screen width/)).toHaveLength(device === 'phone' ? 0 : 1)
    for (const panel of [/^Sections$/, /^Theme$/, /^Translate$/, /^Settings$/]) expect(found(panel)).toHaveLength(1)

    await page.locator('[data-opens=sections]').click()
    await expect(page.locator('[data-panel=sections]')).toBeVisible()
    // On a phone the panel is a sheet above the buttons.
    if (device === 'phone') await page.keyboard.press('Escape')
    await page.locator('[data-opens=theme]').click()
    await expect(page.locator('[data-panel=theme]')).toBeVisible()
    await expect(page.locator('[data-panel]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-panel]')).toHaveCount(0)
  })
}
