import type { SessionAnswer } from '@mimar/contract'
import { createContext, useContext } from 'react'
import type { Scheme } from '../state/choices.ts'
import type { PartSay, UiLanguage } from '../words/words.ts'
import type { AccountServer } from './sites-server.ts'
import type { HomeWords } from './words.ts'

type HomePath =
  | ('/sites' | '/sites/new' | '/sites/deleted' | '/sites/archived')
  | (`/host${string}` | `/account${string}` | `/sites/${string}/${'domain' | 'messages' | 'statistics'}`)

/** What every part of the list of sites can reach. */
export interface AtHome {
  /** Who is signed in; null until that is known. */
  readonly account: SessionAnswer['account'] | null
  readonly server: AccountServer
  readonly say: PartSay<HomeWords>
  readonly scheme: Scheme
  readonly chooseScheme: (scheme: Scheme) => void
  readonly chooseLanguage: (language: UiLanguage) => void
  /** Says to those who hear, and shows, what was done or why not; with `undo` the way back stands beside it for a while. */
  readonly tell: (text: string, undo?: () => void) => void
  readonly goTo: (path: HomePath) => void
}

export const HomeContext = createContext<AtHome | null>(null)

export function useHome(): AtHome {
  const home = useContext(HomeContext)
  if (!home) throw new Error('This part of the list of sites stands outside of HomeContext.')
  return home
}
