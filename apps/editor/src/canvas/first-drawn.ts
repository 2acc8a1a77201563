// Hydration of the canvas: the page that the server has drawn is taken over by the editor's program.
import type { FirstWindow } from './first-listener.ts'
import type * as HandOver from './hand-over.ts'
import type { Writer } from './writer.ts'

/** Before what did not come is asked for again, in milliseconds. */
const AGAIN = 2_000

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
  const part = await handing()
  const { takeFirst } = page.defaultView as FirstWindow
  if (takeFirst) {
    takeFirst((done) => {
      listen()
      part.handOver(done, page, writer)
    })
  } else listen()
}

/** Asked for until it is there: meanwhile the page's own script goes on. */
async function handing(): Promise<typeof HandOver> {
  try {
    return await import('./hand-over.ts')
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN))
    return handing()
  }
}
