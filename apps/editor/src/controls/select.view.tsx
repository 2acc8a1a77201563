import { useId } from 'react'
import styles from './controls.module.css'

type Options = readonly { readonly value: string; readonly name: string }[]

interface Props {
  readonly label: string
  readonly chosen: string
  readonly options: Options
  /** Others that stand together below a name of their own. */
  readonly more?: { readonly name: string; readonly options: Options }
  readonly choose: (value: string) => void
  /** Why there is nothing to choose from. */
  readonly refusal?: string | undefined
}

/** One of a list. */
export function Select({ label, chosen, options, more, choose, refusal }: Props) {
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
        {options.map(optionOf)}
        {more && more.options.length > 0 && <optgroup label={more.name}>{more.options.map(optionOf)}</optgroup>}
      </select>
      {refusal !== undefined && (
        <p id={`${id}-why`} className={styles.why} data-hint>
          {refusal}
        </p>
      )}
    </div>
  )
}

const optionOf = ({ value, name }: Options[number]) => (
  <option key={value} value={value}>
    {name}
  </option>
)
