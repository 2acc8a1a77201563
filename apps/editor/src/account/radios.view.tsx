import { useId } from 'react'
import styles from './radios.module.css'

interface Choice<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly hint?: string
  /** Of its label, where that is another than the page's. */
  readonly language?: string
}

interface Props<Id extends string> {
  readonly name: string
  readonly labelledBy: string
  readonly chosen: Id
  readonly choices: readonly Choice<Id>[]
  readonly choose: (id: Id) => void
}

/** One of a few, each on a row; kept as soon as it is chosen. */
export function Radios<Id extends string>({ name, labelledBy, chosen, choices, choose }: Props<Id>) {
  const own = useId()
  return (
    <fieldset className={styles.radios} aria-labelledby={labelledBy}>
      {choices.map(({ id, label, hint, language }) => (
        <label key={id} className={styles.row}>
          <input
            type="radio"
            name={name}
            checked={id === chosen}
            aria-labelledby={`${own}-${id}-name`}
            aria-describedby={hint === undefined ? undefined : `${own}-${id}`}
            onChange={() => choose(id)}
          />
          <span>
            <span id={`${own}-${id}-name`} lang={language} className={styles.label}>
              <bdi>{label}</bdi>
            </span>
            {hint !== undefined && <small id={`${own}-${id}`}>{hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
