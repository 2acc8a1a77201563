import { endpoints, type SessionAnswer } from '@mimar/contract'
import type { FastifyInstance } from 'fastify'
import { may } from '../accounts/access.ts'
import { framedCookie } from '../accounts/cookies.ts'
import { deviceOf } from '../accounts/device.ts'
import { FRAMED } from '../accounts/sign-in.ts'
import type { Account } from '../store/accounts.store.ts'
import { ProfileStore } from '../store/profiles.store.ts'
import { noteArrival } from './audit.ts'
import { accountOf, cookieOf, refuseWay, sessionOf, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** Who is signed in, signing in with an authHash, and out. */
export function sessionRoutes(app: FastifyInstance, parts: Parts): void {
  const cookie = cookieOf(parts)
  const isSecure = parts.settings.appUrl.protocol === 'https:'

  serve(app, endpoints.readSession, async (request) => {
    return toldOf(await signedIn(request, parts), parts)
  })

  serve(app, endpoints.signIn, { config: { isOpen: true } }, async (request, reply) => {
    const { authHash, isFramed } = readBody(endpoints.signIn.body, request.body)
    const inFrame = isFramed === true && parts.settings.allowedParents.length > 0
    const session = await parts.signIn.exchange(authHash, {
      kind: inFrame ? FRAMED : '',
      device: deviceOf(request.headers['user-agent']),
    })
    const isWelcome = session !== undefined && (await parts.waitingDevices.came({ authHash }, session))
    if (!isWelcome) await refuseWay(request, parts, 'link')
    const account = await parts.signIn.accountOf(session)
    if (!session || !account) throw new HttpError('link-refused')
    // The cookie is another from now on: what was in it opens nothing more.
    await parts.signIn.end(cookie.read(request.headers.cookie))
    await noteArrival(request, account.id, 'link', parts)
    reply.header('set-cookie', cookie.write(session))
    if (inFrame && isSecure) reply.header('set-cookie', framedCookie.write(session))
    return { ...(await toldOf(account, parts)), ...(inFrame && { token: session }) }
  })

  serve(app, endpoints.signOut, { config: { isOpen: true } }, async (request, reply) => {
    // Known before it ends, so that it can be noted.
    await accountOf(request, parts).catch(() => undefined)
    await parts.signIn.end(sessionOf(request, parts))
    reply.header('set-cookie', cookie.clear())
    if (isSecure) reply.header('set-cookie', framedCookie.clear())
    return reply.code(204).send()
  })
}

/** What somebody is told of themselves. */
export async function toldOf(account: Account, { accounts, database }: Parts): Promise<SessionAnswer> {
  const { name, chosenLanguage: language } = await new ProfileStore(database).of(account.id)
  return {
    account: {
      ...{ email: account.email, name, language },
      makesSites: await may(account, 'make-site', null, accounts),
      isHost: await may(account, 'run-installation', null, accounts),
    },
  }
}
