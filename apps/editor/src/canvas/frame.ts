import { pointLink } from '../server/style-link.ts'
import canvasStyles from './canvas.css?inline'

/** What `srcdoc` starts with: a document in standards mode, in which the page is drawn. */
export const BLANK_PAGE = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>'

/** How the page stands on the canvas: what a published page says on its root element. */
interface PageLook {
  readonly language: string
  readonly dir: 'rtl' | 'ltr'
  readonly root: { readonly [attribute: string]: string }
}

/** Adopts the editor's own few rules; adopted sheets need no inline style, which the policy of the page forbids. */
export function prepareFrame(page: Document): void {
  const view = page.defaultView as Window & typeof globalThis
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(canvasStyles)
  page.adoptedStyleSheets = [sheet]
  for (const first of page.querySelectorAll('[data-first], body > script')) first.remove()
  page.documentElement.dataset.canvas = ''
  page.body.tabIndex = -1
}

/** Writes only what is another than before: a root that is told its language again has every style of the page looked up anew. */
export function dressPage(
  page: Document,
  { language, dir, root: said }: PageLook,
  say: (word: 'yourText' | 'yourPrice' | 'afterSending') => string,
): void {
  const root = page.documentElement
  for (const [name, value] of Object.entries({ lang: language, dir, ...said })) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value)
  }
  for (const [name, word] of [
    ['--your-text', 'yourText'],
    ['--your-price', 'yourPrice'],
    ['--after-sending', 'afterSending'],
  ] as const) {
    const text = JSON.stringify(say(word))
    if (root.style.getPropertyValue(name) !== text) root.style.setProperty(name, text)
  }
}

/** Brings a style sheet in; an earlier one goes once the page wears it and `ready` is. Of one that does not come the page keeps what it has; the answer is then false. */
export function wearStyles(page: Document, address: string, ready = async () => {}): Promise<boolean> {
  const worn = page.querySelector<HTMLLinkElement>('link[data-worn]')
  if (worn?.getAttribute('href') === address) return Promise.resolve(true)
  const link = page.createElement('link')
  link.rel = 'stylesheet'
  pointLink(link, address)
  return new Promise((resolve) => {
    const done = async () => {
      await ready()
      worn?.remove()
      link.dataset.worn = ''
      resolve(true)
    }
    link.addEventListener('load', done)
    link.addEventListener('error', () => {
      link.remove()
      resolve(false)
    })
    page.head.append(link)
  })
}

/** The sections of the page from top to bottom, its own and those it shares; they are never nested. */
export function sectionElements(page: Document): HTMLElement[] {
  const found: HTMLElement[] = []
  const collect = (parent: Element) => {
    for (let one = parent.firstElementChild; one; one = one.nextElementSibling) {
      if (one.tagName === 'MAIN') collect(one)
      else if (one.hasAttribute('data-section')) found.push(one as HTMLElement)
    }
  }
  collect(page.body)
  return found
}
