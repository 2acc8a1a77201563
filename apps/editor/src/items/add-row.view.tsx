import type { Section } from '@mimar/document'
import type { Stage } from '../canvas/stage.ts'
import { Placed } from '../desk/placed.view.tsx'
import type { Spot } from '../desk/spots.ts'
import { Tool } from '../desk/tool.view.tsx'
import { useAddItems } from './add-items.ts'
import styles from './item-lists.module.css'
import { coloursOf } from './slide-shown.ts'

interface Props {
  readonly stage: Stage
  readonly section: Section
  readonly list: string
}

const GAP = 14

/** In the middle below the last row, and gone with it. */
const underRow: Spot = (box, own) => ({ x: box.x + (box.width - own.width) / 2, y: box.y + box.height + GAP })

/** Below the last row of a gallery: one more, and how many there may be (LIM). */
export function AddRow({ stage, section, list }: Props) {
  const add = useAddItems(stage, section).items.find(({ id }) => id === `add-${list}`)
  const last = ((section.content[list] ?? []) as readonly { readonly id: string }[]).at(-1)
  if (!add || !last) return null
  return (
    <Placed stage={stage} at={{ section: section.id, path: `${list}/${last.id}` }} spot={underRow}>
      <div className={styles.addRow} style={{ color: coloursOf(stage.page, section.id).color }} data-add-row="">
        <Tool isFirst icon="plus" label={add.label} words={add.label} reason={add.reason} run={add.run} />
        <span className={styles.count}>{add.hint}</span>
      </div>
    </Placed>
  )
}
