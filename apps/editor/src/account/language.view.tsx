import { useHome } from '../home/home.ts'
import { OWN_NAMES, sayPart, UI_LANGUAGES, type UiLanguage } from '../words/words.ts'
import styles from './account.module.css'
import { profileWords } from './profile-words.ts'
import { Radios } from './radios.view.tsx'
import { useProfile } from './use-profile.ts'

/** In which language one works, and is written to. */
export function LanguagePlace() {
  const { chooseLanguage } = useHome()
  const { profile, say, change } = useProfile()
  const { language } = say
  const isOwn = profile?.isPossible === true
  const choose = (now: UiLanguage) => {
    chooseLanguage(now)
    if (isOwn)
      void change(
        { language: now },
        { language: profile.language ?? language },
        sayPart(profileWords, now)('saved'),
        () => chooseLanguage(language),
      )
  }
  return (
    <section className={styles.card} aria-labelledby="language">
      <div className={styles.top}>
        <div>
          <h2 id="language">{say('language')}</h2>
          <p>{say(isOwn ? 'languageWhat' : 'languageHere')}</p>
        </div>
      </div>
      <Radios
        name="language"
        labelledBy="language"
        chosen={language}
        choices={UI_LANGUAGES.map((id) => ({ id, label: OWN_NAMES[id], language: id }))}
        choose={choose}
      />
    </section>
  )
}
