import type { OpenOffer, OwnDecision } from '@mimar/contract'
import { useCallback, useEffect, useState } from 'react'
import { useHome } from '../home/home.ts'

/** The sites that others offer, and reading them again. */
export function useSiteOffers() {
  const { server } = useHome()
  const [offers, setOffers] = useState<readonly OpenOffer[]>([])
  const load = useCallback(
    () =>
      void server.listOffers().then(setOffers, () => {
        // The list of sites beside it says that the server does not answer.
      }),
    [server],
  )
  useEffect(load, [load])
  return { offers, load }
}

/** What whoever runs the installation has decided about sites of the account and is not settled, and reading it again. */
export function useDecisions() {
  const { server } = useHome()
  const [decisions, setDecisions] = useState<readonly OwnDecision[]>([])
  const load = useCallback(
    () =>
      void server.listDecisions().then(
        (all) => setDecisions(all.filter(({ outcome }) => outcome !== 'taken-back')),
        () => {
          // The list of sites beside it says that the server does not answer.
        },
      ),
    [server],
  )
  useEffect(load, [load])
  return { decisions, load }
}
