import { apply, type Operation, type Site } from '@mimar/document'
import { someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { expect, test } from 'vitest'
import { blockAt } from '../places/blocks.ts'
import type { BlockDeed, Pasted } from './block-deeds.ts'
import {
  areMarked,
  kindOfAll,
  markBlocks,
  moveBlocks,
  replaceBlocks,
  rewriteBlocks,
  type Span,
  turnBlocks,
} from './picked-deeds.ts'

const [template] = catalog.templates.filter(({ fields }) =>
  Object.values(fields).some(({ role }) => role === 'long-text'),
)
const KINDS = { P: null, H: 'HEADING', L: 'BULLET', Q: 'QUOTE', I: 'PICTURE' } as const

/** A block as `a P One`: its id, what it is and what it says, in Arabic and behind `|` in English. */
function block(said: string) {
  const [id = '', kind = 'P', ...words] = said.split(' ')
  const [ar = '', en = ''] = words.join(' ').split('|')
  const picture = { media: '', alt: {}, isDecorative: false, crop: null, width: null }
  const text = { ...(ar && { ar }), ...(en && { en }) }
  return { id, block: KINDS[kind as keyof typeof KINDS], picture, text, textMarks: {} as Record<string, string> }
}

type Block = ReturnType<typeof block>

function siteWith(body: readonly Block[]): Site {
  const [home, ...others] = someSite.pages
  return { ...someSite, pages: [{ ...home!, sections: [someSection('story', template!.id, { body })] }, ...others] }
}

function spanIn(site: Site, from: string, to: string): Span {
  const at = blockAt(site, { section: 'story', path: `body/${from}/text` }, catalog)!
  const last = at.items.findIndex(({ id }) => id === to)
  return { at, first: at.index, last }
}

let made = 0
const newId = () => `n${++made}`

/** What stands there after a change, each as it is said above; and that one step takes it back. */
function after(site: Site, operation: Operation): readonly string[] {
  const applied = apply(site, operation, catalog)
  expect(apply(applied.site, applied.inverse, catalog).site).toEqual(site)
  const body = applied.site.pages[0]!.sections[0]!.content.body as unknown as Block[]
  const letter = (kind: string | null) => Object.entries(KINDS).find(([, value]) => value === kind)?.[0]
  return body.map(({ id, block: kind, text, textMarks }) => {
    const [words, marks] = [text, textMarks].map((all: Readonly<Record<string, string>>) =>
      all.en === undefined ? (all.ar ?? '') : `${all.ar ?? ''}|${all.en}`,
    )
    return `${id.replace(/^n\d+$/, '+')} ${letter(kind)} ${words}${marks ? ` (${marks})` : ''}`.trim()
  })
}

const FOUR = ['a P One', 'b H Two', 'c L Three', 'd P Four']
const pasted = (...words: readonly string[]): readonly Pasted[] =>
  words.map((text) => ({ block: 'PARAGRAPH', text, marks: '' }))
const caretOf = ({ path, caret }: BlockDeed) => `${path.split('/')[1]?.replace(/^n\d+$/, '+')} ${caret}`

test.each([
  ['in the middle', FOUR, 'b', 'c', [], ['a P One', 'd P Four'], 'd 0'],
  ['at the beginning', FOUR, 'a', 'b', [], ['c L Three', 'd P Four'], 'c 0'],
  ['at the end', FOUR, 'c', 'd', [], ['a P One', 'b H Two'], 'b 3'],
  ['of which there is one', FOUR, 'b', 'b', [], ['a P One', 'c L Three', 'd P Four'], 'c 0'],
  ['which are all', FOUR, 'a', 'd', [], ['+ P'], '+ 0'],
  ['for a letter', FOUR, 'b', 'd', ['x'], ['a P One', '+ P x'], '+ 1'],
  ['for a paste', FOUR, 'b', 'b', ['X', 'YZ'], ['a P One', '+ P X', '+ P YZ', 'c L Three', 'd P Four'], '+ 2'],
  ['which are all, for a paste', FOUR, 'a', 'd', ['X', 'Y'], ['+ P X', '+ P Y'], '+ 1'],
  ['of which one is a picture', ['a P One', 'b I', 'c P Two'], 'a', 'b', [], ['c P Two'], 'c 0'],
])('[EDIT-23] blocks %s go in one step', (_, body, from, to, words, expected, caret) => {
  const site = siteWith(body.map(block))
  const deed = replaceBlocks(spanIn(site, from, to), 'ar', pasted(...words), newId)
  expect(after(site, deed.operation)).toEqual(expected)
  expect(caretOf(deed)).toBe(caret)
  expect(deed.isCut).toBe(false)
})

test('[EDIT-23] [EDIT-11] a full list takes as many as went, and what one block holds', () => {
  const full = siteWith(Array.from({ length: 200 }, (_, at) => block(`b${at} P ${at}`)))
  const many = pasted(...Array.from({ length: 300 }, (_, at) => `new ${at}`))
  const all = replaceBlocks(spanIn(full, 'b0', 'b199'), 'ar', many, newId)
  expect(after(full, all.operation)).toHaveLength(200)
  expect(all.isCut).toBe(true)
  const two = replaceBlocks(spanIn(full, 'b3', 'b4'), 'ar', many, newId)
  expect(after(full, two.operation).slice(2, 6)).toEqual(['b2 P 2', '+ P new 0', '+ P new 1', 'b5 P 5'])
  const long = replaceBlocks(spanIn(full, 'b3', 'b3'), 'ar', pasted('x'.repeat(2500)), newId)
  expect(after(full, long.operation)[3]).toBe(`+ P ${'x'.repeat(2000)}`)
  expect(long.isCut).toBe(true)
})

test.each([
  ['a letter', ['x'], ['b3 P x', 'b6 P 6'], 'b3 1'],
  ['a paste', ['X', 'Y'], ['b3 P X', 'b4 P Y', 'b6 P 6'], 'b4 1'],
  ['more than went', ['X', 'Y', 'Z', 'W'], ['b3 P X', 'b4 P Y', 'b5 P Z W', 'b6 P 6'], 'b5 3'],
  ['nothing', [], ['b6 P 6'], 'b6 0'],
])('[EDIT-23] a list that a file has filled past its most keeps what comes: %s', (_, words, expected, caret) => {
  const body = Array.from({ length: 210 }, (_, at) => block(`b${at} ${at === 3 ? 'H' : 'P'} ${at}|old ${at}`))
  const site = siteWith(body.with(6, block('b6 P 6')))
  const deed = replaceBlocks(spanIn(site, 'b3', 'b5'), 'ar', pasted(...words), newId)
  expect(after(site, deed.operation).slice(3, 3 + expected.length)).toEqual(expected)
  expect(caretOf(deed)).toBe(caret)
  expect(deed.isCut).toBe(false)
})

const BOTH = ['a P One|Eins', 'b H Two|Zwei', 'c P Three']

test.each([
  ['nothing', [], ['a P One', 'b H Two', 'c P Three'], 'a 0'],
  ['a letter', ['x'], ['a P One|x', 'b H Two', 'c P Three'], 'a 1'],
  ['as many', ['X', 'Y', 'Z'], ['a P One|X', 'b H Two|Y', 'c P Three|Z'], 'c 1'],
  ['more', ['X', 'Y', 'Z', 'W'], ['a P One|X', 'b H Two|Y', 'c P Three|Z W'], 'c 3'],
])('[EDIT-23] in a translation blocks stay, and %s is written into them', (_, words, expected, caret) => {
  const site = siteWith(BOTH.map(block))
  const deed = rewriteBlocks(spanIn(site, 'a', 'c'), 'en', pasted(...words))
  expect(after(site, deed.operation)).toEqual(expected)
  expect(caretOf(deed)).toBe(caret)
})

test('[EDIT-23] all of the words are bold, or none where all are; what says nothing counts for neither', () => {
  const bodies = ['a P One', 'b P', 'c P Three'].map(block)
  const site = siteWith(bodies.with(0, { ...bodies[0]!, textMarks: { ar: 'b1-3 i0-2' } }))
  const span = spanIn(site, 'a', 'c')
  expect(areMarked(span, 'ar', 'bold')).toBe(false)
  const bold = markBlocks(span, 'ar', 'bold')!
  expect(after(site, bold)).toEqual(['a P One (i0-2 b0-3)', 'b P', 'c P Three (b0-5)'])
  const now = apply(site, bold, catalog).site
  const again = spanIn(now, 'a', 'c')
  expect(areMarked(again, 'ar', 'bold')).toBe(true)
  expect(after(now, markBlocks(again, 'ar', 'bold')!)).toEqual(['a P One (i0-2)', 'b P', 'c P Three'])
  expect(markBlocks(spanIn(site, 'b', 'b'), 'ar', 'bold')).toBeNull()
  expect(areMarked(spanIn(site, 'b', 'b'), 'ar', 'bold')).toBe(false)
})

test('[EDIT-23] all of them become a list, and pictures stay pictures', () => {
  const site = siteWith(['a P One', 'b I Two', 'c L Three', 'd H Four'].map(block))
  const span = spanIn(site, 'a', 'd')
  expect(after(site, turnBlocks(span, 'ar', 'BULLET')!)).toEqual(['a L One', 'b I Two', 'c L Three', 'd L Four'])
  expect(after(site, turnBlocks(span, 'ar', 'PARAGRAPH')!)[3]).toBe('d P Four')
  expect(turnBlocks(spanIn(site, 'c', 'c'), 'ar', 'BULLET')).toBeNull()
  expect(['a b', 'a d', 'b b', 'c c'].map((ends) => kindOfAll(spanIn(site, ends[0]!, ends[2]!), 'ar'))).toEqual([
    'PARAGRAPH',
    undefined,
    'PICTURE',
    'BULLET',
  ])
})

test.each([
  ['b', 'c', -1, 'bcad'],
  ['b', 'c', 1, 'adbc'],
  ['a', 'c', 1, 'dabc'],
  ['d', 'd', -1, 'abdc'],
  ['a', 'b', -1, null],
  ['c', 'd', 1, null],
] as const)('[EDIT-23] %s to %s move together by %i: %s', (from, to, step, expected) => {
  const site = siteWith(FOUR.map(block))
  const operation = moveBlocks(spanIn(site, from, to), step)
  expect(
    operation &&
      after(site, operation)
        .map(([id]) => id)
        .join(''),
  ).toBe(expected)
})
