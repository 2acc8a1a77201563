import type { SectionId } from '@mimar/document'
import type { Stage } from '../canvas/stage.ts'
import { useCatalog, useStateAfterFrame } from '../desk/editing.ts'
import { useIsPhone } from '../kit/use-is-phone.ts'
import { placeOfSection } from '../places/section-acts.ts'
import { AddRow } from './add-row.view.tsx'
import { SlideStrip } from './slide-strip.view.tsx'

interface Props {
  readonly stage: Stage
  readonly id: SectionId
}

/** What stands at the lists of a selected section: the strip of its slides, the place of its next row. */
export function ListTools({ stage, id }: Props) {
  const catalog = useCatalog()
  const isPhone = useIsPhone()
  const section = useStateAfterFrame(({ opened }) => opened && placeOfSection(opened.site, id)?.section)
  // There the sheet of the section has the room, and what can be added.
  if (!section || isPhone) return null
  const [slides, rows] = [catalog.fieldFor(section.template, 'slides'), catalog.fieldFor(section.template, 'rows')]
  if (slides !== undefined) return <SlideStrip stage={stage} section={section} list={slides} />
  return rows === undefined ? null : <AddRow stage={stage} section={section} list={rows} />
}
