import {
  checkContent,
  type Field,
  type Fields,
  findField,
  initialContent,
  type Json,
  type ListField,
  missingTexts,
  type TextField,
} from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { catalog, templates } from './definitions.ts'

/** One row of the table of limits (LIM in docs/requirements.md): characters by path, which of them are required, and counts. */
interface Row {
  readonly row: `[LIM-${string}]`
  readonly id: string
  /** `list/text` is a text of every item. */
  readonly texts: { readonly [path: string]: number }
  readonly required?: readonly string[]
  readonly counts?: { readonly [list: string]: readonly [min: number, max: number] }
}

const rows: readonly Row[] = [
  {
    row: '[LIM-Header13]',
    id: 'Header13',
    texts: { title: 30, paragraph: 500 },
    required: ['title'],
    counts: { buttons: [0, 2], headerSocials: [0, 7] },
  },
  {
    row: '[LIM-Feature13]',
    id: 'Feature13',
    texts: { 'blocks/title': 30, 'blocks/paragraph': 300 },
    counts: { blocks: [1, 3] },
  },
  {
    row: '[LIM-FeatureCards]',
    id: 'FeatureCards',
    texts: { title: 50, paragraph: 100, 'cards/title': 30, 'cards/paragraph': 100 },
    counts: { cards: [3, 12] },
  },
  {
    row: '[LIM-Team5]',
    id: 'Team5',
    texts: { title: 30, paragraph: 500, paragraph2: 500, slogan: 100, name: 50 },
    required: ['slogan', 'name'],
  },
  {
    row: '[LIM-Testimonials3]',
    id: 'Testimonials3',
    texts: { 'slides/slideTitle': 50, 'slides/slideParagraph': 500 },
    required: ['slides/slideParagraph'],
    counts: { slides: [1, 10] },
  },
  {
    row: '[LIM-Footer9]',
    id: 'Footer9',
    texts: { copyrightText: 100 },
    required: ['copyrightText'],
    counts: { socials: [0, 6] },
  },
  {
    row: '[LIM-Footer3]',
    id: 'Footer3',
    texts: { copyrightText: 100 },
    required: ['copyrightText'],
    counts: { socials: [0, 7] },
  },
  {
    row: '[LIM-Header15]',
    id: 'Header15',
    texts: { paragraph: 500 },
    required: ['paragraph'],
    counts: { socials: [0, 5] },
  },
  {
    row: '[LIM-Text10]',
    id: 'Text10',
    texts: { title: 200, paragraph: 1500 },
    required: ['title', 'paragraph'],
    counts: { buttons: [0, 2] },
  },
  { row: '[LIM-Portfolio8]', id: 'Portfolio8', texts: { title: 30 }, counts: { rows: [1, 6] } },
  {
    row: '[LIM-Steps2]',
    id: 'Steps2',
    texts: { title: 120, paragraph: 1500, 'imageSteps/stepHeading': 80, 'imageSteps/stepDescription': 1000 },
    counts: { imageSteps: [1, 12] },
  },
  { row: '[LIM-CTA2]', id: 'CTA2', texts: { title: 120, paragraph: 1500 } },
  {
    row: '[LIM-Feature17]',
    id: 'Feature17',
    texts: { title: 50, paragraph: 250, 'groups/title': 50, 'groups/paragraph': 250 },
    counts: { groups: [1, 3] },
  },
  { row: '[LIM-Text3]', id: 'Text3', texts: { title: 120, paragraph: 1500 }, counts: { buttons: [0, 2] } },
  { row: '[LIM-Text4]', id: 'Text4', texts: { title: 200, paragraph: 3000, secondTitle: 200, secondParagraph: 3000 } },
  {
    row: '[LIM-Portfolio6_2]',
    id: 'Portfolio6_2',
    texts: { title: 30, subTitle: 60, paragraph: 300 },
    required: ['title', 'subTitle'],
    counts: { images: [4, 12] },
  },
  {
    row: '[LIM-Contact]',
    id: 'Contact',
    texts: {
      title: 100,
      addressTitle: 100,
      phoneTitle: 100,
      emailTitle: 100,
      address: 100,
      email: 100,
      phone: 100,
      paragraph: 200,
    },
  },
  {
    row: '[LIM-IconBlocks]',
    id: 'IconBlocks',
    texts: { 'blocks/title': 10, 'blocks/paragraph': 15 },
    counts: { blocks: [2, 12] },
  },
]

const fieldsOf = (id: string): Fields => catalog.find(id)?.fields ?? {}

/** The field of a path that names a list without an item. */
function fieldAt(fields: Fields, path: string): Field | undefined {
  const [first = '', ...rest] = path.split('/')
  const field = fields[first]
  return rest.length > 0 && field?.kind === 'list' ? fieldAt(field.fields, rest.join('/')) : field
}

/** Content with so many items in a list, each as it starts. */
function withItems(fields: Fields, list: string, count: number) {
  const field = fields[list] as ListField
  const items = Array.from({ length: count }, (_, index) => ({ id: `k${index}`, ...initialContent(field.fields) }))
  return { ...initialContent(fields), [list]: items } as unknown as { readonly [name: string]: Json }
}

const FAMILY = '👨‍👩‍👧‍👦'

describe.each(rows)('$row [EDIT-4] [EDIT-11]', ({ id, texts, required = [], counts = {} }) => {
  const fields = fieldsOf(id)

  test.each(Object.entries(texts))('%s holds %i characters and not one more', (path, limit) => {
    const field = fieldAt(fields, path) as TextField
    expect(field.checkText('x'.repeat(limit)).ok).toBe(true)
    expect(field.checkText('مَ'.repeat(limit)).ok).toBe(true)
    expect(field.checkText(FAMILY.repeat(limit)).ok).toBe(true)
    const refusals = [{ code: 'too-long', at: '', params: { limit, length: limit + 1 } }]
    expect(field.checkText('x'.repeat(limit + 1))).toEqual({ ok: false, refusals, asItIs: 'x'.repeat(limit + 1) })
  })

  test('[EDIT-8] these texts are required and no others', () => {
    const lists = Object.keys(counts).filter((list) => (fields[list] as ListField).requiredAt === null)
    const filled = lists.map((list) => {
      const count = Math.max(1, (fields[list] as ListField).min)
      return [list, withItems(fields, list, count)[list] as Json] as const
    })
    const content = { ...initialContent(fields), ...Object.fromEntries(filled) }
    const missing = missingTexts(fields, content, 'ar').map((path) => path.replace(/\/k\d+\//, '/'))
    const always = missing.filter((path) => !path.startsWith('cards/'))
    expect([...new Set(always)]).toEqual(required)
  })

  test.each(Object.entries(counts))('%s counts %j', (list, [min, max]) => {
    const field = fields[list] as ListField
    expect([field.min, field.max]).toEqual([min, max])
    const check = (count: number) => checkContent(fields, withItems(fields, list, count)).ok
    expect([check(min), check(max), check(field.ceiling + 1)]).toEqual([true, true, false])
    if (min > 0) expect(check(min - 1)).toBe(false)
  })
})

/** Every text of some fields by its path; texts of items without the item. */
function textsOf(fields: Fields, prefix = ''): readonly (readonly [string, TextField])[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'text'
      ? [[prefix + name, field] as const]
      : field.kind === 'list' || field.kind === 'group'
        ? textsOf(field.fields, `${prefix}${name}/`)
        : [],
  )
}

/** Templates of the specification to whose texts it gives no limits; what came after it says its own limits in its definition. */
const WITHOUT_ROW: readonly string[] = ['Navbar', 'PlainHeader', 'RSVP']

test('[LIM-19] [EDIT-3] a text without a row of its own has the limit of 320', () => {
  const specified = templates.filter(({ id }) => WITHOUT_ROW.includes(id) || rows.some((one) => one.id === id))
  const others = specified.flatMap(({ id, fields }) => {
    const row = rows.find((one) => one.id === id)
    return textsOf(fields)
      .filter(([path]) => row?.texts[path] === undefined)
      .map(([path, { limit }]) => [`${id} ${path}`, limit])
  })
  expect(others.length).toBeGreaterThan(20)
  expect(others.filter(([, limit]) => limit !== 320)).toEqual([])
})

test('[LIM-FeatureCards] [EDIT-8] titles of cards are required only while there are exactly three', () => {
  const fields = fieldsOf('FeatureCards')
  const isRequired = (count: number) => {
    const found = findField(fields, withItems(fields, 'cards', count), 'cards/k0/title')
    return found.ok && found.isRequired
  }
  expect([3, 4, 12].map(isRequired)).toEqual([true, false, false])
})

test('[LIM-Header15] a file may bring six or seven socials, though only five can be added', () => {
  const socials = fieldsOf('Header15').socials as ListField
  expect([socials.max, socials.ceiling]).toEqual([5, 7])
})

test('[LIM-Footer9] holds one logo', () => {
  const logos = Object.values(fieldsOf('Footer9')).filter(({ kind }) => kind === 'image')
  expect(logos).toHaveLength(1)
})

test('[GEN-3] every template is of a category that the specification lists', () => {
  const categories = 'header footer rsvp feature team testimonial text portfolio step cta contact other'.split(' ')
  for (const { category } of templates) expect(categories).toContain(category)
})

test('[GEN-6] the footers, the navigation bar, the bar for phones and an announcement can stand on a page once', () => {
  const unique = templates.filter(({ isUnique }) => isUnique).map(({ id }) => id)
  expect(unique.sort()).toEqual(['Footer3', 'Footer9', 'Navbar', 'NoticeBar', 'PhoneBar'])
})
