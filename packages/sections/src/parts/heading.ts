import type { CSSProperties } from 'react'
import type { SectionFacts } from '../template.ts'

/** Titles of heroes are set in so many lines at most, as long as they are large. */
const LINES = 3
/** Lines of that many characters need no word about it. */
const USUAL = 9

/** Tells styles how many characters the fullest line of a hero's title has: its longest word, or a third of all. */
export function fullestLine(title: string): CSSProperties | undefined {
  const words = title.split(/\s+/).map(({ length }) => length)
  const fullest = Math.max(...words, Math.ceil(title.length / LINES) + 1)
  return fullest > USUAL ? ({ '--fullest': fullest } as CSSProperties) : undefined
}

/** The tag of a section's title: the page's first section holds its only h1. */
export function headingOf(section: SectionFacts): 'h1' | 'h2' {
  return section.isFirst ? 'h1' : 'h2'
}
