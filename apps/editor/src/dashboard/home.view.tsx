import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { type AtHome, HomeContext } from '../home/home.ts'
import type { AccountServer } from '../home/sites-server.ts'
import { homeWords } from '../home/words.ts'
import { lazy } from '../kit/patiently.ts'
import { useScheme } from '../kit/use-scheme.ts'
import { keepChoices, type Scheme } from '../state/choices.ts'
import { deviceStorage } from '../state/storage.ts'
import { sayPart, UI_LANGUAGES, type UiLanguage } from '../words/words.ts'
import { AccountPage } from './account-page.view.tsx'
import { AccountMenu } from './dashboard-bar.view.tsx'
import { Outcome } from './outcome.view.tsx'
import { SiteList } from './site-list.view.tsx'

interface Props {
  readonly server: AccountServer
  readonly firstLanguage: UiLanguage
  readonly firstScheme: Scheme
  /** Whether the first language was chosen on this device. */
  readonly hasChosen: boolean
}

const Questions = lazy(() => import('../start/questions.view.tsx').then((all) => ({ default: all.Questions })))

const HostPages = lazy(() => import('../host/host.view.tsx').then((all) => ({ default: all.HostPages })))

const DomainPage = lazy(() => import('../domain/domain.view.tsx').then((all) => ({ default: all.DomainPage })))

const MessagesPage = lazy(() => import('./messages-page.view.tsx').then((all) => ({ default: all.MessagesPage })))

const StatisticsPage = lazy(() => import('./statistics-page.view.tsx').then((all) => ({ default: all.StatisticsPage })))

const DeletedSites = lazy(() => import('./deleted-sites.view.tsx').then((all) => ({ default: all.DeletedSites })))

const ArchivedSites = lazy(() => import('./archived-sites.view.tsx').then((all) => ({ default: all.ArchivedSites })))

interface Told {
  readonly text: string
  readonly turn: number
  readonly undo: (() => void) | undefined
}

/** Everything outside of a single site: the list of them, and how a new one begins. */
export function Home({ server, firstLanguage, firstScheme, hasChosen }: Props) {
  const [language, chooseLanguage] = useState(firstLanguage)
  const [scheme, chooseScheme] = useState(firstScheme)
  const [told, setTold] = useState<Told>({ text: '', turn: 0, undo: undefined })
  const [path, goTo] = usePath()
  useScheme(scheme)
  useEffect(() => keepChoices(deviceStorage, { language, scheme }), [language, scheme])
  const say = useMemo(() => sayPart(homeWords, language), [language])
  const tell = useCallback<AtHome['tell']>((text, undo) => setTold(({ turn }) => ({ text, turn: turn + 1, undo })), [])
  const [account, setAccount] = useState<AtHome['account']>(null)
  useEffect(() => {
    server.readSession().then(
      (session) => {
        setAccount(session.account)
        const own = UI_LANGUAGES.find((known) => known === session.account.language)
        if (!hasChosen && own) chooseLanguage(own)
      },
      () => undefined,
    )
  }, [server, hasChosen])
  const home = useMemo<AtHome>(
    () => ({ account, server, say, scheme, chooseScheme, chooseLanguage, tell, goTo }),
    [account, server, say, scheme, tell, goTo],
  )
  const site = siteAt(path, 'domain')
  const ofMessages = siteAt(path, 'messages')
  const ofStatistics = siteAt(path, 'statistics')
  const isAccount = path === '/account' || path.startsWith('/account/')
  const page = isAccount ? 'yourAccount' : ofMessages ? 'enquiries' : (AT[path] ?? 'sites')
  const isHost = path === '/host' || path.startsWith('/host/')
  const saysItself = isHost || site !== undefined || ofStatistics !== undefined
  // Before the first frame, or it would stand the wrong way round.
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = say.dir
    // The host's pages, and those of a domain and of statistics, say themselves what they are.
    if (!saysItself) document.title = `${say(page)} · ${say('product')}`
  }, [language, say, page, saysItself])
  return (
    <HomeContext value={home}>
      {isHost && <HostPages path={path} account={<AccountMenu />} />}
      {site !== undefined && <DomainPage site={site} />}
      {ofMessages !== undefined && <MessagesPage site={ofMessages} />}
      {ofStatistics !== undefined && <StatisticsPage site={ofStatistics} />}
      {isAccount && <AccountPage path={path} />}
      {!saysItself && PAGES[page]}
      <Outcome {...told} />
    </HomeContext>
  )
}

/** The site whose domain, messages or statistics a path is about. */
function siteAt(path: string, place: 'domain' | 'messages' | 'statistics'): string | undefined {
  const [, site, at] = /^\/sites\/([^/]+)\/([a-z]+)$/.exec(path) ?? []
  return at === place && site ? decodeURIComponent(site) : undefined
}

/** The page at each path, and the word it is called by. */
const PAGES = {
  sites: <SiteList />,
  newSite: <Questions />,
  deletedSites: <DeletedSites />,
  archivedSites: <ArchivedSites />,
  enquiries: null,
  yourAccount: null,
}

const AT: { readonly [path: string]: keyof typeof PAGES | undefined } = {
  '/sites/new': 'newSite',
  '/sites/deleted': 'deletedSites',
  '/sites/archived': 'archivedSites',
}

const pathNow = () => location.pathname.replace(/\/$/, '')

/** Which of the pages this is; Back and Forward go between them. */
function usePath(): [string, AtHome['goTo']] {
  const [path, setPath] = useState(pathNow)
  useEffect(() => {
    const went = () => setPath(pathNow())
    addEventListener('popstate', went)
    return () => removeEventListener('popstate', went)
  }, [])
  const goTo = useCallback((to: string) => {
    history.pushState(null, '', to)
    setPath(to)
    scrollTo(0, 0)
  }, [])
  return [path, goTo]
}
