import { endpoints } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LINK_LIFETIME } from '../accounts/sign-in.ts'
import { signInLink } from '../accounts/sign-in-link.ts'
import { clock } from '../clock.ts'
import type { Account } from '../store/accounts.store.ts'
import { signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { serve } from './serve.ts'

/** So many links an account can have within the lifetime of one. */
const MOST_LINKS = 10

/** Ways back in: codes on paper, and another device. */
export function recoveryRoutes(app: FastifyInstance, parts: Parts): void {
  const { recoveryCodes, accounts, signIn, settings } = parts

  serve(app, endpoints.readCodes, async (request) => {
    const person = await signedIn(request, parts)
    if (person.givenBy !== undefined) return { left: 0, madeAt: null, isPossible: false }
    return { ...(await recoveryCodes.left(person.id)), isPossible: true }
  })

  serve(app, endpoints.makeCodes, async (request, reply) => {
    const { id } = await inOwnRight(request, parts)
    reply.code(201)
    return { codes: await recoveryCodes.make(id) }
  })

  serve(app, endpoints.makeDeviceLink, async (request, reply) => {
    const { id, givenBy = null } = await signedIn(request, parts)
    const now = clock.date()
    if ((await accounts.countLinks(id, now)) >= MOST_LINKS) throw new HttpError('rate-limited')
    const authHash = await signIn.makeLink(id, LINK_LIFETIME, givenBy)
    reply.code(201)
    const expiresAt = new Date(now.getTime() + LINK_LIFETIME).toISOString()
    return { address: signInLink(settings.appUrl.origin, '/account', authHash), expiresAt }
  })
}

/** Who came by somebody's link may be that somebody: a way in that opens all of an account is not theirs to make. */
async function inOwnRight(request: FastifyRequest, parts: Parts): Promise<Account> {
  const person = await signedIn(request, parts)
  if (person.givenBy !== undefined) throw new HttpError('own-way-needed')
  return person
}
