import { useId, useState } from 'react'
import { useEditing } from '../../desk/editing.ts'
import { Icon } from '../../kit/icon.view.tsx'
import { facesOf, isSamePair, type TypePair, typePairs } from './pairs.ts'
import styles from './ready.module.css'
import { useReadyWords } from './ready-words.ts'
import theme from './theme.module.css'
import { useFontPreviews } from './use-font-previews.ts'
import type { ThemeDraft } from './use-theme-draft.ts'
import { ARABIC_FONT_NAMES } from './words.ts'

/** As many are shown before more are asked for. */
const FIRST = 3

/** Fonts that go together, each in its own letters of both scripts. */
export function TypePairs({ draft }: { readonly draft: ThemeDraft }) {
  const { editor } = useEditing()
  const say = useReadyWords()
  const group = useId()
  useFontPreviews()
  const chosen = typePairs.findIndex((pair) => isSamePair(pair, draft.theme))
  const [isAll, setAll] = useState(chosen >= FIRST)
  const choose = (pair: TypePair) => {
    draft.chooseAll({ primaryFont: pair.primaryFont, secondaryFont: pair.secondaryFont })
    editor.notify(say('pairChosen'), 'plain', true)
  }
  return (
    <fieldset className={`${theme.part} ${theme.group}`} data-type-pairs="">
      <legend>{say('type')}</legend>
      <div className={styles.pairs}>
        {typePairs.slice(0, isAll ? typePairs.length : FIRST).map((pair, at) => (
          <label key={`${pair.primaryFont}/${pair.secondaryFont}`} className={styles.choice}>
            <input type="radio" name={group} checked={at === chosen} onChange={() => choose(pair)} />
            <PairCard draft={draft} pair={pair} isArabic={say.dir === 'rtl'} />
          </label>
        ))}
      </div>
      {!isAll && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {say('morePairs')}
          <Icon name="chevronDown" />
        </button>
      )}
    </fieldset>
  )
}

interface CardProps {
  readonly draft: ThemeDraft
  readonly pair: TypePair
  readonly isArabic: boolean
}

/** The script of whoever reads comes first and large, the other one below. */
function PairCard({ draft, pair, isArabic }: CardProps) {
  const { latin, arabic } = facesOf(draft.theme, pair)
  const [first, other] = isArabic ? [arabic, latin] : [latin, arabic]
  return (
    <span className={`${styles.card} ${styles.pair}`}>
      <Face name={first.head} className={styles.head} />
      {first.body !== first.head && <Face name={first.body} />}
      <span className={styles.beside}>
        <Face name={other.head} />
        {other.body !== other.head && (
          <>
            {' + '}
            <Face name={other.body} />
          </>
        )}
      </span>
    </span>
  )
}

/** A font by its name, in itself; those that draw Arabic by their Arabic name. */
function Face({ name, className }: { readonly name: string; readonly className?: string | undefined }) {
  return (
    <bdi className={className} style={{ fontFamily: `"${name} preview", var(--font)` }}>
      {ARABIC_FONT_NAMES[name] ?? name}
    </bdi>
  )
}
