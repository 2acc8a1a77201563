import { type ListIconName, listIcons } from './list-icons.ts'
import styles from './row-button.module.css'

interface Props {
  readonly icon: ListIconName
  readonly name: string
  /** Why it cannot be done now. */
  readonly isOff?: string | false | undefined
  readonly isPressed?: boolean
  readonly act?: string
  /** It takes something away. */
  readonly isDanger?: boolean
  readonly run: (button: HTMLElement) => void
}

/** A small act of a row; one that cannot be done stays and says why. */
export function RowButton({ icon, name, isOff, isPressed, act, isDanger, run }: Props) {
  return (
    <button
      type="button"
      className={styles.act}
      aria-label={name}
      title={isOff || name}
      aria-description={isOff || undefined}
      aria-disabled={Boolean(isOff)}
      aria-pressed={isPressed}
      data-act={act}
      data-danger={isDanger ? '' : undefined}
      onClick={(event) => {
        event.stopPropagation()
        if (!isOff) run(event.currentTarget)
      }}
      dangerouslySetInnerHTML={{ __html: listIcons[icon] }}
    />
  )
}
