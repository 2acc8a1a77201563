import { endpoints } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { cookieOf, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'

/** Who is signed in, signing in with an authHash, and out. */
export function sessionRoutes(app: FastifyInstance, parts: Parts): void {
  const cookie = cookieOf(parts)

  app.get(endpoints.readSession.path, async (request) => {
    const { email } = await signedIn(request, parts)
    return { account: { email } }
  })

  app.post(endpoints.signIn.path, async (request, reply) => {
    const { authHash } = readBody(endpoints.signIn.body, request.body)
    const session = await parts.signIn.exchange(authHash)
    const account = await parts.signIn.accountOf(session)
    if (!session || !account) throw new HttpError('link-refused')
    reply.header('set-cookie', cookie.write(session))
    return { account: { email: account.email } }
  })

  app.delete(endpoints.signOut.path, async (request, reply) => {
    await parts.signIn.end(cookie.read(request.headers.cookie))
    return reply.header('set-cookie', cookie.clear()).code(204).send()
  })
}
