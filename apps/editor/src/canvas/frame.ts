import canvasStyles from './canvas.css?inline'

/** How long a place is held after a change of language, in milliseconds. */
const HOLD_FOR = 3_000

/** What `srcdoc` starts with: a document in standards mode, in which React draws the page. */
export const BLANK_PAGE = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>'

/** How the page stands on the canvas: what a published page says on its root element. */
interface PageLook {
  readonly language: string
  readonly dir: 'rtl' | 'ltr'
  readonly look: string
  readonly ornament: string
}

/** Adopts the editor's own few rules; adopted sheets need no inline style, which the policy of the page forbids. */
export function prepareFrame(page: Document): void {
  const view = page.defaultView as Window & typeof globalThis
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(canvasStyles)
  page.adoptedStyleSheets = [sheet]
  page.documentElement.dataset.canvas = ''
  page.body.tabIndex = -1
}

/** Writes only what is another than before: a root that is told its language again has every style of the page looked up anew. */
export function dressPage(page: Document, { language, dir, look, ornament }: PageLook, placeholder: string): void {
  const root = page.documentElement
  for (const [name, value] of Object.entries({ lang: language, dir, 'data-look': look, 'data-ornament': ornament })) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value)
  }
  const text = JSON.stringify(placeholder)
  if (root.style.getPropertyValue('--your-text') !== text) root.style.setProperty('--your-text', text)
}

/** Brings a style sheet in and resolves when the page wears it; an earlier one goes only then, and when `ready` is. Resolves without it when it fails. */
export function wearStyles(page: Document, address: string, ready = async () => {}): Promise<void> {
  const worn = page.querySelector<HTMLLinkElement>('link[data-worn]')
  if (worn?.getAttribute('href') === address) return Promise.resolve()
  const link = page.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  return new Promise((resolve) => {
    const done = async () => {
      await ready()
      worn?.remove()
      link.dataset.worn = ''
      resolve()
    }
    link.addEventListener('load', done)
    link.addEventListener('error', done)
    page.head.append(link)
  })
}

/** The sections of the page from top to bottom, its own and those it shares; they are never nested. */
export function sectionElements(page: Document): HTMLElement[] {
  const inside = ({ children }: Element): HTMLElement[] =>
    [...(children as HTMLCollectionOf<HTMLElement>)].flatMap((one) =>
      one.tagName === 'MAIN' ? inside(one) : one.dataset.section === undefined ? [] : [one],
    )
  return inside(page.body)
}

/** A place on the page that can be found again in another language, where everything has another height. */
export interface Anchor {
  readonly section: string
  /** How far down the section the window's top is, as a share of its height. */
  readonly share: number
}

export function readAnchor(page: Document): Anchor | null {
  for (const section of sectionElements(page)) {
    const { top, bottom, height } = section.getBoundingClientRect()
    if (bottom > 0 && height > 0 && section.dataset.section) {
      return { section: section.dataset.section, share: Math.max(0, -top) / height }
    }
  }
  return null
}

/** Goes to the place, and again while the letters of the other script arrive and change every height; until somebody scrolls or types. */
export function holdAt(page: Document, anchor: Anchor): AbortController {
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
  const section = page.querySelector(`[data-section="${CSS.escape(anchor.section)}"]`)
  if (!section || !page.defaultView) return
  const { top, height } = section.getBoundingClientRect()
  page.defaultView.scrollTo({ top: page.defaultView.scrollY + top + anchor.share * height, behavior: 'instant' })
}
