import type { Stage } from '../canvas/stage.ts'

/** The press that touched a page last; null where a key was last. */
const last = new WeakMap<Stage, Event | null>()

/**
 * Remembers whether the page was last touched by a pointer or a key, and where. What a press selects is opened, what Tab
 * comes by is not.
 */
export function listenForPresses(stage: Stage): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  const view = stage.page.defaultView
  view?.addEventListener('pointerdown', (event) => last.set(stage, event), options)
  view?.addEventListener('keydown', () => last.set(stage, null), options)
  return () => ending.abort()
}

export const wasPressed = (stage: Stage): boolean => last.get(stage) !== null

export const lastPress = (stage: Stage): Event | null => last.get(stage) ?? null
