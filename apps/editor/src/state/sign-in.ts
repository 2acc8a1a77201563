/** What the way in needs to see: this page's address, and the frame around it. */
interface Surroundings {
  readonly location: Pick<Location, 'search'>
  readonly referrer: string
  /** The parent frame's query; throws where the parent is of another origin. */
  readonly parentSearch: () => string | null
  /** The parent frame's whole address, as it tells it; null where it does not, or there is none. */
  readonly askParent: () => Promise<string | null>
}

/** The one-time `authHash` of this page's address, else of the parent frame's (GEN-13). */
export async function findAuthHash({ location, ...around }: Surroundings): Promise<string | null> {
  const own = hashIn(location.search)
  if (own !== null) return own
  const seen = hashIn(searchOfParent(around))
  return seen ?? hashIn(searchOf((await around.askParent()) ?? ''))
}

function searchOfParent({ parentSearch, referrer }: Pick<Surroundings, 'parentSearch' | 'referrer'>): string {
  try {
    return parentSearch() ?? ''
  } catch {
    // Another origin around us: browsers tell its address only as the referrer, where its policy allows.
    return searchOf(referrer)
  }
}

function searchOf(address: string): string {
  return URL.canParse(address) ? new URL(address).search : ''
}

function hashIn(search: string): string | null {
  return new URLSearchParams(search).get('authHash') || null
}

/** The one-time hash of a sign-in link, or of what somebody copied out of it. */
export function readSignInLink(text: string): string {
  const trimmed = text.trim()
  return (URL.canParse(trimmed) ? hashIn(new URL(trimmed).search) : null) ?? trimmed.replace(/^.*authHash=/, '')
}

/** The same address without the used `authHash`. */
export function withoutAuthHash(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('authHash')
  return url.pathname + url.search + url.hash
}
