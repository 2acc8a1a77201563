import { RequestError } from '@mimar/contract/client'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { useHome } from '../home/home.ts'
import { isSignedOut, serverSentence } from '../home/sites-server.ts'
import type { PartSay } from '../words/words.ts'
import type { HostServer } from './host-server.ts'
import type { hostWords } from './host-words.ts'

/** A page of the host, as links to it need it. */
export interface HostAddress {
  readonly path: `/host${string}`
  readonly word: string
}

/** What every page of the host can reach. */
interface AtHost {
  readonly places: readonly HostAddress[]
  readonly server: HostServer
  readonly say: PartSay<(typeof hostWords)['en']>
}

export const HostContext = createContext<AtHost | null>(null)

export function useHost(): AtHost {
  const host = useContext(HostContext)
  if (!host) throw new Error('This page of the host stands outside of HostContext.')
  return host
}

/** Why something could not be had, and what the server's log calls the request. */
export interface HostFault {
  readonly message: string
  readonly reference: string
}

/** What is read from the server, and again every so often while somebody looks. */
export function useLoaded<Value>(read: () => Promise<Value>, everyMs: number) {
  const { say } = useHome()
  const [value, setValue] = useState<Value | null>(null)
  const [fault, setFault] = useState<HostFault | null>(null)
  const load = useCallback(() => {
    read().then(
      (found) => {
        setValue(found)
        setFault(null)
      },
      (error: unknown) => (isSignedOut(error) ? location.reload() : setFault(faultOf(error, say('unreachable')))),
    )
  }, [read, say])
  useEffect(() => {
    load()
    const timer = setInterval(() => document.visibilityState === 'visible' && load(), everyMs)
    return () => clearInterval(timer)
  }, [load, everyMs])
  return { value, setValue, fault, load }
}

function faultOf(error: unknown, unreachable: string): HostFault {
  const answer =
    error instanceof RequestError ? (error.answer as { readonly reference?: string } | undefined) : undefined
  return { message: serverSentence(error) || unreachable, reference: answer?.reference ?? '' }
}
