import type {
  AskedPerson,
  GivenInvitation,
  HeldSite,
  KnownPerson,
  OwnerLimits,
  PeopleCounts,
  SignUp,
  Tenancy,
} from '@mimar/contract'
import { createClient } from '@mimar/contract/client'
import { proven } from '../proof/proven.ts'

/** Which people are listed. */
export type PeopleKind = keyof PeopleCounts

interface Wanted {
  readonly limit: number
  readonly offset: number
  /** What their addresses, or the names of their sites, hold. */
  readonly q?: string | undefined
  readonly filter: PeopleKind
}

/** What the page of people asks of the server. */
export interface PeopleServer {
  list(wanted: Wanted): Promise<{ readonly items: readonly KnownPerson[]; readonly totalCount: number }>
  count(): Promise<PeopleCounts>
  sitesOf(person: string): Promise<readonly HeldSite[]>
  /** With a reason their sites are taken down too. */
  pause(person: string, takesDown?: string): Promise<KnownPerson>
  resume(person: string): Promise<KnownPerson>
  signOut(person: string): Promise<true>
  limit(person: string, limits: OwnerLimits): Promise<KnownPerson>
  remind(person: string): Promise<true>
  invite(email: string): Promise<GivenInvitation>
  listInvited(): Promise<readonly AskedPerson[]>
  endInvitation(signUp: string): Promise<true>
  readTenancy(): Promise<Tenancy>
  setTenancy(tenancy: { readonly signUp: SignUp; readonly limits: OwnerLimits }): Promise<Tenancy>
}

export function createPeopleServer(language: () => string): PeopleServer {
  const client = createClient({ language })
  return {
    list: ({ q, ...wanted }) => client.ask('GET /people', { query: { ...wanted, q: q || undefined } }),
    count: () => client.ask('GET /people/counts'),
    sitesOf: async (person) => (await client.ask('GET /people/:person/sites', { at: { person } })).items,
    pause: (person, takesDown) =>
      proven('changed', () => client.ask('PUT /people/:person/pause', { at: { person }, body: { takesDown } })),
    resume: (person) => client.ask('DELETE /people/:person/pause', { at: { person } }),
    signOut: (person) => client.ask('DELETE /people/:person/sessions', { at: { person } }),
    limit: (person, body) => client.ask('PUT /people/:person/limits', { at: { person }, body }),
    remind: (person) => client.ask('POST /people/:person/reminders', { at: { person }, body: {} }),
    invite: (email) => proven('changed', () => client.ask('POST /sign-ups', { body: { email } })),
    listInvited: async () => (await client.ask('GET /sign-ups')).items,
    endInvitation: (signUp) => client.ask('DELETE /sign-ups/:signUp', { at: { signUp } }),
    readTenancy: () => client.ask('GET /tenancy'),
    setTenancy: (body) => client.ask('PUT /tenancy', { body }),
  }
}
