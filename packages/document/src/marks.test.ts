import { longText, text } from '@mimar/fields'
import { describe, expect, test } from 'vitest'
import { apply } from './apply.ts'
import { isContentChange } from './content-only.ts'
import { exportSite } from './file/export.ts'
import { importSite } from './file/import.ts'
import type { Operation } from './operation.ts'
import { readOperation } from './read-operation.ts'
import type { Site } from './site.ts'
import { fewer } from './testing/fewer.ts'
import { Random } from './testing/random.ts'
import { someCatalog, someSection, someSite } from './testing/site.ts'
import { mergingOf, planMerge, readXliff, unitsOf, writeXliff } from './translation/index.ts'
import { statusOf, textsOfSite } from './translation/list.ts'
import { isTranslationChange } from './translation-only.ts'

const block = (id: string, ar: string, arMarks = '', en = '', enMarks = '') => ({
  ...{ id, block: null, picture: { media: '', alt: {}, isDecorative: false, crop: null, width: null } },
  text: { ar, ...(en && { en }) },
  textMarks: { ...(arMarks && { ar: arMarks }), ...(enMarks && { en: enMarks }) },
})

const story = someSection('Story', 'story', {
  body: [
    block('b1', 'خبز كل صباح', 'b0-3 a4-6=/Rooms', 'Bread every morning', 'b0-5 a6-11=/Rooms'),
    block('b2', 'اتصلوا بنا'),
  ],
})
const [home, ...others] = someSite.pages
const site: Site = { ...someSite, pages: [{ ...home!, sections: [...home!.sections, story] }, ...others] }

const set = (value: string | null, language = 'ar', item = 'b1'): Operation => ({
  ...{ do: 'set-field', section: 'story', field: `body/${item}/text`, language, value },
})
const mark = (marks: string | null, language = 'ar', item = 'b1'): Operation => ({
  ...{ do: 'set-marks', section: 'story', field: `body/${item}/textMarks`, language, marks },
})
const done = (from: Site, ...operations: readonly Operation[]) =>
  operations.reduce((now, operation) => apply(now, operation, someCatalog).site, from)
function bodyOf(of: Site) {
  return of.pages[0]!.sections.at(-1)!.content.body as unknown as ReturnType<typeof block>[]
}
const marksOf = (of: Site, item = 0) => bodyOf(of)[item]!.textMarks

describe('[EDIT-22] what is marked in a text', () => {
  test('stays with its words, in the language in which it is written', () => {
    const after = done(site, set('عندنا خبز كل صباح'))
    expect(marksOf(after)).toEqual({ ar: 'b6-9 a10-12=/Rooms', en: 'b0-5 a6-11=/Rooms' })
  })

  test('comes back with a text that was emptied, and goes again', () => {
    const emptied = apply(site, set(null), someCatalog)
    expect(marksOf(emptied.site)).toEqual({ en: 'b0-5 a6-11=/Rooms' })
    const back = apply(emptied.site, emptied.inverse, someCatalog)
    expect(bodyOf(back.site)).toEqual(bodyOf(site))
    expect(bodyOf(apply(back.site, back.inverse, someCatalog).site)).toEqual(bodyOf(emptied.site))
  })

  test('costs a change that moves it nothing beside the words', () => {
    expect(apply(site, set('خبز كل صباح!'), someCatalog).inverse).toEqual(set('خبز كل صباح'))
  })

  test('is set by an operation of its own, which is taken back by what was there', () => {
    const marked = apply(site, mark('i0-10', 'ar', 'b2'), someCatalog)
    expect(marksOf(marked.site, 1)).toEqual({ ar: 'i0-10' })
    expect(marked.inverse).toEqual(mark(null, 'ar', 'b2'))
    expect(readOperation(JSON.parse(JSON.stringify(mark('i0-10'))))).toEqual(mark('i0-10'))
  })

  test.each([
    [mark('b4-1'), 'value-refused'],
    [mark('a0-4=javascript:alert(1)'), 'value-refused'],
    [mark('b0-2', 'xx'), 'language-unknown'],
    [mark('b0-2', 'ar', 'b9'), 'item-missing'],
    [{ ...mark('b0-2'), field: 'body/b1/text' } as Operation, 'field-unknown'],
    [{ ...mark('b0-2'), field: 'title' } as Operation, 'field-unknown'],
  ])('[SEC-39] %j is refused', (operation, code) => {
    expect(() => apply(site, operation, someCatalog)).toThrow(expect.objectContaining({ code }))
  })

  test('is content, and a translator marks in their language alone', () => {
    expect(isContentChange(site, mark('b0-2'), someCatalog)).toBe(true)
    expect(isTranslationChange(site, mark('b0-2', 'en'), 'en', someCatalog)).toBe(true)
    expect(isTranslationChange(site, mark('b0-2', 'tr'), 'en', someCatalog)).toBe(false)
  })

  test('makes no translation outdated; other words do, block by block', () => {
    const english = (of: Site) =>
      textsOfSite(of, someCatalog)
        .filter(({ id }) => id.startsWith('story/body/b'))
        .map((one) => statusOf(of, one, 'en'))
    expect(english(site)).toEqual(['done', 'empty'])
    expect(english(done(site, mark('b0-1')))).toEqual(['done', 'empty'])
    expect(english(done(site, set('خبز كل مساء')))).toEqual(['stale', 'empty'])
  })

  test('goes into a file of the site and comes back', () => {
    const imported = importSite(JSON.parse(JSON.stringify(exportSite(site, someCatalog))), someCatalog)
    expect('site' in imported && bodyOf(imported.site)).toEqual(bodyOf(site))
  })
})

describe('[EDIT-22] a file for translators', () => {
  const given = (of: Site) => unitsOf(of, someCatalog, 'en', ({ id }) => id)
  const planned = (of: Site, file: string) => {
    const read = readXliff(file)
    if ('faults' in read) throw new Error(JSON.stringify(read.faults))
    const plan = planMerge(of, someCatalog, read.file)
    if ('faults' in plan) throw new Error(JSON.stringify(plan.faults))
    return plan.plan
  }
  const merged = (of: Site, file: string) => done(of, ...mergingOf(of, planned(of, file)))
  const file = writeXliff(given(site))

  test('has codes for what is marked, the same in original and translation', () => {
    expect(file).toContain('<data id="d1">/Rooms</data>')
    expect(file).toContain(
      '<source><pc id="1" type="fmt" subType="xlf:b">خبز</pc> <pc id="2" type="link" dataRefStart="d1">كل</pc> صباح</source>',
    )
    expect(file).toContain(
      '<target><pc id="1" type="fmt" subType="xlf:b">Bread</pc> <pc id="2" type="link" dataRefStart="d1">every</pc> morning</target>',
    )
  })

  test('brings words and marks back', () => {
    const translated = file
      .replace('>Bread</pc> <pc', '>Fresh bread</pc> <pc')
      .replace('>every</pc> morning', '>each</pc> day')
    const after = merged(site, translated)
    expect(bodyOf(after)[0]).toMatchObject({
      text: { en: 'Fresh bread each day' },
      textMarks: { en: 'b0-11 a12-16=/Rooms' },
    })
  })

  test.each([
    [
      'a code that was dropped',
      (text: string) => text.replace(/(<target>)<pc id="1"[^>]*>Bread<\/pc>/, '$1Some bread'),
    ],
    [
      'a code that is there twice',
      (text: string) => text.replace('>every</pc> morning', '>every</pc> <pc id="1" type="fmt" subType="xlf:b">x</pc>'),
    ],
    [
      'a code that is none of ours',
      (text: string) => text.replace('>every</pc> morning', '>every</pc> <ph id="7"/>day'),
    ],
    [
      '[SEC-39] a link to where none may lead',
      (text: string) => text.replace('<data id="d1">/Rooms', '<data id="d1">javascript:x').replace('morning', 'day'),
    ],
  ])('is refused for %s, and nothing else of it', (_, damage) => {
    const plan = planned(site, damage(file))
    expect(plan.skipped.map(({ id, why }) => [id, why])).toEqual([['story/body/b1/text', 'codes-damaged']])
  })

  test('that nobody has touched changes nothing, whatever is marked', () => {
    for (let seed = 0; seed < fewer(400); seed += 1) {
      const random = new Random(seed)
      const some = () =>
        random.pick([
          '',
          'b0-3',
          'i1-9 b2-5',
          'a0-2=/Rooms a2-4=/Hall',
          'b0-40',
          'a3-12=https://example.com/a?b=c&d=e i0-6',
        ])
      const from = done(site, mark(some() || null), mark(some() || null, 'en'))
      const plan = planned(from, writeXliff(given(from)))
      expect([plan.changes, plan.skipped], `seed ${seed}`).toEqual([[], []])
    }
  })
})

test('a long text is a list of blocks, each with a text of its own', () => {
  expect(longText().role).toBe('long-text')
  expect(longText().fields.text.hasLines).toBe(true)
  expect(text().beside).toBeUndefined()
})
