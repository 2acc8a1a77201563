import { useId } from 'react'
import { Segments } from '../kit/segments.view.tsx'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'

/** So many stand side by side, with names so long together; more are a list. */
const MOST_BESIDE = 4
const MOST_LETTERS = 30

/** One of a few words, or as the design has it. */
export function Choices({ field, value, label, choices, say, store }: ControlProps<'choice'>) {
  const id = useId()
  const own = field.options.map((option) => ({ value: option, name: choices[option] ?? option }))
  const options = [{ value: '', name: say('asDesigned') }, ...own]
  const choose = (chosen: string) => store(chosen === '' ? null : chosen)
  const letters = options.reduce((sum, { name }) => sum + name.length, 0)
  if (options.length <= MOST_BESIDE && letters <= MOST_LETTERS)
    return <Segments title={label} chosen={value ?? ''} options={options} choose={choose} />
  return (
    <div className={styles.stack}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={styles.field} value={value ?? ''} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  )
}
