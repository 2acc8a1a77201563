import type { Section } from '@mimar/document'
import type { Stage } from '../canvas/stage.tsx'
import { MenuList } from '../chrome/menu-list.view.tsx'
import { ToolMenu } from '../tools/tool-menu.view.tsx'
import { useAddItems } from './add-items.ts'

interface Props {
  readonly stage: Stage
  readonly section: Section
}

/** Adds to the lists of a section; none where it has no list. */
export function AddMenu({ stage, section }: Props) {
  const group = useAddItems(stage, section)
  if (group.items.length === 0) return null
  return (
    <ToolMenu icon="plus" label={group.label}>
      {(close) => <MenuList groups={[{ ...group, isPlain: true }]} close={close} />}
    </ToolMenu>
  )
}
