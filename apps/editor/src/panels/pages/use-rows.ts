import type { Site } from '@mimar/document'
import { useDeferredValue, useState } from 'react'
import { useCatalog } from '../../desk/editing.ts'
import { pageRows, type Unfolded } from './page-rows.ts'

/** Shows so many entries of a list; those that are looked for stay the same unless said. */
export type Unfold = (list: string, most: number, query?: string) => void

/** The rows of the panel, the pages among them, and what shows so many entries of a list, or those that are looked for. */
export function useRows(site: Site | undefined) {
  const catalog = useCatalog()
  const [unfolded, setUnfolded] = useState<Unfolded>({})
  // What is typed into a field stands there before the list follows.
  const listed = useDeferredValue(unfolded)
  const rows = site ? pageRows(site, listed, catalog) : []
  const shown = rows.flatMap((row) => row.page ?? [])
  const unfold: Unfold = (list, most, query) =>
    setUnfolded((before) => ({ ...before, [list]: { most, query: query ?? before[list]?.query ?? '' } }))
  const queryOf = (list: string) => unfolded[list]?.query ?? ''
  return { rows, shown, unfold, queryOf }
}
