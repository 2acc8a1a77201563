import type {
  AddressAnswer,
  ArchiveContents,
  ImportStateAnswer,
  OpenInvitation,
  SessionAnswer,
  SiteEntry,
  Starter,
  StartRequest,
} from '@mimar/contract'
import { createClient, RequestError } from '@mimar/contract/client'
import { framedToken, signInWith } from '../server/framed.ts'
import type { ImportServer } from '../transfer/send-site.ts'

/** Everything the list of sites asks of the server. */
export interface AccountServer extends ImportServer {
  listInvitations(): Promise<readonly OpenInvitation[]>
  acceptInvitation(site: string): Promise<SiteEntry>
  declineInvitation(site: string): Promise<true>
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
  /** How much of each kind the file of a site can hold. */
  readContents(id: string): Promise<ArchiveContents>
  cancelImport(key: string): Promise<true>
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
    listInvitations: async () => (await client.get<Listed<OpenInvitation>>('/invitations')).items,
    acceptInvitation: (id) => client.post(`${site(id)}/invitation`, {}),
    declineInvitation: (id) => client.delete(`${site(id)}/invitation`),
    readSession: () => client.get('/session'),
    signIn: (authHash) => signInWith(client, authHash),
    signOut: () => client.delete('/session'),
    listSites: ({ q, ...wanted }) => client.get('/sites', { query: { ...wanted, q: q || undefined } }),
    countUnpublished: async (id) => (await client.get<{ readonly count: number }>(`${site(id)}/unpublished`)).count,
    listStarters: async () => (await client.get<Listed<Starter>>('/starters')).items,
    proposeAddress: (asked) => client.get('/addresses', { query: asked }),
    startSite: (wish) => client.post('/sites', wish),
    readContents: (id) => client.get(`${site(id)}/archive-contents`),
    readImport: (key, signal) =>
      client.get<ImportStateAnswer>(`/imports/${key}`, { signal }).catch(undefinedWhereMissing),
    sendSlice: async (key, offset, slice, signal) => {
      const { received } = await client.put<ImportStateAnswer>(`/imports/${key}`, slice, { query: { offset }, signal })
      return received
    },
    beginImport: (key, parts, signal) => client.post(`/imports/${key}`, { with: parts }, { signal }),
    cancelImport: (key) => client.delete(`/imports/${key}`),
    copySite: (id) => client.post(`${site(id)}/copies`, {}),
    deleteSite: (id) => client.delete(site(id)),
  }
}

function undefinedWhereMissing(error: unknown): undefined {
  if (error instanceof RequestError && error.status === 404) return undefined
  throw error
}

/** The session is over: the server shows the way back in. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof RequestError && error.status === 401
}

/** The server's own sentence; '' when it could not be asked. */
export function reasonOf(error: unknown): string {
  return error instanceof RequestError && error.code !== 'network-failed' ? error.message : ''
}
