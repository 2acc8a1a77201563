import { type MouseEvent, useCallback, useEffect, useMemo } from 'react'
import home from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { Icon } from '../kit/icon.view.tsx'
import { sayPart } from '../words/words.ts'
import styles from './host.module.css'
import { HOST_PLACES } from './host-places.ts'
import { createHostServer } from './host-server.ts'
import { hostWords } from './host-words.ts'
import { HostContext, useLoaded } from './use-host.ts'

const EVERY_MS = 30_000
const NONE = { overview: 0, people: 0, jobs: 0, complaints: 0, backups: 0, versions: 0 }

interface Props {
  readonly path: string
  /** One's account, at the end of the bar. */
  readonly account: React.ReactNode
}

/** The pages of whoever runs the installation, below a bar of their own. */
export function HostPages({ path, account }: Props) {
  const { say: sayHome, goTo } = useHome()
  const { language } = sayHome
  const say = useMemo(() => sayPart(hostWords, language), [language])
  const server = useMemo(() => createHostServer(() => document.documentElement.lang), [])
  const host = useMemo(() => ({ server, say, places: HOST_PLACES }), [server, say])
  const here = HOST_PLACES.find((place) => place.path === path) ?? HOST_PLACES[0]
  useEffect(() => {
    if (here) document.title = `${say(here.word)} · ${sayHome('product')}`
  }, [here, say, sayHome])
  const go = (event: MouseEvent, to: `/host${string}`) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    goTo(to)
  }
  const { value: told } = useLoaded(
    useCallback(() => server.readCounts(), [server]),
    EVERY_MS,
  )
  const waiting = { ...NONE, complaints: told?.complaints ?? 0, jobs: told?.jobs ?? 0 }
  return (
    <HostContext value={host}>
      <div className={home.page}>
        <header className={`${home.bar} ${styles.bar}`}>
          <a href="/sites" className={home.mark} aria-label={sayHome('product')}>
            <Icon name="mark" />
            <span>{sayHome('product')}</span>
          </a>
          <span className={styles.badge}>{say('host')}</span>
          <nav className={`${home.places} ${styles.places}`} aria-label={say('menu')}>
            {HOST_PLACES.map(({ path: to, word }) => (
              <a
                key={to}
                href={to}
                className={home.place}
                aria-current={here?.path === to ? 'page' : undefined}
                onClick={(event) => go(event, to)}
              >
                {say(word)}
                {waiting[word] > 0 && (
                  <span className={home.count}>
                    {waiting[word]}
                    <span className="only-heard"> {say('waiting')}</span>
                  </span>
                )}
              </a>
            ))}
          </nav>
          {account}
        </header>
        <main className={styles.main}>
          {here && <here.View meanwhile={<p className={home.quiet}>{say('loading')}</p>} />}
        </main>
      </div>
    </HostContext>
  )
}
