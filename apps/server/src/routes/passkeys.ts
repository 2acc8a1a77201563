import { endpoints } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../accounts/access.ts'
import { deviceOf } from '../accounts/device.ts'
import { noteArrival } from './audit.ts'
import { cookieOf, countGuess, lacksPasskey, refuseWay, sessionOf, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'
import { toldOf } from './session.ts'

/** An answer with the longest id and an RSA signature, in bytes. */
export const MAX_ANSWER = 8_000

/** Passkeys of one's own: made, named, removed; and signing in with one. */
export function passkeyRoutes(app: FastifyInstance, parts: Parts): void {
  const { passkeys } = parts

  serve(app, endpoints.listPasskeys, async (request) => {
    return { passkeys: await passkeys.list(await signedIn(request, parts)), isPossible: passkeys.isPossible }
  })

  serve(app, endpoints.beginPasskey, async (request) => {
    refuseImpossible(parts)
    return { ...(await passkeys.registration(await whoMayAdd(request, parts))) }
  })

  serve(app, endpoints.addPasskey, async (request, reply) => {
    const person = await whoMayAdd(request, parts)
    refuseImpossible(parts)
    const { name, credential } = readBody(endpoints.addPasskey.body, request.body)
    const made = await passkeys.register(person, name, credential)
    if (made === 'refused') throw new HttpError('passkey-unmade')
    if (made === 'too-many') throw new HttpError('too-many-passkeys')
    // The device was asked for it just now, by finger, face or PIN.
    await parts.proofs.prove(sessionOf(request, parts) ?? '', 'passkey')
    reply.code(201)
    return made
  })

  serve(app, endpoints.renamePasskey, async (request, reply) => {
    const { name } = readBody(endpoints.renamePasskey.body, request.body)
    const isThere = await passkeys.rename(await signedIn(request, parts), passkeyOf(request), name)
    if (!isThere) throw new HttpError('not-found')
    return reply.code(204).send()
  })

  serve(app, endpoints.removePasskey, async (request, reply) => {
    if (!(await passkeys.remove(await signedIn(request, parts), passkeyOf(request)))) throw new HttpError('not-found')
    return reply.code(204).send()
  })

  signInRoutes(app, parts)
}

function signInRoutes(app: FastifyInstance, parts: Parts): void {
  const { passkeys, signIn } = parts
  const open = { config: { isOpen: true } }

  serve(app, endpoints.askPasskey, open, async (request) => {
    refuseImpossible(parts)
    // Each is stored for five minutes: strangers are given so many.
    await countGuess(request, parts, 'passkey')
    return { ...(await passkeys.question()) }
  })

  serve(app, endpoints.signInWithPasskey, { ...open, bodyLimit: MAX_ANSWER }, async (request, reply) => {
    const { credential } = readBody(endpoints.signInWithPasskey.body, request.body)
    const holder = await passkeys.answer(credential)
    if (!holder) {
      await refuseWay(request, parts, 'passkey')
      throw new HttpError('passkey-refused')
    }
    const session = await signIn.begin(holder, { device: deviceOf(request.headers['user-agent']), isStrong: true })
    await signIn.end(sessionOf(request, parts))
    const account = await signIn.accountOf(session)
    if (!account) throw new HttpError('passkey-refused')
    await noteArrival(request, account.id, 'passkey', parts)
    reply.header('set-cookie', cookieOf(parts).write(session))
    return toldOf(account, parts)
  })
}

/** Whoever has to come in by a passkey and has one uses that: another way in is too little to add one beside it. */
async function whoMayAdd(request: FastifyRequest, parts: Parts): Promise<Person> {
  const person = await signedIn(request, parts)
  if (lacksPasskey(person, parts) && (await parts.passkeys.list(person)).length > 0) {
    throw new HttpError('passkey-needed')
  }
  return person
}

function refuseImpossible({ passkeys }: Parts): void {
  if (!passkeys.isPossible) throw new HttpError('passkeys-impossible')
}

const passkeyOf = ({ params }: FastifyRequest) => (params as { passkey: string }).passkey
