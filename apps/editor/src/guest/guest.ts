import { bringSheets } from '../server/brought-sheet.ts'
import type { Server } from '../server/server.ts'
import { tabStorage } from '../state/storage.ts'

/** Later than every revision: the server answers that there is nothing, or refuses. */
const NEVER = 2_000_000_000

/** What goes with every request, and under which name this tab keeps it. */
const session = { key: '', token: '' }

/** Somebody without an account, with a link. */
interface Entered {
  readonly token: () => string
  /** Under which name their unsent changes are kept on this device, apart from those of who is signed in here. */
  readonly desk: string
}

/**
 * Takes the token out of the address, where it stands behind the #, and keeps it for this tab. Another link that is opened in the
 * same tab takes its place.
 */
export function enter(siteId: string): Entered {
  session.key = `mimar-guest:${siteId}`
  session.token = tabStorage.getItem(session.key) ?? ''
  takeFromAddress()
  addEventListener('hashchange', () => takeFromAddress() && location.reload())
  bringSheets(() => session.token)
  return { token: () => session.token, desk: `~${siteId}` }
}

/** Goes on with another link, pasted whole; fails where it opens nothing here, and all stays as before. */
export async function enterWith({ client }: Pick<Server, 'client'>, link: string): Promise<void> {
  const before = session.token
  keep(link.trim().split('#').at(-1) ?? '')
  try {
    await client.ask('GET /sites/:id/operations', { query: { since: NEVER } })
  } catch (failure) {
    keep(before)
    throw failure
  }
}

function takeFromAddress(): boolean {
  const { hash, pathname, search } = location
  if (hash.length < 2) return false
  keep(hash.slice(1))
  history.replaceState(history.state, '', pathname + search)
  return true
}

function keep(token: string): void {
  session.token = token
  tabStorage.setItem(session.key, token)
}
