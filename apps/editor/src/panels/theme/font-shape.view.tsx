import type { FontWeight } from '@mimar/document'
import { drawableWeights, type FontFamily, fontFamilies } from '@mimar/render'
import { useEditing, useEditorState } from '../../desk/editing.ts'
import { sayPart } from '../../words/words.ts'
import styles from './fonts.module.css'
import type { PartProps } from './part.ts'
import { shapeWords } from './shape-words.ts'

interface Props extends Pick<PartProps, 'draft'> {
  readonly role: 'head' | 'body'
}

/** Weight and italics of one kind of text: those that a font of the site's languages can draw. */
export function FontShape({ draft, role }: Props) {
  const { say: main } = useEditing()
  const say = sayPart(shapeWords, main.language)
  const languages = useEditorState(({ opened }) => opened?.site.languages) ?? []
  const { theme } = draft
  const name = role === 'head' ? 'primary' : 'secondary'
  const weight: FontWeight | undefined = theme[`${name}Weight`]
  const isItalic = theme[`${name}Italic`] === true
  const families = languages.flatMap(({ code }): readonly FontFamily[] =>
    fontFamilies(theme, code)[role].families.slice(0, 1),
  )
  // What a file brought along stays to be seen.
  const weights = [...new Set([...drawableWeights(families), ...(weight ? [weight] : [])])].sort((a, b) => a - b)
  const hasItalic = isItalic || families.some((family) => family.hasItalic)
  return (
    <div className={styles.shape}>
      <select
        aria-label={say(`${role}Weight`)}
        value={weight ?? ''}
        onChange={({ target }) => draft.choose(`${name}Weight`, target.value === '' ? null : Number(target.value))}
      >
        <option value="">{say('usual')}</option>
        {weights.map((one) => (
          <option key={one} value={one}>
            {`${say(`w${one}`)} · ${one}`}
          </option>
        ))}
      </select>
      {hasItalic && (
        <label>
          <input
            type="checkbox"
            checked={isItalic}
            onChange={({ target }) => draft.choose(`${name}Italic`, target.checked ? true : null)}
          />
          {say(`${role}Italic`)}
        </label>
      )}
    </div>
  )
}
