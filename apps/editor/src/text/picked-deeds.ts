// Multi-block selection: what a key or a tool makes of the blocks of a long text that are selected.
import type { LanguageCode, Operation } from '@mimar/document'
import { type BlockKind, isMarked, type MarkKind, withMark, withoutMark } from '@mimar/fields'
import { type BlockAt, type BlockWords, pathOfBlock, textsOfBlock, wordsOfBlock } from '../places/blocks.ts'
import {
  type BlockDeed,
  becoming,
  fitted,
  insertion,
  type NewId,
  type Pasted,
  together,
  writing,
} from './block-deeds.ts'
import { asOne } from './pasted-blocks.ts'

/** Blocks that stand one behind the other, by their places in the long text. */
export interface Span {
  readonly at: BlockAt
  readonly first: number
  readonly last: number
}

const EMPTY: Pasted = { block: 'PARAGRAPH', text: '', marks: '' }

const itemsIn = ({ at, first, last }: Span) => at.items.slice(first, last + 1)

/** What the selected blocks say in a language, from above. */
function saidIn(span: Span, language: LanguageCode): readonly BlockWords[] {
  return itemsIn(span).map((item) => wordsOfBlock(span.at, item, language))
}

/**
 * Puts blocks in the place of the selected ones. Where none come the caret stands where the next begins, else where the
 * one before ends; a list that would be too short keeps an empty paragraph.
 */
export function replaceBlocks(span: Span, language: LanguageCode, pasted: readonly Pasted[], newId: NewId): BlockDeed {
  const { at, first, last } = span
  const { items, field, section, list } = at
  const gone = itemsIn(span).map(({ id }) => id)
  const staying = items.length - gone.length
  // A file may have filled the list past its most (ceiling): then no block comes into it, and some of these stay for the words.
  if (staying >= field.max && pasted.length > 0) return fillBlocks(span, language, pasted)
  const fitting = pasted.slice(0, Math.max(0, field.max - staying))
  const coming = fitting.length === 0 && staying < field.min ? [EMPTY] : fitting
  const operations: Operation[] = []
  let [have, after] = [items.length, items[first - 1]?.id ?? null]
  let caret: Pick<BlockDeed, 'path' | 'caret'> | undefined
  let isCut = fitting.length < pasted.length
  const waiting = [...coming]
  // Never fewer than the list needs and never more than it holds, at no moment.
  while (gone.length > 0 || waiting.length > 0) {
    const next = waiting[0]
    if (gone.length > 0 && (have > field.min || !next)) {
      operations.push({ do: 'remove-item', section: section.id, list, item: gone.shift() as string })
      have -= 1
    } else if (next) {
      const [words, isShort] = fitted(at, next, [])
      const made = insertion(at, after, { block: next.block, ...words }, language, newId)
      operations.push(made.operation)
      waiting.shift()
      have += 1
      isCut ||= isShort
      after = made.id
      caret = { path: pathOfBlock(at, made.id), caret: words.text.length }
    }
  }
  return { operation: together(operations), ...(caret ?? beside(at, first, last, language)), isCut }
}

/** What comes is written into the first of the selected blocks, as what it is; the others go, and so do all translations. */
function fillBlocks(span: Span, language: LanguageCode, pasted: readonly Pasted[]): BlockDeed {
  const { at } = span
  const items = itemsIn(span)
  const kept = items.slice(0, pasted.length)
  const operations = items
    .slice(kept.length)
    .map(({ id }): Operation => ({ do: 'remove-item', section: at.section.id, list: at.list, item: id }))
  let [path, caret, isCut] = [pathOfBlock(at, items[0]?.id ?? ''), 0, false]
  for (const [index, item] of kept.entries()) {
    const said = wordsOfBlock(at, item, language)
    const own = pasted[index] ?? EMPTY
    const [words = EMPTY] = index < kept.length - 1 ? [own] : asOne(pasted.slice(index))
    const [fit, isShort] = fitted(at, words, [])
    const others = Object.keys(textsOfBlock(item, at.names.text)).filter((one) => one !== language)
    operations.push(
      ...others.flatMap((one) => writing(at, wordsOfBlock(at, item, one), EMPTY, one)),
      ...writing(at, said, fit, language),
      ...(said.block === own.block ? [] : [becoming(at, item.id, own.block)]),
    )
    isCut ||= isShort
    ;[path, caret] = [pathOfBlock(at, item.id), fit.text.length]
  }
  return { operation: together(operations), path, caret, isCut }
}

function beside(at: BlockAt, first: number, last: number, language: LanguageCode) {
  const [before, next] = [at.items[first - 1], at.items[last + 1]]
  if (next || !before) return { path: pathOfBlock(at, next?.id ?? ''), caret: 0 }
  return { path: pathOfBlock(at, before.id), caret: wordsOfBlock(at, before, language).text.length }
}

/**
 * In another language than the first blocks stay: what comes is written into them one by one, the last takes what is left,
 * and those for which nothing is left say nothing any more.
 */
export function rewriteBlocks(span: Span, language: LanguageCode, pasted: readonly Pasted[]): BlockDeed {
  const { at } = span
  const all = saidIn(span, language)
  const end = all.length - 1
  const operations: Operation[] = []
  let [path, caret, isCut] = [pathOfBlock(at, all[0]?.id ?? ''), 0, false]
  for (const [index, said] of all.entries()) {
    const [words = EMPTY] = index < end ? pasted.slice(index, index + 1) : asOne(pasted.slice(index))
    const [fit, isShort] = fitted(at, words, [])
    operations.push(...writing(at, said, fit, language))
    isCut ||= isShort
    if (fit.text !== '') [path, caret] = [pathOfBlock(at, said.id), fit.text.length]
  }
  return { operation: together(operations), path, caret, isCut }
}

type PlainMark = Exclude<MarkKind, 'link'>

/** Whether all words of the blocks are bold, or italic. */
export function areMarked(span: Span, language: LanguageCode, kind: PlainMark): boolean {
  const said = saidIn(span, language).filter(({ text }) => text !== '')
  return said.length > 0 && said.every(({ text, marks }) => isMarked(marks, kind, 0, text.length))
}

/** Makes all words bold or italic, or none where all are; null where that changes nothing. */
export function markBlocks(span: Span, language: LanguageCode, kind: PlainMark): Operation | null {
  const { section, list, names } = span.at
  const isOff = areMarked(span, language, kind)
  const operations = saidIn(span, language).flatMap(({ id, text, marks }): Operation[] => {
    if (text === '') return []
    const mark = { kind, start: 0, end: text.length, address: '' }
    const next = isOff ? withoutMark(marks, kind, 0, text.length) : withMark(marks, mark)
    const field = `${list}/${id}/${names.marks}`
    return next === marks ? [] : [{ do: 'set-marks', section: section.id, field, language, marks: next || null }]
  })
  return operations.length > 0 ? together(operations) : null
}

/** What all blocks are; undefined where they differ. Pictures are left out, unless there is nothing else. */
export function kindOfAll(span: Span, language: LanguageCode): BlockKind | undefined {
  const kinds = new Set(turned(saidIn(span, language)).map(({ block }) => block))
  const [kind = 'PICTURE'] = kinds
  return kinds.size > 1 ? undefined : kind
}

/** Makes all blocks paragraphs, headings, entries of a list or quotes; pictures stay pictures. */
export function turnBlocks(span: Span, language: LanguageCode, kind: BlockKind): Operation | null {
  const operations = turned(saidIn(span, language)).flatMap(({ id, block }) =>
    block === kind ? [] : [becoming(span.at, id, kind)],
  )
  return operations.length > 0 ? together(operations) : null
}

const turned = (all: readonly BlockWords[]) => all.filter(({ block }) => block !== 'PICTURE')

/** Moves the blocks together by one place: the block they pass goes to their other side. Null at an end. */
export function moveBlocks({ at, first, last }: Span, step: 1 | -1): Operation | null {
  const { section, list, items } = at
  const passed = items[step === 1 ? last + 1 : first - 1]
  const after = step === 1 ? items[first - 1] : items[last]
  if (!passed) return null
  return { do: 'move-item', section: section.id, list, item: passed.id, after: after?.id ?? null }
}
