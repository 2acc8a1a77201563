import { useId } from 'react'
import { Segments } from '../kit/segments.view.tsx'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'

/** So many stand side by side, with names so long together; more are a list. */
const MOST_BESIDE = 4
const MOST_LETTERS = 30

/** One of a few words; the usual one is chosen while nothing is stored, and follows the template when that changes. */
export function Choices({ field, value, label, choices, store }: ControlProps<'choice'>) {
  const id = useId()
  const options = field.options.map((option) => ({ value: option, name: choices[option] ?? option }))
  const chosen = value ?? field.usual ?? ''
  const choose = (option: string) => store(option === field.usual ? null : option)
  const letters = options.reduce((sum, { name }) => sum + name.length, 0)
  if (options.length <= MOST_BESIDE && letters <= MOST_LETTERS)
    return <Segments title={label} chosen={chosen} options={options} choose={choose} />
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.field} value={chosen} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
