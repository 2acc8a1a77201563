import { templates } from '@mimar/sections/definitions'
import { loadStarterWords, starterContent } from '@mimar/sections/starters'
import { expect, type Page, test } from '@playwright/test'
import { closeEditors, type OpenEditor, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'

type Item = { readonly id: string }

interface Row {
  /** Characters, by field; `list/field` is one of every item. */
  readonly texts?: { readonly [field: string]: number }
  readonly lists?: { readonly [list: string]: readonly [fewest: number, most: number] }
}

/** The rows of LIM, as they are written down, not as templates say them. */
const LIMITS: { readonly [template: string]: Row } = {
  Header13: { texts: { title: 30, paragraph: 500 }, lists: { buttons: [0, 2], headerSocials: [0, 7] } },
  Feature13: { texts: { 'blocks/title': 30, 'blocks/paragraph': 300 }, lists: { blocks: [1, 3] } },
  FeatureCards: {
    texts: { title: 50, paragraph: 100, 'cards/title': 30, 'cards/paragraph': 100 },
    lists: { cards: [3, 12] },
  },
  Team5: { texts: { title: 30, paragraph: 500, paragraph2: 500, slogan: 100, name: 50 } },
  Testimonials3: { texts: { 'slides/slideTitle': 50, 'slides/slideParagraph': 500 }, lists: { slides: [1, 10] } },
  Header15: { texts: { paragraph: 500 }, lists: { socials: [0, 5] } },
  Text10: { texts: { title: 200, paragraph: 1500 }, lists: { buttons: [0, 2] } },
  Portfolio8: { texts: { title: 30 }, lists: { rows: [1, 6] } },
  Steps2: {
    texts: { title: 120, paragraph: 1500, 'imageSteps/stepHeading': 80, 'imageSteps/stepDescription': 1000 },
    lists: { imageSteps: [1, 12] },
  },
  CTA2: { texts: { title: 120, paragraph: 1500 } },
  Feature17: { texts: { title: 50, paragraph: 250 }, lists: { groups: [1, 3] } },
  Text3: { texts: { title: 120, paragraph: 1500 }, lists: { buttons: [0, 2] } },
  Text4: { texts: { title: 200, paragraph: 3000, secondTitle: 200, secondParagraph: 3000 } },
  Portfolio6_2: { texts: { title: 30, subTitle: 60, paragraph: 300 }, lists: { images: [4, 12] } },
  Contact: { texts: { title: 100, paragraph: 200, address: 100, phone: 100, email: 100 } },
  IconBlocks: { texts: { 'blocks/title': 10, 'blocks/paragraph': 15 }, lists: { blocks: [2, 12] } },
  Footer9: { texts: { copyrightText: 100 }, lists: { socials: [0, 6] } },
  Footer3: { texts: { copyrightText: 100 }, lists: { socials: [0, 7] } },
}

let installation: Installation

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation()
  const { page } = await openEditor(browser, installation)
  const operations = [await pageWith('Full', 1), await pageWith('Few', 0)].map((added) => ({
    do: 'insert-page',
    after: null,
    page: added,
  }))
  const status = await page.evaluate(async (operations) => {
    const site = '/api/v1/sites/hotel'
    const { revision } = await (await fetch(`${site}/document`)).json()
    const changes = operations.map((operation, index) => ({ id: `limits-${index}`, operation }))
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ base: revision, changes })
    return (await fetch(`${site}/operations`, { method: 'POST', headers, body })).status
  }, operations)
  expect(status).toBe(200)
  await closeEditors()
})
test.afterEach(closeEditors)
test.afterAll(() => installation.stop())

/** A page with every template of the table, all lists as short or as long as they may be. */
async function pageWith(name: string, end: 0 | 1): Promise<object> {
  const words = await loadStarterWords(['ar', 'en'], 'ar')
  const sections = Object.entries(LIMITS).map(([id, { lists = {} }]) => {
    const template = templates.find((one) => one.id === id)!
    const content = { ...starterContent(template, { words, pictures: ['terrace'], address: '/Contact_us' }) }
    for (const [list, ends] of Object.entries(lists))
      content[list] = resized(content[list] as readonly Item[], ends[end])
    return {
      ...{ id: `${name}-${id}`, template: id, category: template.category, label: '', thumbnail: '' },
      ...{ isUnique: template.isUnique, isHidden: false, hiddenOn: [], colorMode: template.colorMode },
      ...{ orientation: null, eventId: '', validation: {}, content, extras: {}, dataExtras: {} },
    }
  })
  const isFooter = ({ category }: { category: string }) => category === 'footer'
  return {
    ...{ id: name, path: `/${name}`, meta: { title: { ar: name }, keywords: {}, description: {} }, extras: {} },
    ...{ sections: sections.filter((one) => !isFooter(one)), header: [], footer: sections.filter(isFooter) },
  }
}

function resized(items: readonly Item[], count: number) {
  const blank = { socialUrl: 'https://example.com/', icon: 'tabler:star' }
  return Array.from({ length: count }, (_, index) => ({ ...(items[0] ?? blank), ...items[index], id: `i${index + 1}` }))
}

const sectionOf = ({ canvas }: OpenEditor, id: string) => canvas.locator(`[data-section="${id}"]`)

/** What cannot be added to a section any more, with the reason. */
async function fullLists(editor: OpenEditor, id: string) {
  const { page } = editor
  const chip = sectionOf(editor, id)
  await chip.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await chip.click({ position: { x: 3, y: 40 } })
  const bar = page.getByRole('toolbar', { name: /^Section/ })
  await bar.getByRole('button', { name: 'More', exact: true }).click()
  const menu = page.getByRole('menuitem', { name: /^Add / })
  await expect(menu.first()).toBeVisible()
  const items = await menu.and(page.locator('[aria-disabled="true"]')).allTextContents()
  await page.keyboard.press('Escape')
  return items
}

/** The button that takes one away from where the caret or the selection is. */
const remover = (page: Page) => page.getByRole('button', { name: /^Remove( the row)?$/ }).last()

test('[LIM-Header13] [LIM-Feature13] [LIM-FeatureCards] [LIM-Testimonials3] [LIM-Header15] [LIM-Text10] [LIM-Portfolio8] [LIM-Steps2] [LIM-Feature17] [LIM-Text3] [LIM-Portfolio6_2] [LIM-IconBlocks] [LIM-Footer9] [LIM-Footer3] [EDIT-2] [EDIT-11] what is full says so, and so does what has no more than it needs', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Full/?lang=en' })
  for (const [template, { lists = {} }] of Object.entries(LIMITS)) {
    const most = Object.values(lists).map(([, count]) => count)
    if (most.length === 0) continue
    const full = await fullLists(editor, `Full-${template}`)
    expect(full, template).toHaveLength(most.length)
    for (const [index, count] of most.entries())
      expect(full[index]).toContain(`There is room for at most ${count} here`)
  }
  // Wherever an icon stands, a click on it offers others.
  for (const template of ['Feature13', 'FeatureCards', 'IconBlocks', 'Header13', 'Header15', 'Footer9', 'Footer3']) {
    await sectionOf(editor, `Full-${template}`).locator('[data-field*="/icon"]').first().click()
    await expect(editor.page.getByRole('dialog', { name: 'Icon' }), template).toBeVisible()
    await editor.page.keyboard.press('Escape')
  }
  await closeEditors()
  const few = await openEditor(browser, installation, { at: '/Few/?lang=en' })
  for (const [template, { lists = {} }] of Object.entries(LIMITS)) {
    for (const [list, [fewest]] of Object.entries(lists)) {
      if (fewest === 0) continue
      const first = sectionOf(few, `Few-${template}`).locator(`[data-field^="${list}/i1/"]`)
      // Items with texts have their tools at those, pictures at themselves.
      const titles = first.and(few.canvas.locator('[data-field$="itle"], [data-field$="eading"]'))
      await ((await titles.count()) > 0 ? titles : first).first().click()
      await expect(remover(few.page), template).toHaveAttribute('aria-disabled', 'true')
      await expect(remover(few.page), template).toHaveAttribute(
        'aria-description',
        fewest === 1 ? 'At least one has to stay' : `At least ${fewest} have to stay`,
      )
    }
  }
})

test('[LIM-Header13] [LIM-Feature13] [LIM-FeatureCards] [LIM-Team5] [LIM-Testimonials3] [LIM-Header15] [LIM-Text10] [LIM-Portfolio8] [LIM-Steps2] [LIM-CTA2] [LIM-Feature17] [LIM-Text3] [LIM-Text4] [LIM-Portfolio6_2] [LIM-Contact] [LIM-IconBlocks] [LIM-Footer9] [LIM-Footer3] [EDIT-3] every text counts to the limit of its place', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Few/?lang=en' })
  const { canvas, counter } = editor
  for (const [template, { texts = {} }] of Object.entries(LIMITS)) {
    for (const [field, limit] of Object.entries(texts)) {
      const path = field.replace('/', '/i1/')
      await canvas.locator(`[data-section="Few-${template}"] [data-field="${path}"]`).click()
      await expect(counter, `${template} ${field}`).toHaveText(new RegExp(`^\\d+/${limit}$`))
    }
  }
})
