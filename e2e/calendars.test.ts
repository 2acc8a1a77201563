import { expect, test } from '@playwright/test'
import { type Installation, startInstallation } from './installation.ts'
import { ownerOf } from './owner.ts'
import { closeAll, DESK, expectNoFaults, newVisitor, PHONE } from './visitor.ts'

const DAY = 86_400_000
const dayAt = (offset: number) => new Date(Date.now() + offset * DAY).toISOString().slice(0, 10)

let installation: Installation
/** Fourteen evenings that are over wherever one is, and thirty to come. */
test.beforeAll(async () => {
  installation = await startInstallation()
  const owner = await ownerOf(installation)
  const offsets = Array.from({ length: 44 }, (_, index) => index - 13).map((at) => (at > 0 ? at : at - 2))
  await owner.apply([programme, ...offsets.map(evening)])
})
test.afterEach(({ browser }) => closeAll({ browser }))
test.afterAll(() => installation.stop())

const section = (id: string, template: string, content: object) => ({
  ...{ id, template, category: 'feature', label: '', thumbnail: '', isUnique: false, isHidden: false },
  ...{ colorMode: null, orientation: null, eventId: '', validation: {}, content, extras: {}, dataExtras: {} },
})
const page = (id: string, path: string, sections: readonly object[]) => ({
  ...{ id, path, meta: { title: {}, keywords: {}, description: {} }, sections, header: null, footer: null, extras: {} },
})
const programme = {
  ...{ do: 'insert-page', after: null },
  page: page('programme', '/Programme', [
    section('evenings', 'EntryList', {
      ...{ title: { ar: 'برنامج الدار', de: 'Programm' }, kind: 'EVENTS', amount: 6, layout: 'DAYS' },
    }),
  ]),
}
const evening = (offset: number, index: number) => ({
  ...{ do: 'insert-page', after: null },
  page: page(`evening${index}`, `/Programme/Evening-${index}`, [
    section(`evening-head${index}`, 'EntryHead', {
      ...{ title: { ar: `أمسية ${offset}`, de: `Abend ${offset}` }, day: dayAt(offset), collection: 'evenings' },
    }),
  ]),
})

for (const { language, prefix, later, earlier, coming } of [
  { language: 'ar', prefix: '', later: 'لاحقًا', earlier: 'سابقًا', coming: 'القادم' },
  { language: 'de', prefix: 'de/', later: 'Später', earlier: 'Früher', coming: 'Was ansteht' },
]) {
  for (const [name, options] of [
    ['a desk', DESK],
    ['a phone', PHONE],
  ] as const) {
    test(`[COLL-3] on ${name} in ${language} a programme begins with tomorrow, and leads to what is later and was, without script`, async ({
      browser,
    }) => {
      const visitor = await newVisitor(browser, installation, { ...options, javaScriptEnabled: false })
      await visitor.goto(`${installation.siteAddress}${prefix}Programme/`)
      const list = visitor.locator('.entry-list')
      await expect(list.getByRole('listitem').first()).toContainText(/ 1$/)
      const count = await list.getByRole('listitem').count()
      await list.getByRole('link', { name: later }).click()
      await expect(list.getByRole('listitem').first()).toContainText(new RegExp(` ${count + 1}$`))
      await list.getByRole('link', { name: coming }).click()
      await list.getByRole('link', { name: earlier }).click()
      await expect(list).toContainText('-2')
    })
  }
}

test('[COLL-3] long after it was published last, a programme goes on to what lies ahead by itself', async ({
  browser,
}) => {
  const visitor = await newVisitor(browser, installation)
  await visitor.clock.setFixedTime(Date.now() + 20 * DAY)
  await visitor.goto(`${installation.siteAddress}de/Programme/`)
  const list = visitor.locator('.entry-list')
  await expect(list.getByRole('listitem').first()).toContainText(/Abend (19|20|21)$/)
  await expect(list.locator('.event-nothing')).toBeHidden()
  await expectNoFaults(visitor)
})
