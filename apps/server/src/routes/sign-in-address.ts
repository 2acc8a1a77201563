import { endpoints, type SignInAddress } from '@mimar/contract'
import { isEmail } from '@mimar/fields'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../accounts/access.ts'
import { isMailable } from '../accounts/mailed-links.ts'
import { logFailure } from '../log.ts'
import { foldedEmail } from '../store/folded-email.ts'
import { refuseWay, sessionOf, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** The address that somebody signs in with: read, and changed once its mailbox has shown itself (0087). */
export function signInAddressRoutes(app: FastifyInstance, parts: Parts): void {
  const { signInAddresses, audit } = parts

  serve(app, endpoints.readSignInAddress, async (request) => stateFor(await signedIn(request, parts), request, parts))

  serve(app, endpoints.askSignInAddress, async (request) => {
    const person = await inOwnRight(request, parts)
    const { email: typed } = readBody(endpoints.askSignInAddress.body, request.body)
    const email = foldedEmail(typed)
    if (!isEmail(email)) throw new HttpError('request-malformed', 'email')
    if (!signInAddresses.isMailed) throw new HttpError('address-by-hand')
    if (email === person.email) throw new HttpError('address-same')
    const asked = { session: sessionOf(request, parts) ?? '', email, language: languageOf(request) }
    if (!(await signInAddresses.ask(person, asked))) throw new HttpError('rate-limited')
    return stateFor(person, request, parts)
  })

  serve(app, endpoints.dropSignInAddress, async (request, reply) => {
    await signInAddresses.drop(await inOwnRight(request, parts))
    return reply.code(204).send()
  })

  serve(app, endpoints.takeSignInAddress, async (request) => {
    const person = await inOwnRight(request, parts)
    const { code } = readBody(endpoints.takeSignInAddress.body, request.body)
    const former = await signInAddresses.take(person, sessionOf(request, parts) ?? '', code, languageOf(request))
    if (former === undefined) {
      await refuseWay(request, parts, 'address', 'address')
      throw new HttpError('address-refused')
    }
    const deed = { account: person.id, deed: 'address-changed', about: former }
    await audit.note(deed).catch(logFailure('Noting "address-changed" failed'))
    return stateFor({ ...person, email: await audit.emailOf(person.id) }, request, parts)
  })
}

/** Who came by somebody's link may be that somebody: the account is not theirs to take along. */
async function inOwnRight(request: FastifyRequest, parts: Parts): Promise<Person> {
  const person = await signedIn(request, parts)
  if (person.givenBy !== undefined) throw new HttpError('own-way-needed')
  return person
}

async function stateFor(person: Person, request: FastifyRequest, parts: Parts): Promise<SignInAddress> {
  const { signInAddresses } = parts
  const isPossible = person.givenBy === undefined
  const waiting = isPossible ? await signInAddresses.waiting(sessionOf(request, parts) ?? '') : undefined
  const email = isMailable(person.email) ? person.email : null
  return { email, isMailed: signInAddresses.isMailed, isPossible, waiting: waiting ?? null }
}
