// Custom domains: which site a host name of somebody's own leads to, answered from memory.
import type { SiteAddresses } from './addresses.ts'
import { readKept, writeKept } from './kept-file.ts'
import { hostNameOf } from './network.ts'
import type { DomainStore, ProvedName } from './store/domains.store.ts'

type Stored = Pick<DomainStore, 'allNames' | 'stamp'>

interface Kept {
  readonly path: string
  readonly onFailure: (failure: unknown) => void
}

/** All proved names, known without waiting: whoever asks for a name that is not among them costs a look into a table. */
export class OwnDomains {
  #store: Stored | undefined
  #kept: Kept | undefined
  #stamp = ''
  #names: ReadonlyMap<string, ProvedName> = new Map()
  /** By slug: the name that visitors of a connected site end at. */
  #mains: ReadonlyMap<string, string> = new Map()

  /** `kept` is a file of this machine in which they stand for when the database is away. */
  async open(store: Stored, kept?: Kept): Promise<void> {
    this.#store = store
    this.#kept = kept
    await this.settle()
  }

  /** Knows what was known here last. */
  async recall(path: string): Promise<void> {
    const kept = await readKept<{ readonly names: readonly ProvedName[] }>(path)
    if (kept) this.#know(kept.names)
  }

  /** Takes note of what has changed, here or by another process. */
  async settle(): Promise<void> {
    const stamp = await this.#store?.stamp()
    if (stamp === undefined || stamp === this.#stamp) return
    const all = (await this.#store?.allNames()) ?? []
    this.#know(all)
    this.#stamp = stamp
    if (this.#kept) await writeKept(this.#kept.path, { names: all }).catch(this.#kept.onFailure)
  }

  #know(all: readonly ProvedName[]): void {
    this.#names = new Map(all.map((one) => [one.name, one]))
    this.#mains = new Map(all.flatMap(({ slug, main, isConnected }) => (isConnected ? [[slug, main]] : [])))
  }

  /** The site that has proved a host name to be its own; the name as requests write it, with a port or without. */
  siteOfProvedName(host: string): ProvedName | undefined {
    return this.#names.get(hostNameOf(host))
  }

  /** The name that visitors read a site at; undefined where that is its address below the sites' domain. */
  mainOf(slug: string): string | undefined {
    return this.#mains.get(slug)
  }
}

/** The addresses of sites where some have domains of their own. */
export function addressesWithDomains(sites: SiteAddresses, domains: OwnDomains): SiteAddresses {
  const leading = (name: string | undefined, host: string) =>
    name === undefined || name === hostNameOf(host) ? undefined : sites.ownOrigin(name)
  return {
    ...sites,
    siteAddress(slug) {
      const main = domains.mainOf(slug)
      return main === undefined ? sites.siteAddress(slug) : `${sites.ownOrigin(main)}/`
    },
    slugAt: (host) => domains.siteOfProvedName(host)?.slug ?? sites.slugAt(host),
    properAddress(host) {
      const proved = domains.siteOfProvedName(host)
      if (proved) return leading(proved.main, host)
      const slug = sites.slugAt(host)
      return (slug !== undefined && leading(domains.mainOf(slug), host)) || sites.properAddress(host)
    },
    // What is not published yet stays where its sites' host is the only one who can read along.
    draftAt: (host, url) => (domains.siteOfProvedName(host) ? undefined : sites.draftAt(host, url)),
    async settle() {
      await sites.settle()
      await domains.settle()
    },
  }
}
