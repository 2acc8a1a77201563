import { icons } from '../chrome/icons.ts'
import styles from './overlay.module.css'

/** A box on the canvas, in the pixels of the canvas window. */
type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

type CounterState = 'plain' | 'warning' | 'max'

export interface Counted {
  readonly text: string
  readonly state: CounterState
}

const TEXT_GAP_X = 8
const TEXT_GAP_Y = 6
const COUNTER_GAP = 12
const COUNTER_HEIGHT = 24
const CHIP_INSET = 8

/** The layer over the canvas: rings, the section's name, the counter. Drawn by hand, in window pixels, without React: it moves with every key and scroll. */
export class Overlay {
  readonly #frame: HTMLIFrameElement
  readonly #sectionHover = part(styles.sectionHover)
  readonly #sectionSelected = part(styles.sectionSelected)
  readonly #textHover = part(styles.textHover)
  readonly #textActive = part(styles.textActive)
  readonly #chip = document.createElement('button')
  readonly #chipName = document.createElement('span')
  readonly #counter = part(styles.counter)
  readonly #count = document.createElement('span')
  #hovered: Element | null = null
  #hoveredText: Element | null = null
  #selected: Element | null = null
  #active: HTMLElement | null = null
  #queued = 0

  constructor(layer: HTMLElement, frame: HTMLIFrameElement, onChip: (section: Element) => void) {
    this.#frame = frame
    this.#chip.type = 'button'
    this.#chip.className = styles.chip ?? ''
    this.#chip.tabIndex = -1
    this.#chip.dir = 'auto'
    this.#chip.insertAdjacentHTML('beforeend', icons.layoutGrid)
    this.#chip.append(this.#chipName)
    this.#chip.addEventListener('click', () => this.#hovered && onChip(this.#hovered))
    this.#counter.insertAdjacentHTML('beforeend', icons.alertTriangle + icons.alertCircle)
    this.#counter.append(this.#count)
    this.#counter.dataset.counter = ''
    this.#sectionSelected.dataset.ring = 'section'
    this.#counter.setAttribute('aria-hidden', 'true')
    layer.classList.add(styles.overlay ?? '')
    layer.replaceChildren(
      this.#sectionHover,
      this.#sectionSelected,
      this.#textHover,
      this.#textActive,
      this.#counter,
      this.#chip,
    )
  }

  /** What the pointer is on: a text inside a section takes the ring from it. */
  hover(section: Element | null, text: Element | null, name: string): void {
    if (section === this.#hovered && text === this.#hoveredText) return
    this.#hovered = section
    this.#hoveredText = text
    if (this.#chipName.textContent !== name) this.#chipName.textContent = name
    this.draw()
  }

  select(section: Element | null): void {
    this.#selected = section
    this.draw()
  }

  /** The text that has the caret, and how much of it is used. */
  activate(text: HTMLElement | null, counted: Counted | null): void {
    this.#active = text
    if (counted) this.count(counted)
    this.draw()
  }

  count({ text, state }: Counted): void {
    if (this.#count.textContent !== text) this.#count.textContent = text
    if (this.#counter.dataset.state === state) return
    this.#counter.dataset.state = state
    this.#textActive.dataset.state = state
  }

  /** Draws before the next frame, however often it is asked. */
  queue(): void {
    this.#queued ||= requestAnimationFrame(() => this.draw())
  }

  draw(): void {
    cancelAnimationFrame(this.#queued)
    this.#queued = 0
    const scale = this.#scale()
    const boxOf = (element: Element | null): Box | null => {
      if (!element?.isConnected) return null
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
    }
    const active = boxOf(this.#active)
    const home = this.#active?.closest('[data-section]') ?? null
    const isStrong = active === null && this.#selected !== null
    const hovered = home ?? (this.#hovered === this.#selected ? null : this.#hovered)
    place(this.#sectionHover, this.#hoveredText && !home ? null : boxOf(hovered), 0, 0)
    place(this.#sectionSelected, isStrong ? boxOf(this.#selected) : null, 0, 0)
    place(this.#textHover, this.#hoveredText === this.#active ? null : boxOf(this.#hoveredText), TEXT_GAP_X, TEXT_GAP_Y)
    place(this.#textActive, active, TEXT_GAP_X, TEXT_GAP_Y)
    this.#drawCounter(active)
    this.#drawChip(active || this.#hoveredText ? null : boxOf(this.#hovered ?? (isStrong ? this.#selected : null)))
  }

  #scale(): number {
    const { width } = this.#frame.getBoundingClientRect()
    return this.#frame.offsetWidth > 0 ? width / this.#frame.offsetWidth : 1
  }

  /** Below the text at its own inline end: in Arabic text, on the physical left. */
  #drawCounter(active: Box | null): void {
    if (active && this.#active) {
      const isRtl = this.#active.ownerDocument.defaultView?.getComputedStyle(this.#active).direction === 'rtl'
      const x = isRtl ? active.x - TEXT_GAP_X : active.x + active.width + TEXT_GAP_X - this.#counter.offsetWidth
      const most = this.#frame.clientHeight * this.#scale() - COUNTER_HEIGHT - 4
      show(this.#counter, Math.max(4, x), Math.max(4, Math.min(active.y + active.height + COUNTER_GAP, most)))
    } else {
      hide(this.#counter)
    }
  }

  #drawChip(box: Box | null): void {
    if (box) {
      const isRtl = document.documentElement.dir === 'rtl'
      const x = isRtl ? box.x + box.width - CHIP_INSET - this.#chip.offsetWidth : box.x + CHIP_INSET
      show(this.#chip, x, Math.max(CHIP_INSET, box.y + CHIP_INSET))
    } else {
      hide(this.#chip)
    }
  }
}

function part(className: string | undefined): HTMLElement {
  const element = document.createElement('div')
  element.className = className ?? ''
  return element
}

function place(element: HTMLElement, box: Box | null, gapX: number, gapY: number): void {
  if (box) {
    element.style.width = `${box.width + 2 * gapX}px`
    element.style.height = `${box.height + 2 * gapY}px`
    show(element, box.x - gapX, box.y - gapY)
  } else {
    hide(element)
  }
}

function show(element: HTMLElement, x: number, y: number): void {
  element.style.transform = `translate(${x}px, ${y}px)`
  element.dataset.shown = ''
}

function hide(element: HTMLElement): void {
  if (element.dataset.shown !== undefined) delete element.dataset.shown
}
