import { FOLDERS, type Folder } from '@mimar/contract'
import { useCallback, useEffect, useState } from 'react'

/** Where one is in the inbox, as its address says it: it can be reloaded, and sent to a colleague. */
interface Place {
  readonly folder: Folder
  readonly isUnread: boolean
  /** The message that is open. */
  readonly message: string | undefined
}

function placeNow(): Place {
  const query = new URLSearchParams(location.search)
  return {
    folder: FOLDERS.find((one) => one === query.get('folder')) ?? 'inbox',
    isUnread: query.get('only') === 'unread',
    message: query.get('message') ?? undefined,
  }
}

function addressOfPlace({ folder, isUnread, message }: Place): string {
  const query = new URLSearchParams(location.search)
  const put = (name: string, value: string) => (value === '' ? query.delete(name) : query.set(name, value))
  put('folder', folder === 'inbox' ? '' : folder)
  put('only', isUnread ? 'unread' : '')
  put('message', message ?? '')
  const said = query.toString()
  return said === '' ? location.pathname : `${location.pathname}?${said}`
}

/** The place, and how one goes to another; Back and Forward go between them. */
export function usePlace(): readonly [Place, (next: Partial<Place>) => void] {
  const [place, setPlace] = useState(placeNow)
  useEffect(() => {
    const went = () => setPlace(placeNow())
    addEventListener('popstate', went)
    return () => removeEventListener('popstate', went)
  }, [])
  const go = useCallback((next: Partial<Place>) => {
    const there = { ...placeNow(), ...next }
    const address = addressOfPlace(there)
    if (address !== location.pathname + location.search) history.pushState(null, '', address)
    setPlace(there)
  }, [])
  return [place, go]
}
