// Backups in a bucket (S3): objects are whole or not there, so no more is needed than to put, list, get and delete.
import { hash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { BackupAddress } from '../../backup-address.ts'
import type { BackupAccess } from '../../backup-settings.ts'
import { takeClaim } from './claims.ts'
import type { Lock, Part, Place, PlacedFile } from './place.ts'
import { PATIENT, type Patience, retrying } from './retrying.ts'
import { faultOf, isMissing, unreachedBecause } from './s3-faults.ts'
import { readListing } from './s3-listing.ts'

type BucketAddress = Extract<BackupAddress, { kind: 's3' }>

/** Slower than so many bytes in a millisecond is taken for standing still. */
const SLOWEST = 32
/** What a read of a whole object may hold, for the time it is given. */
const LARGEST_TEXT = 32 * 1024 * 1024

/** A bucket as a place for backups. */
export function openBucket(address: BucketAddress, access: BackupAccess['s3'], patience: Patience = PATIENT): Place {
  return new Bucket(address, access, patience)
}

interface Asking {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers?: { readonly [name: string]: string }
  readonly body?: Buffer
  /** About how many bytes come back. */
  readonly awaited?: number
}

interface Answer {
  readonly status: number
  readonly bytes: Buffer
}

class Bucket implements Place {
  readonly name: string
  readonly #prefix: string
  readonly #base: string
  readonly #region: string
  readonly #client: AwsClient
  readonly #patience: Patience

  constructor({ name, bucket, prefix }: BucketAddress, access: BackupAccess['s3'], patience: Patience) {
    this.name = name
    this.#prefix = prefix
    this.#patience = patience
    this.#region = access.region ?? 'us-east-1'
    this.#base = baseOf(bucket, access.endpoint, this.#region)
    this.#client = new AwsClient({
      ...{ accessKeyId: access.keyId ?? '', secretAccessKey: access.secret ?? '', service: 's3' },
      ...{ region: this.#region, retries: 0 },
      ...(access.sessionToken && { sessionToken: access.sessionToken }),
    })
  }

  /** A bucket is made by its owner: only they know where it is to be and who may read it. */
  async begin(): Promise<void> {
    await this.list('')
  }

  lock(): Promise<Lock> {
    return takeClaim(this)
  }

  async list(folder: string): Promise<PlacedFile[]> {
    const prefix = folder === '' ? this.#prefix : `${this.#prefix}${folder}/`
    const found: PlacedFile[] = []
    for (let next: string | undefined = ''; next !== undefined; ) {
      const asked = new URLSearchParams({ 'list-type': '2', prefix, delimiter: '/' })
      if (next !== '') asked.set('continuation-token', next)
      const { bytes } = await this.#ask({ method: 'GET', url: `${this.#base}/?${asked}` })
      const page = readListing(bytes.toString(), prefix)
      found.push(...page.files)
      next = page.next
    }
    return found
  }

  async read(name: string, part?: Part): Promise<Buffer | undefined> {
    const range = part && ('last' in part ? `-${part.last}` : `${part.from}-${part.from + part.length - 1}`)
    const awaited = part ? ('last' in part ? part.last : part.length) : LARGEST_TEXT
    const headers = range === undefined ? {} : { range: `bytes=${range}` }
    const { status, bytes } = await this.#ask({ method: 'GET', url: this.#urlOf(name), headers, awaited })
    if (status === 404) return undefined
    if (status === 416) return Buffer.alloc(0)
    if (part === undefined || status === 206) return bytes
    return 'last' in part ? bytes.subarray(-part.last) : bytes.subarray(part.from, part.from + part.length)
  }

  async write(name: string, parts: readonly Uint8Array[]): Promise<void> {
    await this.#ask({ method: 'PUT', url: this.#urlOf(name), body: Buffer.concat(parts) })
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await this.#ask({ method: 'DELETE', url: this.#urlOf(name) })
  }

  async close(): Promise<void> {}

  #urlOf(name: string): string {
    const key = (this.#prefix + name).split('/').map((part) => encodeURIComponent(part))
    return `${this.#base}/${key.join('/')}`
  }

  #ask(asking: Asking): Promise<Answer> {
    return retrying(this.name, this.#patience, () => this.#askOnce(asking))
  }

  async #askOnce({ method, url, headers, body, awaited = 0 }: Asking): Promise<Answer> {
    const patience = this.#patience.answerMs + Math.ceil(Math.max(awaited, body?.length ?? 0) / SLOWEST)
    // Signed with what it holds: the store refuses what arrives as anything else.
    const signed = { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '', 'hex') }
    const asked = { method, headers: signed, redirect: 'manual' as const, signal: AbortSignal.timeout(patience) }
    try {
      const answer = await this.#client.fetch(url, body ? { ...asked, body: new Uint8Array(body) } : asked)
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.ok || answer.status === 416 || isMissing(answer, bytes)) return { status: answer.status, bytes }
      throw faultOf(answer, bytes, { name: this.name, region: this.#region })
    } catch (failure) {
      if (failure instanceof TypeError || failure instanceof DOMException) throw unreachedBecause(failure, this.name)
      throw failure
    }
  }
}

/** Amazon has a host for each bucket; other stores know all of them by their path. */
function baseOf(bucket: string, endpoint: string | undefined, region: string): string {
  if (endpoint !== undefined) return `${endpoint.replace(/\/+$/, '')}/${bucket}`
  const suffix = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com'
  // A certificate for *.s3 does not hold for names with a dot in them.
  if (bucket.includes('.')) return `https://s3.${region}.${suffix}/${bucket}`
  return `https://${bucket}.s3.${region}.${suffix}`
}
