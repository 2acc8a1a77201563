/** Auto-scroll: what moves on by itself while something is dragged near its edge. */
export interface Scroller {
  /** What is seen of it, in the window. */
  box(): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
  /** Moves it by pixels of the window; false where it ends. */
  by(x: number, y: number): boolean
}

/** A list in the window, in one of the two ways. */
export function scrollerOf(element: HTMLElement, way: 'x' | 'y'): Scroller {
  return {
    box: () => element.getBoundingClientRect(),
    by(x, y) {
      const { scrollLeft, scrollTop } = element
      // "left" is where things stand on the screen, whichever way is read.
      element.scrollBy({ ...(way === 'x' ? { left: x } : { top: y }), behavior: 'instant' })
      return element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop
    },
  }
}
