import type { SiteEntry } from '@mimar/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styles from '../home/home.module.css'
import { useHome } from '../home/home.ts'
import { SearchField } from '../home/search-field.view.tsx'
import { Icon } from '../kit/icon.view.tsx'
import { lazy } from '../kit/patiently.ts'
import { HomeBar } from './dashboard-bar.view.tsx'
import { PlusMark } from './dashboard-marks.view.tsx'
import { Invitations } from './invitations.view.tsx'
import { MoreSites } from './more-sites.view.tsx'
import { SiteCard } from './site-card.view.tsx'
import { Unreachable } from './unreachable.view.tsx'
import { useImport } from './use-import.ts'
import { useInvitations } from './use-invitations.ts'
import { useDecisions, useSiteOffers } from './use-site-notices.ts'
import { useSites } from './use-sites.ts'

const ImportSite = lazy(() => import('../transfer/import-site.view.tsx').then((all) => ({ default: all.ImportSite })))

const AddressHint = lazy(() => import('./address-hint.view.tsx').then((all) => ({ default: all.AddressHint })))
const Offers = lazy(() => import('./offers.view.tsx').then((all) => ({ default: all.Offers })))
const Decisions = lazy(() => import('./decisions.view.tsx').then((all) => ({ default: all.Decisions })))
const TakenDown = lazy(() => import('./taken-down.view.tsx').then((all) => ({ default: all.TakenDown })))

/** So many sites are seen without a search. */
const FEW = 12

/** The sites of the account, each as it looks, and the ways to another one. */
export function SiteList() {
  const { say, account } = useHome()
  const isGuest = account?.makesSites === false
  const [search, setSearch] = useState('')
  const listed = useSites(search)
  const { sites, state, load, all, total } = listed
  const list = useRef<HTMLUListElement>(null)
  const focusOn = useFocus(list)
  const [isBusy, setBusy] = useState(false)
  const added = (id: string) => {
    focusOn(`[data-site="${CSS.escape(id)}"] a`)
    setSearch('')
    void load()
  }
  const more = () => {
    if (isBusy) return
    setBusy(true)
    focusOn(`li:nth-child(${sites.length + 1})[data-site] a`)
    void listed.more().finally(() => setBusy(false))
  }
  const importing = useImport()
  const open = useInvitations()
  return (
    <div className={styles.page}>
      <HomeBar all={all} />
      <main className={styles.main} {...(!isGuest && importing.dropping)}>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{say('yourSites')}</h1>
          {(all.total > FEW || search !== '') && (
            <SearchField
              label={say('search')}
              search={search}
              setSearch={setSearch}
              found={listed.search === '' ? '' : say('found', { n: total })}
            />
          )}
          {!isGuest && <NewSite className={styles.primary} hasMark />}
        </div>
        <Notices sites={all.sites} added={added} />
        <Invitations open={open} accepted={added} />
        {isGuest && open.invitations.length === 0 && all.total === 0 && state !== 'loading' && (
          <p className={styles.quiet}>{say('noSites')}</p>
        )}
        {state === 'loading' && <p className={styles.quiet}>{say('loading')}</p>}
        {state === 'failed' && <Unreachable tryAgain={() => void load()} />}
        {state === 'here' && listed.search !== '' && total === 0 && (
          <p className={styles.quiet}>{say('nothingFound', { text: listed.search })}</p>
        )}
        {state === 'here' && (
          <ul ref={list} className={styles.cards}>
            {sites.map((site) => (
              <li key={site.id} data-site={site.id}>
                <SiteCard site={site} changed={(next) => (next ? added(next) : void load())} />
              </li>
            ))}
            {!isGuest && listed.search === '' && <Another isFirst={sites.length === 0} importing={importing} />}
          </ul>
        )}
        {state === 'here' && <ToOthers isGuest={isGuest} />}
        {state === 'here' && <MoreSites shown={sites.length} total={total} isBusy={isBusy} more={more} />}
      </main>
      {importing.chosen && <ImportSite {...importing.chosen} added={added} close={importing.close} />}
    </div>
  )
}

/** Puts the focus on what is on its way into a list, once it is there. */
function useFocus(list: RefObject<HTMLElement | null>) {
  const [awaited, setAwaited] = useState('')
  // Each drawing may have brought it.
  useEffect(() => {
    const found = awaited === '' ? null : list.current?.querySelector<HTMLElement>(awaited)
    if (!found) return
    setAwaited('')
    found.focus()
  })
  return setAwaited
}

interface AnotherProps {
  readonly isFirst: boolean
  readonly importing: ReturnType<typeof useImport>
}

/** Where the next site begins. */
function Another({ isFirst, importing }: AnotherProps) {
  const { say } = useHome()
  return (
    <li className={styles.another} data-over={importing.isOver || undefined}>
      <Icon name="layoutGrid" />
      <h2>{say(isFirst ? 'startFirst' : 'startAnother')}</h2>
      <p>{say('startAnotherHow')}</p>
      <div className={styles.acts}>
        <NewSite className={styles.secondary} />
        <button type="button" className={styles.plain} onClick={importing.choose}>
          {say('importSite')}
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

interface NoticesProps {
  readonly sites: readonly SiteEntry[]
  readonly added: (site: string) => void
}

/** Why visitors do not read sites of the list, and the sites that others offer. */
function Notices({ sites, added }: NoticesProps) {
  const { account } = useHome()
  const { decisions, load: loadDecisions } = useDecisions()
  const told = new Set(decisions.filter(({ decision }) => decision === 'take-down').map(({ site }) => site))
  const down = sites.filter(({ id, takenDown }) => takenDown && !told.has(id))
  const { offers, load } = useSiteOffers()
  const answered = (site?: string) => {
    load()
    if (site !== undefined) added(site)
  }
  return (
    <>
      {account?.email.endsWith('@localhost') && <AddressHint />}
      {decisions.length > 0 && <Decisions decisions={decisions} answered={loadDecisions} />}
      {down.length > 0 && <TakenDown sites={down} />}
      {offers.length > 0 && <Offers offers={offers} answered={answered} />}
    </>
  )
}

/** The ways to what was put away, or deleted. */
function ToOthers({ isGuest }: { readonly isGuest: boolean }) {
  const { say } = useHome()
  return (
    <p className={styles.below}>
      <a href="/sites/archived" className={styles.plain}>
        {say('archivedSites')}
      </a>
      {!isGuest && (
        <a href="/sites/deleted" className={styles.plain}>
          {say('deletedSites')}
        </a>
      )}
    </p>
  )
}
