import { learnReadings } from '@mimar/fields'
import type { Stage } from '../canvas/stage.ts'
import { fetchAside } from '../desk/patient.ts'
import { inPause } from '../desk/pause.ts'
import { MISSED } from '../kit/patiently.ts'
import type { Editor } from '../state/editor.ts'
import type { Say } from '../words/words.ts'
import { loadPicker } from './load-picker.ts'

const fetchParts = () => void fetchAside(() => import('./aside-parts.ts'))
const NEAR_PARTS = '[data-bar], [data-panel-buttons], [data-plus]'

/**
 * Brings what is opened from bar, panels and pluses when somebody comes near it, and all that is not here yet in a pause. What
 * cannot be had is told once.
 */
export function callAside(stage: Stage, editor: Editor, say: Say): () => void {
  const ending = new AbortController()
  const near = ({ target }: Event) => {
    const part = (target as Element | null)?.closest?.<HTMLElement>(NEAR_PARTS)
    if (!part) return
    fetchParts()
    if (part.dataset.plus === undefined) return
    ending.abort()
    void fetchAside(loadPicker)
  }
  for (const type of ['pointerover', 'focusin']) addEventListener(type, near, { signal: ending.signal, passive: true })
  const tell = () => {
    const text = say('toolsMissed')
    if (editor.store.getState().notices.every((notice) => notice.text !== text)) editor.notify(text, 'warning')
  }
  const telling = new AbortController()
  addEventListener(MISSED, tell, { signal: telling.signal })
  const endPause = inPause(stage.page, () => {
    fetchParts()
    void fetchAside(loadPicker)
    void learnReadings().catch(() => {})
  })
  return () => {
    endPause()
    ending.abort()
    telling.abort()
  }
}
