import type { SiteEntry } from '@mimar/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../chrome/icon.view.tsx'
import { HomeBar } from './bar.view.tsx'
import styles from './dashboard.module.css'
import { useHome } from './home.ts'
import { type Faults, ImportFaults } from './import-faults.view.tsx'
import { PlusMark } from './marks.view.tsx'
import { isSignedOut } from './server.ts'
import { SiteCard } from './site-card.view.tsx'
import { useImport } from './use-import.ts'

type Sites = readonly SiteEntry[] | 'loading' | 'failed'

/** The sites of the account, each as it looks, and the ways to another one. */
export function SiteList() {
  const { say, account } = useHome()
  const isGuest = account?.makesSites === false
  const { sites, load } = useSites()
  const [faults, setFaults] = useState<Faults | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const [fresh, setFresh] = useState('')
  const added = (id: string) => {
    setFresh(id)
    void load()
  }
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[data-site="${CSS.escape(fresh)}"] a`)
    if (!link) return
    setFresh('')
    link.focus()
  }, [fresh, sites])
  const importing = useImport({ added, refused: setFaults })
  const known = typeof sites === 'string' ? [] : sites
  return (
    <div className={styles.page}>
      <HomeBar sites={known} readOn={() => void load()} />
      <main className={styles.main}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{say('yourSites')}</h1>
          {!isGuest && <NewSite className={styles.primary} hasMark />}
        </div>
        {isGuest && known.length === 0 && sites !== 'loading' && <p className={styles.quiet}>{say('noSites')}</p>}
        {sites === 'loading' && <p className={styles.quiet}>{say('loading')}</p>}
        {sites === 'failed' && <Unreachable tryAgain={() => void load()} />}
        {typeof sites !== 'string' && (
          <ul ref={list} className={styles.cards}>
            {sites.map((site) => (
              <li key={site.id} data-site={site.id}>
                <SiteCard site={site} changed={(next) => (next ? added(next) : void load())} />
              </li>
            ))}
            {!isGuest && <Another isFirst={sites.length === 0} importing={importing} />}
          </ul>
        )}
      </main>
      {faults && <ImportFaults faults={faults} close={() => setFaults(null)} />}
    </div>
  )
}

interface AnotherProps {
  readonly isFirst: boolean
  readonly importing: ReturnType<typeof useImport>
}

/** Where the next site begins. */
function Another({ isFirst, importing }: AnotherProps) {
  const { say } = useHome()
  return (
    <li className={styles.another}>
      <Icon name="layoutGrid" />
      <h2>{say(isFirst ? 'startFirst' : 'startAnother')}</h2>
      <p>{say('startAnotherHow')}</p>
      <div className={styles.acts}>
        <NewSite className={styles.secondary} />
        <button type="button" className={styles.plain} aria-busy={importing.isBusy} onClick={importing.choose}>
          {say(importing.isBusy ? 'importing' : 'importSite')}
        </button>
      </div>
    </li>
  )
}

function NewSite({ className, hasMark }: { readonly className: string | undefined; readonly hasMark?: boolean }) {
  const { say, goTo } = useHome()
  return (
    <a
      href="/sites/new"
      className={className}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        goTo('/sites/new')
      }}
    >
      {hasMark && <PlusMark />}
      {say('newSite')}
    </a>
  )
}

function Unreachable({ tryAgain }: { readonly tryAgain: () => void }) {
  const { say } = useHome()
  return (
    <div role="alert" className={styles.quiet}>
      <p>{say('unreachable')}</p>
      <button type="button" className={styles.secondary} onClick={tryAgain}>
        {say('tryAgain')}
      </button>
    </div>
  )
}

/** Read at first, after every change here, and when one comes back from editing. */
function useSites() {
  const { server } = useHome()
  const [sites, setSites] = useState<Sites>('loading')
  const load = useCallback(
    () =>
      server.listSites().then(
        (all) => setSites(all),
        (error) => (isSignedOut(error) ? location.reload() : setSites('failed')),
      ),
    [server],
  )
  useEffect(() => {
    void load()
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && void load()
    addEventListener('pageshow', cameBack)
    return () => removeEventListener('pageshow', cameBack)
  }, [load])
  return { sites, load }
}
