import { useState } from 'react'
import { Icon } from '../kit/icon.view.tsx'
import { OWN_NAMES, type UiLanguage } from '../words/words.ts'
import styles from './start-languages.module.css'
import { Question, type QuestionProps } from './start-question.view.tsx'
import { OFFERED, withLanguage, withPrimary } from './wish.ts'

/** Which languages: the chosen first, in the order they were chosen; the first is the primary one. */
export function LanguageQuestion({ starters, wish, change, say, children }: QuestionProps) {
  const [hasTried, setTried] = useState(false)
  const starter = starters.find(({ id }) => id === wish.starter)
  return (
    <Question
      title={say('languagesTitle')}
      text={say('languagesText')}
      next={say('languagesNext')}
      answers={
        <ul className={styles.languages}>
          {OFFERED.map((code) => {
            const isChosen = wish.languages.includes(code)
            const isPrimary = wish.languages[0] === code
            const isOnly = isChosen && wish.languages.length === 1
            const isWritten = starter?.languages.includes(code) === true
            return (
              <li key={code}>
                <label className={styles.language} data-language={code}>
                  <input
                    type="checkbox"
                    checked={isChosen}
                    aria-disabled={isOnly}
                    onChange={(event) => {
                      setTried(isOnly)
                      change(withLanguage(wish, code, event.target.checked))
                    }}
                  />
                  <span className={styles.code} dir="ltr">
                    {code.toUpperCase()}
                  </span>
                  <span className={styles.words}>
                    <b lang={code}>{OWN_NAMES[code as UiLanguage]}</b>
                    <span role={isOnly && hasTried ? 'alert' : undefined}>
                      {say(isOnly && hasTried ? 'oneStays' : isWritten ? 'written' : 'unwritten')}
                    </span>
                  </span>
                  {isPrimary && <span className={styles.primaryTag}>{say('primary')}</span>}
                  <Icon name="checkCircle" />
                </label>
                {isChosen && !isPrimary && (
                  <button type="button" className={styles.promote} onClick={() => change(withPrimary(wish, code))}>
                    {say('makePrimary')}
                    <span className="only-heard"> {OWN_NAMES[code as UiLanguage]}</span>
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      }
    >
      {children}
    </Question>
  )
}
