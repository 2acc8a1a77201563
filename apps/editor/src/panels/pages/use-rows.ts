import type { Site } from '@mimar/document'
import { useState } from 'react'
import { useCatalog } from '../../desk/editing.ts'
import { pageRows, type Unfolded } from './page-rows.ts'

/** The rows of the panel, the pages among them, and what shows so many entries of a list. */
export function useRows(site: Site | undefined) {
  const catalog = useCatalog()
  const [unfolded, setUnfolded] = useState<Unfolded>({})
  const rows = site ? pageRows(site, unfolded, catalog) : []
  const shown = rows.flatMap((row) => row.page ?? [])
  const unfold = (list: string, count: number) => setUnfolded((before) => ({ ...before, [list]: count }))
  return { rows, shown, unfold }
}
