import { endpoints } from '@mimar/contract'
import { isEmail } from '@mimar/fields'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { may } from '../accounts/access.ts'
import { deviceOf } from '../accounts/device.ts'
import { clock } from '../clock.ts'
import { networkOf } from '../network.ts'
import { contentPolicy, pageReply } from './content-policy.ts'
import { cookieOf, hostFor, refuseWay, signedIn } from './guard.ts'
import { HttpError } from './http-error.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { serve } from './serve.ts'
import { makeAccountPage, signUpPage, signUpSentPage } from './sign-up-page.ts'
import { personOf, signUpOf } from './tenants.ts'
import type { SentenceCode } from './words.ts'

/** As many invitations as one answer tells of. */
const AT_ONCE = 100

/** People who are asked to make sites of their own, and those who could lock themselves out. */
export function signUpRoutes(app: FastifyInstance, parts: Parts): void {
  const { signUps } = parts
  reminderRoute(app, parts)

  serve(app, endpoints.invitePerson, async (request, reply) => {
    const person = await signedIn(request, parts)
    const isHost = await may(person, 'run-installation', null, parts.accounts)
    const makesSites = await may(person, 'make-site', null, parts.accounts)
    if (!isHost && !(makesSites && (await signUpOf(parts)) !== 'closed')) throw new HttpError('invite-refused')
    const { email } = readBody(endpoints.invitePerson.body, request.body)
    if (!isEmail(email)) throw new HttpError('request-malformed', 'email')
    if (!isHost && !signUps.isMailed) throw new HttpError('mail-needed')
    const given = await signUps.invite({ email, language: languageOf(request) }, { account: person.id, isHost })
    if (!given) throw new HttpError('rate-limited')
    reply.code(201)
    return given
  })

  serve(app, endpoints.listInvited, async (request, reply) => {
    await hostFor(request, parts)
    const invited = await signUps.invited(AT_ONCE)
    reply.header('x-total-count', invited.length)
    return invited.map(({ id, email, inviter, createdAt, expiresAt }) => {
      return { id, email, invitedBy: inviter, createdAt, expiresAt }
    })
  })

  serve(app, endpoints.endInvitation, async (request, reply) => {
    await hostFor(request, parts)
    const { signUp } = request.params as { signUp: string }
    if (!(await signUps.withdraw(signUp))) throw new HttpError('not-found')
    return reply.code(204).send()
  })
}

function reminderRoute(app: FastifyInstance, parts: Parts): void {
  serve(app, endpoints.remindPerson, async (request, reply) => {
    await hostFor(request, parts)
    const { email, id } = await personOf(request, parts)
    const language = (await parts.accounts.withEmail(email))?.language ?? languageOf(request)
    if ((await parts.budgets.askedMail(`reminder ${id}`)) > 0) throw new HttpError('rate-limited')
    if (!(await parts.tell({ email, language, kind: 'reminder', facts: {} }))) throw new HttpError('mail-needed')
    return reply.code(204).send()
  })
}

const typedMail = z.object({ mail: z.string().trim().toLowerCase().max(300) })
const typedKey = z.object({ key: z.string().max(60) })

/** The page on which anybody makes an account, where whoever runs the installation lets them. It works without a script. */
export function signUpPages(app: FastifyInstance, parts: Parts): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  app.get('/sign-up', async (request, reply) => {
    const { key } = request.query as { key?: string }
    const language = languageOf(request)
    if (key === undefined)
      return (await isOpen(parts)) ? send(reply, parts, signUpPage({ language })) : reply.callNotFound()
    // What only looks at a link, as mail programs do, does not use it up.
    const holder = await parts.signUps.holderOf(key)
    if (!holder) return refuseKey(request, parts)
    return send(reply, parts, makeAccountPage({ language, key, email: holder.email }))
  })
  app.post('/sign-up', async (request, reply) => {
    const isKey = Object.hasOwn((request.body ?? {}) as object, 'key')
    return isKey ? makeAccount(request, reply, parts) : askFor(request, reply, parts)
  })
}

/** An address was typed: what is answered is the same whether it is known or not. */
async function askFor(request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  if (!(await isOpen(parts))) return reply.callNotFound()
  const language = languageOf(request)
  const { mail: email } = readBody(typedMail, request.body)
  const again = (problem: SentenceCode, status: number) =>
    send(reply, parts, signUpPage({ language, problem, email }), status)
  if (!isEmail(email)) return again('mail-malformed', 400)
  const wait = await parts.budgets.askedMail(networkOf(request.ip))
  if (wait > 0) {
    reply.header('retry-after', wait)
    return again('mail-wait', 429)
  }
  await parts.signUps.ask({ email, language })
  return send(reply, parts, signUpSentPage({ language, email }))
}

/** The button behind the link in the mail was pressed: the account is made now, and not before. */
async function makeAccount(request: FastifyRequest, reply: FastifyReply, parts: Parts) {
  const { signIn, signUps, audit, accounts } = parts
  const { key } = readBody(typedKey, request.body)
  const taken = await signUps.take(key)
  if (!taken) return refuseKey(request, parts)
  const cookie = cookieOf(parts)
  await audit.note({ account: taken.account, deed: 'account-made' })
  await accounts.greet(taken.account, languageOf(request), clock.date())
  if (taken.isNew) {
    const device = deviceOf(request.headers['user-agent'])
    const session = await signIn.begin({ account: taken.account, givenBy: null }, { device })
    await signIn.end(cookie.read(request.headers.cookie))
    reply.header('set-cookie', cookie.write(session))
  }
  return reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect('/sites/new', 303)
}

async function refuseKey(request: FastifyRequest, parts: Parts): Promise<never> {
  await refuseWay(request, parts, 'sign-up')
  throw new HttpError('sign-up-ended')
}

async function isOpen(parts: Parts): Promise<boolean> {
  return parts.signUps.isMailed && (await signUpOf(parts)) === 'open'
}

function send(reply: FastifyReply, { settings }: Parts, page: string, status = 200) {
  // Without a referrer browsers say of a form that it comes from nowhere (Origin: null), and it would be refused.
  return pageReply(reply, contentPolicy(settings)).header('referrer-policy', 'same-origin').code(status).send(page)
}
