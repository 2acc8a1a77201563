/** What browsers do that jsdom does not: editable elements, measuring, sheets that are adopted. */
export function playBrowser(view: Window & typeof globalThis): void {
  const { prototype } = view.HTMLElement
  Object.defineProperty(prototype, 'isContentEditable', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('contenteditable')
    },
  })
  Object.assign(prototype, { scrollIntoView: () => {}, checkVisibility: () => true })
  const { blur } = prototype
  // What is no longer editable can still lose the focus.
  prototype.blur = function leave(this: HTMLElement) {
    const wasTabIndex = this.getAttribute('tabindex')
    this.tabIndex = -1
    blur.call(this)
    if (wasTabIndex === null) this.removeAttribute('tabindex')
  }
  Object.assign(view.CSSStyleSheet.prototype, { replaceSync: () => {} })
  Object.assign(view.document, { elementsFromPoint: () => [] })
  view.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  view.scrollTo = () => {}
  for (const one of [window, view]) takeAnySignal((one as typeof view).EventTarget.prototype)
  globalThis.CSS ??= { escape: (words: string) => words } as typeof CSS
}

/** The signals of Node end listeners too; jsdom knows only its own. */
function takeAnySignal(target: EventTarget): void {
  const listen = target.addEventListener
  if (listen.name === 'listenWithAnySignal') return
  target.addEventListener = function listenWithAnySignal(this: EventTarget, type: string, listener, given) {
    const { signal, ...options } = typeof given === 'object' ? given : { capture: given === true }
    listen.call(this ?? window, type, listener, options)
    signal?.addEventListener('abort', () => (this ?? window).removeEventListener(type, listener, options))
  }
}

/** Where the selection is in a text that stands there as one node. */
export function selectionIn(element: HTMLElement): { readonly start: number; readonly end: number } {
  const selection = element.ownerDocument.getSelection()
  if (!selection || selection.rangeCount === 0) throw new Error('Nothing is selected.')
  const { startOffset: start, endOffset: end } = selection.getRangeAt(0)
  return { start, end }
}

/** Puts text where the selection is, as a browser does, and the caret behind it. */
export function writeAt(element: HTMLElement, words: string): void {
  const selection = element.ownerDocument.getSelection() as Selection
  const range = selection.getRangeAt(0)
  range.deleteContents()
  const { startContainer: node, startOffset: at } = range
  if (node.nodeType === 3) {
    ;(node as Text).insertData(at, words)
    selection.collapse(node, at + words.length)
  } else if (words !== '') {
    const text = element.ownerDocument.createTextNode(words)
    range.insertNode(text)
    selection.collapse(text, words.length)
  }
}
