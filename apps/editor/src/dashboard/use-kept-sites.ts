import { useCallback, useEffect, useState } from 'react'
import { isSignedOut } from '../home/sites-server.ts'

interface Found<Site> {
  readonly items: readonly Site[]
  readonly totalCount: number
}

/** Sites that stand apart from the others, as far as they were asked for; `read` gives those after the first so many. */
export function useKeptSites<Site>(read: (offset: number) => Promise<Found<Site>>) {
  const [sites, setSites] = useState<readonly Site[] | null>(null)
  const [total, setTotal] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const readAfter = useCallback(
    (before: readonly Site[]) =>
      read(before.length).then(
        ({ items, totalCount }) => {
          setSites([...before, ...items])
          setTotal(totalCount)
          setFailed(false)
        },
        (error: unknown) => (isSignedOut(error) ? location.reload() : setFailed(true)),
      ),
    [read],
  )
  const load = useCallback(() => void readAfter([]), [readAfter])
  useEffect(load, [load])
  const more = () => {
    if (isBusy || !sites) return
    setBusy(true)
    void readAfter(sites).finally(() => setBusy(false))
  }
  return { sites, total, hasFailed, isBusy, load, more }
}
