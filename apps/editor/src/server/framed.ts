import type { SignedInAnswer } from '@mimar/contract'
import { createClient } from '@mimar/contract/client'

/** The bearer token of an editor in the frame of another site, whose browser keeps no cookie there; gone with the page. */
const session = { token: '' }

export const framedToken = (): string => session.token

export function isFramed(): boolean {
  return window.parent !== window
}

/** Signs in with a one-time link. A framed editor gets a cookie of its own, or goes on with the token where none is kept. */
export async function signInWith(language: () => string, authHash: string): Promise<SignedInAnswer> {
  const client = createClient({ language, token: framedToken })
  if (!isFramed()) return client.ask('POST /session', { body: { authHash } })
  session.token = ''
  const answer = await client.ask('POST /session', { body: { authHash, isFramed: true } })
  const hasCookie = await client.ask('GET /session').then(
    () => true,
    () => false,
  )
  if (!hasCookie && answer.token !== undefined) {
    session.token = answer.token
    ;(await import('./by-token.ts')).askByToken(framedToken)
  }
  return answer
}
