import type {
  AddressAnswer,
  ArchiveContents,
  DeletedSiteEntry,
  OfferAnswer,
  OpenInvitation,
  OpenOffer,
  OwnDecision,
  SessionAnswer,
  SiteEntry,
  Starter,
  StartRequest,
} from '@mimar/contract'
import { type Client, createClient, RequestError } from '@mimar/contract/client'
import { proven } from '../proof/proven.ts'
import { framedToken, signInWith } from '../server/framed.ts'
import type { ImportServer } from './import-server.ts'

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
  /** The sites that can be brought back, those deleted last first. */
  listDeletedSites(): Promise<readonly DeletedSiteEntry[]>
  bringBackSite(id: string): Promise<SiteEntry>
  eraseSite(id: string): Promise<true>
  /** Puts a site away; its visitors are led on to that address, or told that it is closed. */
  archiveSite(id: string, leadsTo: string | null): Promise<SiteEntry>
  unarchiveSite(id: string): Promise<SiteEntry>
  readOffer(id: string): Promise<OfferAnswer>
  /** Offers a site to somebody; they own it once they agree. */
  offerSite(id: string, offer: { readonly email: string; readonly stays: boolean }): Promise<OfferAnswer>
  withdrawOffer(id: string): Promise<true>
  listOffers(): Promise<readonly OpenOffer[]>
  takeSite(site: string): Promise<SiteEntry>
  declineOffer(site: string): Promise<true>
  /** What whoever runs the installation has asked or decided about the sites of the account. */
  listDecisions(): Promise<readonly OwnDecision[]>
  answerDecision(complaint: string, text: string): Promise<OwnDecision>
}

interface SitesWanted {
  readonly limit: number
  readonly offset?: number
  /** What names or addresses hold. */
  readonly q?: string
  /** Only those with messages nobody has read. */
  readonly unread?: 1
  /** Those that were put away, and no others. */
  readonly archived?: 1
}

interface Listed<Item> {
  readonly items: readonly Item[]
}

export function createAccountServer(language: () => string): AccountServer {
  const client = createClient({ language, token: framedToken })
  return {
    listInvitations: async () => (await client.ask('GET /invitations')).items,
    acceptInvitation: (id) => client.ask('POST /sites/:id/invitation', { at: { id }, body: {} }),
    declineInvitation: (id) => client.ask('DELETE /sites/:id/invitation', { at: { id } }),
    readSession: () => client.ask('GET /session'),
    signIn: (authHash) => signInWith(language, authHash),
    signOut: () => client.ask('DELETE /session'),
    listSites: ({ q, ...wanted }) => client.ask('GET /sites', { query: { ...wanted, q: q || undefined } }),
    countUnpublished: async (id) => (await client.ask('GET /sites/:id/unpublished', { at: { id } })).count,
    listStarters: async () => (await client.ask('GET /starters')).items,
    proposeAddress: (asked) => client.ask('GET /addresses', { query: asked }),
    startSite: (wish) => client.ask('POST /sites', { body: wish }),
    readContents: (id) => client.ask('GET /sites/:id/archive-contents', { at: { id } }),
    readImport: (key, signal) => client.ask('GET /imports/:key', { at: { key }, signal }).catch(undefinedWhereMissing),
    sendSlice: async (key, offset, slice, signal) => {
      const { received } = await client.ask('PUT /imports/:key', {
        at: { key },
        body: slice,
        query: { offset },
        signal,
      })
      return received
    },
    beginImport: (key, wish, signal) => client.ask('POST /imports/:key', { at: { key }, body: wish, signal }),
    cancelImport: (key) => client.ask('DELETE /imports/:key', { at: { key } }),
    copySite: (id) => client.ask('POST /sites/:id/copies', { at: { id }, body: {} }),
    deleteSite: (id) => proven('deleted', () => client.ask('DELETE /sites/:id', { at: { id } })),
    listDeletedSites: async () => (await client.ask('GET /deleted-sites')).items,
    bringBackSite: (site) => client.ask('POST /deleted-sites/:site/return', { at: { site }, body: {} }),
    ...closingSites(client),
    eraseSite: (site) => proven('deleted', () => client.ask('DELETE /deleted-sites/:site', { at: { site } })),
  }
}

type Closing = 'archiveSite' | 'unarchiveSite' | 'readOffer' | 'offerSite' | 'withdrawOffer'
type Taking = 'listOffers' | 'takeSite' | 'declineOffer' | 'listDecisions' | 'answerDecision'

/** Sites that are put away, or change hands. */
function closingSites(client: Client): Pick<AccountServer, Closing | Taking> {
  return {
    archiveSite: (id, leadsTo) => client.ask('PUT /sites/:id/archive', { at: { id }, body: { leadsTo } }),
    unarchiveSite: (id) => client.ask('DELETE /sites/:id/archive', { at: { id } }),
    readOffer: (id) => client.ask('GET /sites/:id/offer', { at: { id } }),
    offerSite: (id, body) => proven('changed', () => client.ask('PUT /sites/:id/offer', { at: { id }, body })),
    withdrawOffer: (id) => client.ask('DELETE /sites/:id/offer', { at: { id } }),
    listOffers: async () => (await client.ask('GET /offers')).items,
    takeSite: (site) => client.ask('POST /offers/:site', { at: { site }, body: {} }),
    listDecisions: async () => (await client.ask('GET /decisions')).items,
    answerDecision: (complaint, text) =>
      client.ask('POST /decisions/:complaint/answer', { at: { complaint }, body: { text } }),
    declineOffer: (site) => client.ask('DELETE /offers/:site', { at: { site } }),
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
export function serverSentence(error: unknown): string {
  return error instanceof RequestError && error.code !== 'network-failed' ? error.message : ''
}
