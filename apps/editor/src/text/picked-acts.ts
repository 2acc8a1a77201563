// What keys, clipboard and tools do to the blocks of a long text that are selected; each change is one step back.
import { type Operation, primaryLanguage } from '@mimar/document'
import type { BlockKind, MarkKind } from '@mimar/fields'
import type { Stage } from '../canvas/stage.ts'
import { isMac } from '../kit/is-mac.ts'
import { mayBuild, wordsOfBlock } from '../places/blocks.ts'
import { elementAt } from '../places/editable.ts'
import type { Editor } from '../state/editor.ts'
import { newId } from '../state/new-id.ts'
import type { StepName } from '../state/state.ts'
import { type Say, sayPart } from '../words/words.ts'
import type { BlockDeed, Pasted } from './block-deeds.ts'
import { goTo, putCaret } from './block-walk.ts'
import { blockWords } from './block-words.ts'
import { type Copied, copiedBlocks } from './copied-blocks.ts'
import { focusPicked, pickedNow } from './picked.ts'
import { markBlocks, moveBlocks, replaceBlocks, rewriteBlocks, turnBlocks } from './picked-deeds.ts'

export interface AroundPicked {
  readonly stage: Stage
  readonly editor: Editor
  readonly say: Say
  readonly announce: (text: string) => void
}

export const newBlockId = () => `b${newId(8)}`

/** What is selected, and who may do what with it. */
function stateOf({ editor }: AroundPicked) {
  const { opened } = editor.store.getState()
  const span = pickedNow(editor)
  return opened && span ? { opened, span, language: opened.language, isBuilder: mayBuild(opened) } : undefined
}

/** Delete, Backspace and Cut: the blocks go; in another language than the first only their words do. */
export function removePicked(around: AroundPicked): void {
  const now = stateOf(around)
  if (!now) return
  const { span, language, isBuilder } = now
  const say = sayPart(blockWords, around.say.language)
  if (isBuilder) {
    if (!go(around, replaceBlocks(span, language, [], newBlockId), 'ItemRemoved')) return
    around.announce(say('removed', { n: span.last - span.first + 1 }))
    return
  }
  const deed = rewriteBlocks(span, language, [])
  if (go(around, deed, 'Text') && !isNothing(deed.operation)) around.editor.notify(say('cleared'))
}

/** What comes takes their place: a letter that is typed, or what is pasted. */
export function replacePicked(around: AroundPicked, pasted: readonly Pasted[]): void {
  const now = stateOf(around)
  if (!now || pasted.length === 0) return
  const { span, language, isBuilder } = now
  const deed = isBuilder ? replaceBlocks(span, language, pasted, newBlockId) : rewriteBlocks(span, language, pasted)
  const of = span.at.field.fields[span.at.names.text]
  const limit = of?.kind === 'text' ? of.limit : null
  const isDone = go(around, deed, 'Text')
  if (isDone && deed.isCut && limit !== null) around.editor.notify(around.say('shortened', { n: limit }))
}

/** Whether the blocks say already what a change would write. */
const isNothing = (operation: Operation) => operation.do === 'together' && operation.operations.length === 0

/** Makes the change, and the caret stands where it says; false where the site refuses it, and then they stay selected. */
function go({ stage, editor }: AroundPicked, deed: BlockDeed, kind: StepName['kind']): boolean {
  const { picked, caret, opened } = editor.store.getState()
  const now = pickedNow(editor)
  if (!picked || !caret || !now) return false
  const { section } = now.at
  const to = { section: section.id, path: deed.path }
  if (isNothing(deed.operation)) {
    editor.pick(null)
    goTo({ stage, editor }, to, deed.caret)
    return true
  }
  stage.act({ name: { kind, template: section.template }, operations: [deed.operation] }, to)
  if (editor.store.getState().opened?.site === opened?.site) {
    editor.placeCaret(caret)
    editor.pick(picked)
    stage.hold()
    focusPicked({ stage, editor })
    return false
  }
  editor.pick(null)
  if (!elementAt(stage.page, to)?.isContentEditable) stage.resume()
  putCaret(stage, to, deed.caret)
  return true
}

/** Makes all of their words bold or italic, or none where all are. */
export function markPicked(around: AroundPicked, kind: Exclude<MarkKind, 'link'>): void {
  const now = stateOf(around)
  if (now) change(around, markBlocks(now.span, now.language, kind), 'Text')
}

export function turnPicked(around: AroundPicked, kind: BlockKind): void {
  const now = stateOf(around)
  if (now?.isBuilder) change(around, turnBlocks(now.span, now.language, kind), 'Text')
}

/** Moves them together by one place. */
export function movePicked(around: AroundPicked, step: 1 | -1): void {
  const now = stateOf(around)
  const operation = now?.isBuilder ? moveBlocks(now.span, step) : null
  if (!now || !operation) return
  change(around, operation, 'ItemMoved')
  const n = now.span.first + step + 1
  around.announce(sayPart(blockWords, around.say.language)('moved', { n, all: now.span.at.items.length }))
}

/** A change after which they are still selected. */
function change({ editor }: AroundPicked, operation: Operation | null, kind: StepName['kind']): void {
  const template = pickedNow(editor)?.at.section.template
  if (operation && template !== undefined) editor.do({ name: { kind, template }, operations: [operation] })
}

/** What goes to the clipboard, as the page shows it: what has no words in this language has those of the first. */
export function copyOfPicked(editor: Editor): Copied | undefined {
  const { opened } = editor.store.getState()
  const span = pickedNow(editor)
  if (!opened || !span) return undefined
  const { at, first, last } = span
  const primary = primaryLanguage(opened.site).code
  const blocks = at.items.slice(first, last + 1).map((item) => {
    const said = wordsOfBlock(at, item, opened.language)
    return said.text === '' ? wordsOfBlock(at, item, primary) : said
  })
  return copiedBlocks(blocks)
}

/** The button that copies: browsers let a press write there what an event carries. */
export function copyPicked({ stage, editor, say }: AroundPicked): void {
  const copied = copyOfPicked(editor)
  const span = pickedNow(editor)
  if (!copied || !span) return
  let isPut = false
  const put = (event: ClipboardEvent) => {
    writeCopied(event, copied)
    isPut = true
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', put, { once: true, capture: true })
  const isCopied = document.execCommand('copy') && isPut
  document.removeEventListener('copy', put, { capture: true })
  const sayBlocks = sayPart(blockWords, say.language)
  if (isCopied) {
    editor.notify(sayBlocks('copied', { n: span.last - span.first + 1 }))
    return
  }
  focusPicked({ stage, editor })
  editor.notify(sayBlocks('notCopied', { keys: isMac() ? '⌘C' : 'Ctrl+C' }), 'warning')
}

export function writeCopied({ clipboardData }: ClipboardEvent, { plain, html }: Copied): void {
  clipboardData?.setData('text/plain', plain)
  clipboardData?.setData('text/html', html)
}
