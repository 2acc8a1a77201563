import type { Media, Site } from '@mimar/document'
import { useState } from 'react'
import { useCatalog } from '../desk/editing.ts'
import type { Caret } from '../state/state.ts'
import { pictureList, roomFor } from './many.ts'

/** Multi-select: the pictures of the library that go into a list together, in the order in which they were picked. */
export interface Picks {
  /** How many the place has room for; 1 where it stands alone. */
  readonly room: number
  readonly all: readonly Media[]
  /** Picks a picture, or leaves it out again; nothing beyond the room. */
  readonly toggle: (medium: Media) => void
}

export function usePicks(site: Site | undefined, chosen: Caret | null): Picks {
  const catalog = useCatalog()
  const [all, setAll] = useState<readonly Media[]>([])
  const list = site && chosen ? pictureList(site, chosen, catalog) : undefined
  const room = list && list.index >= 0 ? roomFor(list) : 1
  const toggle = (medium: Media) =>
    setAll((before) => {
      if (before.some(({ id }) => id === medium.id)) return before.filter(({ id }) => id !== medium.id)
      return before.length < room ? [...before, medium] : before
    })
  return { room, all, toggle }
}
