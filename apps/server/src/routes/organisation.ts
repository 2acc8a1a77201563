// OpenID Connect for people of an organisation: away to its provider, and back.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { organisationCookie } from '../accounts/cookies.ts'
import { deviceOf } from '../accounts/device.ts'
import { COMING_BACK } from '../accounts/identity-provider.ts'
import type { OrganisationSettings } from '../organisation-settings.ts'
import type { Account } from '../store/accounts.store.ts'
import { noteArrival } from './audit.ts'
import { accountOf, cookieOf, lacksPasskey, refuseWay } from './guard.ts'
import { languageOf } from './language-of.ts'
import { organisationPage } from './organisation-page.ts'
import type { Parts } from './parts.ts'
import { readBody } from './read-body.ts'
import type { SentenceCode } from './words.ts'

const typed = z.object({ mail: z.string().trim().toLowerCase().max(254), to: z.string().max(2_000) })

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** Pages that exist where an organisation is set, and whose every link is followed without a script. */
export function organisationRoutes(app: FastifyInstance, parts: Parts): void {
  const { settings: organisation } = parts.organisation
  if (!organisation) return
  const pages = new OrganisationPages(parts, organisation)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
  )
  app.get('/organisation', (request, reply) => pages.begin(request, reply))
  app.post('/organisation', (request, reply) => pages.find(request, reply))
  app.get(COMING_BACK, (request, reply) => pages.arrive(request, reply))
}

class OrganisationPages {
  readonly #parts: Parts
  readonly #organisation: OrganisationSettings
  readonly #cookie: ReturnType<typeof organisationCookie>

  constructor(parts: Parts, organisation: OrganisationSettings) {
    const { appUrl, sitePorts } = parts.settings
    this.#parts = parts
    this.#organisation = organisation
    this.#cookie = organisationCookie(appUrl.protocol === 'https:', sitePorts && appUrl.port)
  }

  /** Whose organisation has one domain goes straight to its provider; else the mail address tells whether it is theirs. */
  async begin(request: FastifyRequest, reply: FastifyReply) {
    const to = pathOf((request.query as { to?: string }).to)
    const present = await accountOf(request, this.#parts)
    // Whoever leads a browser here (login CSRF) changes nothing for who is signed in already.
    if (present && present.givenBy === undefined && !lacksPasskey(present, this.#parts)) return goOn(reply, to)
    if (this.#organisation.domains.length > 1) return this.#show(request, reply, 200, { to, asksMail: true })
    const away = await this.#parts.organisation.leave(to)
    if (!away) return this.#show(request, reply, 503, { to, problem: 'organisation-away' })
    return goOn(reply.header('set-cookie', this.#cookie.write(away.kept)), away.address)
  }

  /** A form must not lead to another origin (CSP form-action): the page that it is answered with does, by a link. */
  async find(request: FastifyRequest, reply: FastifyReply) {
    const { mail, to: wanted } = readBody(typed, request.body)
    const to = pathOf(wanted)
    if (!this.#parts.organisation.isTheirs(mail)) {
      return this.#show(request, reply, 422, { to, mail, asksMail: true, problem: 'organisation-unknown' })
    }
    const away = await this.#parts.organisation.leave(to, mail)
    if (!away) return this.#show(request, reply, 503, { to, problem: 'organisation-away' })
    reply.header('set-cookie', this.#cookie.write(away.kept))
    return this.#show(request, reply, 200, { to, provider: away.address })
  }

  async arrive(request: FastifyRequest, reply: FastifyReply) {
    const { organisation, signIn, audit } = this.#parts
    const query = request.url.slice(COMING_BACK.length)
    const arrived = await organisation.arrive(query, this.#cookie.read(request.headers.cookie))
    if (typeof arrived === 'string') {
      await refuseWay(request, this.#parts, 'organisation', 'organisation')
      reply.header('set-cookie', this.#cookie.clear())
      const status = arrived === 'organisation-away' ? 503 : 401
      return this.#show(request, reply, status, { to: '/sites', problem: arrived })
    }
    reply.header('set-cookie', this.#cookie.clear())
    const { account, to, isFirst } = arrived
    const present = await accountOf(request, this.#parts)
    if (present && !opensMore(account, present)) return goOn(reply, to)
    const device = deviceOf(request.headers['user-agent'])
    const session = await signIn.begin({ account, givenBy: null }, { device, isStrong: true })
    const about = new URL(this.#organisation.issuer).hostname
    if (isFirst) await audit.note({ account, deed: 'organisation-tied', about })
    await noteArrival(request, account, 'organisation', this.#parts)
    const cookie = cookieOf(this.#parts)
    await signIn.end(cookie.read(request.headers.cookie))
    return goOn(reply.header('set-cookie', cookie.write(session)), to)
  }

  #show(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    shown: Pick<Parameters<typeof organisationPage>[0], 'to' | 'mail' | 'provider' | 'asksMail'> & {
      readonly problem?: SentenceCode
    },
  ) {
    const page = organisationPage({ language: languageOf(request), organisation: this.#organisation, ...shown })
    return reply
      .code(status)
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page)
  }
}

/** Nobody's session is replaced by another's without a question; one that somebody gave, or a weaker one, opens less than one's own. */
function opensMore(account: string, present: Account): boolean {
  return present.id === account && (present.givenBy !== undefined || !present.isStrong)
}

function goOn(reply: FastifyReply, address: string) {
  return reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect(address, 303)
}

/** A path of ours, whatever was asked for. */
function pathOf(wanted = ''): string {
  const url = URL.canParse(wanted, 'http://app') ? new URL(wanted, 'http://app') : undefined
  const isOurs = url?.origin === 'http://app' && /^\/(?:edit\/|sites|account)/.test(url.pathname)
  return isOurs ? url.pathname + url.search : '/sites'
}
