/** Where a sign-in link leads here, and its secret, both behind the #; undefined where it leads elsewhere or its end is missing. */
export function readWanted({
  origin,
  hash,
}: Pick<Location, 'origin' | 'hash'>): { readonly path: string; readonly authHash: string } | undefined {
  if (!URL.canParse(hash.slice(1), origin)) return undefined
  const address = new URL(hash.slice(1), origin)
  const authHash = address.searchParams.get('authHash')
  if (address.origin !== origin || !authHash) return undefined
  // An address that begins with // is of another site.
  if (address.pathname.startsWith('//')) return undefined
  address.searchParams.delete('authHash')
  return { path: address.pathname + address.search, authHash }
}
