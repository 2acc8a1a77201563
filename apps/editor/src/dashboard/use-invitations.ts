import type { OpenInvitation } from '@mimar/contract'
import { useCallback, useEffect, useState } from 'react'
import { useHome } from '../home/home.ts'

/** The sites one is invited to and has not answered yet, and the two answers. */
export function useInvitations() {
  const { server } = useHome()
  const [invitations, setInvitations] = useState<readonly OpenInvitation[]>([])
  const load = useCallback(
    () =>
      server.listInvitations().then(setInvitations, () => {
        // The list of sites beside it says that the server does not answer.
      }),
    [server],
  )
  useEffect(() => {
    void load()
    const cameBack = ({ persisted }: PageTransitionEvent) => persisted && void load()
    addEventListener('pageshow', cameBack)
    return () => removeEventListener('pageshow', cameBack)
  }, [load])
  const accept = (site: string) => server.acceptInvitation(site).finally(load)
  const decline = (site: string) => server.declineInvitation(site).finally(load)
  return { invitations, accept, decline }
}
