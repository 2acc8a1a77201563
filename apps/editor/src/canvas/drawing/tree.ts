import { Fragment, isValidElement, type ReactNode } from 'react'

type Props = Readonly<Record<string, unknown>>

/** An element that a view asks for. */
export interface Host {
  readonly tag: string
  readonly props: Props
  /** Its place among its siblings: by its key, else by its order in the view; the same from one drawing to the next. */
  readonly slot: string
  readonly children: readonly Drawn[]
}

interface Words {
  readonly text: string
  readonly slot: string
}

export type Drawn = Host | Words

/**
 * Elements and texts that views ask for, in order, without their components. Hooks, classes, `memo` and `lazy` are
 * refused with a `TypeError`: a view is a function of its props.
 */
export function treeOf(node: ReactNode): readonly Drawn[] {
  const tree: Drawn[] = []
  collect(node, '', tree)
  return tree
}

function collect(node: unknown, slot: string, into: Drawn[]): void {
  if (node === null || node === undefined || typeof node === 'boolean') return
  if (typeof node === 'string' || typeof node === 'number') addText(String(node), slot, into)
  else if (Array.isArray(node)) collectAll(node, slot, into)
  else if (isValidElement<Props>(node)) collectElement(node.type, node.props, slot, into)
  else throw new TypeError(`A view cannot give ${String(node)}`)
}

function collectAll(nodes: readonly unknown[], slot: string, into: Drawn[]): void {
  nodes.forEach((node, index) => {
    const key = isValidElement(node) ? node.key : null
    collect(node, key === null ? `${slot}/${index}` : `${slot}/$${key}`, into)
  })
}

function collectElement(type: unknown, props: Props, slot: string, into: Drawn[]): void {
  if (typeof type === 'string') {
    into.push({ tag: type, props, slot, children: treeOf(props.children as ReactNode) })
  } else if (type === Fragment) {
    collect(props.children, slot, into)
  } else if (typeof type === 'function' && !type.prototype?.isReactComponent) {
    collect(type(props), slot, into)
  } else {
    throw new TypeError('A view is no function')
  }
}

/** Texts side by side are one text in a document. */
function addText(text: string, slot: string, into: Drawn[]): void {
  const last = into.at(-1)
  if (text === '') return
  if (last && !isHost(last)) into[into.length - 1] = { text: last.text + text, slot: last.slot }
  else into.push({ text, slot })
}

export function isHost(drawn: Drawn): drawn is Host {
  return 'tag' in drawn
}
