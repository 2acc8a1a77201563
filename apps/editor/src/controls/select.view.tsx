import { useId } from 'react'
import styles from './controls.module.css'

interface Props {
  readonly label: string
  readonly chosen: string
  readonly options: readonly { readonly value: string; readonly name: string }[]
  readonly choose: (value: string) => void
  /** Why there is nothing to choose from. */
  readonly refusal?: string | undefined
}

/** One of a list. */
export function Select({ label, chosen, options, choose, refusal }: Props) {
  const id = useId()
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.field}
        value={chosen}
        disabled={refusal !== undefined}
        aria-describedby={refusal === undefined ? undefined : `${id}-why`}
        onChange={({ target }) => choose(target.value)}
      >
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {refusal !== undefined && (
        <p id={`${id}-why`} className={styles.why} data-hint>
          {refusal}
        </p>
      )}
    </div>
  )
}
