// Code splitting: what moves a section by drag and drop comes with the first press that could begin it.
import { fetchPatiently } from '../kit/patiently.ts'
import type * as SectionDrag from './section-drag.ts'

type Drag = Parameters<typeof SectionDrag.dragAsCard>

/** Moves a section by its handle once that is loaded, unless the pointer has been let go by then. */
export async function dragWhenHere(...[dragged, id, down]: Drag): Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  // Over the frame of the page a pointer that is not captured is heard in there only.
  if (down.target instanceof Element) down.target.setPointerCapture(down.pointerId)
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, () => ending.abort(), { signal, capture: true })
  const { dragAsCard } = await fetchPatiently(() => import('./section-drag.ts'))
  if (signal.aborted) return
  ending.abort()
  dragAsCard(dragged, id, down)
}
