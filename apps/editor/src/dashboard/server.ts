import type { AddressAnswer, ImportRefused, SessionAnswer, SiteEntry, Starter, StartRequest } from '@mimar/contract'
import { createClient, RequestError } from '@mimar/contract/client'
import { framedToken, signInWith } from '../frame/framed.ts'

/** Everything the list of sites asks of the server. */
export interface AccountServer {
  readSession(): Promise<SessionAnswer>
  signIn(authHash: string): Promise<SessionAnswer>
  signOut(): Promise<true>
  /** Some of the sites, and how many there are of those that are asked for. */
  listSites(wanted: SitesWanted): Promise<Listed<SiteEntry> & { readonly totalCount: number }>
  /** In how many things the draft of a site differs from what visitors have. */
  countUnpublished(id: string): Promise<number>
  listStarters(): Promise<readonly Starter[]>
  /** The address a name would get, or the state of the one that is wished. */
  proposeAddress(
    asked: { readonly name: string; readonly in: string } | { readonly slug: string },
  ): Promise<AddressAnswer>
  startSite(wish: StartRequest): Promise<SiteEntry>
  importSite(configuration: object): Promise<SiteEntry>
  copySite(id: string): Promise<SiteEntry>
  deleteSite(id: string): Promise<true>
}

interface SitesWanted {
  readonly limit: number
  readonly offset?: number
  /** What names or addresses hold. */
  readonly q?: string
  /** Only those with messages nobody has read. */
  readonly unread?: 1
}

interface Listed<Item> {
  readonly items: readonly Item[]
}

export function createAccountServer(language: () => string): AccountServer {
  const client = createClient({ language, token: framedToken })
  const site = (id: string) => `/sites/${encodeURIComponent(id)}`
  return {
    readSession: () => client.get('/session'),
    signIn: (authHash) => signInWith(client, authHash),
    signOut: () => client.delete('/session'),
    listSites: ({ q, ...wanted }) => client.get('/sites', { query: { ...wanted, q: q || undefined } }),
    countUnpublished: async (id) => (await client.get<{ readonly count: number }>(`${site(id)}/unpublished`)).count,
    listStarters: async () => (await client.get<Listed<Starter>>('/starters')).items,
    proposeAddress: (asked) => client.get('/addresses', { query: asked }),
    startSite: (wish) => client.post('/sites', wish),
    importSite: (configuration) => client.post('/sites', { configuration }),
    copySite: (id) => client.post(`${site(id)}/copies`, {}),
    deleteSite: (id) => client.delete(site(id)),
  }
}

/** Every fault of a file that was not imported; none for other errors. */
export function faultsOf(error: unknown): ImportRefused['faults'] {
  return (error instanceof RequestError && (error.answer as Partial<ImportRefused> | undefined)?.faults) || []
}

/** The session is over: the server shows the way back in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401
}

export function isTooLarge(error: unknown): boolean {
  return error instanceof RequestError && error.status === 413
}

/** The server's own sentence; '' when it could not be asked. */
export function reasonOf(error: unknown): string {
  return error instanceof RequestError && error.code !== 'network-failed' ? error.message : ''
}
