import { ORNAMENTS } from '@mimar/document'
import { useId } from 'react'
import styles from './ornaments.module.css'
import type { PartProps } from './part.ts'
import theme from './theme.module.css'

/** The shapes a site may have beside those of its look, each drawn small; none unless the owner chooses one (THEME-4). */
export function Ornaments({ draft, say }: PartProps) {
  const group = useId()
  const { ornament, palette } = draft.theme
  return (
    <fieldset className={`${theme.part} ${theme.group}`}>
      <legend>{say('ornament')}</legend>
      <div className={styles.ornaments}>
        {[null, ...ORNAMENTS].map((value) => (
          <label key={value} className={theme.look} data-ornament-choice={value ?? 'none'}>
            <input
              type="radio"
              name={group}
              value={value ?? ''}
              checked={value === ornament}
              onChange={() => draft.choose('ornament', value)}
            />
            <span className={theme.drawn}>
              <span
                className={styles.shape}
                data-shape={value ?? 'none'}
                style={{ background: palette.primaryLight }}
              />
            </span>
            <span className={theme.lookName}>{say(value ?? 'none')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
