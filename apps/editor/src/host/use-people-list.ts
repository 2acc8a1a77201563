import type { KnownPerson, PeopleCounts } from '@mimar/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PeopleKind } from './people-server.ts'
import { useInhabitants } from './use-inhabitants.ts'

/** So many are shown at first, and more on demand. */
const AT_ONCE = 50
const TYPED_MS = 250

/** The people that are shown: those of a kind, or found by what was typed. */
export function usePeopleList() {
  const { server, refuse } = useInhabitants()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<PeopleKind>('all')
  const [people, setPeople] = useState<readonly KnownPerson[]>([])
  const [total, setTotal] = useState<number | null>(null)
  const [counts, setCounts] = useState<PeopleCounts | null>(null)
  const turn = useRef(0)
  const load = useCallback(
    async (before: readonly KnownPerson[]) => {
      turn.current += 1
      const mine = turn.current
      const wanted = { limit: AT_ONCE, offset: before.length, filter, q: search.trim() }
      const found = await server.list(wanted).catch(refuse)
      // Answers to what was asked before come too late.
      if (!found || mine !== turn.current) return
      setPeople([...before, ...found.items])
      setTotal(found.totalCount)
    },
    [server, refuse, filter, search],
  )
  useEffect(() => {
    const timer = setTimeout(() => void load([]), search === '' ? 0 : TYPED_MS)
    return () => clearTimeout(timer)
  }, [load, search])
  const count = useCallback(() => void server.count().then(setCounts, refuse), [server, refuse])
  useEffect(count, [count])
  const changed = (person: KnownPerson) => {
    setPeople((all) => all.map((one) => (one.id === person.id ? person : one)))
    count()
  }
  const more = () => void load(people)
  return { people, total, counts, search, setSearch, filter, setFilter, changed, more }
}
