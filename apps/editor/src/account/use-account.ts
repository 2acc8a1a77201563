import { createContext, useCallback, useContext } from 'react'
import { useHome } from '../home/home.ts'
import { isSignedOut, serverSentence } from '../home/sites-server.ts'
import type { PartSay } from '../words/words.ts'
import type { SecurityServer } from './security-server.ts'
import type { WayWords } from './way-words.ts'
import type { AccountWords } from './words.ts'

/** What every part of the account's page can reach. */
interface AtAccount {
  readonly server: SecurityServer
  readonly say: PartSay<AccountWords>
  /** What is said of ways back in. */
  readonly sayWay: PartSay<WayWords>
}

export const AccountContext = createContext<AtAccount | null>(null)

export function useAccount() {
  const account = useContext(AccountContext)
  if (!account) throw new Error('This part of the account stands outside of AccountContext.')
  const { tell, say } = useHome()
  /** Tells why something was not done; who is signed out is shown the way back in. */
  const refuse = useCallback(
    (error: unknown) => {
      if (isSignedOut(error)) location.reload()
      else tell(serverSentence(error) ? say('failed', { why: serverSentence(error) }) : say('unreachable'))
    },
    [tell, say],
  )
  return { ...account, tell, refuse }
}

/** A day in the words of the language, with the year where it is another. */
export function dayOf(at: string, language: string): string {
  const day = new Date(at)
  const year = day.getFullYear() === new Date().getFullYear() ? undefined : 'numeric'
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year }).format(day)
}
