import { apply, type Site } from '@mimar/document'
import { someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { blockAt } from '../places/blocks.ts'
import { type BlockDeed, join, joinNext, pasteBlocks, split } from './block-deeds.ts'

const block = (id: string, ar: string, more: object = {}) => ({
  ...{ id, block: null, picture: { media: '', alt: {}, isDecorative: false, crop: null, width: null } },
  ...{ text: ar === '' ? {} : { ar }, textMarks: {}, ...more },
})
const listed = (block: string) => ({ block })
const [template] = catalog.templates.filter(({ fields }) =>
  Object.values(fields).some(({ role }) => role === 'long-text'),
)

function siteWith(...body: readonly ReturnType<typeof block>[]): Site {
  const [home, ...others] = someSite.pages
  const section = someSection('story', template!.id, { body })
  return { ...someSite, pages: [{ ...home!, sections: [section] }, ...others] }
}

const at = (site: Site, id: string) => blockAt(site, { section: 'story', path: `body/${id}/text` }, catalog)!

let made = 0
const newId = () => `n${++made}`

/** What stands there after a change: of each block what it is, what it says and what is marked; and that Undo brings all back. */
function after(site: Site, deed: BlockDeed | undefined) {
  const applied = apply(site, deed!.operation, catalog)
  expect(apply(applied.site, applied.inverse, catalog).site).toEqual(site)
  const body = applied.site.pages[0]!.sections[0]!.content.body as unknown as ReturnType<typeof block>[]
  return body.map(({ block: kind, text, textMarks }) =>
    [kind ?? 'P', Object.values(text).join('|'), Object.values(textMarks).join('|')].join(' '),
  )
}

const range = (start: number, end = start) => ({ start, end })
const bold = { textMarks: { ar: 'b0-3 a4-9=/x' } }

test('[EDIT-22] Enter makes a block of what stands behind the caret, with its marks', () => {
  const site = siteWith(block('a', 'one three', bold))
  const deed = split(at(site, 'a'), 'ar', range(6), newId)
  expect(after(site, deed)).toEqual(['P one th b0-3 a4-6=/x', 'P ree a0-3=/x'])
  expect(deed).toMatchObject({ caret: 0, path: `body/n${made}/text` })
  expect(after(site, split(at(site, 'a'), 'ar', range(3, 4), newId))).toEqual(['P one b0-3', 'P three a0-5=/x'])
})

test('[EDIT-22] Enter goes on a list, ends it in an empty entry, and puts a paragraph behind a heading', () => {
  const site = siteWith(
    block('a', 'one', listed('BULLET')),
    block('b', '', listed('NUMBER')),
    block('c', 'h', listed('HEADING')),
  )
  expect(after(site, split(at(site, 'a'), 'ar', range(3), newId))[1]).toBe('BULLET  ')
  expect(after(site, split(at(site, 'b'), 'ar', range(0), newId))).toEqual(['BULLET one ', 'P  ', 'HEADING h '])
  expect(after(site, split(at(site, 'c'), 'ar', range(1), newId)).slice(2)).toEqual(['HEADING h ', 'P  '])
  const before = split(at(site, 'c'), 'ar', range(0), newId)
  expect(after(site, before).slice(2)).toEqual(['P  ', 'HEADING h '])
  expect(before.path).toBe('body/c/text')
})

test('[EDIT-22] Backspace joins a block to the one before it, in every language', () => {
  const site = siteWith(
    block('a', 'one', { text: { ar: 'one', en: 'eins' }, textMarks: { ar: 'b0-3' } }),
    block('b', 'two', { text: { ar: 'two', en: 'zwei' }, textMarks: { en: 'i0-4' } }),
  )
  const deed = join(at(site, 'b'), 'ar')
  expect(after(site, deed)).toEqual(['P onetwo|eins zwei b0-3|i5-9'])
  expect(deed).toMatchObject({ path: 'body/a/text', caret: 3 })
  expect(after(site, joinNext(at(site, 'a'), 'ar'))).toEqual(['P onetwo|eins zwei b0-3|i5-9'])
  expect(join(at(site, 'a'), 'ar')).toBeUndefined()
  expect(joinNext(at(site, 'b'), 'ar')).toBeUndefined()
})

test('[EDIT-22] an entry of a list, a heading or a quote becomes a paragraph first', () => {
  for (const kind of ['BULLET', 'NUMBER', 'HEADING', 'SUBHEADING', 'QUOTE']) {
    const site = siteWith(block('a', 'one'), block('b', 'two', listed(kind)))
    expect(after(site, join(at(site, 'b'), 'ar')), kind).toEqual(['P one ', 'P two '])
  }
  const site = siteWith(block('a', 'one'), block('b', 'below', listed('PICTURE')))
  expect(join(at(site, 'b'), 'ar')).toBeUndefined()
  expect(joinNext(at(site, 'a'), 'ar')).toBeUndefined()
})

test('[EDIT-22] a paste goes on what stands before it, and is gone on by what stands behind', () => {
  const site = siteWith(block('a', 'one three', bold))
  const pasted = [
    { block: 'PARAGRAPH', text: 'X', marks: 'i0-1' },
    { block: 'HEADING', text: 'Head', marks: '' },
    { block: 'BULLET', text: 'Y', marks: 'b0-1' },
  ] as const
  const deed = pasteBlocks(at(site, 'a'), 'ar', range(4), pasted, newId)
  expect(after(site, deed)).toEqual(['P one X b0-3 i4-5', 'HEADING Head ', 'BULLET Ythree b0-1 a1-6=/x'])
  expect(deed).toMatchObject({ caret: 1, path: `body/n${made}/text`, isCut: false })
  const one = pasteBlocks(at(site, 'a'), 'ar', range(0, 3), pasted.slice(0, 1), newId)
  expect(after(site, one)).toEqual(['P X three i0-1 a2-7=/x'])
  expect(one).toMatchObject({ caret: 1, path: 'body/a/text' })
  expect(pasteBlocks(at(site, 'a'), 'ar', range(0), [], newId)).toBeUndefined()
})

test('[EDIT-22] an empty paragraph becomes what is pasted into it; what no block holds is cut, and said', () => {
  const site = siteWith(block('a', ''))
  expect(
    after(site, pasteBlocks(at(site, 'a'), 'ar', range(0), [{ block: 'QUOTE', text: 'Q', marks: '' }], newId)),
  ).toEqual(['QUOTE Q '])
  const long = [{ block: 'PARAGRAPH', text: 'x'.repeat(2500), marks: 'b1990-2400' }] as const
  const deed = pasteBlocks(at(site, 'a'), 'ar', range(0), long, newId)
  expect(deed?.isCut).toBe(true)
  expect(after(site, deed)).toEqual([`P ${'x'.repeat(2000)} b1990-2000`])
  const many = Array.from({ length: 300 }, (_, index) => ({ block: 'PARAGRAPH' as const, text: `${index}`, marks: '' }))
  const filled = pasteBlocks(at(site, 'a'), 'ar', range(0), many, newId)
  expect(filled?.isCut).toBe(true)
  expect(after(site, filled)).toHaveLength(200)
})

test('only texts of a long text are blocks', () => {
  const site = siteWith(block('a', 'one'))
  const find = (path: string) => blockAt(site, { section: 'story', path }, catalog)
  expect([find('title'), find('body/z/text'), find('body/a/picture'), find('body')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('[EDIT-22] [EDIT-4] of a paste that is too long its end is left out, and none of the words around it', () => {
  const site = siteWith(block('a', `${'x'.repeat(1500)} END`))
  const long = { block: 'PARAGRAPH', text: 'y'.repeat(1000), marks: '' } as const
  const one = pasteBlocks(at(site, 'a'), 'ar', range(0), [long], newId)
  expect(after(site, one)[0]).toMatch(/^P y{496}x{1500} END/)
  expect(one).toMatchObject({ isCut: true, caret: 496 })
  const two = pasteBlocks(at(site, 'a'), 'ar', range(0), [long, long], newId)
  expect(after(site, two).map((said) => said.trim())).toEqual([
    `P ${'y'.repeat(1000)}`,
    expect.stringMatching(/^P y{496}x{1500} END/),
  ])
})
