// Rich text commands: bold, italic and links of a part of a text.
import type { Operation } from '@mimar/document'
import { isMarked, linkAt, type MarkKind, withMark, withoutMark } from '@mimar/fields'
import { placeCaret, readSelection, readText } from '../canvas/caret.ts'
import type { Stage } from '../canvas/stage.ts'
import type { Range } from '../canvas/writing.ts'
import { elementAt } from '../places/editable.ts'
import { placeOfText } from '../places/text.ts'
import type { Editor } from '../state/editor.ts'
import type { Caret } from '../state/state.ts'

/** What is selected in the text that is edited, also while the focus is in its tools. */
interface Selected extends Range {
  readonly caret: Caret
}

const lastSelected = new WeakMap<Stage, Selected>()

/** Remembers what is selected in the text at the caret, and tells of it, until the function it gives is called. */
export function watchSelection(stage: Stage, editor: Editor, told: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const changed = () => remember(stage, editor) && told()
  stage.page.addEventListener('selectionchange', changed, { signal })
  // Browsers tell of a selection a moment later; a command may take the focus before that.
  const pressed = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) remember(stage, editor)
  }
  stage.page.addEventListener('keydown', pressed, { signal, capture: true })
  changed()
  return () => ending.abort()
}

function remember(stage: Stage, editor: Editor): boolean {
  const { caret } = editor.store.getState()
  const element = caret && elementAt(stage.page, caret)
  if (!caret || !element?.isContentEditable) return false
  lastSelected.set(stage, { caret, ...inWords(element) })
  return true
}

/** What is selected of the words of a text: white space around them is not stored. */
export function inWords(element: Element): Range {
  const { start, end } = readSelection(element)
  const text = readText(element)
  const lead = text.length - text.trimStart().length
  const within = (at: number) => Math.max(0, Math.min(at - lead, text.trim().length))
  return { start: within(start), end: within(end) }
}

function selectedIn(stage: Stage, editor: Editor): Selected | undefined {
  const { caret } = editor.store.getState()
  const element = caret && elementAt(stage.page, caret)
  if (caret && element?.isContentEditable) return { caret, ...inWords(element) }
  const last = lastSelected.get(stage)
  return last && last.caret.section === caret?.section && last.caret.path === caret.path ? last : undefined
}

/** What of a text is marked, and which part of it is meant; a caret alone means the word it is in. */
interface MarkedNow extends Range {
  readonly marks: string
}

/** The text that is edited, as it is stored. */
export function markedNow(stage: Stage, editor: Editor, selected = selectedIn(stage, editor)): MarkedNow | undefined {
  const { opened } = editor.store.getState()
  const place = selected && opened && placeOfText(opened.site, selected.caret, editor.catalog)
  if (!selected || !opened || !place?.marks) return undefined
  const text = place.marks.texts[opened.language] ?? ''
  const [start, end] = [Math.min(selected.start, text.length), Math.min(selected.end, text.length)]
  const marks = place.marks.value[opened.language] ?? ''
  return { marks, ...(start === end ? wordAt(text, start) : { start, end }) }
}

/** The word that a place of a text is in or beside; nothing between spaces. */
function wordAt(text: string, at: number): Range {
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(0, at))?.[0].length ?? 0
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(at))?.[0].length ?? 0
  return { start: at - before, end: at + after }
}

/** Makes what is selected bold or italic, or takes that off it. */
export function toggleMark(stage: Stage, editor: Editor, kind: Exclude<MarkKind, 'link'>): void {
  change(stage, editor, ({ marks, start, end }) =>
    isMarked(marks, kind, start, end)
      ? withoutMark(marks, kind, start, end)
      : withMark(marks, { kind, start, end, address: '' }),
  )
}

/** Leads what is selected somewhere; '' takes the link off. Within a link all of it is meant. */
export function setLink(stage: Stage, editor: Editor, address: string): void {
  change(stage, editor, (now) => {
    const { start, end } = linkAt(now.marks, now.start, now.end) ?? now
    if (address === '') return withoutMark(now.marks, 'link', start, end)
    return withMark(now.marks, { kind: 'link', start, end, address })
  })
}

function change(stage: Stage, editor: Editor, next: (now: MarkedNow) => string): void {
  const selected = selectedIn(stage, editor)
  if (!selected) return
  const { caret, start, end } = selected
  const isInTools = document.activeElement?.closest('[role=toolbar], [popover], dialog') != null
  // What is typed becomes a change first: marks are of words that are stored.
  stage.hold()
  const now = markedNow(stage, editor, selected)
  const { opened } = editor.store.getState()
  const place = opened && placeOfText(opened.site, caret, editor.catalog)
  if (now && now.start < now.end && opened && place?.marks) {
    const { section, marks } = place
    const operation: Operation = {
      ...{ do: 'set-marks', section: section.id, field: marks.path, language: opened.language },
      marks: next(now) || null,
    }
    stage.act({ name: { kind: 'Text', template: section.template }, operations: [operation] }, caret)
  }
  lastSelected.set(stage, selected)
  const element = elementAt(stage.page, caret)
  if (!isInTools && !element?.isContentEditable) stage.resume()
  if (element?.isContentEditable) placeCaret(element, start, end)
}
