/** Where a sign-in link leads, and its secret: what the page at `/enter` reads behind the #. */
export function readLink(address: string): { readonly path: string; readonly authHash: string } {
  const { hash, origin } = new URL(address)
  const wanted = new URL(hash.slice(1), origin)
  const authHash = wanted.searchParams.get('authHash') ?? ''
  wanted.searchParams.delete('authHash')
  return { path: wanted.pathname + wanted.search, authHash }
}
