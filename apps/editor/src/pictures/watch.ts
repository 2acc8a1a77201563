import { sectionsOnPage } from '@mimar/document'
import type { Stage } from '../canvas/stage.ts'
import { filesIn, hasFiles } from '../kit/choose-file.ts'
import { pictureOf } from '../places/editable.ts'
import { placeOfIcon } from '../places/icon.ts'
import { isBackground, isSameCaret, placeOfPicture } from '../places/picture.ts'
import { placeOfText } from '../places/text.ts'
import type { Editor } from '../state/editor.ts'
import type { Caret } from '../state/state.ts'
import type { PictureWork } from './work.ts'

/** What works on pictures, which is brought when one is meant. */
export interface LateWork {
  /** Null until it is here. */
  readonly here: () => PictureWork | null
  readonly bring: () => Promise<PictureWork>
}

interface Watching {
  readonly stage: Stage
  readonly editor: Editor
  readonly work: LateWork
  /** A picture was taken out. */
  readonly emptied: () => void
}

/** What keys, the clipboard and dragged files do to pictures; heard before the canvas hears it, and only where a picture is meant. */
export function watchPictures(watching: Watching): () => void {
  const { stage, editor, work } = watching
  const ending = new AbortController()
  const { signal } = ending
  const view = stage.page.defaultView as Window & typeof globalThis
  const early = { signal, capture: true }
  view.addEventListener('keydown', (event) => keyed(event, watching), early)
  for (const place of [view, window]) place.addEventListener('paste', (event) => pasted(event, watching), early)
  view.addEventListener('dragover', (event) => dragged(event, watching), early)
  view.addEventListener('drop', (event) => dropped(event, watching), early)
  view.addEventListener('dragleave', (event) => event.relatedTarget === null && work.here()?.dropOn(null), { signal })
  // A file that misses the page would be opened in place of the editor.
  for (const name of ['dragover', 'drop'] as const) {
    addEventListener(name, (event) => hasFiles(event.dataTransfer) && event.preventDefault(), { signal })
  }
  const forget = editor.store.subscribe((state, before) => {
    if (!isSameCaret(state.chosen, before.chosen)) work.here()?.open(null)
    if (state.opened !== before.opened) leaveWhatIsGone(watching)
  })
  signal.addEventListener('abort', forget)
  return () => ending.abort()
}

/** The selected picture; icons are selected like pictures and take no files. */
function chosenPicture(editor: Editor): Caret | null {
  const { chosen, opened } = editor.store.getState()
  return chosen && opened && placeOfPicture(opened.site, chosen, editor.catalog) ? chosen : null
}

function keyed(event: KeyboardEvent, { editor, work, emptied }: Watching): void {
  const chosen = chosenPicture(editor)
  if (!chosen || (event.key !== 'Delete' && event.key !== 'Backspace')) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void work.bring().then((here) => {
    here.empty(chosen)
    emptied()
  })
}

function pasted(event: ClipboardEvent, { editor, work }: Watching): void {
  const { dialog } = editor.store.getState()
  const chosen = chosenPicture(editor)
  const files = filesIn(event.clipboardData)
  if (!chosen || files.length === 0 || dialog) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void work.bring().then((here) => here.uploadAll(chosen, files))
}

function dragged(event: DragEvent, watching: Watching): void {
  const { work } = watching
  const at = hasFiles(event.dataTransfer) ? pictureUnder(event, watching) : null
  if (at && !work.here()) void work.bring()
  work.here()?.dropOn(at)
  if (!at || !event.dataTransfer) return
  event.preventDefault()
  event.stopImmediatePropagation()
  event.dataTransfer.dropEffect = 'copy'
}

function dropped(event: DragEvent, watching: Watching): void {
  const { editor, work } = watching
  work.here()?.dropOn(null)
  const files = filesIn(event.dataTransfer)
  const at = files.length > 0 ? pictureUnder(event, watching) : null
  if (!at) return
  event.preventDefault()
  event.stopImmediatePropagation()
  editor.placeCaret(null)
  editor.choose(at)
  void work.bring().then((here) => here.uploadAll(at, files))
}

/** The picture or empty place under the pointer; a section's background where nothing else is. */
function pictureUnder(event: DragEvent, { stage, editor }: Watching): Caret | null {
  const { opened } = editor.store.getState()
  const target = event.target as Element | null
  if (!opened || target?.closest?.('[data-field]:not(picture, .is-empty)')) return null
  const section = target?.closest?.('[data-section]')
  const below = stage.page.elementsFromPoint(event.clientX, event.clientY)
  for (const element of below) {
    const field = element.closest<HTMLElement>('[data-field]')
    const at = field && field.closest('[data-section]') === section ? pictureOf(field, editor) : undefined
    if (at) return at
  }
  return null
}

/** A picture, icon or button whose section, item or page is gone is no longer selected; one that a change is still to bring stays. */
function leaveWhatIsGone({ editor }: Watching): void {
  const { store, catalog } = editor
  const { chosen, opened, isWaiting } = store.getState()
  if (!chosen || !opened || isWaiting || isBackground(opened.site, chosen, catalog)) return
  const page = opened.site.pages.find(({ id }) => id === opened.page)
  const isHere = page && sectionsOnPage(opened.site, page).some(({ id }) => id === chosen.section)
  const isThere =
    isHere &&
    (placeOfPicture(opened.site, chosen, catalog) ??
      placeOfIcon(opened.site, chosen, catalog) ??
      placeOfText(opened.site, chosen, catalog))
  if (isThere) return
  requestAnimationFrame(() => {
    const isStill = isSameCaret(editor.store.getState().chosen, chosen)
    if (isStill) editor.select(editor.store.getState().opened?.selected ?? null)
  })
}
