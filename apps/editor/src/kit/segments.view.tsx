import { useId } from 'react'
import styles from './segments.module.css'

interface Props<Value extends string> {
  readonly title: string
  readonly chosen: Value
  readonly options: readonly { readonly value: Value; readonly name: string }[]
  readonly choose: (value: Value) => void
  /** They are the left and the right, which stand where they are in every language. */
  readonly areSides?: boolean
}

/** One of a few, side by side. */
export function Segments<Value extends string>({ title, chosen, options, choose, areSides = false }: Props<Value>) {
  const group = useId()
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.segments} dir={areSides ? 'ltr' : undefined}>
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
