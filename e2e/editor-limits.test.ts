import type { Content, Fields, GroupField, Json, ListField } from '@mimar/fields'
import { startsIn } from '@mimar/sections/all-words'
import { beginningOf } from '@mimar/sections/beginnings'
import { templates } from '@mimar/sections/definitions'
import { loadStarterWords, starterContent } from '@mimar/sections/starters'
import { expect, type Frame, type Page, test } from '@playwright/test'
import { closeEditors, type OpenEditor, openEditor } from './editor.ts'
import { type Installation, startInstallation } from './installation.ts'
import { newVisitor } from './visitor.ts'

type Items = readonly { readonly id: string }[]

interface Row {
  /** Those of them that visitors must find. */
  readonly required?: readonly string[]
  /** Characters, by field; `list/field` is one of every item. */
  readonly texts?: { readonly [field: string]: number }
  readonly lists?: { readonly [list: string]: readonly [fewest: number, most: number] }
}

/** The rows of LIM, as they are written down, not as templates say them. */
const LIMITS: { readonly [template: string]: Row } = {
  Header13: {
    required: ['title'],
    texts: { title: 30, paragraph: 500 },
    lists: { buttons: [0, 2], headerSocials: [0, 7] },
  },
  Feature13: { texts: { 'blocks/title': 30, 'blocks/paragraph': 300 }, lists: { blocks: [1, 3] } },
  FeatureCards: {
    // While there are exactly three.
    required: ['cards/title'],
    texts: { title: 50, paragraph: 100, 'cards/title': 30, 'cards/paragraph': 100 },
    lists: { cards: [3, 12] },
  },
  Team5: { required: ['slogan', 'name'], texts: { title: 30, paragraph: 500, paragraph2: 500, slogan: 100, name: 50 } },
  Testimonials3: {
    required: ['slides/slideParagraph'],
    texts: { 'slides/slideTitle': 50, 'slides/slideParagraph': 500 },
    lists: { slides: [1, 10] },
  },
  Header15: { required: ['paragraph'], texts: { paragraph: 500 }, lists: { socials: [0, 5] } },
  Text10: { required: ['title', 'paragraph'], texts: { title: 200, paragraph: 1500 }, lists: { buttons: [0, 2] } },
  Portfolio8: { texts: { title: 30 }, lists: { rows: [1, 6] } },
  Steps2: {
    texts: { title: 120, paragraph: 1500, 'imageSteps/stepHeading': 80, 'imageSteps/stepDescription': 1000 },
    lists: { imageSteps: [1, 12] },
  },
  CTA2: { texts: { title: 120, paragraph: 1500 } },
  Feature17: { texts: { title: 50, paragraph: 250 }, lists: { groups: [1, 3] } },
  Text3: { texts: { title: 120, paragraph: 1500 }, lists: { buttons: [0, 2] } },
  Text4: { texts: { title: 200, paragraph: 3000, secondTitle: 200, secondParagraph: 3000 } },
  Portfolio6_2: {
    required: ['title', 'subTitle'],
    texts: { title: 30, subTitle: 60, paragraph: 300 },
    lists: { images: [4, 12] },
  },
  Contact: { texts: { title: 100, paragraph: 200, address: 100, phone: 100, email: 100 } },
  IconBlocks: { texts: { 'blocks/title': 10, 'blocks/paragraph': 15 }, lists: { blocks: [2, 12] } },
  Footer9: { required: ['copyrightText'], texts: { copyrightText: 100 }, lists: { socials: [0, 6] } },
  Footer3: { required: ['copyrightText'], texts: { copyrightText: 100 }, lists: { socials: [0, 7] } },
}

let installation: Installation

test.beforeAll(async ({ browser }) => {
  installation = await startInstallation()
  const { page } = await openEditor(browser, installation)
  const added = [await pageWith('Full', most), await pageWith('Few', fewest), await pageWith('Filled', filled)]
  const operations = added.map((added) => ({
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

type Shape = (content: Content, template: (typeof templates)[number], row: Row) => Content

const most: Shape = (content, _, { lists = {} }) => atTheEnd(content, lists, 1)
const fewest: Shape = (content, _, { lists = {} }) => atTheEnd(content, lists, 0)
/** Nothing is left empty: no place on the canvas has to say what it is for. */
const filled: Shape = (content, { fields }) => fillIn(fields, content)

function atTheEnd(content: Content, lists: NonNullable<Row['lists']>, end: 0 | 1): Content {
  const changed = Object.entries(lists).map(([list, ends]) => [
    list,
    resized(content[list] as Json as Items, ends[end]),
  ])
  return { ...content, ...Object.fromEntries(changed) }
}

function fillIn(fields: Fields, content: Content): Content {
  const values = Object.entries(fields).map(([name, field]) => {
    const value = content[name] ?? field.initial
    if (field.kind === 'text') return [name, { ar: 'كلمات', en: 'Words', ...(value as object) }]
    if (field.kind === 'image') return [name, { ...(value as object), media: 'terrace' }]
    if (field.kind === 'group') return [name, fillIn((field as GroupField).fields, value as Content)]
    if (field.kind !== 'list') return [name, value]
    const inner = (field as ListField).fields
    return [name, (value as readonly Content[]).map((item) => ({ ...fillIn(inner, item), id: item.id }))]
  })
  return Object.fromEntries(values)
}

/** A page with every template of the table. */
async function pageWith(name: string, shape: Shape): Promise<object> {
  const words = await loadStarterWords(['ar', 'en'], 'ar', async (code) => startsIn(code))
  const sections = Object.entries(LIMITS).map(([id, row]) => {
    const template = templates.find((one) => one.id === id)!
    const started = starterContent(template, {
      ...beginningOf(template),
      words,
      pictures: ['terrace'],
      address: '/Contact_us',
    })
    const content = shape(started, template, row)
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

function resized(items: Items, count: number) {
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
const remover = (page: Page) => page.getByRole('button', { name: /^حذف( الصف)?$/ }).last()
const FEWEST: { readonly [count: number]: string } = {
  1: 'لا بد من بقاء عنصر واحد على الأقل',
  2: 'لا بد من بقاء عنصرين على الأقل',
  3: 'لا بد من بقاء 3 عناصر على الأقل',
  4: 'لا بد من بقاء 4 عناصر على الأقل',
}

test('[LIM-Header13] [LIM-Feature13] [LIM-FeatureCards] [LIM-Testimonials3] [LIM-Header15] [LIM-Text10] [LIM-Portfolio8] [LIM-Steps2] [LIM-Feature17] [LIM-Text3] [LIM-Portfolio6_2] [LIM-IconBlocks] [LIM-Footer9] [LIM-Footer3] [EDIT-2] [EDIT-11] what is full says so, what has no more than it needs too, and one more is added where there is room', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Full/?lang=en' })
  for (const [template, { lists = {} }] of Object.entries(LIMITS)) {
    const most = Object.values(lists).map(([, count]) => count)
    if (most.length === 0) continue
    const full = await fullLists(editor, `Full-${template}`)
    expect(full, template).toHaveLength(most.length)
    for (const [index, count] of most.entries()) expect(full[index]).toContain(`You can add up to ${count}`)
  }
  // Wherever an icon stands, a click on it offers others.
  for (const template of ['Feature13', 'FeatureCards', 'IconBlocks', 'Header13', 'Header15', 'Footer9', 'Footer3']) {
    await sectionOf(editor, `Full-${template}`).locator('[data-field*="/icon"]').first().click()
    await expect(editor.page.getByRole('dialog', { name: 'Icon' }), template).toBeVisible()
    await editor.page.keyboard.press('Escape')
  }
  await closeEditors()
  const few = await openEditor(browser, installation, { at: '/Few/?lang=ar', ui: 'ar' })
  for (const [template, { lists = {} }] of Object.entries(LIMITS)) {
    for (const [list, [fewest]] of Object.entries(lists)) {
      if (fewest === 0) continue
      const section = sectionOf(few, `Few-${template}`)
      const first = section.locator(`[data-field^="${list}/i1/"]`)
      // Items with texts have their tools at those, pictures at themselves.
      const titles = first.and(few.canvas.locator('[data-field$="itle"], [data-field$="eading"]'))
      await ((await titles.count()) > 0 ? titles : first).first().click()
      await expect(remover(few.page), template).toHaveAttribute('aria-disabled', 'true')
      await expect(remover(few.page), template).toHaveAttribute('aria-description', FEWEST[fewest]!)
      const items = section.locator(`[data-item^="${list}/"]:not([data-item*="/items/"], [data-item*="/images/"])`)
      const adder = few.page
        .getByRole('button', { name: /^إضافة (عنصر|صف|صورة|بطاقة|خطوة|مجموعة|شريحة|زر|رابط|رابط تواصل|سؤال)$/ })
        .last()
      await adder.click()
      await expect(items, template).toHaveCount(fewest + 1)
      await few.page.keyboard.press('Control+KeyZ')
      await expect(items, template).toHaveCount(fewest)
    }
  }
  await expect(few.save).toHaveAttribute('data-save', 'saved')
})

test('[LIM-Header13] [LIM-Feature13] [LIM-FeatureCards] [LIM-Team5] [LIM-Testimonials3] [LIM-Header15] [LIM-Text10] [LIM-Portfolio8] [LIM-Steps2] [LIM-CTA2] [LIM-Feature17] [LIM-Text3] [LIM-Text4] [LIM-Portfolio6_2] [LIM-Contact] [LIM-IconBlocks] [LIM-Footer9] [LIM-Footer3] [EDIT-3] [EDIT-8] [U23] [U25] every text counts to the limit of its place, warns before it, takes no more, and comes back or says what to do when it is emptied', async ({
  browser,
}) => {
  const editor = await openEditor(browser, installation, { at: '/Few/?lang=ar', ui: 'ar' })
  const { page, canvas, counter } = editor
  for (const [template, { texts = {}, required = [] }] of Object.entries(LIMITS)) {
    for (const [field, limit] of Object.entries(texts)) {
      const where = `${template} ${field}`
      const text = canvas.locator(`[data-section="Few-${template}"] [data-field="${field.replace('/', '/i1/')}"]`)
      const before = await text.textContent()
      await text.click()
      await page.keyboard.press('Control+a')
      await page.keyboard.insertText('س'.repeat(limit - 4))
      await expect(counter, where).toHaveText(`${limit - 4}/${limit}`)
      await expect(counter, where).toHaveAttribute('data-state', 'warning')
      // More at once than there is room for is cut or refused; one by one it is taken up to the limit.
      for (const letter of 'abcdef') await page.keyboard.insertText(letter)
      await expect(counter, where).toHaveText(`${limit}/${limit}`)
      await expect(counter, where).toHaveAttribute('data-state', 'max')
      await expect(text, where).toBeFocused()
      await expect(text, where).toHaveText(/^س+abcd$/)
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Backspace')
      await page.keyboard.press('Escape')
      await expect(text, where).toHaveText(required.includes(field) ? before! : '')
    }
  }
})

const releases = () => `http://localhost:${installation.port}/api/v1/sites/hotel/releases`
const WINDOWS = [
  ['ar', { viewport: { width: 1280, height: 800 } }],
  ['en', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
] as const

test('[U3] everything in every template stands on the canvas where visitors see it, wide and on a phone', async ({
  browser,
}) => {
  for (const [language, options] of WINDOWS) {
    const { page, canvas } = await openEditor(browser, installation, { ...options, at: `/Filled/?lang=${language}` })
    expect((await page.request.post(releases(), { data: { page: 'Filled' } })).ok()).toBe(true)
    const visitor = await newVisitor(browser, installation, options)
    await visitor.goto(`${installation.siteAddress}${language === 'ar' ? '' : 'en/'}Filled/`)
    // Letters may be on their way to either, and what takes room beside the canvas to the editor.
    await expect(async () => {
      const { width, height } = (await page.locator('main iframe').boundingBox())!
      await visitor.setViewportSize({ width, height })
      const [mine, theirs] = [await boxes(page.frames()[1]!), await boxes(visitor)]
      expect(mine).toHaveLength(Object.keys(LIMITS).length)
      expect(mine).toEqual(theirs)
    }).toPass({ timeout: 15_000 })
    // What visitors see once they have sent something opens where one works at it, and moves nothing.
    const thanks = canvas.locator('[data-section="Filled-Contact"] .form-sent')
    await expect(thanks).toBeHidden()
    await canvas.locator('[data-section="Filled-Contact"]').click({ position: { x: 4, y: 4 } })
    await expect(thanks).toBeVisible()
    expect(await boxes(page.frames()[1]!)).toEqual(await boxes(visitor))
    await visitor.context().close()
  }
})

/**
 * Where all that has a place of its own stands in its section; drawings and what fills its frame go with their frames.
 * Slides behind the first one lie elsewhere as long as they rest, and what hangs below a form has no place of its own.
 */
function boxes(page: Page | Frame): Promise<string[][]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('main > *, .footer')].map((section) => {
      const own = section.getBoundingClientRect()
      return [
        section,
        ...section.querySelectorAll('*:not(img, svg *, .slides > * + *, .slides > * + * *, .form-sent, .form-sent *)'),
      ].flatMap((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        const place = [x - own.x, y - own.y, width, height].map(Math.round)
        return width * height === 0 ? [] : [`${one.localName} ${place}`]
      })
    })
  })
}
