// Multi-block selection: which blocks are selected, how they come to be, and how the caret comes back.
import type { Stage } from '../canvas/stage.ts'
import { blockAt, pathOfBlock } from '../places/blocks.ts'
import { sectionAt } from '../places/editable.ts'
import type { Editor } from '../state/editor.ts'
import { mayWrite } from '../state/rights.ts'
import type { Caret, Opened } from '../state/state.ts'
import { goTo } from './block-walk.ts'
import type { Span } from './picked-deeds.ts'

interface Around {
  readonly stage: Stage
  readonly editor: Editor
}

/** The selected blocks, and which of them it began with and goes to. */
interface PickedNow extends Span {
  readonly from: number
  readonly to: number
}

/** Whether a section stands on the page that is shown; headers and footers hold no long text. */
const isOnPage = ({ site, page }: Opened, section: string) =>
  site.pages.some(({ id, sections }) => id === page && sections.some((one) => one.id === section))

/** The blocks that are selected, as they stand now; undefined where none are, one of the ends is gone, or another page is shown. */
export function pickedNow({ store, catalog }: Editor): PickedNow | undefined {
  const { picked, caret, opened } = store.getState()
  const at = picked && caret && opened && blockAt(opened.site, caret, catalog)
  // Undo may show another page: what is not seen is not selected.
  if (!at || !isOnPage(opened, caret.section)) return undefined
  const [from, to] = [picked.from, picked.to].map((id) => at.items.findIndex((item) => item.id === id)) as [
    number,
    number,
  ]
  return from < 0 || to < 0 ? undefined : { at, first: Math.min(from, to), last: Math.max(from, to), from, to }
}

/** Selects whole blocks of the long text that a caret is in: from one to another, in whichever order. */
export function pick(around: Around, { section, path }: Caret, from: string, to: string): void {
  const { stage, editor } = around
  const { caret, picked, opened: before } = editor.store.getState()
  // Who may not write here selects as on any page.
  if (!before || !mayWrite(before, before.language)) return
  // What is typed becomes a change first.
  stage.hold()
  const { opened } = editor.store.getState()
  const at = opened && blockAt(opened.site, { section, path }, editor.catalog)
  const first = at?.items.find(({ id }) => id === from || id === to)
  if (!at || !first) return
  // Tools that had the focus let go of their text; only then it is known what is selected.
  focusBlocks(stage, { section, path })
  // The bar stands above the first, and tells of all.
  editor.placeCaret({ section, path: pathOfBlock(at, first.id) })
  editor.pick({ from, to, home: picked?.home ?? caret ?? { section, path } })
  stage.hold()
}

/** Selects all blocks of the long text at the caret. */
export function pickAll(around: Around): void {
  const { caret, opened } = around.editor.store.getState()
  const at = caret && opened && blockAt(opened.site, caret, around.editor.catalog)
  const [first, last] = [at?.items[0], at?.items.at(-1)]
  if (caret && first && last) pick(around, caret, first.id, last.id)
}

/** The selection goes on to another block, from where it began. */
export function pickOn(around: Around, index: (now: PickedNow) => number): void {
  const now = pickedNow(around.editor)
  const { caret } = around.editor.store.getState()
  if (!now || !caret) return
  const { items } = now.at
  const to = items[Math.max(0, Math.min(index(now), items.length - 1))]
  const from = items[now.from]
  if (from && to) pick(around, caret, from.id, to.id)
}

/** Escape: back to the caret, where it was. */
export function unpick({ stage, editor }: Around): void {
  const { picked } = editor.store.getState()
  if (!picked) return
  editor.pick(null)
  editor.placeCaret(picked.home)
  stage.resume()
}

/** An arrow without Shift: the caret stands where the selection begins, or where it ends. */
export function collapse(around: Around, toEnd: boolean): void {
  const now = pickedNow(around.editor)
  const item = now?.at.items[toEnd ? now.last : now.first]
  if (!now || !item) return
  around.editor.pick(null)
  const to = { section: now.at.section.id, path: pathOfBlock(now.at, item.id) }
  goTo(around, to, toEnd ? Number.POSITIVE_INFINITY : 0)
}

/** The element of the long text at the caret. */
export function listAt(page: Document, { section, path }: Caret): HTMLElement | null {
  const list = path.split('/').slice(0, -2).join('/')
  return sectionAt(page, section)?.querySelector<HTMLElement>(`[data-list="${CSS.escape(list)}"]`) ?? null
}

/** The keys go to the blocks that are selected. */
export function focusPicked({ stage, editor }: Around): void {
  const { caret } = editor.store.getState()
  if (caret) focusBlocks(stage, caret)
}

function focusBlocks(stage: Stage, caret: Caret): void {
  const list = listAt(stage.page, caret)
  const isThere = document.activeElement === stage.page.defaultView?.frameElement
  if (!list || (isThere && stage.page.activeElement === list)) return
  list.tabIndex = -1
  stage.focus()
  list.focus({ preventScroll: true })
}
