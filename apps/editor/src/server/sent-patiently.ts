// Retry with exponential backoff and jitter: what cannot be kept just now is kept here and sent again, until it is given up.
import { RequestError } from '@mimar/contract/client'

/** What has to come back before it goes on. */
export type Waits = 'forStore' | 'forConnection'

interface Patience {
  readonly signal: AbortSignal
  /** Told what is waited for; null: it is being sent again. */
  readonly onWait: (waits: Waits | null) => void
}

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Sends until it is kept, refused or given up. Only what passes by itself is waited for. */
export async function sentPatiently<Answer>(
  send: () => Promise<Answer>,
  { signal, onWait }: Patience,
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send()
    } catch (error) {
      const waits = waitsFor(error)
      if (!waits || signal.aborted) throw error
      onWait(waits)
      await backOrLater(waits === 'forStore' ? pauseAfter(tries) : undefined, signal)
      if (signal.aborted) throw new RequestError({ status: 400, message: '', code: 'aborted' })
      onWait(null)
    }
  }
}

function waitsFor(error: unknown): Waits | undefined {
  if (error instanceof RequestError && error.code === 'store-away') return 'forStore'
  // Without a connection the program that sends may be what could not be had.
  const isCut = !(error instanceof RequestError) || error.code === 'network-failed'
  return isCut && navigator.onLine === false ? 'forConnection' : undefined
}

/** Not all at once when the store is back. */
const pauseAfter = (tries: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries, 10)) * (0.75 + Math.random() / 2)

/** Until the connection is back, that time has passed or it is given up. */
function backOrLater(ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ending = new AbortController()
    const timer = ms === undefined ? undefined : setTimeout(() => over(), ms)
    const over = () => {
      clearTimeout(timer)
      ending.abort()
      resolve()
    }
    globalThis.addEventListener?.('online', over, { signal: ending.signal })
    signal.addEventListener('abort', over, { signal: ending.signal })
  })
}
