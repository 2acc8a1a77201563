// Multi-block selection as it is seen and heard: the blocks in the system's colours, the focus on them, and how many they are.
import overlay from '../canvas/overlay.module.css'
import { sayPart } from '../words/words.ts'
import { blockWords } from './block-words.ts'
import pickedStyles from './picked.css?inline'
import { focusPicked, listAt, pickedNow } from './picked.ts'
import type { AroundPicked } from './picked-acts.ts'

/** Draws what is selected with every change of it and of the page. Ends with the function it gives. */
export function showPicked(around: AroundPicked): () => void {
  const { stage, editor } = around
  const takeOff = wear(stage.page)
  const marked = new Set<HTMLElement>()
  const leave = stage.whenDrawn(() => {
    draw(around, marked)
    // What somebody else has taken out is selected no more; who is just doing it says so by themselves.
    queueMicrotask(() => {
      if (editor.store.getState().picked && !pickedNow(editor)) drop(around)
    })
  })
  const unsubscribe = editor.store.subscribe(({ picked }, before) => {
    if (picked === before.picked) return
    draw(around, marked)
    if (picked) tell(around)
  })
  draw(around, marked)
  return () => {
    leave()
    unsubscribe()
    takeOff()
  }
}

/** The selection ends without a caret: the section is what is selected then. */
export function drop({ stage, editor }: Pick<AroundPicked, 'stage' | 'editor'>): void {
  editor.pick(null)
  stage.release()
}

/** Its few rules come with it; adopted sheets need no inline style, which the policy of the page forbids. */
function wear(page: Document): () => void {
  const view = page.defaultView as Window & typeof globalThis
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(pickedStyles)
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return () => {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

function draw({ stage, editor, say }: AroundPicked, marked: Set<HTMLElement>): void {
  const now = pickedNow(editor)
  const { caret } = editor.store.getState()
  const list = now && caret ? listAt(stage.page, caret) : null
  if (!list && marked.size === 0) return
  for (const element of marked) unmark(element)
  marked.clear()
  for (const { id } of now && list ? now.at.items.slice(now.first, now.last + 1) : []) {
    const element = now && list && itemAt(list, now.at.list, id)
    if (!element) continue
    element.dataset.picked = ''
    marked.add(element)
  }
  if (list) {
    list.dataset.picking = ''
    list.tabIndex = -1
    // Screen readers leave the keys to what says so.
    list.setAttribute('role', 'application')
    list.setAttribute('aria-label', sayPart(blockWords, say.language)('pickedText'))
    marked.add(list)
  }
  // Rings are of one text.
  for (const name of [overlay.textActive, overlay.textHover]) {
    const ring = stage.hosts.text.parentElement?.querySelector<HTMLElement>(`.${name}`)
    if (ring) ring.style.opacity = list ? '0' : ''
  }
}

const itemAt = (list: HTMLElement, path: string, id: string) =>
  list.querySelector<HTMLElement>(`[data-item="${CSS.escape(`${path}/${id}`)}"]`)

function unmark(element: HTMLElement): void {
  delete element.dataset.picked
  if (element.dataset.picking === undefined) return
  delete element.dataset.picking
  for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name)
}

/** Where the selection goes to is seen; how many blocks it has is said. */
function tell({ stage, editor, say, announce }: AroundPicked): void {
  const now = pickedNow(editor)
  const { caret } = editor.store.getState()
  const list = now && caret ? listAt(stage.page, caret) : null
  const to = now?.at.items[now.to]?.id
  if (!now || !list || to === undefined) return
  focusPicked({ stage, editor })
  itemAt(list, now.at.list, to)?.scrollIntoView({ block: 'nearest' })
  announce(sayPart(blockWords, say.language)('picked', { n: now.last - now.first + 1 }))
}
