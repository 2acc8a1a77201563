import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { begin, closeAll, DESK, expectNoFaults, newVisitor, PHONE } from './visitor.ts'

const texts = (en: string, ar: string) => ({ en, ar, tr: en, de: en, fr: en })

let installation: Installation
let owner: Awaited<ReturnType<typeof ownerOf>>
test.beforeAll(async () => {
  installation = await startInstallation({ env: { TRUSTED_PROXIES: 'loopback' } })
  owner = await ownerOf(installation)
  await owner.apply([
    { do: 'set-setting', field: 'business/timeZone', value: 'Asia/Damascus' },
    { do: 'insert-page', after: null, page: tablePage() },
  ])
})
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

function tablePage() {
  const section = (id: string, template: string, content: object) => ({
    ...{ id, template, category: 'contact', label: '', thumbnail: '', isUnique: false, isHidden: false, hiddenOn: [] },
    ...{ colorMode: null, orientation: null, eventId: '', validation: {}, content, extras: {}, dataExtras: {} },
  })
  const question = (id: string, kind: string, en: string, ar: string) => ({ id, kind, label: texts(en, ar) })
  const form = section('table', 'RequestForm', {
    title: texts('Book a table', 'احجزوا طاولة'),
    followsHours: true,
    questions: [
      question('day', 'DAY', 'Which day?', 'أي يوم؟'),
      question('time', 'TIME', 'At what time?', 'في أي ساعة؟'),
    ],
  })
  const hours = section('hours', 'OpeningHours', {
    title: texts('Open', 'مواعيدنا'),
    week: {
      ...{ monday: '', tuesday: '09:00-13:00,16:00-20:00', wednesday: '12:00-22:00', thursday: '12:00-22:00' },
      ...{ friday: '18:00-02:00', saturday: '00:00-24:00', sunday: '12:00-22:00' },
    },
    special: [
      { id: 'r', day: '2027-03-10', until: '2027-03-12', hours: '19:00-23:00', reason: texts('Ramadan', 'رمضان') },
    ],
  })
  return {
    ...{ id: 'table', path: '/Table', meta: { title: texts('Table', 'طاولة'), keywords: {}, description: {} } },
    ...{ sections: [form, hours], header: null, footer: null, extras: {} },
  }
}

async function visit(browser: Browser, path: string, options: BrowserContextOptions) {
  const page = await newVisitor(browser, installation, options)
  await page.clock.setFixedTime(new Date('2027-03-01T10:00:00Z'))
  await page.goto(installation.siteAddress + path)
  if (options.javaScriptEnabled !== false) {
    await begin(page)
    await page.locator('.calendar .day').first().waitFor()
  }
  return partsOf(page)
}

function partsOf(page: Page) {
  const form = page.locator('.request-card')
  const field = (name: string) => form.locator(`[name="${name}"]`)
  return {
    page,
    field,
    day: (number: number) => form.locator('.day', { hasText: new RegExp(`^${number}$`) }).first(),
    time: field('a/time'),
    told: form.locator('.ask-open'),
    fault: form.locator('#table-time-fault'),
    send: form.locator('[type="submit"]'),
    sign: async (name: string) => {
      await field('name').fill(name)
      await field('email').fill('salma@example.com')
    },
  }
}

const span = (from: string, to: string) => `${from}\u00a0–\u2060\u00a0${to}`
const answersOf = async (name: string) => {
  const messages = await owner.ask<{ name: string; answers: object[] }[]>('/sites/hotel/messages')
  return messages.find((one) => one.name === name)?.answers
}

test('[FORM-8] in Arabic on a phone the day that is chosen says when one may come, a time outside is refused with it, and another day takes it', async ({
  browser,
}) => {
  const { page, day, time, told, fault, send, sign } = await visit(browser, 'Table/', PHONE)
  await expect(told).toBeHidden()
  await day(2).tap()
  await expect(told).toHaveText(`مفتوح في ذلك اليوم: ${span('09:00', '13:00')} و${span('16:00', '20:00')}`)
  await expect(told).toHaveAttribute('aria-live', 'polite')
  await expect(time).toHaveAttribute('min', '09:00')
  await expect(time).toHaveAttribute('max', '20:00')
  await time.fill('14:30')
  await sign('Salma')
  await expect(fault).toHaveText(
    `اختاروا وقتًا آخر، فساعات ذلك اليوم: ${span('09:00', '13:00')} و${span('16:00', '20:00')}.`,
  )
  await expect(time).toHaveAttribute('aria-invalid', 'true')
  await expectNoFaults(page)
  await day(3).tap()
  await expect(told).toHaveText(`مفتوح في ذلك اليوم: ${span('12:00', '22:00')}`)
  await expect(fault).toBeEmpty()
  await send.tap()
  await expect(page.locator('[data-when="sent"]')).toBeVisible()
  expect(await answersOf('Salma')).toMatchObject([{ value: '2027-03-03' }, { value: '14:30' }])
})

test('[FORM-8] a time that was right is looked at again when another day is chosen; past midnight and seasons count', async ({
  browser,
}) => {
  const { page, day, time, told, fault, send, sign } = await visit(browser, 'en/Table/', DESK)
  await day(5).click()
  await expect(told).toHaveText(`Open ${span('18:00', '02:00')} that day`)
  await time.fill('01:00')
  await sign('Nour')
  await expect(fault).toBeEmpty()
  await day(10).click()
  await expect(fault).toHaveText(`Please choose another time: that day it is open ${span('19:00', '23:00')}.`)
  await day(6).click()
  await expect(fault).toBeEmpty()
  await expect(time).not.toHaveAttribute('min', /./)
  await expect(day(8)).toHaveAttribute('aria-disabled', 'true')
  await day(5).click()
  await send.click()
  await expect(page.locator('[data-when="sent"]')).toBeVisible()
  expect(await answersOf('Nour')).toMatchObject([{ value: '2027-03-05' }, { value: '01:00', date: '2027-03-06' }])
  await expectNoFaults(page)
})

test('[FORM-8] without a script the server says the same beside the time, and keeps what was typed', async ({
  browser,
}) => {
  const options = { ...DESK, javaScriptEnabled: false }
  const { page, field, time, send, sign } = await visit(browser, 'en/Table/', options)
  await field('a/day').fill('2027-03-02')
  await time.fill('14:30')
  await sign('Without a script')
  await send.click()
  await expect(page.locator('#a-time-fault')).toHaveText(
    `Please choose another time: that day it is open ${span('09:00', '13:00')} and ${span('16:00', '20:00')}.`,
  )
  await expect(page.getByLabel('At what time?')).toHaveValue('14:30')
  await expect(page.getByLabel('Which day?')).toHaveValue('2027-03-02')
  await page.getByLabel('At what time?').fill('16:30')
  await page.getByRole('button').click()
  await expect.poll(() => answersOf('Without a script')).toMatchObject([{}, { value: '16:30' }])
})
