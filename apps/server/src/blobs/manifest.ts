import { Recent } from '../recent.ts'
import type { Hash } from './blobs.ts'

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
  /** About how many bytes of memory it takes. */
  readonly weight: number
  /** How many times it was taken further. */
  readonly version: number
}

/** The files of a release, from the differences that lead to it. */
export function createManifest(deltas: Iterable<Delta> = []): Manifest {
  const manifest = new Files()
  for (const delta of deltas) manifest.apply(delta)
  return manifest
}

/** The bytes of a release without files, of a place in its map, and of a file that no other site has, with some room for garbage. */
const EMPTY = 1_500
const PLACE = 56
const OWN_FILE = 180

class Files implements Manifest {
  readonly #files = new Map<string, ReleaseFile>()
  /** Pages by their addresses in lower case, once somebody has asked for one in another. */
  #pages: Map<string, string> | undefined
  #weight = EMPTY
  #version = 0

  get weight(): number {
    return this.#weight
  }

  get version(): number {
    return this.#version
  }

  find(address: string): ReleaseFile | undefined {
    return this.#files.get(address)
  }

  findInAnyCase(address: string): string | undefined {
    this.#pages ??= new Map(pagesIn(this.#files.keys()))
    return this.#pages.get(address.toLowerCase())
  }

  apply(delta: Delta): void {
    this.#version += 1
    this.#pages = undefined
    for (const [address, file] of Object.entries(delta)) {
      this.#weight += weightOf(address, file) - weightOf(address, this.#files.get(address))
      if (file) this.#files.set(address, shared(file))
      else this.#files.delete(address)
    }
  }

  addresses(): Iterable<string> {
    return this.#files.keys()
  }

  toDelta(): Delta {
    return Object.fromEntries(this.#files)
  }
}

function* pagesIn(addresses: Iterable<string>): Iterable<[string, string]> {
  for (const address of addresses) if (address.endsWith('/')) yield [address.toLowerCase(), address]
}

function weightOf(address: string, file: ReleaseFile | null | undefined): number {
  if (!file) return 0
  return file.isImmutable ? PLACE : PLACE + OWN_FILE + address.length
}

/** Fonts, styles and scripts are the same in many sites: so many of them are kept once for all. */
const MOST_SHARED = 20_000
const sharing = new Recent<string, ReleaseFile>(MOST_SHARED)

function shared(file: ReleaseFile): ReleaseFile {
  if (!file.isImmutable || file.allows !== undefined || file.movedTo !== undefined) return file
  const name = `${file.hash} ${file.type}`
  const known = sharing.get(name)
  if (known) return known
  sharing.set(name, file)
  return file
}
