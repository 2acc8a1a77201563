import type { SiteEntry } from '@mimar/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useHome } from '../home/home.ts'
import { isSignedOut } from '../home/sites-server.ts'

/** Sites that come at once, and the most that are read again at once. */
const PAGE = 24
const MOST = 100
/** Debounce: a search is asked for when nobody has typed for this long, in ms. */
const PAUSE = 250

type State = 'loading' | 'failed' | 'here'

interface Listed {
  readonly state: State
  readonly sites: readonly SiteEntry[]
  /** How many there are of those that are searched for. */
  readonly total: number
  /** What `sites` were searched by; '' where all are shown. */
  readonly search: string
}

/** The sites of the account as far as they were asked for: at first, after every change here, and when one comes back from editing. */
export function useSites(search: string) {
  const { server } = useHome()
  const [listed, setListed] = useState<Listed>({ state: 'loading', sites: [], total: 0, search: '' })
  const [all, setAll] = useState<Pick<Listed, 'sites' | 'total'>>({ sites: [], total: 0 })
  const turn = useRef(0)
  const count = useRef(PAGE)
  const read = useCallback(
    async (offset: number, before: readonly SiteEntry[]) => {
      turn.current += 1
      const now = turn.current
      const limit = offset > 0 ? PAGE : Math.min(MOST, count.current)
      try {
        const { items, totalCount: total } = await server.listSites({ q: search, offset, limit })
        if (now !== turn.current) return
        const known = new Set(before.map(({ id }) => id))
        const sites = [...before, ...items.filter(({ id }) => !known.has(id))]
        count.current = Math.max(PAGE, sites.length)
        setListed({ state: 'here', sites, total, search })
        if (search === '') setAll({ sites, total })
      } catch (error) {
        if (isSignedOut(error)) location.reload()
        else if (now === turn.current) setListed((was) => ({ ...was, state: 'failed' }))
      }
    },
    [server, search],
  )
  const load = useCallback(() => read(0, []), [read])
  useEffect(() => {
    count.current = PAGE
    const timer = setTimeout(() => void load(), search === '' ? 0 : PAUSE)
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && void load()
    addEventListener('pageshow', cameBack)
    return () => {
      clearTimeout(timer)
      removeEventListener('pageshow', cameBack)
    }
  }, [load, search])
  const more = () => read(listed.sites.length, listed.sites)
  return { ...listed, all, load, more }
}

/** Of many sites those with messages that nobody has read, which may not have been asked for yet. */
export function useUnread({ sites, total }: Pick<Listed, 'sites' | 'total'>): readonly SiteEntry[] {
  const { server } = useHome()
  const [unread, setUnread] = useState<readonly SiteEntry[]>([])
  const isSome = total > sites.length
  useEffect(() => {
    if (!isSome) return setUnread([])
    server.listSites({ unread: 1, limit: MOST }).then(
      ({ items }) => setUnread(items),
      () => {},
    )
  }, [server, isSome])
  const known = new Set(sites.map(({ id }) => id))
  return [...unread.filter(({ id }) => !known.has(id)), ...sites]
}
