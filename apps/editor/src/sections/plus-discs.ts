import type { Section, SectionId } from '@mimar/document'
import type { Follower } from '../canvas/overlay.ts'
import type { Stage } from '../canvas/stage.ts'
import type { Box } from '../kit/box.ts'
import { toolIcons } from '../kit/tool-icons.ts'
import type { Editor } from '../state/editor.ts'
import styles from './plus.module.css'

/** How near to a boundary the pointer brings its plus (U6). */
const NEAR = 24
const EDGE = 20

interface PlusOptions {
  readonly stage: Stage
  readonly editor: Editor
  /** What the plus after a section is called; null is the first boundary. */
  readonly nameOf: (after: SectionId | null) => string
  readonly open: (after: SectionId | null) => void
}

/** The round plus between two sections: near the pointer, beside the selected section, after the last one, and always where fingers are used (U6). */
export class PlusDiscs {
  readonly #options: PlusOptions
  readonly #host = document.createElement('div')
  readonly #discs = new Map<SectionId | '', HTMLButtonElement>()
  readonly #touch = matchMedia('(hover: none), (pointer: coarse), (max-width: 767px)')
  readonly #endings: (() => void)[] = []
  #near: SectionId | '' | null = null
  /** Kept while its picker is open. */
  #opened: SectionId | '' | null = null
  #isResting = false

  constructor(options: PlusOptions) {
    this.#options = options
    const { stage, editor } = options
    const page = stage.page
    const ending = new AbortController()
    stage.hosts.free.append(this.#host)
    page.addEventListener('pointermove', (event) => this.#pointed(event), { passive: true, signal: ending.signal })
    this.#touch.addEventListener('change', () => stage.place(), { signal: ending.signal })
    this.#endings.push(
      () => ending.abort(),
      stage.follow(this.#follow),
      editor.store.subscribe((now, before) => {
        const isOther = now.caret !== before.caret || now.dialog !== before.dialog || now.chosen !== before.chosen
        if (isOther) stage.place()
      }),
    )
  }

  /** Brings the plus of a boundary, puts the focus on it and opens its picker, as a press on it does. */
  press(after: SectionId | null): void {
    const disc = this.#disc(after ?? '')
    disc.focus()
    this.#open(after ?? '')
  }

  /** None are drawn while something is dragged. */
  rest(isResting: boolean): void {
    this.#isResting = isResting
    this.#options.stage.place()
  }

  end(): void {
    for (const ending of this.#endings) ending()
    this.#host.remove()
  }

  #pointed({ pointerType, target, clientY }: PointerEvent): void {
    if (pointerType === 'touch') return
    const section = (target as Element | null)?.closest?.<HTMLElement>('[data-section]') ?? null
    const near = section ? this.#boundaryAt(section, clientY) : null
    if (near === this.#near) return
    this.#near = near
    this.#options.stage.place()
  }

  /** The boundary within reach of a height in a section, if one of the page's own sections begins or ends there. */
  #boundaryAt(section: HTMLElement, y: number): SectionId | '' | null {
    const own = this.#own()
    const { top, bottom } = section.getBoundingClientRect()
    const index = own.findIndex(({ id }) => id === section.dataset.section)
    const isFooter = index < 0 && section.previousElementSibling?.tagName === 'MAIN'
    if (y - top <= NEAR && (index >= 0 || isFooter)) {
      return (isFooter ? own.at(-1) : own[index - 1])?.id ?? ''
    }
    if (bottom - y > NEAR) return null
    return index >= 0 ? (own[index]?.id ?? null) : isFooter ? null : ''
  }

  #own(): readonly Section[] {
    const { opened } = this.#options.editor.store.getState()
    return opened?.site.pages.find(({ id }) => id === opened.page)?.sections ?? []
  }

  #follow: Follower = (boxOf, room) => {
    const own = this.#own()
    const wanted = own.length === 0 || this.#isResting ? new Set<SectionId | ''>() : this.#wanted(own, boxOf, room)
    const { selected } = this.#options.editor.store.getState().opened ?? {}
    // All is read before anything is written: a browser asked in between lays both pages out again.
    const heights = [...wanted].map((after) => [after, this.#heightOf(after, own, boxOf)] as const)
    for (const [after, disc] of this.#discs) {
      if (wanted.has(after) || disc === document.activeElement) continue
      disc.remove()
      this.#discs.delete(after)
    }
    for (const [after, y] of heights) {
      if (y === null) continue
      const disc = this.#disc(after)
      const before = own[own.findIndex(({ id }) => id === after) + 1]?.id
      const isStrong = selected != null && (selected === after || selected === before)
      disc.toggleAttribute('data-strong', isStrong || after === this.#opened)
      disc.style.transform = `translate(${room.width / 2}px, ${Math.max(EDGE, y)}px)`
    }
  }

  #wanted(own: readonly Section[], boxOf: Parameters<Follower>[0], room: Parameters<Follower>[1]): Set<SectionId | ''> {
    const { opened, caret, chosen, dialog } = this.#options.editor.store.getState()
    if (dialog?.kind !== 'picker') this.#opened = null
    const last = own.at(-1)?.id ?? ''
    // A finger that writes, or changes something, has no use for them, and they would cover words.
    const isAway = this.#touch.matches && (caret !== null || chosen !== null)
    const wanted = new Set<SectionId | ''>(isAway ? [] : [last])
    if (this.#near !== null) wanted.add(this.#near)
    if (this.#opened !== null) wanted.add(this.#opened)
    const index = own.findIndex(({ id }) => id === opened?.selected)
    if (index >= 0 && !caret && !chosen) {
      wanted.add(own[index]?.id ?? '')
      wanted.add(own[index - 1]?.id ?? '')
    }
    if (this.#touch.matches && !isAway) for (const after of this.#visible(own, boxOf, room)) wanted.add(after)
    return wanted
  }

  #visible(own: readonly Section[], boxOf: Parameters<Follower>[0], { height }: Pick<Box, 'height'>) {
    return ['', ...own.map(({ id }) => id)].filter((after) => {
      const y = this.#heightOf(after, own, boxOf)
      return y !== null && y > -EDGE && y < height + EDGE
    })
  }

  #heightOf(after: SectionId | '', own: readonly Section[], boxOf: Parameters<Follower>[0]) {
    const main = this.#options.stage.page.querySelector('main')
    const index = after === '' ? 0 : own.findIndex(({ id }) => id === after)
    // The page's own sections stand there in their order: nothing is searched for, however long the page.
    const found = main?.children[index]
    const box = found?.getAttribute('data-section') === own[index]?.id ? boxOf(found ?? null) : null
    if (!box || after !== '') return box && box.y + box.height
    // A bar that lies over the first section keeps its words free.
    const bar = boxOf(main?.previousElementSibling ?? null)
    return bar && bar.y + bar.height > box.y ? bar.y + bar.height + (this.#touch.matches ? EDGE : 0) : box.y
  }

  #disc(after: SectionId | ''): HTMLButtonElement {
    const known = this.#discs.get(after)
    if (known) return known
    const disc = document.createElement('button')
    disc.type = 'button'
    disc.className = styles.disc ?? ''
    disc.dataset.plus = after
    disc.setAttribute('aria-label', this.#options.nameOf(after === '' ? null : after))
    disc.insertAdjacentHTML('beforeend', toolIcons.plus)
    disc.addEventListener('click', () => this.#open(after))
    this.#discs.set(after, disc)
    this.#host.append(disc)
    return disc
  }

  #open(after: SectionId | ''): void {
    this.#opened = after
    this.#options.open(after === '' ? null : after)
    this.#options.stage.place()
  }
}
