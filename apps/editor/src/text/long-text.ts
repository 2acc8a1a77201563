// The keys, the clipboard and the caret of long texts (rich text editing).
import { cutMarks } from '@mimar/fields'
import { readSelection, readText } from '../canvas/caret.ts'
import type { Range } from '../canvas/writing.ts'
import { type BlockAt, blockAt, mayBuild, pathOfBlock, wordsOfBlock } from '../places/blocks.ts'
import { elementAt } from '../places/editable.ts'
import type { Caret } from '../state/state.ts'
import { type BlockDeed, join, joinNext, type Pasted, pasteBlocks, split } from './block-deeds.ts'
import { goTo, putCaret, walked } from './block-walk.ts'
import { copiedWords } from './copied-blocks.ts'
import { inWords, toggleMark, watchSelection } from './mark-deeds.ts'
import { asOne, pastedIn } from './pasted-blocks.ts'
import { type AroundPicked, newBlockId, writeCopied } from './picked-acts.ts'
import { ledOut } from './picked-entry.ts'
import { listenToPicked } from './picked-keys.ts'
import { listenToDrags } from './picked-pointer.ts'
import { showPicked } from './show-picked.ts'

/** The block that has the caret. */
interface Here {
  readonly caret: Caret
  readonly element: HTMLElement
  readonly at: BlockAt
  readonly language: string
  /** Blocks are those of the first language; others translate them, one by one. */
  readonly mayBuild: boolean
}

/** Listens ahead of the canvas, which takes everything else. Ends with the function it gives. */
export function listenToLongText(around: AroundPicked): () => void {
  const view = around.stage.page.defaultView as Window
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  const on = <Name extends keyof WindowEventMap>(
    name: Name,
    heard: (event: WindowEventMap[Name], here: Here) => boolean,
  ) => {
    const listen = (event: WindowEventMap[Name]) => {
      const here = blockHere(around)
      if (!here || !heard(event, here)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    view.addEventListener(name, listen, options)
  }
  // Browsers call every Enter in such a text a line break; with Shift it is one, which the canvas writes.
  let isLine = false
  on('keydown', (event, here) => {
    isLine = event.key === 'Enter' && event.shiftKey
    return keyed(event, here, around)
  })
  on('beforeinput', ({ inputType }, here) => !isLine && isBreak(inputType) && breakAt(here, around))
  on('paste', (event, here) => {
    pasteAt(here, pastedIn(event), around)
    return true
  })
  on('copy', (event, here) => copied(event, here))
  on('cut', (event, here) => {
    const isCut = copied(event, here)
    if (isCut) around.stage.page.execCommand('delete')
    return isCut
  })
  const endings = [listenToPicked, listenToDrags, showPicked, watchWords].map((begin) => begin(around))
  return () => {
    ending.abort()
    for (const end of endings) end()
  }
}

const watchWords = ({ stage, editor }: AroundPicked) => watchSelection(stage, editor, () => {})

function blockHere({ stage, editor }: AroundPicked): Here | undefined {
  const { caret, opened } = editor.store.getState()
  const element = caret && elementAt(stage.page, caret)
  if (!caret || !opened || !element?.isContentEditable) return undefined
  const at = blockAt(opened.site, caret, editor.catalog)
  const { language } = opened
  return at && { caret, element, at, language, mayBuild: mayBuild(opened) }
}

function keyed(event: KeyboardEvent, here: Here, around: AroundPicked): boolean {
  const { key, code, altKey, shiftKey, isComposing } = event
  if (isComposing || altKey) return false
  if (ledOut(event, here, around)) return true
  if (event.ctrlKey || event.metaKey) {
    const kind = ({ KeyB: 'bold', KeyI: 'italic' } as const)[code]
    if (kind && !shiftKey) toggleMark(around.stage, around.editor, kind)
    return kind !== undefined && !shiftKey
  }
  if (shiftKey) return false
  const { start, end } = readSelection(here.element)
  const isAtStart = start === 0 && end === 0
  const isAtEnd = start === end && end === readText(here.element).length
  if (key === 'Backspace' && isAtStart) return joinAt(here, -1, around)
  if (key === 'Delete' && isAtEnd) return joinAt(here, 1, around)
  const walk = (step: 1 | -1) => {
    const next = here.at.items[here.at.index + step]
    return next && { section: here.caret.section, path: pathOfBlock(here.at, next.id) }
  }
  return walked(around, { key, element: here.element, isAtStart, isAtEnd, walk })
}

const isBreak = (inputType: string) => inputType === 'insertParagraph' || inputType === 'insertLineBreak'

/** Enter. */
function breakAt(here: Here, around: AroundPicked): true {
  const { at, element, mayBuild } = here
  const { editor, say } = around
  const next = at.items[at.index + 1]
  if (!mayBuild) {
    if (next) goTo(around, { ...here.caret, path: pathOfBlock(at, next.id) }, 0)
  } else if (at.items.length >= at.field.max) {
    editor.notify(say('mostItems', { n: at.field.max }), 'warning')
  } else {
    const range = inWords(element)
    make(here, (fresh) => split(fresh, here.language, range, newBlockId), around)
  }
  return true
}

/** Backspace at the beginning of a block, Delete at its end. */
function joinAt(here: Here, step: 1 | -1, around: AroundPicked): boolean {
  const { at, language, mayBuild, caret } = here
  const beside = at.items[at.index + step]
  if (!mayBuild) {
    if (beside) goTo(around, { ...caret, path: pathOfBlock(at, beside.id) }, step === 1 ? 0 : 1e6)
    return true
  }
  make(here, (fresh) => (step === 1 ? joinNext(fresh, language) : join(fresh, language)), around)
  return true
}

function pasteAt(here: Here, blocks: readonly Pasted[], around: AroundPicked): void {
  const range = inWords(here.element)
  const fitting = here.mayBuild ? blocks : asOne(blocks)
  const cut = make(here, (fresh) => pasteBlocks(fresh, here.language, range, fitting, newBlockId), around)
  const of = here.at.field.fields[here.at.names.text]
  const limit = of?.kind === 'text' ? of.limit : null
  if (cut && limit !== null) around.editor.notify(around.say('shortened', { n: limit }))
}

/** Makes a change of blocks as one step; true where something of it did not fit in. */
function make(here: Here, deedOf: (at: BlockAt) => BlockDeed | undefined, { stage, editor }: AroundPicked): boolean {
  const { caret } = here
  const before = inWords(here.element)
  // What is typed becomes a change first, and a step of its own.
  stage.hold()
  const { opened } = editor.store.getState()
  const at = opened && blockAt(opened.site, caret, editor.catalog)
  const deed = at && deedOf(at)
  if (!deed) {
    stage.resume()
    putCaret(stage, caret, before.start)
    return false
  }
  const to = { section: at.section.id, path: deed.path }
  stage.act({ name: { kind: 'Text', template: at.section.template }, operations: [deed.operation] }, to)
  if (elementAt(stage.page, to)?.isContentEditable) putCaret(stage, to, deed.caret)
  else {
    // The site refused it.
    editor.placeCaret(caret)
    stage.resume()
    putCaret(stage, caret, before.start)
  }
  return deed.isCut === true
}

/** What is selected goes to the clipboard as it is stored: a page would say how it looks. */
function copied(event: ClipboardEvent, { element, at, language }: Here): boolean {
  const range: Range = inWords(element)
  const item = at.items[at.index]
  if (!item || range.start === range.end) return false
  const { start, end } = range
  const said = wordsOfBlock(at, item, language)
  const text = readText(element).trim().slice(start, end)
  const marks = said.text.slice(start, end) === text ? cutMarks(said.marks, start, end) : ''
  writeCopied(event, copiedWords(text, marks))
  return true
}
