import { type ListIconName, listIcons } from '../kit/list-icons.ts'
import styles from './lists.module.css'

interface Props {
  readonly icon: ListIconName
  readonly name: string
  /** Why it cannot be done now. */
  readonly isOff?: string | false | undefined
  readonly isPressed?: boolean
  readonly act?: string
  readonly run: () => void
}

/** A small act of a row; one that cannot be done stays and says why. */
export function RowButton({ icon, name, isOff, isPressed, act, run }: Props) {
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
      onClick={(event) => {
        event.stopPropagation()
        if (!isOff) run()
      }}
      dangerouslySetInnerHTML={{ __html: listIcons[icon] }}
    />
  )
}
