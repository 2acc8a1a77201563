import { type Browser, type BrowserContextOptions, expect, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { begin, closeAll, DESK, expectNoFaults, newVisitor, PHONE, settled } from './visitor.ts'

let installation: Installation
let owner: Awaited<ReturnType<typeof ownerOf>>

const texts = (text: string) => ({ ar: text, en: text, tr: text, de: text, fr: text })
const form = (id: string, template: string, colorMode: string | null) => ({
  ...{ id, template, category: 'contact', label: '', thumbnail: '', isUnique: false },
  ...{ isHidden: false, hiddenOn: [], colorMode, orientation: null, eventId: '', validation: {} },
  content: template === 'RequestForm' ? { title: texts('Ask'), questions } : { title: texts('Come') },
  ...{ extras: {}, dataExtras: {} },
})
const questions = ['DATE', 'TIME', 'NUMBER', 'LONG', 'FILE'].map((kind) => ({ id: kind, kind, label: texts(kind) }))
const FORMS = ['RequestForm', 'Contact', 'RSVP'].flatMap((template) =>
  [null, 'DARK'].map((mode) => form(`${template}${mode ?? ''}`, template, mode)),
)

test.beforeAll(async () => {
  installation = await startInstallation()
  owner = await ownerOf(installation)
  const page = {
    ...{ id: 'forms', path: '/Forms', meta: { title: texts('Forms'), keywords: {}, description: {} } },
    ...{ sections: FORMS, header: null, footer: null, extras: {} },
  }
  await owner.apply([{ do: 'insert-page', after: null, page }])
})
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

/** Of every field a visitor fills in: whether it stands on a dark ground, and whether the browser draws its signs for one. */
async function fieldsOf(browser: Browser, options: BrowserContextOptions) {
  const page = await newVisitor(browser, installation, options)
  await page.goto(`${installation.siteAddress}en/Forms/`)
  await settled(page)
  return page.locator('main form :is(input, textarea, select):visible').evaluateAll((fields) =>
    fields.map((field) => {
      const ink = document.createElement('canvas').getContext('2d')!
      const { backgroundColor, colorScheme } = getComputedStyle(field)
      for (let on: Element | null = field; on; on = on.parentElement) {
        ink.globalCompositeOperation = on === field ? 'source-over' : 'destination-over'
        ink.fillStyle = on === field ? backgroundColor : getComputedStyle(on).backgroundColor
        ink.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = ink.getImageData(0, 0, 1, 1).data
      const name = `${field.closest('section')!.id || field.closest('form')!.className} ${field.getAttribute('name')}`
      return { name, isDark: red + green + blue < 384, drawn: colorScheme === 'dark' }
    }),
  )
}

for (const scheme of [null, 'DEVICE'])
  for (const [name, options] of [
    ['a light device', DESK],
    ['a dark device', { ...PHONE, colorScheme: 'dark' }],
  ] as const)
    test(`[THEME-9] on ${name}${scheme ? ', where pages follow it,' : ''} the signs of fields are drawn for the ground they stand on`, async ({
      browser,
    }) => {
      await owner.apply([{ do: 'set-theme', property: 'scheme', value: scheme }])
      const fields = await fieldsOf(browser, options)
      expect(fields.length).toBeGreaterThan(16)
      expect(new Set(fields.map(({ isDark }) => isDark)).size).toBe(scheme && options !== DESK ? 1 : 2)
      expect(fields.filter(({ isDark, drawn }) => isDark !== drawn).map(({ name: field }) => field)).toEqual([])
    })

test('[THEME-9] what is wrong with a form is readable on a dark device, too', async ({ browser }) => {
  await owner.apply([{ do: 'set-theme', property: 'scheme', value: 'DEVICE' }])
  const page = await newVisitor(browser, installation, { ...DESK, colorScheme: 'dark' })
  await page.goto(`${installation.siteAddress}en/Forms/`)
  await begin(page)
  await page.locator('.request-card [type="submit"]').first().click()
  await expect(page.locator('.ask-faults').first()).toBeVisible()
  await expectNoFaults(page)
})
