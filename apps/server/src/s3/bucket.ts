// A bucket (S3) as we need one: objects are whole or not there, so it is enough to put, list, get and delete.
import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { clock } from '../clock.ts'
import { PATIENT, PassingFault, type Patience, retrying, TriedInVain } from '../retrying.ts'
import type { S3Access } from '../s3-settings.ts'
import { Breaker } from './breaker.ts'
import { faultOf, isMissing, StoreBusy, StoreRefusal, unreachedBecause, type Where } from './faults.ts'
import { readListing, type StoredObject } from './listing.ts'
import { type Key, RoleKeys } from './role-keys.ts'
import { Silence } from './silence.ts'

/** What is sent slower than so many bytes in a millisecond is taken for standing still. */
const SLOWEST = 32
/** How patient we are with the small question whether a store answers at all. */
const PROBING: Patience = { ...PATIENT, attempts: 1, answerMs: 3_000 }

/** A part of an object: so many bytes from an offset on, or the last ones. */
export type Part = { readonly from: number; readonly length: number } | { readonly last: number }

/** One request to the bucket. */
interface Asking {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Of an object below the prefix; undefined for the bucket itself. */
  readonly key?: string
  readonly query?: { readonly [name: string]: string }
  readonly headers?: { readonly [name: string]: string }
  readonly body?: Buffer
}

/** What stores say of a key that was lent and is over. */
const OVER = /<Code>(ExpiredToken|TokenRefreshRequired)<\/Code>/

/** What is no fault where the object is not there. */
const TAKES_NOTHING = new Set<Asking['method']>(['GET', 'DELETE'])

interface Answer {
  readonly status: number
  readonly bytes: Buffer
  readonly headers: Headers
}

interface BucketOptions extends Omit<Where, 'region'> {
  readonly bucket: string
  /** All that is asked for stands below it. Ends with '/' unless it is ''. */
  readonly prefix: string
  readonly access: S3Access
  readonly patience?: Patience | undefined
  /** An object that is asked for to find out whether the store answers at all; undefined: each request finds out by itself. */
  readonly probed?: string | undefined
}

/** The objects of a bucket below a prefix. What it throws says what to do, or was tried in vain. */
export class Bucket {
  readonly name: string
  readonly prefix: string
  readonly #base: string
  readonly #where: Where
  readonly #keys: Pick<RoleKeys, 'current' | 'forget'>
  #signing: { readonly key: Key; readonly client: AwsClient } | undefined
  readonly #patience: Patience
  readonly #breaker: Breaker | undefined

  constructor({ name, bucket, prefix, access, patience = PATIENT, probed, ...told }: BucketOptions) {
    this.name = name
    this.prefix = prefix
    this.#patience = patience
    const region = access.region ?? 'us-east-1'
    this.#where = { name, region, ...told }
    this.#base = baseOf(bucket, access.endpoint, region)
    this.#keys = keysOf(access, { name, region })
    this.#breaker = probed === undefined ? undefined : new Breaker(() => this.#probe(probed))
  }

  /** What stands in a folder, or at the top (''). */
  async list(folder: string): Promise<StoredObject[]> {
    const prefix = folder === '' ? this.prefix : `${this.prefix}${folder}/`
    const found: StoredObject[] = []
    const asked = new Set<string>()
    for (let next: string | undefined = ''; next !== undefined; ) {
      // Otherwise it would be listed for ever.
      if (asked.has(next)) throw new StoreRefusal(`${this.name} cannot be used: its list of objects does not end.`)
      asked.add(next)
      const more: { readonly [name: string]: string } = next === '' ? {} : { 'continuation-token': next }
      const query = { 'list-type': '2', prefix, delimiter: '/', ...more }
      const { bytes } = await this.ask({ method: 'GET', query })
      const page = readListing(bytes.toString(), prefix)
      found.push(...page.files)
      next = page.next
    }
    return found
  }

  /** Undefined where there is no such object; fewer bytes than asked for where it ends before. */
  async read(key: string, part?: Part, patience = this.#patience): Promise<Buffer | undefined> {
    const range = part && ('last' in part ? `-${part.last}` : `${part.from}-${part.from + part.length - 1}`)
    const headers = range === undefined ? {} : { range: `bytes=${range}` }
    const { status, bytes } = await this.ask({ method: 'GET', key, headers }, patience)
    if (status === 404) return undefined
    if (status === 416) return Buffer.alloc(0)
    if (part === undefined || status === 206) return bytes
    return 'last' in part ? bytes.subarray(-part.last) : bytes.subarray(part.from, part.from + part.length)
  }

  async write(key: string, body: Buffer): Promise<void> {
    await this.ask({ method: 'PUT', key, body })
  }

  async remove(key: string): Promise<void> {
    await this.ask({ method: 'DELETE', key })
  }

  async ask(asking: Asking, patience = this.#patience): Promise<Answer> {
    try {
      return await retrying(patience, () => this.#askOnce(asking, patience))
    } catch (failure) {
      if (failure instanceof TriedInVain) await this.#breaker?.open(failure)
      throw failure
    }
  }

  /** Given up where the store is found to answer nothing. */
  #askOnce(asking: Asking, patience: Patience): Promise<Answer> {
    const silence = new Silence()
    this.#breaker?.pass()
    const answer = this.#answerTo(asking, patience, silence)
    return this.#breaker ? this.#breaker.watched(answer, silence) : answer
  }

  /** A store that refuses does answer, and says what is wrong to who asks it. */
  async #probe(key: string): Promise<'well' | 'busy'> {
    try {
      await this.#answerTo({ method: 'GET', key, headers: { range: 'bytes=-1' } }, PROBING, new Silence())
    } catch (failure) {
      if (failure instanceof StoreBusy) return 'busy'
      if (!(failure instanceof StoreRefusal)) throw failure
    }
    return 'well'
  }

  async #answerTo(asking: Asking, { answerMs }: Patience, silence: Silence): Promise<Answer> {
    const { method, body } = asking
    try {
      const { key: signedBy, client } = await this.#signer()
      silence.begin(answerMs + Math.ceil((body?.length ?? 0) / SLOWEST))
      const signed = await client.sign(this.#urlOf(asking.key, asking.query), asked(asking))
      // The signal is given here: that of a request nobody holds any more ends nothing once it is collected.
      const answer = await silence.during(fetch(signed, { signal: silence.signal }))
      silence.begin(answerMs)
      const bytes = await bytesOf(answer, silence)
      const { status, ok } = answer
      const isNothing = (method === 'GET' && status === 416) || (TAKES_NOTHING.has(method) && isMissing(answer, bytes))
      if (ok || isNothing) return { status, bytes, headers: answer.headers }
      if (OVER.test(bytes.toString('latin1', 0, 2_000)) && this.#keys.forget(signedBy))
        throw new PassingFault('the key of the role is over')
      throw faultOf(answer, bytes, this.#where)
    } catch (failure) {
      if (failure instanceof TypeError || failure instanceof DOMException) throw unreachedBecause(failure, this.name)
      throw failure
    } finally {
      silence.over()
    }
  }

  /** Signs with the key that is good now; what was derived from one is kept for as long as it is. */
  async #signer() {
    const key = await this.#keys.current()
    if (this.#signing?.key !== key) {
      const { keyId: accessKeyId, secret: secretAccessKey, sessionToken } = key
      const token = sessionToken ? { sessionToken } : {}
      const { region } = this.#where
      const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region, retries: 0, ...token })
      this.#signing = { key, client }
    }
    return this.#signing
  }

  #urlOf(key: string | undefined, query: Asking['query'] = {}): string {
    const path = key === undefined ? [''] : (this.prefix + key).split('/').map((part) => encodeURIComponent(part))
    const asked = new URLSearchParams(query).toString()
    return `${this.#base}/${path.join('/')}${asked === '' ? '' : `?${asked}`}`
  }
}

function asked({ method, headers, body }: Asking) {
  // Signed with what it holds: the store refuses what arrives as anything else.
  const signed = { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '', 'hex') }
  const asked = { method, headers: signed, redirect: 'manual' as const, aws: { datetime: signedAt() } }
  return body ? { ...asked, body: new Uint8Array(body) } : asked
}

/** All that an answer holds, for as long as more of it comes. */
async function bytesOf({ body }: Response, silence: Silence): Promise<Buffer> {
  const parts: Uint8Array[] = []
  const reader = body?.getReader()
  if (!reader) return Buffer.alloc(0)
  for (;;) {
    const { done, value } = await silence.during(reader.read())
    if (done) return Buffer.concat(parts)
    silence.heard()
    parts.push(value)
  }
}

/** Stores refuse what was signed a quarter of an hour ago or later on: a machine whose clock is wrong goes by that of the database. */
const signedAt = () =>
  clock
    .date()
    .toISOString()
    .replace(/[:-]|\.\d{3}/g, '')

/** The key that is set, or one that is lent to a role. */
function keysOf({ keyId = '', secret = '', sessionToken, role }: S3Access, where: Pick<Where, 'name' | 'region'>) {
  if (role) return new RoleKeys({ source: role, ...where })
  const key: Key = { keyId, secret, sessionToken }
  return { current: async () => key, forget: () => false }
}

/** Amazon has a host for each bucket; other stores know all of them by their path. */
function baseOf(bucket: string, endpoint: string | undefined, region: string): string {
  if (endpoint !== undefined) return `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const suffix = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'
  // A certificate for *.s3 does not hold for names with a dot in them.
  if (bucket.includes('.')) return `https://s3.${region}.${suffix}/${bucket}`
  return `https://${bucket}.s3.${region}.${suffix}`
}
