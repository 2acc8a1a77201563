import { icons } from '../chrome/icons.ts'
import styles from './overlay.module.css'

/** A box on the canvas, in the pixels of the canvas window. */
export type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

/** Places what is loaded later, with every drawing: where an element stands, and how much room there is. */
export type Follower = (boxOf: (element: Element | null) => Box | null, room: Pick<Box, 'width' | 'height'>) => void

type CounterState = 'plain' | 'warning' | 'max'

export interface Counted {
  readonly text: string
  readonly state: CounterState
}

const TEXT_GAP_X = 8
const TEXT_GAP_Y = 6
const PICTURE_GAP = 4
const COUNTER_GAP = 12
const COUNTER_HEIGHT = 24
const CHIP_INSET = 8
const BAR_HEIGHT = 40
const BAR_GAP = 14
const BAR_EDGE = 8
const BAR_START = 16
const PLUS_ROOM = 22
const POPOVER_GAP = 14

/** Where tools are drawn: above a text, below it, at a section, and wherever they place themselves. */
export interface ToolHosts {
  readonly text: HTMLElement
  readonly below: HTMLElement
  readonly section: HTMLElement
  readonly free: HTMLElement
}

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
  readonly hosts: ToolHosts = {
    text: part(styles.host),
    below: part(styles.host),
    section: part(styles.host),
    free: part(styles.host),
  }
  readonly followers = new Set<Follower>()
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
      this.hosts.free,
      this.hosts.section,
      this.hosts.text,
      this.hosts.below,
    )
    show(this.hosts.free, 0, 0)
    for (const host of Object.values(this.hosts)) host.addEventListener('focusin', () => this.queue())
  }

  /** What the pointer is on: a text inside a section takes the ring from it. */
  hover(section: Element | null, text: Element | null, name: string): void {
    if (section === this.#hovered && text === this.#hoveredText) return
    this.#hovered = section
    this.#hoveredText = text
    if (section) this.#chip.dataset.chip = section.getAttribute('data-section') ?? ''
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
    const pointed = this.#hoveredText === this.#active ? null : this.#hoveredText
    ring(this.#textHover, pointed, boxOf(pointed))
    ring(this.#textActive, this.#active, active)
    this.#drawCounter(active)
    const named = this.#hovered === this.#selected ? null : this.#hovered
    this.#drawChip(active || this.#hoveredText ? null : boxOf(named))
    this.#drawTextTools(active)
    this.#drawSectionTools(isStrong ? boxOf(this.#selected) : null)
    for (const follow of this.followers) follow(boxOf, this.#room())
  }

  #scale(): number {
    const { width } = this.#frame.getBoundingClientRect()
    return this.#frame.offsetWidth > 0 ? width / this.#frame.offsetWidth : 1
  }

  /** Below the text at its own inline end: in Arabic text, on the physical left. */
  #drawCounter(active: Box | null): void {
    if (active && this.#active?.isContentEditable) {
      const isRtl = this.#isRtl(this.#active)
      const x = isRtl ? active.x - TEXT_GAP_X : active.x + active.width + TEXT_GAP_X - this.#counter.offsetWidth
      const most = this.#frame.clientHeight * this.#scale() - COUNTER_HEIGHT - 4
      show(this.#counter, Math.max(4, x), Math.max(4, Math.min(active.y + active.height + COUNTER_GAP, most)))
    } else {
      hide(this.#counter)
    }
  }

  /** The bar above the text at the text's own start, the popover below it; each on the other side where there is no room. */
  #drawTextTools(active: Box | null): void {
    const { text, below } = this.hosts
    if (!active || !this.#active) {
      hide(text)
      hide(below)
      return
    }
    const isRtl = this.#isRtl(this.#active)
    const room = this.#room()
    const start = (host: HTMLElement) => {
      const wanted = isRtl ? active.x + active.width + TEXT_GAP_X - host.offsetWidth : active.x - TEXT_GAP_X
      return Math.max(BAR_EDGE, Math.min(wanted, room.width - host.offsetWidth - BAR_EDGE))
    }
    const above = active.y - TEXT_GAP_Y - BAR_GAP - BAR_HEIGHT
    const under = active.y + active.height + COUNTER_GAP + COUNTER_HEIGHT + BAR_EDGE
    show(text, start(text), Math.max(BAR_EDGE, above >= BAR_EDGE ? above : Math.min(under, room.height - BAR_HEIGHT)))
    const lower = active.y + active.height + POPOVER_GAP
    const upper = Math.min(active.y - POPOVER_GAP, above - BAR_EDGE) - below.offsetHeight
    const fits = lower + below.offsetHeight <= room.height || upper < BAR_EDGE
    show(below, start(below), fits ? Math.max(BAR_EDGE, Math.min(lower, room.height - below.offsetHeight)) : upper)
  }

  /** Above the section where there is room, else inside it, and always in sight while any of it is. */
  #drawSectionTools(box: Box | null): void {
    const host = this.hosts.section
    if (!box) {
      hide(host)
      return
    }
    const room = this.#room()
    const isRtl = document.documentElement.dir === 'rtl'
    const x = isRtl ? box.x + box.width - BAR_START - host.offsetWidth : box.x + BAR_START
    // Where the bar would meet the plus in the middle, it gives way.
    const gap = host.offsetWidth + BAR_START + PLUS_ROOM > room.width / 2 ? PLUS_ROOM : BAR_EDGE
    const above = box.y - gap - BAR_HEIGHT
    const inside = Math.max(BAR_EDGE, Math.min(box.y + gap, room.height - BAR_HEIGHT - BAR_EDGE))
    show(
      host,
      Math.max(BAR_EDGE, Math.min(x, room.width - host.offsetWidth - BAR_EDGE)),
      above >= BAR_EDGE ? Math.min(above, inside) : inside,
    )
  }

  #room(): { readonly width: number; readonly height: number } {
    const scale = this.#scale()
    return { width: this.#frame.clientWidth * scale, height: this.#frame.clientHeight * scale }
  }

  #isRtl(element: HTMLElement): boolean {
    return element.ownerDocument.defaultView?.getComputedStyle(element).direction === 'rtl'
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

/** Round a text, a picture or an icon; those of pictures and icons keep their corners. */
function ring(element: HTMLElement, on: Element | null, box: Box | null): void {
  const isPicture = on?.matches('.photo,.logo-picture,[data-field*="/icon"]')
  element.style.borderRadius = isPicture ? getComputedStyle(on as Element).borderRadius : ''
  place(element, box, isPicture ? PICTURE_GAP : TEXT_GAP_X, isPicture ? PICTURE_GAP : TEXT_GAP_Y)
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
