import { elementAt } from '../places/editable.ts'
import type { Editor } from '../state/editor.ts'
import type { Stage } from './stage.ts'

/** What is lower covers no more than the bars of a browser that come and go. */
const LEAST = 80
/** The edited line stays in the upper third of what can be seen. */
const UPPER = 3
/** What the tools of a text take above the keyboard, and some air. */
const ROOM_BELOW = 64

/** Tells the styles how high the keyboard of a phone stands, and brings what has the focus out from behind it. */
export function followKeyboard(stage: Stage, editor: Editor): () => void {
  const seen = window.visualViewport
  if (!seen) return () => {}
  const root = document.documentElement
  const ending = new AbortController()
  let height = 0
  const follow = () => {
    const before = height
    // Who has zoomed in looks at a part of the window; that hides nothing.
    const hidden = seen.scale > 1.01 ? 0 : Math.round(innerHeight - seen.height - seen.offsetTop)
    height = hidden < LEAST ? 0 : hidden
    if (height === before) return
    root.style.setProperty('--keyboard', `${height}px`)
    // The last line of a page can be scrolled out from behind it too.
    stage.page.documentElement.style.paddingBlockEnd = height > 0 ? `${height + ROOM_BELOW}px` : ''
    stage.place()
    if (height > before) bringOut(stage, editor)
  }
  const { signal } = ending
  seen.addEventListener('resize', follow, { signal })
  seen.addEventListener('scroll', follow, { signal })
  const written = () => height > 0 && keepSeen(stage)
  stage.page.addEventListener('selectionchange', written, { signal })
  // Whoever has tapped a text before this was loaded has the keyboard open already.
  follow()
  return () => {
    ending.abort()
    root.style.removeProperty('--keyboard')
  }
}

function bringOut(stage: Stage, editor: Editor): void {
  const { activeElement } = document
  if (activeElement?.matches('input, textarea, select')) {
    // What is written below its original is seen with it.
    const block = activeElement.matches('textarea') ? 'center' : 'nearest'
    activeElement.scrollIntoView({ block, behavior: 'instant' })
    return
  }
  const { caret } = editor.store.getState()
  const text = caret && elementAt(stage.page, caret)
  const view = stage.page.defaultView
  if (!text || !view) return
  const { top, bottom } = text.getBoundingClientRect()
  const room = stage.room
  if (bottom > room - ROOM_BELOW) view.scrollBy({ top: top - room / UPPER, behavior: 'instant' })
}

/** The line that is written in stays above the tools, however long the text becomes. */
function keepSeen(stage: Stage): void {
  const selection = stage.page.getSelection()
  const view = stage.page.defaultView
  if (!view || !selection?.rangeCount || !selection.anchorNode?.parentElement?.isContentEditable) return
  const { top, bottom } = selection.getRangeAt(0).getBoundingClientRect()
  const most = stage.room - ROOM_BELOW
  if (bottom > most) view.scrollBy({ top: bottom - most, behavior: 'instant' })
  else if (top < 0) view.scrollBy({ top: top - ROOM_BELOW, behavior: 'instant' })
}
