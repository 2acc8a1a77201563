import { AfterFrame } from '../canvas/next-frame.ts'

/** Calls once elements have come to the page or gone and that is painted, until the function it gives is called: nobody who adds a section waits for a search of the whole page. */
export function whenElementsChange(page: Document, look: () => void): () => void {
  const late = new AfterFrame(look)
  const { MutationObserver } = page.defaultView as Window & typeof globalThis
  const observer = new MutationObserver((records) => {
    if (records.some(({ addedNodes, removedNodes }) => hasElement(addedNodes) || hasElement(removedNodes))) late.ask()
  })
  observer.observe(page.body, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    late.done()
  }
}

function hasElement(nodes: NodeList): boolean {
  return [...nodes].some(({ nodeType }) => nodeType === 1)
}
