// Prefetching: what is not needed yet is fetched when somebody has worked, pauses, and the browser is idle.
import { whenIdle } from '../canvas/early.ts'

/** How long nobody presses anything, in milliseconds. */
const PAUSE = 3_000
const WORK = ['pointerdown', 'keydown'] as const

/** Runs in the first pause of whoever is at work in the window or on the page, until the function it gives is called. */
export function inPause(page: Document, run: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let timer: ReturnType<typeof setTimeout> | undefined
  const paused = () => {
    ending.abort()
    whenIdle(run)
  }
  const worked = () => {
    clearTimeout(timer)
    timer = setTimeout(paused, PAUSE)
  }
  const options = { signal, capture: true, passive: true }
  for (const place of [window, page]) {
    for (const type of WORK) place.addEventListener(type, worked, options)
    // Whoever moves the pointer is there.
    place.addEventListener('pointermove', worked, { ...options, once: true })
  }
  // What was pressed before was heard by nobody here.
  if (page.activeElement !== page.body) worked()
  signal.addEventListener('abort', () => clearTimeout(timer))
  return () => ending.abort()
}
