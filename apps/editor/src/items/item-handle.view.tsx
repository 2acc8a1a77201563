import type { Section } from '@mimar/document'
import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { toolIcons } from '../kit/tool-icons.ts'
import tools from '../kit/tools.module.css'
import type { TextPlace } from '../places/text.ts'
import { sayAtBar } from '../words/section-bar.ts'
import { dragItem } from './item-drag.ts'
import styles from './items.module.css'

interface Props {
  readonly stage: Stage
  readonly section: Section
  readonly item: NonNullable<TextPlace['item']>
  /** Puts the item after another of its list, or first. */
  readonly drop: (after: string | null) => void
}

/** Takes hold of an item of a list; with keys it is moved by the two buttons beside it. */
export function ItemHandle({ stage, section, item, drop }: Props) {
  const editing = useEditing()
  return (
    <span
      className={`${tools.tool} ${styles.handle}`}
      data-tip={sayAtBar(editing.say.language)('dragToMove')}
      data-handle=""
      aria-hidden="true"
      onPointerDown={(event) => dragItem({ editing, stage, section, item, drop }, event.nativeEvent)}
      dangerouslySetInnerHTML={{ __html: toolIcons.handle }}
    />
  )
}
