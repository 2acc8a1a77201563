import { endpoints } from '@mimar/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../accounts/access.ts'
import { askCookie } from '../accounts/cookies.ts'
import { namedDevice } from '../accounts/device.ts'
import { logFailure } from '../log.ts'
import { sessionOf, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'

/** Devices that want in, and those that are in and are asked about them (0101). */
export function waitingDeviceRoutes(app: FastifyInstance, parts: Parts): void {
  const { waitingDevices, audit } = parts
  const { appUrl, sitePorts } = parts.settings
  const asked = askCookie(appUrl.protocol === 'https:', sitePorts && appUrl.port)
  const note = (account: string, deed: 'device-let-in' | 'device-blocked', about: string) =>
    audit.note({ account, deed, about }).catch(logFailure(`Noting "${deed}" failed`))

  serve(app, endpoints.listWaiting, async (request, reply) => {
    const { email } = await inOwnRight(request, parts)
    const all = await waitingDevices.list({ email, session: sessionOf(request, parts) ?? '' })
    reply.header('x-total-count', all.length)
    return all
  })

  serve(app, endpoints.letIn, async (request, reply) => {
    const { id, email } = await inOwnRight(request, parts)
    const { number } = readBody(endpoints.letIn.body, request.body)
    const session = sessionOf(request, parts) ?? ''
    const device = await waitingDevices.letIn(idOf(request), number, { email, session })
    if (!device) throw new HttpError('waiting-over')
    await note(id, 'device-let-in', namedDevice(device))
    return reply.code(204).send()
  })

  serve(app, endpoints.block, async (request, reply) => {
    const { id, email } = await inOwnRight(request, parts)
    const blocked = await waitingDevices.block(idOf(request), { email, session: sessionOf(request, parts) ?? '' })
    if (!blocked) throw new HttpError('waiting-over')
    const { at, isIn } = blocked
    const device = namedDevice(blocked.device)
    await note(id, 'device-blocked', device)
    const language = (await parts.accounts.withEmail(email))?.language ?? languageOf(request)
    await parts.tell({ email, language, kind: 'blocked-device', facts: { device, at, isIn } })
    return reply.code(204).send()
  })

  serve(app, endpoints.readWaiting, { config: { isOpen: true } }, async (request) => {
    return { state: await waitingDevices.stateOf(asked.read(request.headers.cookie)) }
  })
}

const idOf = (request: FastifyRequest) => (request.params as { waiting: string }).waiting

/** Who came by somebody's link is not asked about the account of its holder. */
async function inOwnRight(request: FastifyRequest, parts: Parts): Promise<Person> {
  const person = await signedIn(request, parts)
  if (person.givenBy !== undefined) throw new HttpError('own-way-needed')
  return person
}
