// Reconciliation (virtual DOM): writes only what is another than before into the page on the canvas (decision 0025).
import { markupOf, SVG, writeProps } from './attributes.ts'
import { type Drawn, type Host, isHost } from './tree.ts'

/** Makes the node that a tree asks for, to stand inside of `around`. */
export function create(document: Document, drawn: Drawn, around?: Element): Node {
  if (!isHost(drawn)) return document.createTextNode(drawn.text)
  const isSvg = drawn.tag === 'svg' || around?.namespaceURI === SVG
  const element = isSvg ? document.createElementNS(SVG, drawn.tag) : document.createElement(drawn.tag)
  for (const child of drawn.children) element.append(create(document, child, element))
  writeProps(element as HTMLElement | SVGElement, {}, drawn.props)
  return element
}

/**
 * Patches the children of a parent: nodes that both trees have stay, and only what differs is written. Nodes that do not
 * stand as the first tree left them, because somebody typed there, are made anew.
 */
function patchChildren(parent: Element, before: readonly Drawn[], now: readonly Drawn[]): void {
  const [was, is] = [onlyText(before), onlyText(now)]
  if (was !== null && is !== null) {
    if (was !== is && parent.textContent !== is) parent.textContent = is
    return
  }
  const nodes = [...parent.childNodes]
  if (standsAs(nodes, before)) arrange(parent, patchNodes(parent, nodes, before, now), nodes)
  else parent.replaceChildren(...now.map((drawn) => create(parent.ownerDocument, drawn, parent)))
}

function onlyText(tree: readonly Drawn[]): string | null {
  const [first] = tree
  if (!first) return ''
  return tree.length === 1 && !isHost(first) ? first.text : null
}

function standsAs(nodes: readonly Node[], tree: readonly Drawn[]): boolean {
  return nodes.length === tree.length && tree.every((drawn, at) => isSameKind(nodes[at] as Node, drawn))
}

export function isSameKind(node: Node, drawn: Drawn): boolean {
  return isHost(drawn) ? (node as Element).localName === drawn.tag : node.nodeType === Node.TEXT_NODE
}

/** The nodes of the next tree in order: those that have their slot in both trees are kept. */
function patchNodes(parent: Element, nodes: readonly Node[], before: readonly Drawn[], now: readonly Drawn[]): Node[] {
  const slots = new Map(before.map((drawn, at) => [drawn.slot, { drawn, node: nodes[at] as Node }]))
  return now.map((drawn) => {
    const kept = slots.get(drawn.slot)
    if (!kept || !isSameKind(kept.node, drawn)) return create(parent.ownerDocument, drawn, parent)
    patchNode(kept.node, kept.drawn, drawn)
    return kept.node
  })
}

/** Turns one node into that of the next tree. */
export function patchNode(node: Node, before: Drawn, now: Drawn): void {
  if (!isHost(now)) {
    if (node.nodeValue !== now.text) node.nodeValue = now.text
  } else {
    patchElement(node as HTMLElement, before as Host, now)
  }
}

function patchElement(element: HTMLElement, before: Host, now: Host): void {
  writeProps(element, before.props, now.props)
  if (markupOf(now.props) === undefined) patchChildren(element, before.children, now.children)
}

/**
 * Puts children in their order and takes the others away. As few as can be are moved: where a browser has no
 * `moveBefore`, a moved node loses the focus and starts its animations again. Gives those that were put somewhere.
 */
export function arrange(parent: Element, wanted: readonly Node[], standing: readonly Node[]): readonly Node[] {
  const most = Math.min(wanted.length, standing.length)
  let start = 0
  while (start < most && wanted[start] === standing[start]) start += 1
  let tail = 0
  while (tail < most - start && wanted.at(-1 - tail) === standing.at(-1 - tail)) tail += 1
  const inner = wanted.slice(start, wanted.length - tail)
  const before = standing.slice(start, standing.length - tail)
  const kept = new Set(inner)
  for (const node of before) if (!kept.has(node) && node.parentNode === parent) parent.removeChild(node)
  const staying = longestInOrder(inner, new Map(before.map((node, at) => [node, at])))
  const put = inner.filter((node) => !staying.has(node))
  let next: Node | null = wanted[wanted.length - tail] ?? null
  for (const node of inner.toReversed()) {
    if (!staying.has(node)) putBefore(parent, node, next)
    next = node
  }
  return put
}

/** What stands there already is moved as it is (atomic move): frames, animations and the focus in it go on. */
function putBefore(parent: Element, node: Node, next: Node | null): void {
  if (node.parentNode === parent && parent.isConnected && 'moveBefore' in parent) parent.moveBefore(node, next)
  else parent.insertBefore(node, next)
}

/** The most nodes that stand in their order already (longest increasing subsequence). */
function longestInOrder(nodes: readonly Node[], places: ReadonlyMap<Node, number>): ReadonlySet<Node> {
  /** The ends of the best runs by their length, each with the end of the run it goes on. */
  const ends: { readonly node: Node; readonly place: number; readonly last: number }[] = []
  const runs: number[] = []
  for (const node of nodes) {
    const place = places.get(node)
    if (place === undefined) continue
    let length = runs.length
    while (length > 0 && ends[runs[length - 1]!]!.place > place) length -= 1
    ends.push({ node, place, last: runs[length - 1] ?? -1 })
    runs[length] = ends.length - 1
  }
  const staying = new Set<Node>()
  for (let at = runs.at(-1) ?? -1; at >= 0; at = ends[at]!.last) staying.add(ends[at]!.node)
  return staying
}
