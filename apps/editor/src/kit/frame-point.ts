import type { WindowPoint } from './drag.ts'

/** The iframe a document stands in. */
const frameOf = (page: Document) => page.defaultView?.frameElement as HTMLElement | null | undefined

/** How large the page is drawn in the window. */
export function scaleOf(page: Document): number {
  const frame = frameOf(page)
  return frame && frame.offsetWidth > 0 ? frame.getBoundingClientRect().width / frame.offsetWidth : 1
}

/** A point of the window in the pixels of the page. */
export function inPage(page: Document, { clientX, clientY }: WindowPoint): { readonly x: number; readonly y: number } {
  const box = frameOf(page)?.getBoundingClientRect()
  const scale = scaleOf(page)
  return { x: (clientX - (box?.left ?? 0)) / scale, y: (clientY - (box?.top ?? 0)) / scale }
}

/** Where the page stands in the window. */
export function boxOfPage(page: Document): DOMRect {
  return (frameOf(page) ?? page.documentElement).getBoundingClientRect()
}
