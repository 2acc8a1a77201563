import type { ControlProps } from './control.ts'
import styles from './controls.module.css'

/** Yes or no. */
export function Switch({ value, label, store }: ControlProps<'flag'>) {
  return (
    <label className={styles.line}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={value}
        aria-checked={value}
        onChange={(event) => store(event.target.checked)}
      />
    </label>
  )
}
