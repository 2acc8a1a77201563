// Number matching: whether another device wants in to the account, which a device that is signed in is asked about (0101).
import { RequestError } from '@mimar/contract/client'
import { deviceStorage } from '../state/storage.ts'
import { type DoorServer, doorServer } from './door-server.ts'

/** As often it is looked, in ms, while the page is seen: somebody sits before the other screen. */
const ASK_EVERY = 5_000
/** What was asked about on this device: one that came in by its mail stays listed, and is asked about once. */
const ANSWERED = 'mimar:door'
const MOST_ANSWERED = 10

const ENDS: ReadonlySet<number> = new Set([401, 403])

/** Shows the question as soon as a device waits or has come in by its mail. The card is fetched with the first one. */
export function listenToTheDoor(server: DoorServer = doorServer): void {
  let isOpen = false
  const timer = setInterval(() => document.visibilityState === 'visible' && void look().catch(stop), ASK_EVERY)

  async function look(): Promise<void> {
    const waiting = isOpen ? undefined : (await server.list()).find(({ id }) => !answered().includes(id))
    if (!waiting || isOpen) return
    isOpen = true
    try {
      const { openTheDoor } = await import('./door.view.tsx')
      await openTheDoor(waiting, server)
      deviceStorage.setItem(ANSWERED, [waiting.id, ...answered()].slice(0, MOST_ANSWERED).join(' '))
    } finally {
      isOpen = false
    }
  }

  /** Who came by somebody's link is not asked, also not later; who signs in again loads the page anew. All else is tried again. */
  function stop(error: unknown): void {
    if (error instanceof RequestError && ENDS.has(error.status)) clearInterval(timer)
  }
}

const answered = () => (deviceStorage.getItem(ANSWERED) ?? '').split(' ')
