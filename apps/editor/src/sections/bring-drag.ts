// Code splitting: what moves a section by drag and drop comes when a section is selected or its name is pointed at.
import { fetchPatiently } from '../kit/patiently.ts'
import type * as SectionDrag from './section-drag.ts'

type Drag = Parameters<typeof SectionDrag.dragAsCard>

let here: typeof SectionDrag | undefined

/** Fetches it, once. */
export async function bringDrag(): Promise<void> {
  here ??= await fetchPatiently(() => import('./section-drag.ts'))
}

/** Moves a section by its handle. A mouse that pressed sooner than this is here drags from then on; a finger that did has to press again. */
export function dragWhenHere(...drag: Drag): void {
  if (here) here.dragAsCard(...drag)
  else void dragLate(drag)
}

async function dragLate(drag: Drag): Promise<void> {
  const [, , { target, pointerId, pointerType }] = drag
  if (pointerType !== 'mouse') return
  const ending = new AbortController()
  const { signal } = ending
  // Over the frame of the page a pointer that is not captured is heard in there only.
  if (target instanceof Element) target.setPointerCapture(pointerId)
  for (const type of ['pointerup', 'pointercancel'] as const)
    addEventListener(type, () => ending.abort(), { signal, capture: true })
  await bringDrag()
  if (signal.aborted) return
  ending.abort()
  here?.dragAsCard(...drag)
}
