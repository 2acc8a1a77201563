import type { Frame, Page } from '@playwright/test'

const EDITS = 200

/** Megabytes of script's objects that are still in use after many edits, each of another text. */
export async function heapAfterEdits(page: Page, frame: Frame, texts: string): Promise<number> {
  await frame.evaluate(
    async ({ texts, edits }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      for (const text of [...document.querySelectorAll<HTMLElement>(texts)].slice(0, edits)) {
        text.scrollIntoView({ block: 'center', behavior: 'instant' })
        await frame()
        const { x, y, height } = text.getBoundingClientRect()
        const press = { clientX: x + 2, clientY: y + height / 2, bubbles: true, cancelable: true }
        text.dispatchEvent(new MouseEvent('click', press))
        text.focus()
        document.execCommand('insertText', false, 'x')
        await frame()
      }
      ;(document.activeElement as HTMLElement).blur()
    },
    { texts, edits: EDITS },
  )
  const isEditor = (await page.locator('[data-save]').count()) > 0
  if (isEditor) await page.locator('[data-save="saved"]').waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1e6
}
