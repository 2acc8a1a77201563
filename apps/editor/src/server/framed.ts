import type { SignedInAnswer } from '@mimar/contract'
import type { createClient } from '@mimar/contract/client'

type Client = Pick<ReturnType<typeof createClient>, 'get' | 'post'>

/** The bearer token of an editor in the frame of another site, whose browser keeps no cookie there; gone with the page. */
const session = { token: '' }

export const framedToken = (): string => session.token

export function isFramed(): boolean {
  return window.parent !== window
}

/** Signs in with a one-time link. A framed editor gets a cookie of its own, or goes on with the token where none is kept. */
export async function signInWith(client: Client, authHash: string): Promise<SignedInAnswer> {
  if (!isFramed()) return client.post('/session', { authHash })
  session.token = ''
  const answer = await client.post<SignedInAnswer>('/session', { authHash, isFramed: true })
  const hasCookie = await client.get('/session').then(
    () => true,
    () => false,
  )
  if (!hasCookie && answer.token !== undefined) {
    session.token = answer.token
    ;(await import('./by-token.ts')).askByToken(framedToken)
  }
  return answer
}
