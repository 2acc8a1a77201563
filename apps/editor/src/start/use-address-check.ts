import type { AddressAnswer } from '@mimar/contract'
import { useEffect, useState } from 'react'
import { useHome } from '../dashboard/home.ts'
import type { Wish } from './wish.ts'

/** Debounce: the address is checked when nobody has typed for this long, in ms. */
const PAUSE = 300

type Check = AddressAnswer | 'busy' | 'unreachable' | null

/** The address of a site that is being named: the one its name makes, or what is true of the one that was typed; null without either. */
export function useAddressCheck({ name, slug }: Pick<Wish, 'name' | 'slug'>, language: string): Check {
  const { server } = useHome()
  const [check, setCheck] = useState<Check>(null)
  const wished = slug ?? name.trim()
  useEffect(() => {
    if (wished === '') return setCheck(null)
    let isCurrent = true
    setCheck((before) => (typeof before === 'object' && before !== null && slug === null ? before : 'busy'))
    const timer = setTimeout(() => {
      const asked = slug === null ? { name: wished, in: language } : { slug: wished }
      server.proposeAddress(asked).then(
        (answer) => isCurrent && setCheck(answer),
        () => isCurrent && setCheck('unreachable'),
      )
    }, PAUSE)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [wished, slug, language, server])
  return check
}
