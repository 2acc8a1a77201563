import type { Stage } from '../canvas/stage.ts'
import { useEditing } from '../desk/editing.ts'
import { Placed } from '../desk/placed.view.tsx'
import { beside } from '../desk/spots.ts'
import { Toolbar } from '../desk/toolbar.view.tsx'
import { ItemHandle } from '../items/item-handle.view.tsx'
import styles from '../kit/pictures.module.css'
import type { PicturePlace } from '../places/picture.ts'
import { BarButton } from './bar-button.view.tsx'
import { moveItemAfter } from './item-acts.ts'
import { rowActs, rowOf } from './row-acts.ts'
import { usePictureSay } from './use-pictures.ts'

interface Props {
  readonly stage: Stage
  readonly place: PicturePlace
}

/** Beside the row of the selected picture: its place among the rows, one more, one less. */
export function RowBar({ stage, place }: Props) {
  const { editor, say: main } = useEditing()
  const say = usePictureSay()
  const row = rowOf(editor, place)
  if (!row) return null
  const drop = (after: string | null) => moveItemAfter(editor, place.section, row.item, after)
  const acts = rowActs(editor, [main, say], place, row)
  return (
    <Placed stage={stage} at={{ section: place.caret.section, path: row.path }} spot={beside} className={styles.rowBar}>
      <Toolbar label={say('row')} leave={() => stage.focus()}>
        {row.item.ids.length > 1 && <ItemHandle stage={stage} section={place.section} item={row.item} drop={drop} />}
        {acts.map((act, index) => (
          <BarButton key={act.id} act={act} isFirst={index === 0} hasWords={false} />
        ))}
        <span className={styles.rowCount}>{`${row.item.index + 1}/${row.item.ids.length}`}</span>
      </Toolbar>
    </Placed>
  )
}
