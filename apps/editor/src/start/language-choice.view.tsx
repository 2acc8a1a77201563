import { KNOWN_LANGUAGES } from '@mimar/document/known-languages'
import { Icon } from '../kit/icon.view.tsx'
import tag from '../kit/tag.module.css'
import picked from './picked.module.css'
import styles from './start-languages.module.css'
import type { QuestionProps } from './start-question.view.tsx'

interface Props {
  readonly code: string
  /** In the language of the editor. */
  readonly name: string
  readonly isChosen: boolean
  readonly isPrimary: boolean
  /** The last one that is chosen stays. */
  readonly isOnly: boolean
  readonly about: string
  readonly isAlert: boolean
  readonly say: QuestionProps['say']
  readonly choose: (isWanted: boolean) => void
  readonly promote: () => void
}

/** A language to choose, what of its texts is there, and making it the first one. */
export function LanguageChoice({ code, name, isChosen, isPrimary, isOnly, ...rest }: Props) {
  const { about, isAlert, say, choose, promote } = rest
  const ownName = KNOWN_LANGUAGES.find((language) => language.code === code)?.ownName ?? name
  return (
    <li>
      <label className={`${picked.picked} ${styles.language}`} data-language={code}>
        <input
          type="checkbox"
          checked={isChosen}
          aria-disabled={isOnly}
          onChange={(event) => choose(event.target.checked)}
        />
        <span className={`${tag.tag} ${styles.code}`} dir="ltr">
          {code.toUpperCase()}
        </span>
        <span className={styles.words}>
          <b lang={code}>{ownName}</b>
          <span role={isAlert ? 'alert' : undefined}>{about}</span>
        </span>
        {isPrimary && <span className={styles.primaryTag}>{say('primary')}</span>}
        <Icon name="checkCircle" />
      </label>
      {isChosen && !isPrimary && (
        <button type="button" className={styles.promote} onClick={promote}>
          {say('makePrimary')}
          <span className="only-heard"> {ownName}</span>
        </button>
      )}
    </li>
  )
}
