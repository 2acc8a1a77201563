// What a cache in front is asked to forget, and how each kind of it is asked.

/** What has changed of one site. */
export interface SitePurge {
  readonly site: string
  /** All that is kept of it. */
  readonly isWhole: boolean
  /** Where it answers something else than before; what is not there may be kept, too. */
  readonly addresses: readonly string[]
  /** For caches that know nothing but addresses: hosts of the site, with a port where there is one. */
  hosts(): Promise<readonly string[]>
  /** Likewise: every address that may be kept. */
  allAddresses(): Promise<Iterable<string>>
}

/** A cache that is told. */
export interface Cdn {
  /** Resolves when it has forgotten all of it. */
  purge(purges: readonly SitePurge[]): Promise<void>
  /** Has it forget all that it keeps of any site. */
  purgeAll(): Promise<void>
  /** Asks it to forget what it does not have: fails where it would not listen. */
  knock(): Promise<void>
}
