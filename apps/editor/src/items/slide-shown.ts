import type { SectionId } from '@mimar/document'
import { fieldFor } from '@mimar/sections/definitions'
import { useEffect, useState } from 'react'
import type { Stage } from '../canvas/stage.ts'

/** The slide of a slider that is in front on the canvas, wherever it was brought there from. */
export function useSlideShown(stage: Stage, section: SectionId): string | null {
  const [shown, setShown] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setShown(slideShown(stage.page, section))
    const scrolled = ({ target }: Event) => {
      if (target === listOf(stage.page, section)) look()
    }
    stage.page.addEventListener('scroll', scrolled, { capture: true, passive: true })
    const undrawn = stage.whenDrawn(look)
    look()
    return () => {
      stage.page.removeEventListener('scroll', scrolled, { capture: true })
      undrawn()
    }
  }, [stage, section])
  return shown
}

/** Brings a slide to the front; the page itself stays where it is. */
export function bringSlide(page: Document, section: SectionId, slide: string): void {
  const list = listOf(page, section)
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
  return page.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`)
}

function listOf(page: Document, section: SectionId): HTMLElement | null {
  const element = sectionOf(page, section)
  const name = fieldFor(element?.dataset.template ?? '', 'slides')
  return name === undefined ? null : (element?.querySelector<HTMLElement>(`[data-list="${name}"]`) ?? null)
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

function slideShown(page: Document, section: SectionId): string | null {
  const list = listOf(page, section)
  const ways = list ? slidesIn(list).map((slide) => ({ slide, way: Math.abs(wayTo(list, slide)) })) : []
  const nearest = ways.toSorted((one, two) => one.way - two.way)[0]
  return nearest ? idOf(nearest.slide) : null
}
