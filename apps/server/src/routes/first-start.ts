// First run (onboarding): who opens a new installation becomes its owner; docs/decisions/0068.
import { isEmail } from '@mimar/fields'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { deviceOf, namedDevice } from '../accounts/device.ts'
import { clock } from '../clock.ts'
import { isLoopback } from '../network.ts'
import { noteArrival } from './audit.ts'
import { contentPolicy, pageReply } from './content-policy.ts'
import type { EditorFiles } from './editor-files.ts'
import { codesPage, firstStartPage, waitingPage } from './first-start-page.ts'
import { cookieOf, refuseWay } from './guard.ts'
import { languageOf } from './language-of.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import { scriptHash } from './way-in-page.ts'
import type { SentenceCode } from './words.ts'

const typed = z.object({
  name: z.string().trim().max(80),
  mail: z.string().trim().toLowerCase().max(300),
  first: z.string().max(100).optional(),
})

/** The page of an installation that nobody owns yet, and what its form sends. */
export class FirstStart {
  readonly #files: EditorFiles
  readonly #parts: Parts

  constructor(files: EditorFiles, parts: Parts) {
    this.#files = files
    this.#parts = parts
  }

  /** The account that waits for its owner; undefined where there is one. */
  waiting(): Promise<string | undefined> {
    return this.#parts.accounts.waitingOwner()
  }

  /** The page of an installation without an owner: the form, for who may fill it in. */
  async answer(waiting: string, request: FastifyRequest, reply: FastifyReply) {
    const { first } = request.query as { first?: string }
    if (await this.#isLetIn(waiting, first, request)) return this.#form(request, reply, { first })
    if (first !== undefined) await refuseWay(request, this.#parts, 'first-start')
    return this.#send(reply, 401, waitingPage(languageOf(request)))
  }

  /** The form was sent: the account is theirs, they are signed in, and told their codes once. */
  async take(request: FastifyRequest, reply: FastifyReply) {
    const { accounts, signIn, recoveryCodes, settings } = this.#parts
    const { name, mail: email, first } = readBody(typed, request.body)
    const waiting = await accounts.waitingOwner()
    if (waiting === undefined) return reply.redirect('/', 303)
    if (!(await this.#isLetIn(waiting, first, request))) {
      await refuseWay(request, this.#parts, 'first-start')
      return this.#send(reply, 401, waitingPage(languageOf(request)))
    }
    if (!isEmail(email) || (await accounts.withEmail(email))) {
      return this.#form(request, reply, { first, name, email, problem: 'mail-malformed' })
    }
    const language = languageOf(request)
    if (!(await accounts.beginOwner(waiting, { name, email, language }, clock.date()))) return reply.redirect('/', 303)
    const device = deviceOf(request.headers['user-agent'])
    const session = await signIn.begin({ account: waiting, givenBy: null }, { device })
    await noteArrival(request, waiting, 'link', this.#parts)
    const codes = await recoveryCodes.make(waiting)
    reply.header('set-cookie', cookieOf(this.#parts).write(session))
    const script = await this.#script()
    return this.#send(reply, 200, codesPage({ language, codes, host: settings.appUrl.host, script }), script)
  }

  /**
   * Who sits at the machine, where the app is reached from there alone, or has the link that it printed. A proxy on the machine would
   * make everybody look as if they sat there: what it adds to requests tells of it, and APP_URL is another then.
   */
  async #isLetIn(waiting: string, first: string | undefined, { raw, headers }: FastifyRequest): Promise<boolean> {
    const { settings, signIn } = this.#parts
    const isForwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'].some(
      (name) => headers[name],
    )
    const peer = raw.socket.remoteAddress ?? ''
    const isHere = /^(?:::ffff:)?127\.|^::1$/.test(peer) && isLoopback(settings.appUrl.hostname) && !isForwarded
    return isHere || (first !== undefined && (await signIn.holderOf(first))?.account === waiting)
  }

  async #form(
    request: FastifyRequest,
    reply: FastifyReply,
    form: { first: string | undefined; name?: string; email?: string; problem?: SentenceCode },
  ) {
    const script = await this.#script()
    const { passkeys, mailedLinks } = this.#parts
    const device = namedDevice(deviceOf(request.headers['user-agent']))
    const has = { hasPasskeys: passkeys.isPossible, hasMail: mailedLinks.isOffered, device }
    const page = firstStartPage({ language: languageOf(request), ...form, ...has, script })
    return this.#send(reply, form.problem ? 400 : 200, page, script)
  }

  async #script(): Promise<string | undefined> {
    return (await this.#files.find('/first/first-start.js'))?.bytes.toString()
  }

  #send(reply: FastifyReply, status: number, page: string, script?: string) {
    const policy = contentPolicy(this.#parts.settings)
    const own = script ? policy.replace("script-src 'self'", `script-src ${scriptHash(script)}`) : policy
    return pageReply(reply, own).code(status).send(page)
  }
}

/** Where the form of the first start is sent. */
export function firstStartRoutes(app: FastifyInstance, firstStart: FirstStart): void {
  app.post('/first-start', (request, reply) => firstStart.take(request, reply))
}
