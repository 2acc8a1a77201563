import type { Manifest, ReleaseFile } from '../blobs/manifest.ts'

/** What stood at an address before, and since when this server knows of what came in its place (milliseconds since 1970). */
export interface EarlierFile {
  readonly file: ReleaseFile
  readonly replacedAt: number
}

/** The release that visitors of a site read, as hosting asks it. */
export interface LiveSite {
  readonly id: string
  find(address: string): ReleaseFile | undefined
  /** The address that is meant, where it is another one: with its slash, in its own case, `/` for `/home`. */
  canonical(address: string): string | undefined
  /** The site's own page for what is not there, in the language of the path. */
  missingPage(address: string): ReleaseFile | undefined
  /** A file that only earlier releases had: a page that is still open somewhere may ask for it. */
  olderAsset(address: string): Promise<ReleaseFile | undefined>
  /** Of a page that stands there still, in other words, newest first: for as long as its bytes cannot be had. */
  earlier(address: string): readonly EarlierFile[]
  /** What its host has taken from visitors of this release; `key` says of which. */
  withheld?: (Withheld & { readonly key: string }) | undefined
  /** Since when nobody could say whether it is still what visitors are to read (milliseconds since 1970); undefined: it is. */
  olderSince?: number | undefined
}

/** Pages and pictures that visitors are not shown while all else of the site is, as they can be written down. */
export interface WithheldParts {
  /** Codes of the site's languages, the primary first. */
  readonly languages: readonly string[]
  /** Addresses of pages, and what addresses of pictures start with. */
  readonly pages: readonly string[]
  readonly pictures: readonly string[]
}

/** The same, to be asked of each address. */
export interface Withheld extends WithheldParts {
  kindAt(address: string): 'page' | 'picture' | undefined
}

/** An address that a site had before, or that leads elsewhere since it was put away. */
export interface FormerSite {
  /** Where it is now, without a slash at the end. */
  readonly movedTo: string
  /** It has this address still, beside the one that is meant. */
  readonly isCanonical?: boolean
  /** Only for as long as its owner says so. */
  readonly isForNow?: boolean
}

/** A site whose owner has put it away, or whose host has taken it down. */
export interface ClosedSite {
  readonly closed: 'archived' | 'taken-down'
  /** Codes of its languages, the primary first. */
  readonly languages: readonly string[]
}

/** What visitors of an address find. */
export type FoundSite = LiveSite | FormerSite | ClosedSite

/** A release in memory as a live site. */
export function createLiveSite(
  id: string,
  manifest: Manifest,
  olderAsset: LiveSite['olderAsset'],
  earlier: LiveSite['earlier'] = () => [],
): LiveSite {
  return {
    id,
    find: (address) => (address.endsWith(MISSING) ? undefined : manifest.find(address)),
    canonical(address) {
      const page = address.replace(/\/index\.html$/i, '/')
      const slashed = page.endsWith('/') ? page : `${page}/`
      if (manifest.find(slashed)) return slashed
      return manifest.findInAnyCase(slashed) ?? manifest.findInAnyCase(slashed.replace(/\/home\/$/i, '/'))
    },
    missingPage(address) {
      const first = address.split('/', 2)[1] ?? ''
      return (
        manifest.find(`/${first}${MISSING}`) ??
        manifest.find(`/${first.toLowerCase()}${MISSING}`) ??
        manifest.find(MISSING)
      )
    },
    olderAsset,
    earlier,
  }
}

/** Where the page for what is not there lies, for static hosts too; asked for by its name, it is not there either. */
const MISSING = '/404.html'
