/**
 * The address that is mailed, handed on or shown as a picture: its secret stands behind the #, which no browser sends, so that no
 * log of a proxy and no referrer has it (0107). The page at `/enter` hands it to where it leads.
 */
export function signInLink(origin: string, path: string, authHash: string): string {
  const address = new URL(path, origin)
  address.searchParams.set('authHash', authHash)
  return `${origin}/enter#${address.pathname}${address.search}`
}
