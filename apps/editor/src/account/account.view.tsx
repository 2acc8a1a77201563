import { type MouseEvent, useMemo } from 'react'
import { useHome } from '../home/home.ts'
import { sayPart } from '../words/words.ts'
import styles from './account.module.css'
import { accountIcons } from './account-icons.ts'
import { ActivityList } from './activity.view.tsx'
import { LanguagePlace } from './language.view.tsx'
import { NotificationsPlace } from './notifications.view.tsx'
import { ProfilePlace } from './profile.view.tsx'
import { profileWords } from './profile-words.ts'
import { SecurityPlace } from './security.view.tsx'
import { createSecurityServer } from './security-server.ts'
import { AccountContext } from './use-account.ts'
import { wayWords } from './way-words.ts'
import { accountWords } from './words.ts'

const server = createSecurityServer(() => document.documentElement.lang)

const PLACES = [
  { path: '/account/profile', word: 'profile', icon: 'person', View: ProfilePlace },
  { path: '/account', word: 'security', icon: 'shield', View: SecurityPlace },
  { path: '/account/language', word: 'language', icon: 'languages', View: LanguagePlace },
  { path: '/account/notifications', word: 'notifications', icon: 'bell', View: NotificationsPlace },
  { path: '/account/activity', word: 'activity', icon: 'scroll', View: ActivityList },
] as const

/** On phones the row of places is wider than the window. */
const reveal = (place: HTMLElement | null) => place?.scrollIntoView?.({ block: 'nearest', inline: 'center' })

/** One's own account: who one is, how one signs in, what one is told, and what was done. */
export function Account({ path }: { readonly path: string }) {
  const { say: sayHome, goTo } = useHome()
  const { language } = sayHome
  const say = useMemo(() => sayPart(accountWords, language), [language])
  const sayWay = useMemo(() => sayPart(wayWords, language), [language])
  const sayPlace = useMemo(() => sayPart(profileWords, language), [language])
  const here = useMemo(() => ({ server, say, sayWay }), [say, sayWay])
  const place = PLACES.find((one) => one.path === path) ?? PLACES[1]
  const go = (event: MouseEvent, to: `/account${string}`) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goTo(to)
  }
  return (
    <AccountContext value={here}>
      <main className={styles.main}>
        <h1 tabIndex={-1}>{sayHome('yourAccount')}</h1>
        <div className={styles.parted}>
          <nav className={styles.places} aria-label={sayPlace('places')}>
            {PLACES.map(({ path: to, word, icon }) => (
              <a
                key={to}
                ref={place.path === to ? reveal : undefined}
                href={to}
                className={styles.place}
                aria-current={place.path === to ? 'page' : undefined}
                onClick={(event) => go(event, to)}
              >
                {/* The shapes are constants of this program. */}
                <span className="icon" dangerouslySetInnerHTML={{ __html: accountIcons[icon] }} />
                {sayPlace(word)}
              </a>
            ))}
          </nav>
          <div className={styles.cards}>
            <place.View />
          </div>
        </div>
      </main>
    </AccountContext>
  )
}
