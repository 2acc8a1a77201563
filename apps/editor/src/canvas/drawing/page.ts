import type { Section } from '@mimar/document'
import { type ComposedBody, type ComposedSection, LONG_PAGE, pageParts, SectionOnPage } from '@mimar/render'
import { sectionAt } from '../../places/editable.ts'
import { whenIdle } from '../early.ts'
import { views } from '../views.ts'
import { writeProps } from './attributes.ts'
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
interface DrawnSection {
  readonly composed: ComposedSection
  readonly node: Node | null
}

/** So many sections say their new side at once, more than a window holds; those further down say it in idle time. */
const SIDES = 24

/** So many are put somewhere by a change; more come with a page, or the next part of a long one. */
const FEW = 4

/** So many trees are kept, of the sections that were drawn last: who changes one of them again has its view called once. */
const TREES = 12

/**
 * The page in a document of its own: the sections that visitors get, and nothing around them. Of most only elements are
 * kept: when a section changes, its view says again what it had asked for before.
 */
export class PageDrawing {
  readonly #document: Document
  #main: HTMLElement
  readonly #trees = new Map<string, Drawn>()
  #standing: ReadonlyMap<string, DrawnSection> = new Map()
  #around: readonly Node[] = []
  #inMain: readonly Node[] = []
  #last: PageParts | null = null
  readonly #ending = new AbortController()

  constructor(document: Document) {
    this.#document = document
    this.#main = document.createElement('main')
  }

  /** Takes over what the server has drawn of a page, as it stands; false where something else stands there. */
  adopt({ page, own }: PageParts): boolean {
    const { body } = this.#document
    const main = body.querySelector('main')
    const { before, own: all, after } = pageParts(page, own)
    const drawn = [...before, ...all.slice(0, main?.childElementCount), ...after]
    const standing = drawn.map((composed) => ({ composed, node: sectionAt(this.#document, composed.section.id) }))
    const isAnother = ({ composed, node }: (typeof standing)[0]) => node?.dataset.template !== composed.section.template
    if (!main || drawn.length !== body.querySelectorAll('[data-section]').length || standing.some(isAnother))
      return false
    this.#main = main
    this.#standing = new Map(standing.map((one) => [one.composed.section.id, one]))
    this.#around = [...body.children]
    this.#inMain = [...main.children]
    return true
  }

  /** Draws what is another than before. Gives the ids of the sections that were drawn. */
  draw(parts: PageParts): ReadonlySet<string> {
    const { page, own, upTo = own.length, typingIn = null } = parts
    let sides = SIDES
    const redrawn = new Set<string>()
    const { before, own: all, after } = pageParts(page, own)
    const inside = all.slice(0, upTo)
    const standing = new Map<string, DrawnSection>()
    for (const composed of [...before, ...inside, ...after]) {
      const { id } = composed.section
      const stood = this.#standing.get(id)
      if (stood && (id === typingIn || stood.composed === composed)) standing.set(id, stood)
      else if (stood && composed.isSameButRoot(stood.composed)) {
        sides -= 1
        standing.set(id, sides < 0 ? stood : this.#markSection(composed, stood))
      } else {
        redrawn.add(id)
        standing.set(id, { composed, node: this.#drawSection(composed, stood) })
      }
    }
    this.#standing = standing
    const nodesOf = (sections: readonly ComposedSection[]) =>
      sections.flatMap(({ section }) => standing.get(section.id)?.node ?? [])
    const isLong = own.length > LONG_PAGE
    this.#main.toggleAttribute('data-long', isLong)
    const [around, inMain] = [[...nodesOf(before), this.#main, ...nodesOf(after)], nodesOf(inside)]
    arrange(this.#document.body, around, this.#around)
    const put = arrange(this.#main, inMain, this.#inMain)
    if (isLong && this.#last && put.length <= FEW) layOutAtOnce(put as readonly HTMLElement[])
    this.#around = around
    this.#inMain = inMain
    this.#last = parts
    if (sides < 0) whenIdle(() => this.#last === parts && this.draw(parts), this.#ending.signal)
    return redrawn
  }

  /** Draws nothing more by itself: nobody sees the page any longer. */
  end(): void {
    this.#ending.abort('over')
  }

  #drawSection(composed: ComposedSection, stood: DrawnSection | undefined): Node | null {
    const tree = sectionTree(composed)
    const before = stood?.node && (this.#trees.get(composed.section.id) ?? sectionTree(stood.composed))
    this.#keepTree(composed.section.id, tree)
    if (!tree) return null
    if (!before || !stood.node || !isSameKind(stood.node, tree)) return create(this.#document, tree)
    patchNode(stood.node, before, tree)
    return stood.node
  }

  /** Its place among the others has changed, which its root says alone: the view is not called. */
  #markSection(composed: ComposedSection, { composed: before, node }: DrawnSection): DrawnSection {
    if (node) writeProps(node as HTMLElement, before.root(), composed.root())
    this.#trees.delete(composed.section.id)
    return { composed, node }
  }

  #keepTree(section: string, tree: Drawn | undefined): void {
    this.#trees.delete(section)
    if (tree) this.#trees.set(section, tree)
    const [oldest] = this.#trees.keys()
    if (this.#trees.size > TREES && oldest !== undefined) this.#trees.delete(oldest)
  }
}

/** A browser guesses how high a section is that it has not laid out yet; whoever moves what stands below asks for it now. */
function layOutAtOnce(sections: readonly HTMLElement[]): void {
  if (sections.length === 0) return
  for (const section of sections) section.dataset.put = ''
  whenIdle(() => {
    for (const section of sections) delete section.dataset.put
  })
}

/** What a view asks for: one element, or nothing. */
function sectionTree(composed: ComposedSection): Drawn | undefined {
  return treeOf(SectionOnPage({ composed, views }))[0]
}
