// Splitting and joining of blocks, and what comes in by a paste.
import type { LanguageCode, Operation } from '@mimar/document'
import {
  type BlockKind,
  countGraphemes,
  cutMarks,
  cutToGraphemes,
  type Item,
  joinMarks,
  marksAfter,
} from '@mimar/fields'
import type { Range } from '../canvas/writing.ts'
import { type BlockAt, type BlockWords, pathOfBlock, textsOfBlock, wordsOfBlock } from '../places/blocks.ts'
import { newItem } from '../places/new-item.ts'

/** A change of blocks, and where the caret stands after it. */
export interface BlockDeed {
  readonly operation: Operation
  readonly path: string
  readonly caret: number
  /** Something did not fit in. */
  readonly isCut?: boolean
}

/** Words with what is marked in them, and what they are. */
export type Pasted = Omit<BlockWords, 'id'>

export type NewId = () => string

/** Enter: what stands behind the caret becomes a block of its own. An empty entry of a list ends the list. */
export function split(at: BlockAt, language: LanguageCode, { start, end }: Range, newId: NewId): BlockDeed {
  const said = wordsOfBlock(at, at.items[at.index] as Item, language)
  const isListed = said.block === 'BULLET' || said.block === 'NUMBER'
  if (said.text === '' && said.block !== 'PARAGRAPH' && said.block !== 'PICTURE') return become(at, 'PARAGRAPH')
  const block = isListed ? said.block : 'PARAGRAPH'
  if (start === 0 && end < said.text.length && said.block !== 'PICTURE') {
    const before = at.items[at.index - 1]?.id ?? null
    const empty = insertion(at, before, { block, text: '', marks: '' }, language, newId)
    return {
      operation: together([empty.operation, ...writing(at, said, partOf(said, end), language)]),
      ...at0(at, said),
    }
  }
  const after = insertion(at, said.id, { block, ...partOf(said, end) }, language, newId)
  const head = { text: said.text.slice(0, start), marks: cutMarks(said.marks, 0, start) }
  const operation = together([...writing(at, said, head, language), after.operation])
  return { operation, path: pathOfBlock(at, after.id), caret: 0 }
}

const at0 = (at: BlockAt, { id }: BlockWords) => ({ path: pathOfBlock(at, id), caret: 0 })

/** What stands from a place on, without the space it may begin with. */
function partOf({ text, marks }: Pick<BlockWords, 'text' | 'marks'>, from: number) {
  const rest = text.slice(from)
  const start = from + rest.length - rest.trimStart().length
  return { text: text.slice(start), marks: cutMarks(marks, start, text.length) }
}

/**
 * Backspace at the beginning: the block goes on where the one before it ends, in all languages, so that no words are lost.
 * An entry of a list, a heading or a quote becomes a paragraph first. Undefined where there is nothing to join.
 */
export function join(at: BlockAt, language: LanguageCode): BlockDeed | undefined {
  const item = at.items[at.index] as Item
  const { block } = wordsOfBlock(at, item, language)
  if (block !== 'PARAGRAPH' && block !== 'PICTURE') return become(at, 'PARAGRAPH')
  const before = at.items[at.index - 1]
  if (!before || block === 'PICTURE') return undefined
  return joined(at, before, item, language)
}

/** Delete at the end: the block after it goes on here. */
export function joinNext(at: BlockAt, language: LanguageCode): BlockDeed | undefined {
  const next = at.items[at.index + 1]
  if (!next || wordsOfBlock(at, next, language).block === 'PICTURE') return undefined
  return joined(at, at.items[at.index] as Item, next, language)
}

function joined(at: BlockAt, first: Item, second: Item, language: LanguageCode): BlockDeed {
  const { names, list, section } = at
  const languages = new Set([first, second].flatMap((item) => Object.keys(textsOfBlock(item, names.text))))
  const writes = [...languages].flatMap((one) => {
    const [before, after] = [wordsOfBlock(at, first, one), wordsOfBlock(at, second, one)]
    // Where nobody sees the two meet, they stay words apart.
    const gap = one !== language && before.text !== '' && after.text !== '' ? ' ' : ''
    const text = before.text + gap + after.text
    return writing(
      at,
      before,
      { text, marks: joinMarks(before.marks, after.marks, before.text.length + gap.length) },
      one,
    )
  })
  const removal: Operation = { do: 'remove-item', section: section.id, list, item: second.id }
  const { text } = wordsOfBlock(at, first, language)
  return { operation: together([...writes, removal]), path: pathOfBlock(at, first.id), caret: text.length }
}

/** Makes the block something else. */
function become(at: BlockAt, block: BlockKind): BlockDeed {
  const { id } = at.items[at.index] as Item
  return { operation: becoming(at, id, block), path: pathOfBlock(at, id), caret: 0 }
}

export function becoming({ section, list, names }: BlockAt, id: string, block: BlockKind): Operation {
  const value = block === 'PARAGRAPH' ? null : block
  return { do: 'set-field', section: section.id, field: `${list}/${id}/${names.block}`, value }
}

/** Puts what was pasted where the selection is: the first block goes on what stands there, the last is gone on by it. */
export function pasteBlocks(
  at: BlockAt,
  language: LanguageCode,
  { start, end }: Range,
  pasted: readonly Pasted[],
  newId: NewId,
): BlockDeed | undefined {
  const said = wordsOfBlock(at, at.items[at.index] as Item, language)
  const room = at.field.max - at.items.length
  const [first, ...others] = pasted.slice(0, 1 + Math.max(0, room))
  if (!first) return undefined
  const head = { text: said.text.slice(0, start), marks: cutMarks(said.marks, 0, start) }
  const tail = { text: said.text.slice(end), marks: cutMarks(said.marks, end, said.text.length) }
  const last = others.at(-1)
  // What is cut is what comes: the owner's own words around it stay.
  const [fitFirst, isOpeningCut] = fitted(at, first, last ? [head] : [head, tail])
  const opened = append(head, fitFirst)
  const opening = last ? opened : append(opened, tail)
  const isEmpty = said.text === ''
  const operations: Operation[] = [
    ...writing(at, said, opening, language),
    ...(isEmpty && said.block === 'PARAGRAPH' && first.block !== 'PARAGRAPH'
      ? [becoming(at, said.id, first.block)]
      : []),
  ]
  let [id, caret, isCut] = [said.id, opened.text.length, isOpeningCut || pasted.length > 1 + others.length]
  for (const one of others) {
    const [fit, isShort] = fitted(at, one, one === last ? [tail] : [])
    const words = one === last ? append(fit, tail) : fit
    const made = insertion(at, id, { block: one.block, ...words }, language, newId)
    operations.push(made.operation)
    id = made.id
    caret = fit.text.length
    isCut ||= isShort
  }
  return { operation: together(operations), path: pathOfBlock(at, id), caret, isCut }
}

type Words = Pick<BlockWords, 'text' | 'marks'>

function append(one: Words, other: Words): Words {
  return { text: one.text + other.text, marks: joinMarks(one.marks, other.marks, one.text.length) }
}

/** As much of a text as a block holds beside what stands in it. */
export function fitted(
  { field, names }: BlockAt,
  { text, marks }: Words,
  beside: readonly Words[],
): readonly [Words, boolean] {
  const of = field.fields[names.text]
  const limit = of?.kind === 'text' ? of.limit : null
  const held = beside.reduce((sum, words) => sum + countGraphemes(words.text), 0)
  const fit = limit === null ? text : cutToGraphemes(text, Math.max(0, limit - held))
  return [{ text: fit, marks: cutMarks(marks, 0, fit.length) }, fit.length < text.length]
}

/** Writes a text anew, and what is marked in it where that does not follow by itself. */
export function writing(
  at: BlockAt,
  before: BlockWords,
  { text, marks }: Words,
  language: LanguageCode,
): readonly Operation[] {
  const { section, list, names } = at
  const value = text.trim()
  const lead = text.length - text.trimStart().length
  const wanted = cutMarks(marks, lead, lead + value.length)
  const path = `${list}/${before.id}/`
  const where = { section: section.id, language }
  const writes: Operation[] =
    value === before.text ? [] : [{ do: 'set-field', ...where, field: path + names.text, value: value || null }]
  if (marksAfter(before.marks, before.text, value) === wanted) return writes
  return [...writes, { do: 'set-marks', ...where, field: path + names.marks, marks: wanted || null }]
}

export function insertion(
  { section, list, field, names }: BlockAt,
  after: string | null,
  { block, text, marks }: Pasted,
  language: LanguageCode,
  newId: NewId,
) {
  const id = newId()
  const lead = text.length - text.trimStart().length
  const [words, wanted] = [text.trim(), cutMarks(marks, lead, text.trimEnd().length)]
  const item = {
    ...newItem(field, id),
    [names.block]: block === 'PARAGRAPH' ? null : block,
    ...(words !== '' && { [names.text]: { [language]: words } }),
    ...(wanted !== '' && { [names.marks]: { [language]: wanted } }),
  }
  return { id, operation: { do: 'insert-item', section: section.id, list, after, item } as const }
}

export function together(operations: readonly Operation[]): Operation {
  const [only] = operations
  return only && operations.length === 1 ? only : { do: 'together', operations }
}
