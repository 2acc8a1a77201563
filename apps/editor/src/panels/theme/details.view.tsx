import { THEME_CHOICES, type ThemeChoices } from '@mimar/document'
import { type CSSProperties, useId } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { type PartSay, sayPart } from '../../words/words.ts'
import { type ChoiceWord, type ChoiceWords, choiceWords } from './choice-words.ts'
import styles from './choices.module.css'
import { Fold } from './fold.view.tsx'
import theme from './theme.module.css'
import type { ThemeDraft } from './use-theme-draft.ts'

type Name = keyof ThemeChoices
type Option = NonNullable<ThemeChoices[Name]>

/** Of these what is usual stands between less and more. */
const BETWEEN: readonly Name[] = ['density', 'motion', 'scale']

/** Null is what a theme has that does not choose. */
const optionsOf = (name: Name): readonly (Option | null)[] => {
  const [first, ...others] = THEME_CHOICES[name]
  return BETWEEN.includes(name) ? [first, null, ...others] : [null, first, ...others]
}

const NAMES = Object.keys(THEME_CHOICES) as Name[]
const HINTS: { readonly [N in Name]?: ChoiceWord } = {
  headings: 'headingsHint',
  scale: 'scaleHint',
  motion: 'motionHint',
  scheme: 'schemeHint',
}

/** What a theme may choose beside its look, each drawn small; open at once where something is chosen. */
export function ThemeDetails({ draft }: { readonly draft: ThemeDraft }) {
  const { say: main } = useEditing()
  const say = sayPart(choiceWords, main.language)
  const isChosen = NAMES.some((name) => draft.theme[name] !== undefined)
  return (
    <Fold name="choices" title={say('details')} isOpenAtFirst={isChosen}>
      {NAMES.map((name) => (
        <Choice key={name} name={name} draft={draft} say={say} />
      ))}
    </Fold>
  )
}

interface ChoiceProps {
  readonly name: Name
  readonly draft: ThemeDraft
  readonly say: PartSay<ChoiceWords>
}

function Choice({ name, draft, say }: ChoiceProps) {
  const group = useId()
  const { palette, [name]: chosen = null } = draft.theme
  const hint = HINTS[name]
  const colours = {
    ...{ '--strong': palette.primaryLight, '--deep': palette.primaryDark },
    ...{ '--ground': palette.tertiaryLight, '--dark': palette.tertiaryDark, '--words': palette.accentDark },
  } as CSSProperties
  return (
    <fieldset
      className={`${theme.group} ${styles.choice}`}
      data-choice={name}
      aria-describedby={hint && `${group}-hint`}
      style={colours}
    >
      <legend>{say(name)}</legend>
      <div className={styles.options}>
        {optionsOf(name).map((option) => (
          <label key={option} className={theme.look} data-option={option ?? 'USUAL'}>
            <input type="radio" name={group} checked={option === chosen} onChange={() => draft.choose(name, option)} />
            <span className={theme.drawn}>
              <span className={styles.sample} data-sample={`${name}-${option ?? 'USUAL'}`} />
            </span>
            <span className={theme.lookName}>{say(`${name}${option ?? 'USUAL'}` as ChoiceWord)}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={styles.hint} id={`${group}-hint`}>
          {say(hint)}
        </p>
      )}
    </fieldset>
  )
}
