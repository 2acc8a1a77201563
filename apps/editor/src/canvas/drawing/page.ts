import type { Section } from '@mimar/document'
import { type ComposedBody, type ComposedSection, SectionOnPage } from '@mimar/render'
import { views } from '../views.ts'
import { arrange, create, isSameKind, patchNode } from './draw.ts'
import { type Drawn, treeOf } from './tree.ts'

interface PageParts {
  readonly page: ComposedBody
  /** The page's own sections; those before and after them are shared. */
  readonly own: readonly Section[]
  /** How many of its own stand there so far; all, unless it says so. */
  readonly upTo?: number
  /** The section that has the caret: the browser owns its text, and it stays as it is. */
  readonly typingIn?: string | null
}

/** A section as it stands. */
interface Standing {
  readonly composed: ComposedSection
  readonly node: Node | null
}

/** Of a page with more sections than this, those far from the window are not laid out. */
export const LONG = 40

/**
 * The page in a document of its own: the sections that visitors get, and nothing around them. Only elements are kept:
 * when a section changes, its view says again what it had asked for before.
 */
export class PageDrawing {
  readonly #document: Document
  readonly #main: HTMLElement
  #standing: ReadonlyMap<string, Standing> = new Map()
  #around: readonly Node[] = []
  #inMain: readonly Node[] = []

  constructor(document: Document) {
    this.#document = document
    this.#main = document.createElement('main')
  }

  /** Draws what is another than before. Gives the ids of the sections that were drawn. */
  draw({ page, own, upTo = own.length, typingIn = null }: PageParts): ReadonlySet<string> {
    const redrawn = new Set<string>()
    const from = placeOfOwn(page, own)
    const before = page.sections.slice(0, from)
    const inside = page.sections.slice(from, from + Math.min(upTo, own.length))
    const after = page.sections.slice(from + own.length)
    const standing = new Map<string, Standing>()
    for (const composed of [...before, ...inside, ...after]) {
      const { id } = composed.section
      const stood = this.#standing.get(id)
      const isKept = stood && (id === typingIn || stood.composed === composed)
      if (!isKept) redrawn.add(id)
      standing.set(id, isKept ? stood : { composed, node: this.#drawSection(composed, stood) })
    }
    this.#standing = standing
    const nodesOf = (sections: readonly ComposedSection[]) =>
      sections.flatMap(({ section }) => standing.get(section.id)?.node ?? [])
    this.#main.toggleAttribute('data-long', own.length > LONG)
    const [around, inMain] = [[...nodesOf(before), this.#main, ...nodesOf(after)], nodesOf(inside)]
    arrange(this.#document.body, around, this.#around)
    arrange(this.#main, inMain, this.#inMain)
    this.#around = around
    this.#inMain = inMain
    return redrawn
  }

  #drawSection(composed: ComposedSection, stood: Standing | undefined): Node | null {
    const tree = sectionTree(composed)
    if (!tree) return null
    const before = stood?.node && sectionTree(stood.composed)
    if (!before || !stood.node || !isSameKind(stood.node, tree)) return create(this.#document, tree)
    patchNode(stood.node, before, tree)
    return stood.node
  }
}

/** What a view asks for: one element, or nothing. */
function sectionTree(composed: ComposedSection): Drawn | undefined {
  return treeOf(SectionOnPage({ composed, views }))[0]
}

/** Where the page's own sections begin. A page without any still stands above its footer. */
function placeOfOwn({ sections }: ComposedBody, own: readonly Section[]): number {
  const first = sections.findIndex(({ section }) => own.includes(section))
  if (first >= 0) return first
  const footer = sections.findIndex(({ section }) => section.category === 'footer')
  return footer >= 0 ? footer : sections.length
}
