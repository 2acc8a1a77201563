import { addedOrnaments, ORNAMENTS } from '@mimar/document'
import { useId } from 'react'
import { nameIn } from '../../words/name-in.ts'
import styles from './ornaments.module.css'
import type { PartProps } from './part.ts'
import theme from './theme.module.css'

interface Choice {
  readonly id: string | null
  readonly name: string
  /** The sign of one from outside; Mimar's own stand in the style sheet. */
  readonly sign?: string
}

/** Mimar's own, those that the installation adds, and the one of the site where it is none of them. */
function choicesOf({ draft, say }: PartProps): readonly Choice[] {
  const own = [null, ...ORNAMENTS].map((id) => ({ id, name: say(id ?? 'none') }))
  const added = addedOrnaments.map(({ id, label, sign }) => ({ id, sign, name: nameIn(label, say.language) }))
  const { ornament } = draft.theme
  const isKnown = [...own, ...added].some(({ id }) => id === ornament)
  return [...own, ...added, ...(isKnown ? [] : [{ id: ornament, name: ornament ?? '', sign: 'inset(50%)' }])]
}

/** The shapes a site may have beside those of its look, each drawn small; none unless the owner chooses one (THEME-4). */
export function Ornaments(props: PartProps) {
  const { draft, say } = props
  const group = useId()
  const { ornament, palette } = draft.theme
  return (
    <fieldset className={`${theme.part} ${theme.group}`}>
      <legend>{say('ornament')}</legend>
      <div className={styles.ornaments}>
        {choicesOf(props).map(({ id: value, name, sign }) => (
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
                style={{ background: palette.primaryLight, clipPath: sign }}
              />
            </span>
            <span className={theme.lookName}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
