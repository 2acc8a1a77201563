import { checkContent, type Json, type ListField, list, type TextField, text } from '@mimar/fields'
import { expect, test } from 'vitest'
import { exportSite, importSite, narrowedFields } from './index.ts'
import { someCatalog, somePage, someSection, someSite } from './testing/site.ts'

const fields = {
  title: text({ limit: 30, required: true }),
  note: text({ limit: null }),
  slides: list({ slideTitle: text({ limit: 50 }) }, { min: 1, max: 10 }),
}

const limitsUnder = (validation: Json) => {
  const narrowed = narrowedFields({ validation }, fields)
  const [title, note] = [narrowed.title as TextField, narrowed.note as TextField]
  const slides = narrowed.slides as ListField
  const slide = slides.fields.slideTitle as TextField
  return [title.limit, note.limit, note.isRequired, slides.min, slides.max, slide.limit]
}

test.each<[string, Json, ReturnType<typeof limitsUnder>]>([
  ['nothing', {}, [30, null, false, 1, 10, 50]],
  ['null', null, [30, null, false, 1, 10, 50]],
  ['a smaller limit', { title: { max: 12 }, note: { maxLength: 5 } }, [12, 5, false, 1, 10, 50]],
  ['a larger one', { title: { max: 99 }, slides: { min: 0, max: 99 } }, [30, null, false, 1, 10, 50]],
  ['what is required', { title: { required: false }, note: { isRequired: true } }, [30, null, true, 1, 10, 50]],
  [
    'counts and what is in items',
    { slides: { min: 2, max: 3 }, 'slides/slideTitle': { max: 8 } },
    [30, null, false, 2, 3, 8],
  ],
  ['counts that no list can have', { slides: { min: 8, max: 3 } }, [30, null, false, 1, 10, 50]],
  [
    'what nobody knows',
    { title: 'short', other: { max: 1 }, note: { max: -1, colour: 'red' } },
    [30, null, false, 1, 10, 50],
  ],
])('[GEN-18] rules that say %s', (_name, validation, expected) => {
  expect(limitsUnder(validation)).toEqual(expected)
})

test('[GEN-18] rules that change nothing leave the very fields of the template', () => {
  const same = [{ other: {} }, { title: { max: 30, required: true } }, { slides: { min: 1, max: 10 } }, { title: [] }]
  for (const validation of same) {
    const narrowed = narrowedFields({ validation }, fields)
    expect(narrowed).toBe(fields)
  }
  const one = narrowedFields({ validation: { title: { max: 12 } } }, fields)
  expect(one).not.toBe(fields)
  expect([one.note, one.slides]).toEqual([fields.note, fields.slides])
  expect(one.note).toBe(fields.note)
  expect(one.slides).toBe(fields.slides)
})

test.each<[string, Json, readonly (number | null)[]]>([
  ['no limit is none', 0, [30, null, 10]],
  ['half a sign is none', 2.5, [30, null, 10]],
  ['a word is none', 'two', [30, null, 10]],
  ['a word that says a number is none', '2', [30, null, 10]],
  ['one is one', 1, [1, 1, 1]],
  ['the same as before is the same', 30, [30, 30, 10]],
])('[GEN-18] of limits in rules, %s', (_, max, [title, note, slides]) => {
  const narrowed = narrowedFields(
    { validation: { title: { max }, note: { max }, slides: { max: max === 0 ? -1 : max } } },
    fields,
  )
  expect((narrowed.title as TextField).limit).toBe(title)
  expect((narrowed.note as TextField).limit).toBe(note)
  expect((narrowed.slides as ListField).max).toBe(slides)
})

const rich = {
  name: text({ limit: 30, lines: false, fallback: 'name' }),
  plain: text({ limit: 30 }),
  cards: list({ title: text() }, { min: 2, max: 5, ceiling: 8, requiredAt: { count: 3, fields: ['title'] } }),
}

test('[GEN-18] what rules say nothing about stays: lines, the word for nothing, what is read beyond the most, what is required', () => {
  const limits = { name: { max: 9 }, plain: { max: 9 } }
  const { name, plain, cards } = narrowedFields({ validation: { ...limits, cards: { min: 3 } } }, rich)
  expect(name).toMatchObject({ limit: 9, hasLines: false, fallback: 'name', isRequired: false })
  expect(plain).toMatchObject({ limit: 9, hasLines: true, fallback: null })
  expect(cards).toMatchObject({ min: 3, max: 5, ceiling: 8, requiredAt: { count: 3, fields: ['title'] } })
  const most = narrowedFields({ validation: { cards: { max: 4 } } }, rich).cards
  expect(most).toMatchObject({ min: 2, max: 4, ceiling: 4, requiredAt: { count: 3, fields: ['title'] } })
  const exact = narrowedFields({ validation: { cards: { max: 2 } } }, rich).cards
  expect(exact).toMatchObject({ min: 2, max: 2 })
  const within = narrowedFields({ validation: { 'cards/title': { max: 4 } } }, rich).cards as ListField
  expect(within).toMatchObject({ min: 2, max: 5, ceiling: 8, fields: { title: { limit: 4 } } })
})

test('[GEN-18] a section without rules keeps the fields of its template, and the same rules are read once', () => {
  expect(narrowedFields({ validation: {} }, fields)).toBe(fields)
  const validation = { title: { max: 12 } }
  expect(narrowedFields({ validation }, fields)).toBe(narrowedFields({ validation }, fields))
})

test('[GEN-18] what is beyond a rule is refused as what is beyond a limit is', () => {
  const content = { title: { en: 'Thirteen char' }, note: {}, slides: [{ id: 'a', slideTitle: {} }] }
  expect(checkContent(fields, content).ok).toBe(true)
  const checked = checkContent(narrowedFields({ validation: { title: { max: 12 } } }, fields), content)
  expect(checked.ok ? [] : checked.refusals).toEqual([
    { code: 'too-long', at: 'title/en', params: { limit: 12, length: 13 } },
  ])
})

test('[GEN-18] [LIM-20] what a file holds beyond the rules of its own component comes in and is told', () => {
  const content = { title: { ar: 'ثلاثة عشر حرف', en: 'Thirteen char' }, buttons: [someButton('a'), someButton('b')] }
  const validation = { title: { max: 12 }, buttons: { max: 1 }, 'buttons/buttonText': { max: 3 } }
  const ruled = { ...someSection('Hero', 'ruled', content), validation }
  const sections = [ruled, { ...ruled, id: 'free', validation: {} }]
  const site = { ...someSite, pages: [somePage('home', '/', sections)] }
  const read = importSite(structuredClone(exportSite(site, someCatalog)), someCatalog)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  expect(read.site).toEqual(site)
  expect(read.findings.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
    'pages[0].components[0].data.buttons too-many',
    'pages[0].components[0].data.buttons[0].buttonText too-long',
    'pages[0].components[0].data.buttons[1].buttonText too-long',
    'pages[0].components[0].data.title too-long',
    'pages[0].components[0].translations.en.title too-long',
  ])
})

const someButton = (id: string) => ({ id, buttonText: { ar: 'أربع' }, buttonUrl: '/', type: null })
