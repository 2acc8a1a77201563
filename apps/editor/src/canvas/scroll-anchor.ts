// Scroll anchoring over a change of language.
import { sectionAt } from '../places/editable.ts'
import { sectionElements } from './frame.ts'

/** How long a place is held after a change of language, in milliseconds. */
const HOLD_FOR = 3_000

/** Remembers what is looked at on a page; the function it gives goes back there, and stays until it is told to end. */
export function placeOn(page: Document): (() => AbortController) | null {
  const anchor = readAnchor(page)
  return anchor && (() => holdAt(page, anchor))
}

/** A place on the page that can be found again in another language, where everything has another height. */
interface Anchor {
  readonly section: string
  /** How far down the section the window's top is, as a share of its height. */
  readonly share: number
}

function readAnchor(page: Document): Anchor | null {
  for (const section of sectionElements(page)) {
    const { top, bottom, height } = section.getBoundingClientRect()
    if (bottom > 0 && height > 0 && section.dataset.section) {
      return { section: section.dataset.section, share: Math.max(0, -top) / height }
    }
  }
  return null
}

/** Goes to the place, and again while the letters of the other script arrive and change every height; until somebody scrolls or types. */
function holdAt(page: Document, anchor: Anchor): AbortController {
  const held = new AbortController()
  const view = page.defaultView as Window & typeof globalThis
  const go = () => scrollToAnchor(page, anchor)
  const sizes = new view.ResizeObserver(go)
  sizes.observe(page.body)
  const timer = setTimeout(() => held.abort(), HOLD_FOR)
  for (const event of ['wheel', 'pointerdown', 'keydown']) {
    page.addEventListener(event, () => held.abort(), { signal: held.signal, passive: true })
  }
  held.signal.addEventListener('abort', () => {
    sizes.disconnect()
    clearTimeout(timer)
  })
  go()
  return held
}

function scrollToAnchor(page: Document, anchor: Anchor): void {
  const section = sectionAt(page, anchor.section)
  if (!section || !page.defaultView) return
  const { top, height } = section.getBoundingClientRect()
  page.defaultView.scrollTo({ top: page.defaultView.scrollY + top + anchor.share * height, behavior: 'instant' })
}
