import { type ReactNode, useId } from 'react'
import lists from '../lists.module.css'
import styles from './pages.module.css'

interface Props {
  readonly name: string
  /** What it does. */
  readonly hint?: ReactNode
  readonly isOn: boolean
  /** Why it cannot be switched now. */
  readonly whyNot?: string | undefined
  readonly mark: string
  readonly set: (isOn: boolean) => void
}

/** A switch with its name and its effect. */
export function SwitchRow({ name, hint, isOn, whyNot, mark, set }: Props) {
  const id = useId()
  return (
    <div className={styles.switchRow}>
      <label htmlFor={id} id={`${id}-name`}>
        {name}
      </label>
      <button
        id={id}
        type="button"
        role="switch"
        className={lists.switch}
        data-switch={mark}
        aria-checked={isOn}
        aria-disabled={whyNot !== undefined}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        onClick={() => whyNot === undefined && set(!isOn)}
      />
      <p className={lists.hint} id={`${id}-hint`}>
        {whyNot ?? hint}
      </p>
    </div>
  )
}
