import type { ControlProps } from './control.ts'
import styles from './controls.module.css'

interface Props extends Pick<ControlProps<'flag'>, 'value' | 'label' | 'store'> {
  /** The id of what is said about it. */
  readonly about?: string | undefined
}

/** Yes or no. */
export function Switch({ value, label, store, about }: Props) {
  return (
    <label className={styles.line}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={value}
        aria-checked={value}
        aria-describedby={about}
        onChange={(event) => store(event.target.checked)}
      />
    </label>
  )
}
