// Temporary credentials of a role (IMDSv2, ECS, web identity), renewed before they end.
import { readFile } from 'node:fs/promises'
import { clock } from '../clock.ts'
import { PassingFault } from '../retrying.ts'
import type { RoleSource } from '../role-source.ts'
import { StoreRefusal } from './faults.ts'
import { textIn } from './listing.ts'

/** What requests to a store are signed with. */
export interface Key {
  readonly keyId: string
  readonly secret: string
  readonly sessionToken: string | undefined
}

interface Lent extends Key {
  /** In milliseconds. */
  readonly endsAt: number
}

/** So long before its end a key is asked for anew; the one there is goes on until then. */
const EARLY_MS = 5 * 60_000
/** Whoever cannot be asked for a new one is asked again after this. */
const AGAIN_MS = 30_000
const ANSWER_MS = 5_000
/** The machine answers at once; what is late is asked again. */
const MACHINE_MS = 1_000

interface Options {
  readonly source: RoleSource
  /** The bucket, as whoever runs the server has named it. */
  readonly name: string
  readonly region: string
  readonly now?: () => number
}

/** The key of a role: one request at a time asks for it, and nobody waits while the old one is good. */
export class RoleKeys {
  readonly #options: Options
  #lent: Lent | undefined
  #asking: Promise<Lent> | undefined
  #askAgainAt = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** A key that is good now; what it throws says what to do, or passes. */
  async current(): Promise<Key> {
    const lent = this.#lent
    const now = this.#now()
    if (!lent || lent.endsAt <= now) return this.#ask()
    if (lent.endsAt - EARLY_MS <= now && this.#askAgainAt <= now) {
      this.#askAgainAt = now + AGAIN_MS
      this.#ask().catch(() => {})
    }
    return lent
  }

  /** The store says that this key is over, whatever was said of it; true where another one may be had. */
  forget(key: Key): boolean {
    if (this.#lent === key) this.#lent = undefined
    return true
  }

  #ask(): Promise<Lent> {
    this.#asking ??= lend(this.#options)
      .then((lent) => {
        this.#lent = lent
        return lent
      })
      .finally(() => {
        this.#asking = undefined
      })
    return this.#asking
  }

  #now(): number {
    return (this.#options.now ?? clock.now)()
  }
}

function lend(options: Options): Promise<Lent> {
  const { source } = options
  switch (source.kind) {
    case 'web-identity':
      return ofWebIdentity(source, options)
    case 'container':
      return ofContainer(source, options)
    case 'machine':
      return ofMachine(source, options)
    default:
      return source satisfies never
  }
}

type Of<Kind extends RoleSource['kind']> = Extract<RoleSource, { readonly kind: Kind }>

/** First a token, which no page that a browser is led to can ask for (version 2). */
async function ofMachine({ endpoint }: Of<'machine'>, options: Options): Promise<Lent> {
  const where = { who: 'the metadata of this machine', options, within: MACHINE_MS }
  const ask = (path: string, init: RequestInit) => asked(`${endpoint}/latest/${path}`, init, where)
  const token = await ask('api/token', {
    method: 'PUT',
    headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '21600' },
  })
  const headers = { 'x-aws-ec2-metadata-token': token }
  const roles = await ask('meta-data/iam/security-credentials/', { headers })
  const role = roles.trim().split('\n')[0] ?? ''
  if (role === '') throw withoutRole(options)
  return keyIn(await ask(`meta-data/iam/security-credentials/${encodeURIComponent(role)}`, { headers }))
}

async function ofContainer({ address, token, tokenFile }: Of<'container'>, options: Options): Promise<Lent> {
  // The file changes while the server runs.
  const authorization = tokenFile ? await tokenIn(tokenFile, options) : token
  const where = { who: 'what lends this container its role', options, within: ANSWER_MS }
  return keyIn(await asked(address, authorization ? { headers: { authorization } } : {}, where))
}

async function ofWebIdentity({ tokenFile, role, session, endpoint }: Of<'web-identity'>, options: Options) {
  const { region } = options
  const suffix = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'
  const body = new URLSearchParams({
    ...{ Action: 'AssumeRoleWithWebIdentity', Version: '2011-06-15' },
    ...{ RoleArn: role, RoleSessionName: session, WebIdentityToken: await tokenIn(tokenFile, options) },
  })
  const where = { who: 'the token service (STS)', options, within: ANSWER_MS }
  const text = await asked(endpoint ?? `https://sts.${region}.${suffix}/`, { method: 'POST', body }, where)
  const [keyId, secret] = [textIn(text, 'AccessKeyId'), textIn(text, 'SecretAccessKey')]
  return lentOf({ keyId, secret, token: textIn(text, 'SessionToken'), ends: textIn(text, 'Expiration') })
}

/** The file of a token; it is written anew by who lends the role. */
async function tokenIn(file: string, { name }: Options): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (failure) {
    const { code } = failure as NodeJS.ErrnoException
    throw new StoreRefusal(
      `${name} cannot be used: the token of the role cannot be read (${code}). Give the container the file that AWS_WEB_IDENTITY_TOKEN_FILE or AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE names.`,
    )
  }
}

interface Asked {
  /** In words for people. */
  readonly who: string
  readonly options: Options
  readonly within: number
}

async function asked(address: string, init: RequestInit, { who, options, within }: Asked): Promise<string> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(within) })
    text = await answer.text()
  } catch {
    throw new PassingFault(`${who} does not answer${options.source.kind === 'machine' ? `: ${NO_ROLE}` : ''}`)
  }
  if (answer.ok) return text
  if (answer.status >= 500 || answer.status === 429) throw new PassingFault(`${who} answers ${answer.status}`)
  if (options.source.kind === 'machine' && answer.status === 404) throw withoutRole(options)
  const code = textIn(text, 'Code') || `HTTP ${answer.status}`
  throw new StoreRefusal(
    `${options.name} cannot be used: ${who} lends no key (${code}). Compare the role, whom it trusts and what it may with docs/storage.md.`,
  )
}

/** Somebody may be there and be late, and a machine that is just starting has nobody yet. */
const NO_ROLE = 'where it has no role, set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'

/** The machine has no role: what is said first is what most people need. */
function withoutRole({ name }: Options): StoreRefusal {
  return new StoreRefusal(
    `${name} needs a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and AWS_ENDPOINT_URL where it is not Amazon’s; or give this machine a role that may use the bucket. None was found.`,
  )
}

function keyIn(json: string): Lent {
  let read: Readonly<Record<string, unknown>>
  try {
    read = (JSON.parse(json) ?? {}) as typeof read
  } catch {
    throw new PassingFault('a key came in a form that cannot be read')
  }
  const text = (name: string) => (typeof read[name] === 'string' ? read[name] : '')
  const [keyId, secret, token] = [text('AccessKeyId'), text('SecretAccessKey'), text('Token')]
  return lentOf({ keyId, secret, token, ends: text('Expiration') })
}

function lentOf({ keyId, secret, token, ends }: Readonly<Record<'keyId' | 'secret' | 'token' | 'ends', string>>): Lent {
  const endsAt = Date.parse(ends)
  // No answer of these services is without them; what is, passes.
  if (!keyId || !secret || Number.isNaN(endsAt)) throw new PassingFault('a key came that lacks a part')
  return { keyId, secret, sessionToken: token || undefined, endsAt }
}
