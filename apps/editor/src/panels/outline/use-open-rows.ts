import { useState } from 'react'
import type { OutlineRow } from './outline.ts'
import type { OutlineSpot } from './outline-acts.ts'

/** Which sections show their entries, and all rows that stand in the list then. */
export function useOpenRows(rows: readonly OutlineRow[]) {
  const [isOpen, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string, to?: boolean) =>
    setOpen((before) => {
      const next = new Set(before)
      if (to ?? !next.has(id)) next.add(id)
      else next.delete(id)
      return next
    })
  const spots = rows.flatMap((row): OutlineSpot[] => [
    { row, item: null },
    ...(isOpen.has(row.section.id) ? row.items.map((item) => ({ row, item })) : []),
  ])
  return { isOpen, toggle, spots }
}
