import type { Section, SectionId } from '@mimar/document'
import { useEffect } from 'react'
import type { Stage } from '../canvas/stage.ts'
import { OptionsTool, useHasOptions } from '../controls/options-tool.view.tsx'
import { useEditing, useStateAfterFrame } from '../desk/editing.ts'
import { Tool } from '../desk/tool.view.tsx'
import { Toolbar } from '../desk/toolbar.view.tsx'
import { placeOfSection } from '../places/section-acts.ts'
import { templateName } from '../words/names.ts'
import { useAddItems } from './add-items.ts'

interface Props {
  readonly stage: Stage
  readonly id: SectionId
}

/** At the selected section, for who edits content only: what its lists can hold more; nothing where it has none (U4). */
export function ContentBar({ stage, id }: Props) {
  const section = useStateAfterFrame(({ opened }) => opened && placeOfSection(opened.site, id)?.section)
  return section ? <AddBar stage={stage} section={section} /> : null
}

function AddBar({ stage, section }: { readonly stage: Stage; readonly section: Section }) {
  const { say } = useEditing()
  const { items } = useAddItems(stage, section)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar of a section that has changed may be wider
  useEffect(() => stage.place(), [stage, section])
  const hasOptions = useHasOptions(section)
  if (items.length === 0 && !hasOptions) return null
  const name = section.label || templateName(say, section.template)
  return (
    <Toolbar label={say('sectionBar', { section: name })} leave={() => stage.focus()}>
      {items.map(({ id, label, reason, run }, index) => (
        <Tool key={id} isFirst={index === 0} icon="plus" label={label} words={label} reason={reason} run={run} />
      ))}
      <OptionsTool stage={stage} section={section} isFirst={items.length === 0} />
    </Toolbar>
  )
}
