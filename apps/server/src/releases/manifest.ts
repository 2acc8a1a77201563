import type { Hash } from '../blobs/blobs.ts'

/** One file of a release: which bytes a visitor gets at its address. */
export interface ReleaseFile {
  readonly hash: Hash
  readonly type: string
  readonly size: number
  /** Its address changes when its bytes do, so that browsers may keep it for ever. */
  readonly isImmutable: boolean
  /** Whom a page may ask besides its own host, in names that hosting knows; nobody where there are none. */
  readonly allows?: string
  /** The address at which what stood here stands now. */
  readonly movedTo?: string
}

/** How a release differs from its parent: address → its file now; null where it has none any more. */
export interface Delta {
  readonly [address: string]: ReleaseFile | null
}

/** The files of one release by address, as visitors ask for them. */
export interface Manifest {
  find(address: string): ReleaseFile | undefined
  /** The page that is meant by an address in another case. */
  findInAnyCase(address: string): string | undefined
  /** Takes one release further; whoever asks sees all of it or nothing, because this does not wait in between. */
  apply(delta: Delta): void
  addresses(): Iterable<string>
  toDelta(): Delta
}

/** The files of a release, from the differences that lead to it. */
export function createManifest(deltas: Iterable<Delta> = []): Manifest {
  const files = new Map<string, ReleaseFile>()
  const pages = new Map<string, string>()
  const manifest: Manifest = {
    find: (address) => files.get(address),
    findInAnyCase: (address) => pages.get(address.toLowerCase()),
    apply(delta) {
      for (const [address, file] of Object.entries(delta)) {
        if (file) {
          files.set(address, file)
          if (address.endsWith('/')) pages.set(address.toLowerCase(), address)
        } else {
          files.delete(address)
          pages.delete(address.toLowerCase())
        }
      }
    },
    addresses: () => files.keys(),
    toDelta: () => Object.fromEntries(files),
  }
  for (const delta of deltas) manifest.apply(delta)
  return manifest
}
