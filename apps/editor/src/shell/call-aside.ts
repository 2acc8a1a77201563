import { learnReadings } from '@mimar/fields'
import type { Stage } from '../canvas/stage.ts'
import { loadViews } from '../canvas/views.ts'
import { fetchAside } from '../desk/patient.ts'
import { inPause } from '../desk/pause.ts'
import { MISSED } from '../kit/patiently.ts'
import type { Editor } from '../state/editor.ts'
import type { Say } from '../words/words.ts'

const fetchParts = () => void fetchAside(() => import('./aside-parts.ts'))

/**
 * Brings what is opened from bar and panels when somebody comes near it, and all that is not here yet in a pause. What
 * cannot be had is told once.
 */
export function callAside(stage: Stage, editor: Editor, say: Say): () => void {
  const ending = new AbortController()
  const near = ({ target }: Event) => {
    if (!(target as Element | null)?.closest?.('[data-bar], [data-panel-buttons]')) return
    ending.abort()
    fetchParts()
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
    void loadViews().catch(() => {})
    void learnReadings().catch(() => {})
  })
  return () => {
    endPause()
    ending.abort()
    telling.abort()
  }
}
