import { createContext, useCallback, useContext } from 'react'
import { useHome } from '../home/home.ts'
import { isSignedOut, serverSentence } from '../home/sites-server.ts'
import type { PartSay } from '../words/words.ts'
import type { InhabitantWords } from './inhabitant-words.ts'
import type { PeopleServer } from './people-server.ts'
import type { TenancyWords } from './tenancy-words.ts'

/** What every part of the page of people can reach. */
interface AtPeople {
  readonly server: PeopleServer
  readonly say: PartSay<InhabitantWords>
  /** What is said of limits and invitations. */
  readonly sayOf: PartSay<TenancyWords>
}

export const PeopleContext = createContext<AtPeople | null>(null)

export function useInhabitants() {
  const people = useContext(PeopleContext)
  if (!people) throw new Error('This part of the page of people stands outside of PeopleContext.')
  const { tell, say } = useHome()
  /** Tells why something was not done; who is signed out is shown the way back in. */
  const refuse = useCallback(
    (error: unknown) => {
      if (isSignedOut(error)) location.reload()
      else tell(serverSentence(error) || say('unreachable'))
    },
    [tell, say],
  )
  return { ...people, tell, refuse }
}

/** Kept from turning the sentence around it. */
export const apart = (text: string) => `\u2068${text}\u2069`
