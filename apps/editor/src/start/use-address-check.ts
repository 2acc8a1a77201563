import type { AddressAnswer } from '@mimar/contract'
import { useEffect, useState } from 'react'
import type { AccountServer } from '../home/sites-server.ts'
import type { Wish } from './wish.ts'

/** Debounce: the address is checked when nobody has typed for this long, in ms. */
const PAUSE = 300

type Check = AddressAnswer | 'busy' | 'unreachable' | null

interface Asked extends Pick<Wish, 'name' | 'slug'> {
  /** Asks the server; the same function as long as it asks the same. */
  readonly propose: AccountServer['proposeAddress']
}

/** The address of a site that is being named: what its name makes, or whether the typed one is free. Null without either. */
export function useAddressCheck({ name, slug, propose }: Asked, language: string): Check {
  const [check, setCheck] = useState<Check>(null)
  const wished = slug ?? name.trim()
  useEffect(() => {
    if (wished === '') return setCheck(null)
    let isCurrent = true
    setCheck((before) => (typeof before === 'object' && before !== null && slug === null ? before : 'busy'))
    const timer = setTimeout(() => {
      const asked = slug === null ? { name: wished, in: language } : { slug: wished }
      propose(asked).then(
        (answer) => isCurrent && setCheck(answer),
        () => isCurrent && setCheck('unreachable'),
      )
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [wished, slug, language, propose])
  return check
}
