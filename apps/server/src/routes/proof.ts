// Step-up authentication: endpoints that ask for a fresh proof, and how it is given; docs/decisions/0069.
import { type Endpoint, endpoints, type ProofWay } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../accounts/access.ts'
import { maskedEmail } from '../accounts/sign-in-addresses.ts'
import { accountOf, refuseWay, sessionOf, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { MAX_ANSWER } from './passkeys.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

type Named = keyof typeof endpoints

/** What needs a fresh proof: what cannot be taken back, people's data, and ways in. */
const guarded: readonly Named[] = [
  ...(['deleteSite', 'eraseSite', 'offerSite', 'exportMessages', 'pausePerson', 'invitePerson'] as const),
  ...(['removeDomain', 'takeSiteDown'] as const),
  ...(['readPerson', 'exportPerson', 'readPersonsFiles', 'erasePerson'] as const),
  ...(['beginPasskey', 'addPasskey', 'removePasskey', 'makeCodes', 'makeDeviceLink'] as const),
  ...(['askSignInAddress', 'letIn'] as const),
]

/** Asks for the proof before anything is done, and takes it. */
export function proofRoutes(app: FastifyInstance, parts: Parts, prefix: string): void {
  const addresses = new Set(
    guarded.map((name) => {
      const { method, path }: Endpoint = endpoints[name]
      return `${method} ${prefix}${path}`
    }),
  )
  app.addHook('preHandler', async (request) => {
    const { method, routeOptions } = request
    if (addresses.has(`${method} ${routeOptions.url}`)) await requireProof(request, parts)
  })

  serve(app, endpoints.readProof, async (request) => {
    const person = await signedIn(request, parts)
    const ways = await waysOf(person, parts)
    const mail = ways.includes('mail') ? maskedEmail(person.email) : null
    return { isFresh: await parts.proofs.isFresh(sessionOf(request, parts)), ways, mail }
  })

  serve(app, endpoints.askProof, async (request) => {
    const person = await signedIn(request, parts)
    if (!parts.passkeys.isPossible) throw new HttpError('passkeys-impossible')
    return { ...(await parts.passkeys.question(purposeOf(person), await parts.passkeys.list(person))) }
  })

  serve(app, endpoints.proveByPasskey, { bodyLimit: MAX_ANSWER }, async (request, reply) => {
    const person = await signedIn(request, parts)
    const { credential } = readBody(endpoints.proveByPasskey.body, request.body)
    const holder = await parts.passkeys.answer(credential, purposeOf(person))
    const isTheirs = holder?.account === person.id && [null, person.givenBy].includes(holder.givenBy)
    await prove(isTheirs, request, parts, 'passkey')
    return reply.code(204).send()
  })

  codeRoutes(app, parts)
}

function codeRoutes(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.mailProof, async (request, reply) => {
    const person = await signedIn(request, parts)
    if (!parts.proofs.mails(person)) throw new HttpError('not-found')
    const isMailed = await parts.proofs.mailCode(person, sessionOf(request, parts) ?? '', languageOf(request))
    if (!isMailed) throw new HttpError('rate-limited')
    return reply.code(204).send()
  })

  serve(app, endpoints.proveByCode, async (request, reply) => {
    const person = await signedIn(request, parts)
    const { code } = readBody(endpoints.proveByCode.body, request.body)
    await prove(await isRight(code, person, request, parts), request, parts)
    return reply.code(204).send()
  })
}

/** A code from a mail has digits alone, one from paper has letters too. */
async function isRight(code: string, person: Person, request: FastifyRequest, parts: Parts): Promise<boolean> {
  if (!/\p{L}/u.test(code)) return parts.proofs.takeCode(sessionOf(request, parts) ?? '', code)
  return person.givenBy === undefined && (await parts.recoveryCodes.take(code)) === person.id
}

async function prove(isRight: boolean, request: FastifyRequest, parts: Parts, by?: 'passkey'): Promise<void> {
  if (!isRight) {
    await refuseWay(request, parts, 'proof', 'proof')
    throw new HttpError('proof-refused')
  }
  await parts.proofs.prove(sessionOf(request, parts) ?? '', by)
}

/** Refuses who came in, or proved who they are, longer than ten minutes ago. Who is nobody here is refused by the route. */
export async function requireProof(request: FastifyRequest, parts: Parts): Promise<void> {
  const person = await accountOf(request, parts)
  if (!person || person.guest || (await parts.proofs.isFresh(sessionOf(request, parts)))) return
  throw new HttpError('proof-needed')
}

/** Whoever has none of these signs in anew, which is a proof. */
async function waysOf(person: Person, { passkeys, proofs, recoveryCodes }: Parts): Promise<ProofWay[]> {
  const hasPasskey = passkeys.isPossible && (await passkeys.list(person)).length > 0
  const hasCodes = person.givenBy === undefined && (await recoveryCodes.left(person.id)).left > 0
  const ways = [hasPasskey && 'passkey', proofs.mails(person) && 'mail', hasCodes && 'paper'] as const
  return ways.filter((way) => way !== false)
}

const purposeOf = ({ id }: Person) => `prove ${id}`
