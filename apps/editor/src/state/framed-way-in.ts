import { isFramed } from '../server/framed.ts'
import { findAuthHash, withoutAuthHash } from './sign-in.ts'

/** Looks for a one-time link in the addresses and exchanges it; false where there is none, or it is used or too old (GEN-13). */
export async function comeIn(signIn: (authHash: string) => Promise<unknown>): Promise<boolean> {
  const authHash = await findAuthHash({
    location,
    referrer: document.referrer,
    parentSearch: () => (isFramed() ? window.parent.location.search : null),
    askParent: async () => {
      if (!isFramed()) return null
      const { allowedParents, askParent } = await import('../server/parent.ts')
      return askParent({ parents: allowedParents(document), around: location.ancestorOrigins?.[0] })
    },
  })
  if (authHash === null) return false
  history.replaceState(history.state, '', withoutAuthHash(location.href))
  return signIn(authHash).then(
    () => true,
    () => false,
  )
}
