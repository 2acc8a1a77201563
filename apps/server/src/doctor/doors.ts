import { lookup, Resolver } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'

/** What stands around the machine; tests put something else in its place. */
export interface Doors {
  /** Numbers that a name leads to. */
  find(name: string): Promise<readonly string[]>
  /** The records of kind TXT that a name has; none where there is no such name. */
  texts(name: string): Promise<readonly string[]>
  /** Numbers that this machine has. */
  own(): readonly string[]
  /** Where https answers. */
  readonly httpsPort: number
  /** Who signs certificates; undefined: whom all believe. */
  readonly authority: string | undefined
  now(): number
}

/** How long one name server has to answer, in milliseconds, and how often it is asked. */
const DNS_PATIENCE = { timeout: 2000, tries: 2 }

/** Asks these name servers, or those of the machine. */
export function textsFrom(servers?: readonly string[]): Doors['texts'] {
  return async (name) => {
    const resolver = new Resolver(DNS_PATIENCE)
    if (servers) resolver.setServers(servers)
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (failure) {
      if (['ENOTFOUND', 'ENODATA'].includes((failure as { code?: string }).code ?? '')) return []
      throw failure
    }
  }
}

export const realDoors: Doors = {
  find: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  texts: textsFrom(),
  own: () => Object.values(networkInterfaces()).flatMap((one) => (one ?? []).map(({ address }) => address)),
  httpsPort: 443,
  authority: undefined,
  now: () => Date.now(),
}
