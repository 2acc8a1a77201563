// ACME client (RFC 8555) with renewal information (ARI, RFC 9773), profiles, and addresses in the place of names (RFC 8738).
import { isIP } from 'node:net'
import { clock } from '../clock.ts'
import { type Ask, type AuthorityAnswer, notBeforeIn } from './asking.ts'
import { AuthorityAway, AuthorityRefusal, refusalIn } from './authority-failure.ts'
import { type Binding, bound, signed } from './jws.ts'

interface Directory {
  readonly newNonce: string
  readonly newAccount: string
  readonly newOrder: string
  readonly renewalInfo?: string
  readonly meta?: { readonly profiles?: Readonly<Record<string, unknown>> }
}

/** Who asks: a key (PEM), and the address of its account. */
export interface Identity {
  readonly key: string
  readonly account: string
}

export interface Order {
  readonly url: string
  readonly status: 'pending' | 'ready' | 'processing' | 'valid' | 'invalid'
  readonly authorizations: readonly string[]
  readonly finalize: string
  readonly certificate?: string
  readonly error?: unknown
}

interface Challenge {
  readonly type: string
  readonly url: string
  readonly token: string
  readonly status: string
  readonly error?: unknown
}

interface Authorization {
  readonly status: 'pending' | 'valid' | 'invalid' | 'deactivated' | 'expired' | 'revoked'
  readonly challenges: readonly Challenge[]
}

/** When a certificate is best renewed, and when to ask again; in milliseconds since 1970. */
export interface RenewalWindow {
  readonly start: number
  readonly end: number
  readonly askAgainAt: number | undefined
}

interface AuthorityOptions {
  /** The address of its directory. */
  readonly directory: string
  readonly ask: Ask
  /** Where it writes about what goes wrong. */
  readonly email?: string | undefined
  readonly binding?: Binding | undefined
  /** A kind of certificate that it gives; one that it does not have is passed over. */
  readonly profile?: string | undefined
  readonly now?: () => number
}

const DIRECTORY_LASTS_MS = 3_600_000
/** Authorities refuse a good nonce now and then, and name a new one. */
const TRIES = 6
const MOST_NONCES = 20
/** The only certificates that are given to addresses. */
const SHORT = 'shortlived'

/** One authority that gives certificates. Failures are `AuthorityRefusal` where it said no, `AuthorityAway` where it did not answer. */
export class Authority {
  readonly #options: Required<Pick<AuthorityOptions, 'now'>> & AuthorityOptions
  readonly #nonces: string[] = []
  #directory: { readonly found: Directory; readonly until: number } | undefined

  constructor(options: AuthorityOptions) {
    this.#options = { now: clock.now, ...options }
  }

  /** What it is known by. */
  get address(): string {
    return this.#options.directory
  }

  /** The account of that key, made where there is none; using the service is agreeing to its terms. */
  async register(key: string): Promise<string> {
    const { newAccount } = await this.#places()
    const { email, binding } = this.#options
    const payload = {
      termsOfServiceAgreed: true,
      ...(email && { contact: [`mailto:${email}`] }),
      ...(binding && { externalAccountBinding: bound(key, newAccount, binding) }),
    }
    const asked = this.#post(newAccount, payload, { key, account: undefined })
    const { headers } = await asked.catch((failure) => Promise.reject(aboutAccount(failure)))
    if (headers.location) return headers.location
    throw new AuthorityAway('The authority made an account and did not say where.')
  }

  /** Orders a certificate of a name or address; `replaces` names the one that it follows on. */
  async order(name: string, identity: Identity, replaces?: string): Promise<Order> {
    const { newOrder, renewalInfo } = await this.#places()
    const profile = await this.#profileOf(name)
    const payload = {
      identifiers: [{ type: isIP(name) ? 'ip' : 'dns', value: name }],
      ...(profile && { profile }),
      ...(replaces !== undefined && renewalInfo !== undefined && { replaces }),
    }
    const answer = await this.#post(newOrder, payload, identity)
    return readOrder(answer, answer.headers.location ?? '')
  }

  async findOrder(url: string, identity: Identity): Promise<Order> {
    return readOrder(await this.#post(url, undefined, identity), url)
  }

  async authorization(url: string, identity: Identity): Promise<Authorization> {
    return read<Authorization>(await this.#post(url, undefined, identity))
  }

  /** Says that the answer to a challenge can be fetched. */
  async accept(challenge: string, identity: Identity): Promise<void> {
    await this.#post(challenge, {}, identity)
  }

  /** Hands in the request for a certificate (DER) of an order whose challenges are answered. */
  async finalize(order: Order, request: Buffer, identity: Identity): Promise<void> {
    await this.#post(order.finalize, { csr: request.toString('base64url') }, identity)
  }

  /** The certificate and those above it (PEM). */
  async chain(url: string, identity: Identity): Promise<string> {
    const { body } = await this.#post(url, undefined, identity)
    if (body.includes('-----BEGIN CERTIFICATE-----')) return body
    throw new AuthorityAway('The authority sent something else than a certificate.')
  }

  /** When that certificate is best renewed; undefined where the authority does not say. */
  async renewalOf(certId: string): Promise<RenewalWindow | undefined> {
    const { renewalInfo } = await this.#places()
    if (renewalInfo === undefined) return undefined
    const answer = await this.#options.ask(`${renewalInfo}/${certId}`)
    if (answer.status !== 200) return undefined
    const { suggestedWindow } = read<{ suggestedWindow?: { start?: unknown; end?: unknown } }>(answer)
    const [start, end] = [suggestedWindow?.start, suggestedWindow?.end].map((time) => Date.parse(String(time)))
    if (start === undefined || end === undefined || !(start < end)) return undefined
    return { start, end, askAgainAt: notBeforeIn(answer, this.#options.now()) }
  }

  async #profileOf(name: string): Promise<string | undefined> {
    const { meta } = await this.#places()
    const wanted = this.#options.profile ?? (isIP(name) ? SHORT : undefined)
    return wanted !== undefined && meta?.profiles && Object.hasOwn(meta.profiles, wanted) ? wanted : undefined
  }

  async #places(): Promise<Directory> {
    const { now, ask, directory } = this.#options
    if (this.#directory && now() < this.#directory.until) return this.#directory.found
    const answer = await ask(directory)
    if (answer.status !== 200) throw refusalOf(answer, now())
    const found = read<Directory>(answer)
    if (!found.newOrder || !found.newNonce || !found.newAccount) {
      throw new AuthorityAway(`${directory} is not the directory of an ACME server.`)
    }
    this.#directory = { found, until: now() + DIRECTORY_LASTS_MS }
    return found
  }

  async #post(
    url: string,
    payload: object | undefined,
    { key, account }: { readonly key: string; readonly account: string | undefined },
  ): Promise<AuthorityAnswer> {
    for (let tried = 1; ; tried += 1) {
      const nonce = await this.#nonce()
      const body = signed(payload, { key, url, nonce, account })
      const answer = await this.#options.ask(url, { method: 'POST', body })
      this.#keepNonce(answer)
      if (answer.status < 400) return answer
      const refusal = refusalOf(answer, this.#options.now())
      if (!(refusal instanceof AuthorityRefusal) || refusal.kind !== 'badNonce' || tried === TRIES) throw refusal
    }
  }

  async #nonce(): Promise<string> {
    const kept = this.#nonces.pop()
    if (kept !== undefined) return kept
    const { newNonce } = await this.#places()
    const { headers } = await this.#options.ask(newNonce, { method: 'HEAD' })
    const nonce = headers['replay-nonce']
    if (nonce !== undefined) return nonce
    throw new AuthorityAway('The authority gave no nonce.')
  }

  #keepNonce({ headers }: AuthorityAnswer): void {
    const nonce = headers['replay-nonce']
    if (nonce !== undefined && this.#nonces.length < MOST_NONCES) this.#nonces.push(nonce)
  }
}

/** What broke inside of it, or stands in front of it, is no answer to what was asked. */
function refusalOf(answer: AuthorityAnswer, now: number): Error {
  const notBefore = notBeforeIn(answer, now)
  try {
    const refusal = refusalIn(JSON.parse(answer.body), answer.status, notBefore)
    if (refusal.kind !== 'unknown' && refusal.kind !== 'serverInternal') return refusal
  } catch {
    // A page of some proxy.
  }
  return new AuthorityAway(`The authority answered with status ${answer.status}.`)
}

/** Who is not known there is told so with the word that elsewhere means that a name is not ours. */
function aboutAccount(failure: unknown): unknown {
  if (!(failure instanceof AuthorityRefusal) || failure.kind !== 'unauthorized') return failure
  return new AuthorityRefusal('externalAccountRequired', failure.message, failure.notBefore)
}

function readOrder(answer: AuthorityAnswer, url: string): Order {
  return { ...read<Order>(answer), url }
}

function read<T>({ body }: AuthorityAnswer): T {
  try {
    return JSON.parse(body) as T
  } catch {
    throw new AuthorityAway('The authority sent something else than JSON.')
  }
}
