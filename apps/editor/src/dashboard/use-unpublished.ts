import type { SiteEntry } from '@mimar/contract'
import { useEffect, useState } from 'react'
import { useHome } from '../home/home.ts'

/** In how many things the draft differs from what visitors have, as the editor counts it; 0 until that is known. */
export function useUnpublished({ id, revision, publishedRevision, publishedAhead }: SiteEntry): number {
  const { server } = useHome()
  const [count, setCount] = useState(0)
  const isBehind = publishedRevision !== null && revision > publishedRevision + publishedAhead
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newer revision is counted anew
  useEffect(() => {
    let isOver = false
    if (!isBehind) setCount(0)
    else
      void server.countUnpublished(id).then(
        (found) => isOver || setCount(found),
        () => undefined, // A card without a number is still the way to its site.
      )
    return () => {
      isOver = true
    }
  }, [server, id, isBehind, revision])
  return count
}
