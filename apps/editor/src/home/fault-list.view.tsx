import type { ImportRefused } from '@mimar/contract'
import styles from './home.module.css'

interface Props {
  readonly faults: ImportRefused['faults']
  readonly label: string
}

/** What is wrong with a file: where, and why. */
export function FaultList({ faults, label }: Props) {
  if (faults.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className={styles.faults} dir="ltr" tabIndex={0} aria-label={label}>
      {faults.map(({ path, message }, index) => (
        <li key={index}>
          <code>{path || '/'}</code>
          <span>{message}</span>
        </li>
      ))}
    </ol>
  )
}
