import type { Box, Size } from '../kit/box.ts'
import { icons } from '../kit/icons.ts'
import { AfterFrame, NextFrame } from './next-frame.ts'
import styles from './overlay.module.css'
import { chipAt, counterAt, popoverAt, sectionBarAt, TEXT_GAP, textBarAt } from './overlay-places.ts'

/** Places what is loaded later, with every drawing: where an element stands, and how much room there is. */
export type Follower = (boxOf: BoxOf, room: Size) => void

type BoxOf = (element: Element | null) => Box | null

/** What a ring goes round, and how it keeps clear of it. */
interface Ring extends Box {
  readonly gapX: number
  readonly gapY: number
  readonly radius: string
}

/** Where everything stands at one moment. */
interface Measured {
  readonly boxOf: BoxOf
  readonly room: Size
  readonly active: Ring | null
  /** Whether the active text, and whether the editor, is written from right to left. */
  readonly isRtl: boolean
  readonly isEditorRtl: boolean
  readonly hovered: Box | null
  /** The section whose name is shown. */
  readonly named: Box | null
  readonly selected: Box | null
  readonly pointed: Ring | null
  readonly counterWidth: number
  readonly chipWidth: number
  readonly textWidth: number
  readonly belowSize: Size
  readonly sectionWidth: number
}

type CounterState = 'plain' | 'warning' | 'max'

export interface Counted {
  readonly text: string
  readonly state: CounterState
}

/** What the ring is round. */
type Active =
  | { readonly kind: 'none' }
  /** A text that has the caret: it is counted. */
  | { readonly kind: 'typing'; readonly element: HTMLElement }
  /** A text whose tools have the focus. */
  | { readonly kind: 'held'; readonly element: HTMLElement }
  /** A picture or icon that is selected. */
  | { readonly kind: 'picture'; readonly element: HTMLElement }

/** A text, or a picture or icon, that the pointer is on. */
interface Pointed {
  readonly kind: 'text' | 'picture'
  readonly element: HTMLElement
}

/** Where the pointer is: at no section, at one, or at something inside it. */
interface Hover {
  readonly section: Element | null
  readonly on: Pointed | null
}

const NOWHERE: Hover = { section: null, on: null }
const PICTURE_GAP = 4

/** Where tools are drawn: above a text, below it, at a section, and wherever they place themselves. */
export interface ToolHosts {
  readonly text: HTMLElement
  readonly below: HTMLElement
  readonly section: HTMLElement
  readonly free: HTMLElement
}

/** The layer over the canvas: rings, names, the counter. Drawn without React, because it moves with every key and scroll. */
export class Overlay {
  readonly #frame: HTMLIFrameElement
  readonly #sectionHover = part(styles.sectionHover)
  readonly #sectionSelected = part(styles.sectionSelected)
  readonly #textHover = part(styles.textHover)
  readonly #textActive = part(styles.textActive)
  readonly #chip = document.createElement('button')
  readonly #chipName = document.createElement('span')
  readonly #counter = part(styles.counter)
  #isCounted = false
  readonly #count = document.createElement('span')
  readonly hosts: ToolHosts = {
    text: part(styles.host),
    below: part(styles.host),
    section: part(styles.host),
    free: part(styles.host),
  }
  readonly followers = new Set<Follower>()
  #hover: Hover = NOWHERE
  #selected: Element | null = null
  #active: Active = { kind: 'none' }
  readonly #drawn = new NextFrame(() => this.draw())
  readonly #late = new AfterFrame(() => this.draw())
  readonly #checked = new NextFrame(() => spotOf(this.#element) !== this.#activeAt && this.draw())
  /** Where the active text stood when the layer was drawn. */
  #activeAt = ''

  constructor(layer: HTMLElement, frame: HTMLIFrameElement, onChip: (section: Element) => void) {
    this.#frame = frame
    this.#chip.type = 'button'
    this.#chip.className = styles.chip ?? ''
    this.#chip.tabIndex = -1
    this.#chip.dir = 'auto'
    this.#chip.insertAdjacentHTML('beforeend', icons.layoutGrid)
    this.#chip.append(this.#chipName)
    this.#chip.addEventListener('click', () => this.#hover.section && onChip(this.#hover.section))
    this.#chip.addEventListener('pointerleave', ({ relatedTarget }) => {
      if (relatedTarget !== frame) this.hover(null, null, '')
    })
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
  hover(section: Element | null, on: Pointed | null, name: string): void {
    if (section === this.#hover.section && on?.element === this.#hover.on?.element) return
    this.#hover = { section, on }
    if (section) this.#chip.dataset.chip = section.getAttribute('data-section') ?? ''
    if (this.#chipName.textContent !== name) this.#chipName.textContent = name
    this.draw()
  }

  /** The pointer has left the page at a point of the canvas window. On the section's name it is still at that section. */
  left(x: number, y: number): void {
    const { left, top, width } = this.#frame.getBoundingClientRect()
    const scale = width / this.#frame.offsetWidth
    const onto = document.elementFromPoint(left + x * scale, top + y * scale)
    if (!this.#chip.contains(onto)) this.hover(null, null, '')
  }

  select(section: Element | null): void {
    this.#selected = section
    // Who has just drawn the page measures it first: what is written here in between would be laid out for each of them.
    this.queue()
  }

  /** The page is another: it is shown first, and the layer goes to where things stand then. */
  pageDrawn(): void {
    this.#drawn.done()
    this.#late.ask()
  }

  /** What is edited or selected, and how much of a text is used. */
  activate(active: Active, counted: Counted | null = null): void {
    this.#active = active
    // Prices and hours are not counted: what the text before them had used is not theirs.
    this.#isCounted = counted !== null
    if (counted) this.count(counted)
    this.draw()
  }

  count({ text, state }: Counted): void {
    if (this.#count.textContent !== text) this.#count.textContent = text
    if (this.#counter.dataset.state === state) return
    this.#counter.dataset.state = state
    this.#textActive.dataset.state = state
  }

  /** The active text has changed by a key: most keys begin no line, and then nothing has moved. */
  typed(counted: Counted): void {
    if (this.#count.textContent?.length !== counted.text.length) this.queue()
    this.count(counted)
    this.#checked.ask()
  }

  /** Draws before the next frame, however often it is asked; after it where the page has just been drawn. */
  queue(): void {
    if (!this.#late.isAsked) this.#drawn.ask()
  }

  draw(): void {
    this.#drawn.done()
    this.#late.done()
    const measured = this.#measure()
    // They read, too, so they come before what is written here.
    for (const follow of this.followers) follow(measured.boxOf, measured.room)
    const { active, hovered, selected, pointed } = measured
    place(this.#sectionHover, this.#hover.on && !active ? null : hovered, 0, 0)
    place(this.#sectionSelected, selected, 0, 0)
    ring(this.#textHover, pointed)
    ring(this.#textActive, active)
    this.#drawText(measured)
    this.#drawSection(measured)
  }

  end(): void {
    for (const frame of [this.#drawn, this.#late, this.#checked]) frame.done()
  }

  /** How much of the canvas stands over the keyboard of a phone. */
  get roomHeight(): number {
    const { top, bottom } = this.#frame.getBoundingClientRect()
    const keyboard = document.documentElement.style.getPropertyValue('--keyboard')
    return Math.min(bottom, innerHeight - (Number.parseFloat(keyboard) || 0)) - top
  }

  get #element(): HTMLElement | null {
    return this.#active.kind === 'none' ? null : this.#active.element
  }

  /** Everything that is read, before anything is written: a browser asked in between lays both pages out again. */
  #measure(): Measured {
    const { width } = this.#frame.getBoundingClientRect()
    const scale = this.#frame.offsetWidth > 0 ? width / this.#frame.offsetWidth : 1
    const boxOf: BoxOf = (element) => {
      if (!element?.isConnected) return null
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x * scale, y: y * scale, width: width * scale, height: height * scale }
    }
    const element = this.#element
    const active = ringOf(element && { element, kind: this.#active.kind }, boxOf)
    const home = active && element ? element.closest('[data-section]') : null
    const named = this.#hover.section === this.#selected ? null : this.#hover.section
    const { text, below, section } = this.hosts
    this.#activeAt = spotOf(element)
    return {
      boxOf,
      room: { width: this.#frame.clientWidth * scale, height: this.roomHeight },
      active,
      isRtl: active !== null && element !== null && getComputedStyle(element).direction === 'rtl',
      isEditorRtl: document.documentElement.dir === 'rtl',
      hovered: boxOf(home ?? named),
      named: boxOf(named),
      selected: active === null ? boxOf(this.#selected) : null,
      pointed: this.#hover.on?.element === element ? null : ringOf(this.#hover.on, boxOf),
      counterWidth: this.#counter.offsetWidth,
      chipWidth: this.#chip.offsetWidth,
      textWidth: text.offsetWidth,
      belowSize: { width: below.offsetWidth, height: below.offsetHeight },
      sectionWidth: section.offsetWidth,
    }
  }

  #drawText({ active, isRtl, room, counterWidth, textWidth, belowSize }: Measured): void {
    const { text, below } = this.hosts
    const around = active && { box: active, isRtl, room }
    move(this.#counter, around && this.#isCounted ? counterAt(around, counterWidth) : null)
    move(text, around && textBarAt(around, textWidth))
    move(below, around && popoverAt(around, belowSize))
  }

  #drawSection({ active, selected, named, room, sectionWidth, chipWidth, isEditorRtl: isRtl }: Measured): void {
    const isNamed = named && !active && !this.#hover.on
    move(this.hosts.section, selected && sectionBarAt({ box: selected, isRtl, room }, sectionWidth))
    move(this.#chip, isNamed ? chipAt({ box: named, isRtl, room }, chipWidth) : null)
  }
}

function part(className: string | undefined): HTMLElement {
  const element = document.createElement('div')
  element.className = className ?? ''
  return element
}

function spotOf(element: Element | null): string {
  const box = element?.getBoundingClientRect()
  return box ? `${box.x} ${box.y} ${box.width} ${box.height}` : ''
}

/** Round a text, a picture or an icon; those of pictures and icons keep their corners. */
function ringOf(on: { readonly kind: string; readonly element: Element } | null, boxOf: BoxOf): Ring | null {
  const box = on && boxOf(on.element)
  if (!on || !box) return null
  return on.kind === 'picture'
    ? { ...box, gapX: PICTURE_GAP, gapY: PICTURE_GAP, radius: getComputedStyle(on.element).borderRadius }
    : { ...box, gapX: TEXT_GAP.x, gapY: TEXT_GAP.y, radius: '' }
}

function ring(element: HTMLElement, around: Ring | null): void {
  element.style.borderRadius = around?.radius ?? ''
  place(element, around, around?.gapX ?? 0, around?.gapY ?? 0)
}

function place(element: HTMLElement, box: Box | null, gapX: number, gapY: number): void {
  if (box) {
    element.style.width = `${box.width + 2 * gapX}px`
    element.style.height = `${box.height + 2 * gapY}px`
  }
  move(element, box && { x: box.x - gapX, y: box.y - gapY })
}

function move(element: HTMLElement, to: Pick<Box, 'x' | 'y'> | null): void {
  if (to) show(element, to.x, to.y)
  else hide(element)
}

function show(element: HTMLElement, x: number, y: number): void {
  element.style.transform = `translate(${x}px, ${y}px)`
  if (element.dataset.shown === undefined) element.dataset.shown = ''
}

function hide(element: HTMLElement): void {
  if (element.dataset.shown !== undefined) delete element.dataset.shown
}
