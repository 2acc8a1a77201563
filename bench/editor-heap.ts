import type { Cookie } from '@playwright/test'
import { withOwnWindow } from './editor-browser.ts'

const EDITS = 200

interface Evaluated {
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } }
}

/** Megabytes of script's objects that are still in use after many edits, each of another text, in a browser of their own. */
export function heapAfterEdits(cookies: readonly Cookie[], address: string, texts: string): Promise<number> {
  return withOwnWindow(cookies, async (window) => {
    const loaded = window.once('Page.loadEventFired')
    await window.send('Page.navigate', { url: address })
    await loaded
    const { exceptionDetails } = await window.send<Evaluated>('Runtime.evaluate', {
      expression: `(${editMany})(${JSON.stringify({ texts, edits: EDITS })})`,
      awaitPromise: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    await window.send('HeapProfiler.collectGarbage')
    const { usedSize } = await window.send<{ readonly usedSize: number }>('Runtime.getHeapUsage')
    return usedSize / 1e6
  })
}

/** Runs in the page: waits for the texts, edits one after the other, and waits until all is saved. */
async function editMany({ texts, edits }: { readonly texts: string; readonly edits: number }): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const canvasOf = () => document.querySelector('iframe')?.contentDocument ?? document
  const found = () => [...canvasOf().querySelectorAll<HTMLElement>(texts)]
  while (found().length < edits) await frame()
  const canvas = canvasOf()
  await canvas.fonts.ready
  for (const text of found().slice(0, edits)) {
    text.scrollIntoView({ block: 'center', behavior: 'instant' })
    await frame()
    const { x, y, height } = text.getBoundingClientRect()
    text.dispatchEvent(
      new MouseEvent('click', { clientX: x + 2, clientY: y + height / 2, bubbles: true, cancelable: true }),
    )
    text.focus()
    canvas.execCommand('insertText', false, 'x')
    await frame()
  }
  ;(canvas.activeElement as HTMLElement).blur()
  while (document.querySelector('[data-save]:not([data-save="saved"])')) await frame()
}
