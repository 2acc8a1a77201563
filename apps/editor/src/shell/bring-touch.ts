import type { Stage } from '../canvas/stage.ts'
import { fetchPatiently } from '../kit/patiently.ts'
import type { Editor } from '../state/editor.ts'

/** Loads what fingers need where the screen is touched or as small as a phone's. */
export function bringTouch(stage: Stage, editor: Editor, isPhone: boolean): () => void {
  const ending = new AbortController()
  const { signal } = ending
  if (isPhone || navigator.maxTouchPoints > 0)
    void fetchPatiently(() => import('./touch-layer.ts')).then(({ listenToTouch }) => {
      if (!signal.aborted) signal.addEventListener('abort', listenToTouch(stage, editor))
    })
  return () => ending.abort()
}
