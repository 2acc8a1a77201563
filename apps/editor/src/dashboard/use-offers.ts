import type { OpenOffer } from '@mimar/contract'
import { useCallback, useEffect, useState } from 'react'
import { useHome } from '../home/home.ts'

/** The sites that others offer, and reading them again. */
export function useOffers() {
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
