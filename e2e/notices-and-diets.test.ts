import { type Browser, expect, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { closeAll, DESK, expectNoFaults, newVisitor, PHONE, settled } from './visitor.ts'

let installation: Installation
const texts = (text: string) => ({ ar: text, en: text, tr: text, de: text, fr: text })
const section = (id: string, template: string, content: object) => ({
  ...{ id, template, category: 'other', label: '', thumbnail: '', isUnique: template === 'NoticeBar' },
  ...{ isHidden: false, hiddenOn: [], colorMode: null, orientation: null, eventId: '', validation: {} },
  ...{ content, extras: {}, dataExtras: {} },
})
const page = (id: string, path: string, sections: readonly object[]) => ({
  ...{ id, path, meta: { title: texts(id), keywords: {}, description: {} }, sections, header: null, footer: null },
  extras: {},
})

test.beforeAll(async () => {
  installation = await startInstallation()
  const owner = await ownerOf(installation)
  const { site } = await owner.ask<{ site: { header: { id: string }[] } }>('/sites/hotel/document')
  const notice = section('notice', 'NoticeBar', { notice: texts('Until noon on Mondays'), from: '2027-03-02' })
  const dish = (id: string, facts: object) => ({ id, name: texts(id), ...facts })
  const group = (id: string, ...items: readonly object[]) => ({ id, name: texts(id), items })
  const groups = [
    group('Grill', dish('lamb', { isHalal: true })),
    group('Salads', dish('tabbouleh', { isVegan: true }), dish('fattoush', { isVegetarian: true })),
    group('Sweets', dish('baklava', { isVegetarian: true })),
  ]
  await owner.apply([
    { do: 'set-setting', field: 'business/timeZone', value: 'Asia/Damascus' },
    {
      ...{ do: 'insert-page', after: null },
      page: {
        ...page('later', '/Later', [section('later-head', 'PlainHeader', { title: texts('Later') })]),
        // As new ones stand: below the bar, in the header that pages share.
        header: [...site.header.map((one) => ({ ...one, id: `${one.id}-later` })), notice],
      },
    },
    {
      ...{ do: 'insert-page', after: null },
      page: page('menu', '/Menu', [section('menu', 'PriceList', { title: texts('Menu'), choosesDiet: true, groups })]),
    },
  ])
})
test.afterEach(closeAll)
test.afterAll(() => installation.stop())

async function visit(browser: Browser, moment: string, { withScripts = true, javaScriptEnabled = true } = {}) {
  const visited = await newVisitor(browser, installation, { ...DESK, javaScriptEnabled })
  await visited.clock.setFixedTime(new Date(moment))
  if (!withScripts) await visited.route('**/scripts/**', (route) => route.abort())
  await visited.goto(`${installation.siteAddress}en/Later/`)
  return visited
}

/** Half past ten in the evening in Damascus, and one in the night. */
const [BEFORE, AFTER] = ['2027-03-01T19:30:00Z', '2027-03-01T22:00:00Z'] as const

test('[SEC-33] an announcement that begins later is not there before its script either, and is from its first day on', async ({
  browser,
}) => {
  const unknown = await visit(browser, BEFORE, { withScripts: false })
  await expect(unknown.locator('.notice-bar')).toBeHidden()
  const before = await visit(browser, BEFORE)
  await settled(before)
  await expect(before.locator('.notice-bar')).toBeHidden()
  const after = await visit(browser, AFTER)
  await expect(after.locator('.notice-bar')).toBeVisible()
  await expect(after.locator('.notice-day')).toBeHidden()
  await expectNoFaults(after)
})

test('[SEC-33] without scripts an announcement that begins says when', async ({ browser }) => {
  const plain = await visit(browser, BEFORE, { javaScriptEnabled: false })
  await expect(plain.locator('.notice-bar')).toContainText(/From .*March 2/)
  // What follows leaves as much room as below one that has begun.
  const after = await visit(browser, AFTER)
  const room = async (where: typeof plain) => {
    const title = (await where.getByRole('heading', { name: 'Later' }).boundingBox())!
    const notice = (await where.locator('.notice-bar').boundingBox())!
    return Math.round(title.y - notice.y - notice.height)
  }
  expect(await room(plain)).toBe(await room(after))
})

test('[SEC-24] who chooses what they eat is led to no group in which nothing is left, without script', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const menu = await newVisitor(browser, installation, { ...PHONE, javaScriptEnabled })
    await menu.goto(`${installation.siteAddress}en/Menu/`)
    const links = menu.locator('.price-ways a:visible')
    const groups = menu.locator('.price-group:visible .minor')
    await expect(links).toHaveText(['Grill', 'Salads', 'Sweets'])
    for (const [diet, left] of [
      ['Vegan', ['Salads']],
      ['Vegetarian', ['Salads', 'Sweets']],
      ['Halal', ['Grill']],
    ] as const) {
      await menu.getByRole('radio', { name: diet, exact: true }).tap()
      await expect(links).toHaveText([...left])
      await expect(groups).toHaveText([...left])
    }
    if (javaScriptEnabled) await expectNoFaults(menu)
  }
})
