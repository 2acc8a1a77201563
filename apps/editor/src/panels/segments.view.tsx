import { useId } from 'react'
import styles from './segments.module.css'

interface Props<Value extends string> {
  readonly title: string
  readonly chosen: Value
  readonly options: readonly { readonly value: Value; readonly name: string }[]
  readonly choose: (value: Value) => void
}

/** One of a few, side by side. */
export function Segments<Value extends string>({ title, chosen, options, choose }: Props<Value>) {
  const group = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.segments}>
        {options.map(({ value, name }) => (
          <label key={value} className={styles.segment}>
            <input type="radio" name={group} value={value} checked={value === chosen} onChange={() => choose(value)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
