import type { SectionFacts } from '../template.ts'

/** The tag of a section's title: the page's first section holds its only h1. */
export function headingOf(section: SectionFacts): 'h1' | 'h2' {
  return section.isFirst ? 'h1' : 'h2'
}
