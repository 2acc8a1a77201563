import type { ShareLinkEntry } from '@mimar/contract'
import { useCallback, useEffect, useState } from 'react'
import { useEditing } from '../desk/editing.ts'
import { requestsOf } from '../server/publishing.ts'

export interface ShareLinks {
  /** Those that open, and those that were closed here, with the way back. */
  readonly all: readonly ShareLinkEntry[]
  isClosed(id: string): boolean
  /** Whether the last deed did not come about. */
  readonly isRefused: boolean
  /** Does something to the links, and reads them again. */
  attempt(work: () => Promise<unknown>): Promise<void>
  close(link: ShareLinkEntry): Promise<void>
  reopen(link: ShareLinkEntry): Promise<void>
}

/** The links of the site. A closed one stays in the list, where it was, until one leaves the dialog (U38). */
export function useShareLinks(): ShareLinks {
  const { server } = useEditing()
  const [open, setOpen] = useState<readonly ShareLinkEntry[]>([])
  const [closed, setClosed] = useState<readonly ShareLinkEntry[]>([])
  const [isRefused, setRefused] = useState(false)
  const attempt = useCallback(
    async (work: () => Promise<unknown>) => {
      try {
        await work()
        setOpen(await requestsOf(server).shareLinks())
        setRefused(false)
      } catch {
        setRefused(true)
      }
    },
    [server],
  )
  useEffect(() => void attempt(async () => undefined), [attempt])
  const isOpen = (id: string) => open.some((link) => link.id === id)
  const gone = closed.filter(({ id }) => !isOpen(id))
  return {
    all: [...open, ...gone].sort((one, two) => two.createdAt.localeCompare(one.createdAt)),
    isClosed: (id) => !isOpen(id),
    isRefused,
    attempt,
    close: (link) =>
      attempt(async () => {
        await requestsOf(server).revokeShareLink(link.id)
        setClosed((before) => [...before.filter(({ id }) => id !== link.id), link])
      }),
    reopen: ({ id }) => attempt(() => requestsOf(server).reopenShareLink(id)),
  }
}
