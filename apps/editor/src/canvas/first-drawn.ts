// Hydration of the canvas: the page that the server has drawn is taken over by the editor's program.
import { fetchPatiently } from '../kit/patiently.ts'
import type { FirstWindow } from './first-listener.ts'
import { holdBreaks } from './held-breaks.ts'
import type { Writer } from './writer.ts'

/** Which page the server has drawn. */
export interface FirstDrawn {
  readonly revision: number
  readonly page: string
  readonly language: string
}

/** What the server has drawn in the frame; null for a frame that is empty. It is asked once. */
export function readFirst(frame: HTMLIFrameElement): FirstDrawn | null {
  const { first } = frame.dataset
  delete frame.dataset.first
  return first ? (JSON.parse(first) as FirstDrawn) : null
}

/** Listens from here on in place of the page's own script, at a moment when no input method is at work. */
export async function takeOver(page: Document, writer: Writer, listen: () => void): Promise<void> {
  // Meanwhile the page's own script goes on.
  const part = await fetchPatiently(() => import('./hand-over.ts'))
  const { takeFirst } = page.defaultView as FirstWindow
  if (takeFirst) {
    takeFirst((done) => {
      holdBreaks(page)
      listen()
      part.handOver(done, page, writer)
    })
  } else {
    holdBreaks(page)
    listen()
  }
}
