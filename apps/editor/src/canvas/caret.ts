// Caret and selection: text offsets to DOM positions and back.
/** The text of an element that is being typed in: line breaks as `\n`, without the last one that only keeps a line open. */
export function readText(element: Element): string {
  const only = element.firstChild
  const raw = only && only === element.lastChild && isText(only) ? only.data : rawText(element)
  return raw.endsWith('\n') ? raw.slice(0, -1) : raw
}

/**
 * Puts a text into an element as one node; a line break at the end gets the second one that makes its line visible. What is
 * bold, italic or a link stays so around the words that stay.
 */
export function writeText(element: Element, text: string): void {
  if (element.querySelector('strong, em, a')) {
    const before = readText(element)
    if (before === text) return
    const { start, end } = differenceOf(before, text)
    const range = element.ownerDocument.createRange()
    range.setStart(...placeOf(element, start))
    range.setEnd(...placeOf(element, before.length - text.length + end))
    range.deleteContents()
    range.insertNode(element.ownerDocument.createTextNode(text.slice(start, end)))
    if (text.endsWith('\n') && readText(element) !== text) element.append('\n')
  } else element.textContent = text.endsWith('\n') ? `${text}\n` : text
}

/** Where the selection starts and ends in the element's text; the end of the text when the caret is elsewhere. */
export function readSelection(element: Element): { readonly start: number; readonly end: number } {
  const selection = element.ownerDocument.getSelection()
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  const length = readText(element).length
  if (!range || !element.contains(range.startContainer) || !element.contains(range.endContainer)) {
    return { start: length, end: length }
  }
  const start = offsetOf(element, range.startContainer, range.startOffset)
  const end = range.collapsed ? start : offsetOf(element, range.endContainer, range.endOffset)
  return { start: Math.min(start, length), end: Math.min(end, length) }
}

/** Puts the caret at a place of the element's text, or selects from there to `end`. */
export function placeCaret(element: Element, start: number, end = start): void {
  const selection = element.ownerDocument.getSelection()
  const [startNode, startOffset] = placeOf(element, start)
  const [endNode, endOffset] = placeOf(element, end)
  selection?.setBaseAndExtent(startNode, startOffset, endNode, endOffset)
}

/** Puts the caret at the character under a point of the window, where the browser can tell it. */
export function placeCaretAt(element: Element, x: number, y: number): void {
  const place = element.ownerDocument.caretPositionFromPoint?.(x, y)
  if (place && element.contains(place.offsetNode)) {
    element.ownerDocument.getSelection()?.collapse(place.offsetNode, place.offset)
  } else {
    placeCaret(element, readText(element).length)
  }
}

/** How two texts differ: what stands between their common start and common end. */
export function differenceOf(before: string, after: string): { readonly start: number; readonly end: number } {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < most - start && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail += 1
  return { start, end: after.length - tail }
}

function rawText(node: Node): string {
  let text = ''
  for (const child of node.childNodes) {
    if (isText(child)) text += child.data
    else if (child.nodeName === 'BR') text += '\n'
    else text += rawText(child)
  }
  return text
}

function offsetOf(element: Element, node: Node, offset: number): number {
  if (isText(node) && node.parentNode === element && node === element.firstChild) return offset
  const range = element.ownerDocument.createRange()
  range.setStart(element, 0)
  range.setEnd(node, offset)
  return rawText(range.cloneContents()).length
}

function placeOf(element: Node, offset: number): [Node, number] {
  let left = offset
  for (const child of element.childNodes) {
    const isBreak = child.nodeName === 'BR'
    const length = isText(child) ? child.length : isBreak ? 1 : rawText(child).length
    if (left <= length && isText(child)) return [child, left]
    if (left < length) return isBreak ? [element, [...element.childNodes].indexOf(child)] : placeOf(child, left)
    left -= length
  }
  return [element, element.childNodes.length]
}

// The canvas is another window: its nodes are no instances of this window's classes.
function isText(node: Node): node is Text {
  return node.nodeType === 3
}
