import { sectionElements } from '../canvas/frame.ts'

/** Width of a card, and how much of a long section it shows; px of the page. */
const CARD_WIDTH = 560
const CARD_HEIGHT = 132
const GAP = 18
const RADIUS = 12
/** How far the bar stands out beyond the cards. */
const BEYOND = 28
const ZOOM = 320

interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The sections of a place as a list of cards. */
export interface Cards {
  readonly count: number
  /** At which place the dragged section would stand: whole halves of cards count. */
  indexAt(y: number): number
  barAt(index: number): Bar
  /** Moves the list; false where it ends. */
  scroll(by: number): boolean
  clear(): void
}

/** Turns sections into cards by transforms alone, with the dragged one under the pointer; the page itself stays as it is. */
export function layCards(page: Document, own: readonly HTMLElement[], dragged: number, pointerY: number): Cards {
  const view = page.defaultView as Window
  const width = page.documentElement.clientWidth
  const scale = Math.min(0.72, Math.max(0.28, CARD_WIDTH / width))
  const rects = own.map((element) => element.getBoundingClientRect())
  const heights = rects.map(({ height }) => Math.max(24, Math.min(height * scale, CARD_HEIGHT)))
  const tops = stacked(heights)
  const start = pointerY - (tops[dragged] ?? 0) - (heights[dragged] ?? 0) / 2
  const x = (width - width * scale) / 2
  own.forEach((element, index) => {
    const card = { x, top: start + (tops[index] ?? 0), height: heights[index] ?? 0, scale }
    wear(element, rects[index] as DOMRect, card, view.innerHeight)
    if (index === dragged) element.style.opacity = '0.35'
  })
  const others = sectionsBeside(page, own)
  for (const other of others) other.style.opacity = '0'
  page.documentElement.dataset.cards = ''
  const list = own[0]?.parentElement as HTMLElement
  const rest = own.map((_, index) => index).filter((index) => index !== dragged)
  const end = (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0)
  let shift = 0
  const middleOf = (index: number) => start + shift + (tops[index] ?? 0) + (heights[index] ?? 0) / 2
  return {
    count: own.length,
    indexAt: (y) => rest.filter((index) => middleOf(index) < y).length,
    barAt: (index) => barAt(index, { rest, tops, heights, start: start + shift, x, width: width * scale }),
    scroll(by) {
      const [lowest, highest] = [view.innerHeight / 2 - end - start, view.innerHeight / 2 - start]
      const next = Math.max(lowest, Math.min(highest, shift - by))
      if (next === shift) return false
      shift = next
      list.style.transform = `translateY(${shift}px)`
      return true
    },
    clear: () => undress(page, list, [...own, ...others]),
  }
}

/** Where each card begins below the first. */
function stacked(heights: readonly number[]): readonly number[] {
  let next = 0
  return heights.map((height) => {
    const top = next
    next += height + GAP
    return top
  })
}

interface Card {
  readonly x: number
  readonly top: number
  readonly height: number
  readonly scale: number
}

function wear({ style }: HTMLElement, rect: DOMRect, { x, top, height, scale }: Card, room: number): void {
  const isNear = rect.bottom > -room && rect.top < 2 * room
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  style.transition = isNear && !isCalm ? `transform ${ZOOM}ms cubic-bezier(0.2, 0, 0, 1)` : 'none'
  style.transformOrigin = '0 0'
  style.clipPath = `inset(0 0 ${Math.max(0, rect.height - height / scale)}px 0 round ${RADIUS / scale}px)`
  style.transform = `translate(${x - rect.left}px, ${top - rect.top}px) scale(${scale})`
}

const WORN = ['transition', 'transform-origin', 'clip-path', 'transform', 'opacity']

function undress(page: Document, list: HTMLElement, sections: readonly HTMLElement[]): void {
  delete page.documentElement.dataset.cards
  list.style.transform = ''
  for (const { style } of sections) for (const name of WORN) style.removeProperty(name)
}

interface Laid {
  readonly rest: readonly number[]
  readonly tops: readonly number[]
  readonly heights: readonly number[]
  readonly start: number
  readonly x: number
  readonly width: number
}

/** Between two cards, above the first, or below the last. */
function barAt(index: number, { rest, tops, heights, start, x, width }: Laid): Bar {
  const above = rest[index - 1]
  const below = rest[index]
  const top = below === undefined ? undefined : (tops[below] ?? 0) - GAP / 2
  const bottom = above === undefined ? undefined : (tops[above] ?? 0) + (heights[above] ?? 0) + GAP / 2
  const y = start + (bottom ?? top ?? 0)
  return { x: x - BEYOND, y, width: width + 2 * BEYOND }
}

/** Sections of other places: they take no part. */
function sectionsBeside(page: Document, own: readonly HTMLElement[]): readonly HTMLElement[] {
  return sectionElements(page).filter((element) => !own.includes(element))
}
