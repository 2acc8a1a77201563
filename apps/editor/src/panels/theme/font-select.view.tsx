import { Listbox } from '../../kit/listbox.view.tsx'
import type { PartSay } from '../../words/words.ts'
import styles from './fonts.module.css'
import type { FontChoice } from './part.ts'
import { ARABIC_FONT_NAMES, type ThemeWords } from './words.ts'

interface Props {
  readonly label: string
  readonly chosen: string
  readonly choices: readonly FontChoice[]
  readonly choose: (name: string) => void
  readonly say: PartSay<ThemeWords>
}

const STYLES = { button: styles.font, list: styles.fontList, option: styles.fontOption }

/** A list of fonts under a button. */
export function FontSelect({ say, ...props }: Props) {
  return (
    <Listbox
      {...props}
      wordsOf={({ latin, arabic }) => named(say.dir === 'rtl' ? arabic : latin, say)}
      draw={(choice) => <FontName choice={choice} say={say} />}
      styles={STYLES}
    />
  )
}

function named(name: string, { dir }: Props['say']): string {
  return dir === 'rtl' ? (ARABIC_FONT_NAMES[name] ?? name) : name
}

/** The font of the reader's own script first, then the one that draws the other. */
function FontName({ choice: { latin, arabic }, say }: Pick<Props, 'say'> & { readonly choice: FontChoice }) {
  const [first, second] = say.dir === 'rtl' ? [arabic, latin] : [latin, arabic]
  return (
    <span className={styles.fontName}>
      <span className={styles.face} style={{ fontFamily: `"${first} preview", var(--font)` }}>
        {named(first, say)}
      </span>
      {first !== second && (
        <span className={styles.with}>
          {say('with')} <span style={{ fontFamily: `"${second} preview", var(--font)` }}>{named(second, say)}</span>
        </span>
      )}
    </span>
  )
}
