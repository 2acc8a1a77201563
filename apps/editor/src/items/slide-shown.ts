import type { SectionId } from '@mimar/document'
import { useEffect, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { sectionAt } from '../places/editable.ts'

/** The slide of a slider that is in front on the canvas, wherever it was brought there from. */
export function useSlideShown(stage: Stage, section: SectionId, list: string): string | null {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setShown(slideShown(listOf(stage.page, section, list)))
    const scrolled = ({ target }: Event) => {
      if (target === listOf(stage.page, section, list)) look()
    }
    stage.page.addEventListener('scroll', scrolled, { capture: true, passive: true })
    const undrawn = stage.whenDrawn(look)
    look()
    return () => {
      stage.page.removeEventListener('scroll', scrolled, { capture: true })
      undrawn()
    }
  }, [stage, section, list])
  return shown
}

/** Brings a slide to the front; the page itself stays where it is. */
export function bringSlide(list: HTMLElement | null, slide: string): void {
  const element = list && slidesIn(list).find((one) => idOf(one) === slide)
  if (!list || !element) return
  list.scrollBy({ left: wayTo(list, element), behavior: 'instant' })
}

/** What lies behind a slider and what is written on it, for its thumbnails. */
export function coloursOf(page: Document, section: SectionId): { readonly background: string; readonly color: string } {
  const element = sectionOf(page, section)
  if (!element) return { background: '', color: '' }
  let behind: HTMLElement | null = element
  while (behind && isClear(getComputedStyle(behind).backgroundColor)) behind = behind.parentElement
  return {
    background: behind ? getComputedStyle(behind).backgroundColor : '#fff',
    color: getComputedStyle(element).color,
  }
}

const isClear = (colour: string) => colour === 'transparent' || colour === 'rgba(0, 0, 0, 0)'

function sectionOf(page: Document, section: SectionId): HTMLElement | null {
  return sectionAt(page, section)
}

/** The list of a section that its slides are. */
export function listOf(page: Document, section: SectionId, list: string): HTMLElement | null {
  return sectionOf(page, section)?.querySelector<HTMLElement>(`[data-list="${list}"]`) ?? null
}

function slidesIn(list: HTMLElement): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(`[data-item^="${list.dataset.list}/"]`)]
}

const idOf = (slide: HTMLElement) => slide.dataset.item?.split('/')[1] ?? ''

/** How far it is scrolled from where a slide begins; to the left less than nothing. */
function wayTo(list: HTMLElement, slide: HTMLElement): number {
  const [outer, inner] = [list.getBoundingClientRect(), slide.getBoundingClientRect()]
  return getComputedStyle(list).direction === 'rtl' ? inner.right - outer.right : inner.left - outer.left
}

function slideShown(list: HTMLElement | null): string | null {
  const ways = list ? slidesIn(list).map((slide) => ({ slide, way: Math.abs(wayTo(list, slide)) })) : []
  const nearest = ways.toSorted((one, two) => one.way - two.way)[0]
  return nearest ? idOf(nearest.slide) : null
}
