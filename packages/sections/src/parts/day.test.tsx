import { checkContent, date, list, optionsIn, text } from '@mimar/fields'
import { expect, test } from 'vitest'
import { starterContent } from '../starters/starters.ts'
import { defineTemplate, type SectionView } from '../template.ts'
import { drawExample } from '../testing.tsx'
import { Day } from './day.view.tsx'

const template = defineTemplate({
  id: 'Offers',
  category: 'text',
  fields: { until: date(), offers: list({ name: text(), ends: date() }, { max: 3 }) },
})

const View: SectionView<typeof template> = ({ content, site }) => (
  <section>
    <Day value={content.until} site={site} className="until" />
    {content.offers.map(({ id, ends }) => (
      <Day key={id} value={ends} site={site} style="full" />
    ))}
  </section>
)

const content = { until: '2026-12-24', offers: [{ id: 'a', name: 'Spa', ends: '2027-01-06' }] }

test.each([
  ['ar', '24 ديسمبر 2026', 'الأربعاء، 6 يناير 2027'],
  ['de', '24. Dezember 2026', 'Mittwoch, 6. Januar 2027'],
])('a day is stored once and read in each language: %s', (language, until, ends) => {
  const example = { name: 'usual', language, content }
  const drawn = drawExample(template, View, example)
  expect(drawn).toContain(`<time class="until" dateTime="2026-12-24">${until}</time>`)
  expect(drawn).toContain(`<time dateTime="2027-01-06">${ends}</time>`)
  expect(drawExample(template, View, example, { isCanvas: true })).toBe(drawn)
})

test('where no day is chosen nothing is drawn', () => {
  expect(drawExample(template, View, { name: 'empty', language: 'en', content: {} })).toBe('<section></section>')
})

test('a new section has no day yet, and its options offer one', () => {
  const words = new Map([['en' as const, {}]])
  const started = starterContent(template, { ...template, words, pictures: [], address: '/' })
  expect(started).toMatchObject({ until: '', offers: [] })
  expect(checkContent(template.fields, started).ok).toBe(true)
  expect(optionsIn(template.fields).map(([path]) => path)).toEqual(['until'])
  expect(optionsIn(template.fields.offers.fields, 'offers/a/').map(([path]) => path)).toEqual(['offers/a/ends'])
})

test('a section whose day is none is refused, and told where', () => {
  expect(checkContent(template.fields, { until: '2026-02-30' })).toMatchObject({
    refusals: [{ at: 'until', code: 'not-a-date' }],
  })
})
