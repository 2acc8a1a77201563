import type { Mark, SectionFacts } from '../template.ts'
import { headingOf } from './heading.ts'
import { Text } from './text.view.tsx'

type Side = 'LEFT' | 'RIGHT' | 'CENTER' | null

interface Props {
  readonly mark: Mark
  readonly section: SectionFacts
  readonly content: {
    readonly title: string
    readonly titleAlignment: Side
    readonly paragraph: string
    readonly paragraphAlignment: Side
  }
}

/** A title and the paragraph below it, which open a section. */
export function SectionHead({ mark, section, content }: Props) {
  const { title, titleAlignment, paragraph, paragraphAlignment } = content
  return (
    <div className="section-head">
      <Text as={headingOf(section)} mark={mark} field="title" value={title} align={titleAlignment} />
      <Text as="p" className="lead" mark={mark} field="paragraph" value={paragraph} align={paragraphAlignment} />
    </div>
  )
}
