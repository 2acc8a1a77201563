import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { banner, press, visit as visitUnasked } from './consent.ts'
import { closeEditors, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { ownerLink } from './owner-link.ts'
import { begin, closeAll, DESK, expectNoFaults, newVisitor, PHONE } from './visitor.ts'

const texts = (en: string, ar: string) => ({ en, ar, tr: en, de: en, fr: en })

let installation: Installation
let owner: Awaited<ReturnType<typeof ownerOf>>
test.beforeAll(async () => {
  installation = await startInstallation({ env: { TRUSTED_PROXIES: 'loopback' } })
  owner = await ownerOf(installation)
  await owner.apply([{ do: 'insert-page', after: null, page: pageWithForm() }])
})
test.afterEach(closeAll)
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

function pageWithForm() {
  const option = (id: string, en: string, ar: string) => ({ id, option: texts(en, ar) })
  const question = (id: string, kind: string, en: string, ar: string, more: object = {}) => {
    return { id, kind, label: texts(en, ar), ...more }
  }
  const section = {
    ...{ id: 'request', template: 'RequestForm', category: 'contact', label: '', thumbnail: '', isUnique: false },
    ...{ isHidden: false, hiddenOn: [], colorMode: null, orientation: null, eventId: '', validation: {} },
    content: {
      title: texts('Ask for a room', 'اطلبوا غرفة'),
      questions: [
        question('when', 'STAY', 'When?', 'متى؟', { most: 14 }),
        question('who', 'PEOPLE', 'How many?', 'كم أنتم؟', { most: 4 }),
        question('what', 'ONE', 'What for?', 'ماذا تريدون؟', {
          options: [option('room', 'A room', 'غرفة'), option('late', 'A late arrival', 'وصول متأخر')],
        }),
        question('time', 'TIME', 'At what time?', 'في أي ساعة؟', { condition: 'late' }),
        question('phone', 'PHONE', 'Phone', 'الهاتف', { needed: false }),
        question('agree', 'CONSENT', 'I agree', 'أوافق'),
      ],
      thanks: { title: texts('We have it', 'وصلنا طلبكم'), text: texts('Until soon.', 'إلى اللقاء.') },
      steps: [{ id: 's1', step: texts('We look at the days.', 'ننظر في الأيام.') }],
      closed: [{ id: 'c1', from: '2027-03-10', until: '2027-03-12' }],
      phone: texts('+90 000 123 45 67', '+90 000 123 45 67'),
    },
    ...{ extras: {}, dataExtras: {} },
  }
  return {
    ...{ id: 'request', path: '/Request', meta: { title: texts('Request', 'طلب'), keywords: {}, description: {} } },
    ...{ sections: [section], header: null, footer: null, extras: {} },
  }
}

async function visit(browser: Browser, path = 'en/Request/', options: BrowserContextOptions = DESK) {
  const page = await newVisitor(browser, installation, options)
  await page.clock.setFixedTime(new Date('2027-03-01T10:00:00Z'))
  await page.goto(installation.siteAddress + path)
  if (options.javaScriptEnabled !== false) {
    await begin(page)
    await expect(page.locator('.request-card')).toHaveJSProperty('noValidate', true)
  }
  return partsOf(page)
}

function partsOf(page: Page) {
  const form = page.locator('.request-card')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  return {
    page,
    form,
    field,
    send: form.locator('[type="submit"]'),
    faults: form.locator('.ask-faults'),
    fault: (question: string) => form.locator(`#request-${question}-fault`),
    fill: async (name: string) => {
      await field('a/when/from').fill('2027-03-05')
      await field('a/when/until').fill('2027-03-08')
      await form.getByText('A room', { exact: true }).click()
      await form.getByText('I agree').click()
      await field('name').fill(name)
      await field('email').fill('salma@example.com')
    },
  }
}

interface Listed {
  readonly name: string
  readonly answers: readonly object[]
}
const arrived = async (name: string) =>
  (await owner.ask<Listed[]>('/sites/hotel/messages')).find((one) => one.name === name)

test('[FORM-7] what is missing is listed on top with a way to each, and said beside each', async ({ browser }) => {
  const { page, form, field, send, faults, fault } = await visit(browser)
  const posted: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()))
  await send.click()
  await expect(faults).toBeFocused()
  await expect(faults.getByRole('link')).toHaveText([
    'When?: Please choose the day of arrival and a later day of departure.',
    'What for?: Please choose one of these.',
    'I agree: Please tick this box; we need it to handle your request.',
    /^Enter your name: This field cannot be empty/,
    /^Enter your email: This field cannot be empty/,
  ])
  await faults.getByRole('link').last().click()
  await expect(field('email')).toBeFocused()
  await field('email').fill('salma@mail')
  await page.keyboard.press('Shift+Tab')
  await expect(fault('email')).toHaveText('Please enter a valid email')
  await form.getByText('A room', { exact: true }).click()
  await expect(fault('what')).toBeEmpty()
  expect(posted).toEqual([])
  await expectNoFaults(page)
})

test('[FORM-7] what is asked only with an option is there with it alone, also without a script', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const { form, field } = await visit(browser, 'en/Request/', { ...DESK, javaScriptEnabled })
    await expect(field('a/time')).toBeHidden()
    await form.getByText('A late arrival').first().click()
    await expect(field('a/time')).toBeVisible()
    await form.getByText('A room', { exact: true }).click()
    await expect(field('a/time')).toBeHidden()
  }
})

test('[FORM-8] a night that is not possible is told on leaving the days', async ({ browser }) => {
  const { page, field, fault } = await visit(browser)
  await field('a/when/from').fill('2027-03-08')
  await field('a/when/until').fill('2027-03-11')
  await field('a/who/adults').focus()
  await expect(fault('when')).toHaveText('March 10, 2027 is not possible. Please choose another day.')
  await field('a/when/until').fill('2027-03-10')
  await expect(fault('when')).toBeEmpty()
  await field('a/who/adults').fill('5')
  await field('name').focus()
  await expect(fault('who')).toContainText('at most 4 people')
  await expectNoFaults(page)
})

for (const [where, options] of [
  ['at a desk', DESK],
  ['on a phone', PHONE],
] as const)
  test(`[FORM-8] nothing moves when the calendar comes, ${where}`, async ({ browser }) => {
    const page = await newVisitor(browser, installation, options)
    await page.clock.setFixedTime(new Date('2027-03-01T10:00:00Z'))
    await page.goto(`${installation.siteAddress}en/Request/`)
    const places = () =>
      page
        .locator('.ask > :is(.ask-parts, input)')
        .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + scrollY)))
    const before = await places()
    await begin(page)
    await page.locator('.calendar .day').first().waitFor()
    expect(await places()).toEqual(before)
  })

test('[FORM-8] days are chosen in a calendar by keys; what is not possible is said, struck out and not taken', async ({
  browser,
}) => {
  const { page, field, fault } = await visit(browser)
  const day = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(page.locator('.calendar .month-name')).toHaveText(['March 2027', 'April 2027'])
  await day('Monday, March 1, 2027').focus()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(field('a/when/from')).toHaveValue('2027-03-05')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.day:focus')).toHaveAccessibleName('Friday, March 12, 2027, not possible')
  await page.keyboard.press('Enter')
  await expect(field('a/when/until')).toHaveValue('')
  await page.keyboard.press('ArrowUp')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(field('a/when/until')).toHaveValue('2027-03-08')
  await expect(page.locator('[data-within]')).toHaveText(['6', '7'])
  await expect(fault('when')).toBeEmpty()
  await page.keyboard.press('PageDown')
  await expect(page.locator('.day:focus')).toHaveAccessibleName('Thursday, April 1, 2027')
  await page.getByRole('button', { name: 'Earlier month' }).waitFor()
  await expectNoFaults(page)
})

test('[FORM-8] in Arabic the days run from the right, and one month stands on a phone', async ({ browser }) => {
  const { page, field } = await visit(browser, 'Request/', PHONE)
  await expect(page.locator('.calendar .month')).toHaveCount(1)
  await page.locator('.day', { hasText: /^4$/ }).click()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(field('a/when/from')).toHaveValue('2027-03-04')
  await expect(field('a/when/until')).toHaveValue('2027-03-05')
  await expectNoFaults(page)
})

test('[FORM-8] in Arabic the left arrow goes to the next day and the right one back, a week ends on the left, and the page turns by its keys', async ({
  browser,
}) => {
  const { page, field } = await visit(browser, 'Request/', DESK)
  await page.locator('.day[tabindex="0"]').focus()
  const focused = page.locator('.day:focus')
  await expect(focused).toHaveText('1')
  for (const [key, day] of [
    ['ArrowLeft', '2'],
    ['ArrowLeft', '3'],
    ['ArrowRight', '2'],
    ['ArrowDown', '9'],
    ['ArrowUp', '2'],
    // A week ends with Saturday; its Sunday has passed, and the first day that can be taken is the one to go back to.
    ['End', '6'],
    ['Home', '1'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused, key).toHaveText(day)
  }
  const dayOf = (number: RegExp) => page.locator('.day', { hasText: number }).first()
  const [fourth, fifth] = [dayOf(/^4$/), dayOf(/^5$/)]
  expect((await fifth.boundingBox())!.x).toBeLessThan((await fourth.boundingBox())!.x)
  await fourth.click()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(field('a/when/until')).toHaveValue('2027-03-05')
  await expectNoFaults(page)
})

test('[FORM-7] what was typed, chosen and ticked is there again after a reload, while it could not be sent', async ({
  browser,
}) => {
  const { page, field, form, send, fill } = await visit(browser)
  await page.route('**/form/contact/**', (route) => route.abort())
  await fill('Reloaded')
  await send.click()
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsent'))))
    .toBe(true)
  await page.reload()
  await begin(page)
  await expect(field('name')).toHaveValue('Reloaded')
  await expect(field('a/when/from')).toHaveValue('2027-03-05')
  await expect(form.getByLabel('A room', { exact: true })).toBeChecked()
  await expect(field('a/agree')).toBeChecked()
})

for (const [language, path, options] of [
  ['en', 'en/Request/', DESK],
  ['ar', 'Request/', PHONE],
] as const) {
  test(`[FORM-7] [FORM-8] a request arrives with its answers, and what happens next stands in its place, in ${language}`, async ({
    browser,
  }) => {
    const { page, form, field, send } = await visit(browser, path, options)
    const name = `Asked in ${language}`
    await field('a/when/from').fill('2027-03-05')
    await field('a/when/until').fill('2027-03-08')
    await field('a/what').first().check()
    await field('a/agree').check()
    await field('name').fill(name)
    await field('email').fill('salma@example.com')
    await send.click()
    const sent = form.locator('[data-when="sent"]')
    await expect(sent).toBeVisible()
    await expect(sent).toContainText(language === 'ar' ? 'ننظر في الأيام.' : 'We look at the days.')
    await expectNoFaults(page)
    expect((await arrived(name))?.answers).toEqual([
      { question: 'when', label: 'متى؟', kind: 'STAY', from: '2027-03-05', until: '2027-03-08' },
      { question: 'who', label: 'كم أنتم؟', kind: 'PEOPLE', adults: 2, children: 0 },
      { question: 'what', label: 'ماذا تريدون؟', kind: 'ONE', value: 'غرفة' },
      { question: 'agree', label: 'أوافق', kind: 'CONSENT', value: true },
    ])
  })
}

test('[FORM-7] what the server refuses all the same comes back as a page with what was typed', async ({ browser }) => {
  const { page, form, field, send, fill } = await visit(browser)
  await fill('Refused')
  // As a page that was opened before the owner asked for less.
  await form.locator('[data-ask="PEOPLE"]').evaluate((one) => one.setAttribute('data-most', '99'))
  await field('a/who/adults').evaluate((one) => one.setAttribute('max', '99'))
  await field('a/who/adults').fill('9')
  await send.click()
  await page.waitForURL('**/api/v1/sites/form/contact/**')
  await expect(page.getByRole('alert')).toContainText('at most 4 people')
  await expect(page.locator('[name="a/who/adults"]')).toHaveValue('9')
  await expect(page.locator('[name="name"]')).toHaveValue('Refused')
  await page.locator('[name="a/who/adults"]').fill('2')
  await page.getByRole('button').click()
  await expect(page.getByRole('heading')).toHaveText('We have it')
  expect(await arrived('Refused')).toBeDefined()
})

test('[FORM-7] it works without a script, and says which days are not possible', async ({ browser }) => {
  const { page, form, send, fill } = await visit(browser, 'en/Request/', { ...DESK, javaScriptEnabled: false })
  await expect(form.locator('.ask-closed')).toContainText('March 10, 2027 – March 12, 2027')
  await fill('Without a script')
  await send.click()
  await expect(page.getByRole('heading')).toHaveText('We have it')
  await expect(page.getByRole('listitem')).toHaveText('We look at the days.')
  expect(await arrived('Without a script')).toBeDefined()
})

test('[COOKIE-4] [FORM-7] what was chosen and ticked is still there after the answer about cookies', async ({
  browser,
}) => {
  const page = await visitUnasked(browser, installation, 'en/Request/')
  await banner(page).waitFor()
  const { form, field } = partsOf(page)
  await form.getByText('A late arrival').first().click()
  await form.getByText('I agree').click()
  await field('name').fill('Nour')
  const isLoaded = page.waitForEvent('load')
  await press(page, 'decline')
  await isLoaded
  await expect(field('name')).toHaveValue('Nour')
  await expect(form.getByLabel('A late arrival', { exact: true })).toBeChecked()
  await expect(field('a/agree')).toBeChecked()
  await expect(field('a/time')).toBeVisible()
})

test('[FORM-7] an owner chooses by its words with which option a question is asked, and moving options changes nothing of it', async ({
  browser,
}) => {
  const again = { ...installation, editorAddress: await ownerLink(installation) }
  const editor = await openEditor(browser, again, { at: '/Request/?lang=en' })
  const { page, canvas, text } = editor
  const question = text('RequestForm', 'questions/time/label')
  const condition = () => page.getByRole('dialog', { name: 'Options' }).getByLabel('When it is asked')
  const openOptions = async () => {
    await question.click()
    await page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Options' }).click()
  }
  await openOptions()
  await expect(condition().locator('option')).toHaveText(['Always', 'Only with “A room”', 'Only with “A late arrival”'])
  await expect(condition()).toHaveValue('late')
  await expectNoFaults(page)
  await page.keyboard.press('Escape')

  await text('RequestForm', 'questions/what/options/late/option').click()
  await page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Move earlier' }).click()
  const options = canvas.locator('[data-field^="questions/what/options/"]')
  await expect(options).toHaveText(['A late arrival', 'A room'])
  await expect(canvas.locator('.ask-help', { hasText: 'Only with “A late arrival”' })).toBeVisible()
  await openOptions()
  await expect(condition()).toHaveValue('late')
  await condition().selectOption('Always')
  await expect(canvas.locator('.ask-help', { hasText: 'Only with' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect(canvas.locator('.ask-help', { hasText: 'Only with “A late arrival”' })).toBeVisible()
})
