import { useHome } from '../home/home.ts'
import styles from './account.module.css'
import { Radios } from './radios.view.tsx'
import { useProfile } from './use-profile.ts'

const ALWAYS = [
  ['asked', 'askedWhy'],
  ['ways', 'waysWhy'],
  ['trouble', 'troubleWhy'],
  ['decisions', 'decisionsWhy'],
] as const

/** Which mails one gets, and why some of them always. */
export function NotificationsPlace() {
  const { account } = useHome()
  const { profile, say, change } = useProfile()
  if (!profile) return null
  const { isMailed, isPossible, enquiryMails } = profile
  const email = account?.email ?? ''
  // The first account of an installation may have an address that no mail reaches.
  const reached = email.endsWith('@localhost')
    ? say('noAddress')
    : say('notificationsWhat', { email: `\u2066${email}\u2069` })
  const choices = [
    { id: 'as-sites-say', label: say('asSitesSay'), hint: say('asSitesSayHint') },
    { id: 'none', label: say('none'), hint: say('noneHint') },
  ] as const
  return (
    <>
      {isPossible && (
        <section className={styles.card} aria-labelledby="enquiries">
          <div className={styles.top}>
            <div>
              <h2 id="enquiries">{say('enquiries')}</h2>
              <p>{isMailed ? reached : say('unmailed')}</p>
            </div>
          </div>
          <Radios
            name="enquiries"
            labelledBy="enquiries"
            chosen={enquiryMails}
            choices={choices}
            choose={(now) => void change({ enquiryMails: now }, { enquiryMails })}
          />
        </section>
      )}
      <section className={styles.card} aria-labelledby="always">
        <div className={styles.top}>
          <div>
            <h2 id="always">{say('always')}</h2>
            <p>{say('alwaysWhat')}</p>
          </div>
        </div>
        <ul className={styles.always}>
          {ALWAYS.map(([what, why]) => (
            <li key={what}>
              <p className={styles.name}>
                {say(what)}
                <small>{say(why)}</small>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
