import type { Stage } from '../canvas/stage.ts'

const pressed = new WeakMap<Stage, boolean>()

/**
 * Remembers whether the page was last touched by a pointer or a key. What a press selects is opened, what Tab comes by
 * is not.
 */
export function listenForPresses(stage: Stage): () => void {
  const ending = new AbortController()
  const options = { signal: ending.signal, capture: true }
  const view = stage.page.defaultView
  view?.addEventListener('pointerdown', () => pressed.set(stage, true), options)
  view?.addEventListener('keydown', () => pressed.set(stage, false), options)
  return () => ending.abort()
}

export function wasPressed(stage: Stage): boolean {
  return pressed.get(stage) ?? true
}
