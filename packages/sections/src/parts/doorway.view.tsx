import type { SectionFacts, SiteFacts } from '../template.ts'
import { Icon } from './icon.view.tsx'
import { shapes } from './shapes.ts'

interface Props {
  readonly section: SectionFacts
  readonly site: SiteFacts
}

/** The way down, cut in the colour of the section it leads to; the last section has none (GEN-4). */
export function Doorway({ section, site }: Props) {
  if (!section.hasNext || section.nextId === null) return null
  return (
    <a
      className="doorway"
      href={`#comp-${section.nextId}`}
      data-then="scroll-down"
      data-mode={section.nextColorMode ?? section.colorMode}
      aria-label={site.words.scrollDown}
    >
      <Icon shape={shapes.arrowDown} />
    </a>
  )
}
