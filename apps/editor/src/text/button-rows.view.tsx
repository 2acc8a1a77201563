import { useEditing } from '../desk/editing.ts'
import { ToolShape } from '../desk/tool.view.tsx'
import styles from '../kit/sheet.module.css'
import type { ToolIcon } from '../kit/tool-icons.ts'
import { toolWords } from '../words/tools.ts'
import { sayPart } from '../words/words.ts'
import { type ItemAt, useItemActs } from './use-item-acts.ts'

interface RowProps {
  readonly icon: ToolIcon
  readonly label: string
  /** Why it cannot be done now; it stays in reach and says so. */
  readonly reason?: string | undefined
  readonly isDanger?: boolean
  readonly run: () => void
}

/** One act of a sheet, in words. */
export function ButtonRow({ icon, label, reason, isDanger, run }: RowProps) {
  return (
    <button
      type="button"
      className={styles.row}
      data-danger={isDanger ? '' : undefined}
      aria-disabled={reason !== undefined}
      aria-description={reason}
      onClick={() => reason === undefined && run()}
    >
      <ToolShape name={icon} />
      <span>
        {label}
        {reason && <small>{reason}</small>}
      </span>
    </button>
  )
}

/** The place of a button among its neighbours, one more, one less. */
export function ItemRows(at: ItemAt) {
  const { say: main } = useEditing()
  const say = sayPart(toolWords, main.language)
  const { earlier, later, add, remove } = useItemActs(at)
  const isAlone = at.item.ids.length === 1
  return (
    <>
      {!isAlone && <ButtonRow icon="arrowBack" label={main('moveEarlier')} {...earlier} />}
      {!isAlone && <ButtonRow icon="arrowOn" label={main('moveLater')} {...later} />}
      <ButtonRow icon="plus" label={say('addButton')} {...add} />
      <ButtonRow icon="trash" label={say('removeButton')} isDanger {...remove} />
    </>
  )
}
