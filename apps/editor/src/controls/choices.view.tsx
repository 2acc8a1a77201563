import { Segments } from '../kit/segments.view.tsx'
import type { ControlProps } from './control.ts'
import { Select } from './select.view.tsx'

/** So many stand side by side, with names so long together; more are a list. */
const MOST_BESIDE = 4
const MOST_LETTERS = 30

/** One of a few words; the usual one is chosen while nothing is stored, and follows the template when that changes. */
export function Choices({ field, value, label, choices, store }: ControlProps<'choice'>) {
  const options = field.options.map((option) => ({ value: option, name: choices[option] ?? option }))
  const chosen = value ?? field.usual ?? ''
  const choose = (option: string) => store(option === field.usual ? null : option)
  const letters = options.reduce((sum, { name }) => sum + name.length, 0)
  if (options.length <= MOST_BESIDE && letters <= MOST_LETTERS)
    return <Segments title={label} chosen={chosen} options={options} choose={choose} />
  return <Select label={label} chosen={chosen} options={options} choose={choose} />
}
