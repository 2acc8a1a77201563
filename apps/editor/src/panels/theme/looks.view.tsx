import { LOOKS } from '@mimar/document'
import { useId } from 'react'
import type { PartProps } from './part.ts'
import styles from './theme.module.css'

/** The three looks, each drawn as the owner's own button. */
export function Looks({ draft, say }: PartProps) {
  const group = useId()
  const { look, palette } = draft.theme
  const names = { SHARP: say('sharp'), ROUNDED: say('rounded'), CORNERED: say('cornered') }
  return (
    <fieldset className={`${styles.part} ${styles.group}`}>
      <legend>{say('look')}</legend>
      <div className={styles.looks}>
        {LOOKS.map((value) => (
          <label key={value} className={styles.look}>
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === look}
              onChange={() => draft.choose('look', value)}
            />
            <span className={styles.drawn}>
              <span data-look={value} style={{ background: palette.primaryLight }} />
            </span>
            <span className={styles.lookName}>{names[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
