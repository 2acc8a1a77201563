import { useState } from 'react'
import { LanguageChoice } from './language-choice.view.tsx'
import { MoreLanguages } from './more-languages.view.tsx'
import styles from './start-languages.module.css'
import { type QuestionProps, StartQuestion } from './start-question.view.tsx'
import { offeredAtOnce, standInOf, withPrimary, withWished } from './wish.ts'

/** Which languages: ours first, every other found below; the first that is chosen is the primary one. */
export function LanguageQuestion({ starters, wish, change, say, children }: QuestionProps) {
  const [hasTried, setTried] = useState(false)
  const starter = starters.find(({ id }) => id === wish.starter)
  const names = new Intl.DisplayNames(say.language, { type: 'language' })
  const aboutTexts = (code: string) => {
    if (starter?.languages.includes(code)) return say('written')
    const isFirst = wish.languages[0] === code
    const standIn = starter ? standInOf(starter) : 'en'
    return isFirst ? say('unwrittenFirst', { language: names.of(standIn) ?? standIn }) : say('unwritten')
  }
  return (
    <StartQuestion
      title={say('languagesTitle')}
      text={say('languagesText')}
      next={say('languagesNext')}
      answers={
        <>
          <ul className={styles.languages}>
            {offeredAtOnce(wish).map((code) => {
              const isChosen = wish.languages.includes(code)
              const isOnly = isChosen && wish.languages.length === 1
              return (
                <LanguageChoice
                  key={code}
                  {...{ code, isChosen, isOnly, say }}
                  name={names.of(code) ?? code}
                  isPrimary={wish.languages[0] === code}
                  about={isOnly && hasTried ? say('oneStays') : aboutTexts(code)}
                  isAlert={isOnly && hasTried}
                  choose={(isWanted) => {
                    setTried(isOnly)
                    change(withWished(wish, code, isWanted))
                  }}
                  promote={() => change(withPrimary(wish, code))}
                />
              )
            })}
          </ul>
          <MoreLanguages
            {...{ wish, names }}
            language={say.language}
            add={(code) => change(withWished(wish, code, true))}
          />
        </>
      }
    >
      {children}
    </StartQuestion>
  )
}
