import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { type AtHome, HomeContext } from '../home/home.ts'
import type { AccountServer } from '../home/sites-server.ts'
import { homeWords } from '../home/words.ts'
import { useScheme } from '../kit/use-scheme.ts'
import { keepChoices, type Scheme } from '../state/choices.ts'
import { deviceStorage } from '../state/storage.ts'
import { sayPart, type UiLanguage } from '../words/words.ts'
import { AccountPage } from './account-page.view.tsx'
import { Outcome } from './outcome.view.tsx'
import { SiteList } from './site-list.view.tsx'

interface Props {
  readonly server: AccountServer
  readonly firstLanguage: UiLanguage
  readonly firstScheme: Scheme
}

const Questions = lazy(() => import('../start/questions.view.tsx').then((all) => ({ default: all.Questions })))

/** Everything outside of a single site: the list of them, and how a new one begins. */
export function Home({ server, firstLanguage, firstScheme }: Props) {
  const [language, chooseLanguage] = useState(firstLanguage)
  const [scheme, chooseScheme] = useState(firstScheme)
  const [told, setTold] = useState({ text: '', turn: 0 })
  const [path, goTo] = usePath()
  useScheme(scheme)
  useEffect(() => keepChoices(deviceStorage, { language, scheme }), [language, scheme])
  const say = useMemo(() => sayPart(homeWords, language), [language])
  const tell = useCallback((text: string) => setTold(({ turn }) => ({ text, turn: turn + 1 })), [])
  const [account, setAccount] = useState<AtHome['account']>(null)
  useEffect(() => {
    server.readSession().then(
      (session) => setAccount(session.account),
      () => undefined,
    )
  }, [server])
  const home = useMemo<AtHome>(
    () => ({ account, server, say, scheme, chooseScheme, chooseLanguage, tell, goTo }),
    [account, server, say, scheme, tell, goTo],
  )
  const page = pageAt(path)
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = say.dir
    document.title = `${say(page)} · ${say('product')}`
  }, [language, say, page])
  return (
    <HomeContext value={home}>
      {page === 'newSite' && (
        <Suspense>
          <Questions />
        </Suspense>
      )}
      {page === 'yourAccount' && <AccountPage />}
      {page === 'sites' && <SiteList />}
      <Outcome text={told.text} turn={told.turn} />
    </HomeContext>
  )
}

/** Which page stands at a path, by the word it is called by. */
function pageAt(path: string): 'newSite' | 'yourAccount' | 'sites' {
  if (path === '/sites/new') return 'newSite'
  return path === '/account' ? 'yourAccount' : 'sites'
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
