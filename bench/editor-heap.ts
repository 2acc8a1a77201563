import type { BrowserContext } from '@playwright/test'

const EDITS = 200

/**
 * Megabytes of script's objects that are still in use after many edits, each of another text. In a page of its own, that
 * is spoken to from outside only: what Playwright brings into a page for its locators is a third of a megabyte each time.
 */
export async function heapAfterEdits(context: BrowserContext, address: string, texts: string): Promise<number> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Page.enable')
  const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve))
  await session.send('Page.navigate', { url: address })
  await loaded
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${editMany})(${JSON.stringify({ texts, edits: EDITS })})`,
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await page.close()
  return usedSize / 1e6
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
