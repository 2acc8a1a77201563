import { StartRefusal } from '../refusal.ts'
import { PassingFault } from '../retrying.ts'
import { textIn } from './listing.ts'

/** Why a store does not do what it is asked for, in a sentence for who runs the server. */
export class StoreRefusal extends StartRefusal {
  constructor(message: string) {
    super(message)
    this.name = 'StoreRefusal'
  }
}

/** The store answers, and asks to come again later. */
export class StoreBusy extends PassingFault {}

type Told = Pick<Response, 'status' | 'headers'>

/** What was asked, and how whoever runs the server has named it. */
export interface Where {
  readonly name: string
  readonly region: string
  /** The setting that says where it is. */
  readonly setting: string
  /** What to do where it has no room left. */
  readonly makeRoom: string
}

/** Whether an answer says that this object is not there, and nothing worse. */
export function isMissing({ status }: Told, bytes: Buffer): boolean {
  return status === 404 && textIn(bytes.toString(), 'Code') !== 'NoSuchBucket'
}

/** What stores ask to try again, by their codes. */
const PASSING = new Set(['SlowDown', 'RequestTimeout', 'InternalError', 'ServiceUnavailable', 'OperationAborted'])

/** Why a store did not do what it was asked for: a fault that passes, or a sentence with what to do. */
export function faultOf({ status, headers }: Told, bytes: Buffer, where: Where): Error {
  const text = bytes.toString('utf8', 0, 10_000)
  const code = textIn(text, 'Code') || `HTTP ${status}`
  if (status >= 500 || status === 429 || status === 408 || PASSING.has(code)) {
    const seconds = Number(headers.get('retry-after'))
    return new StoreBusy(`it answers ${code}`, seconds > 0 ? seconds * 1_000 : undefined)
  }
  const region = textIn(text, 'Region') || headers.get('x-amz-bucket-region')
  if (region && region !== where.region) {
    return refused(where, `it is in the region "${region}"`, `Set AWS_REGION=${region}.`)
  }
  return refused(where, `it answers ${code}`, cureOf(code, headers, where))
}

function refused({ name }: Where, why: string, cure: string): StoreRefusal {
  return new StoreRefusal(`${name} cannot be used: ${why}. ${cure}`)
}

const WRONG_KEY = 'Compare AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY with what the store shows, letter by letter.'
const CURES: { readonly [code: string]: string } = {
  NoSuchBucket: 'Make the bucket, or compare its name and AWS_ENDPOINT_URL with what the store shows.',
  AccessDenied: 'Allow this key to list the bucket, and to get, put and delete objects in it.',
  InvalidAccessKeyId: WRONG_KEY,
  SignatureDoesNotMatch: WRONG_KEY,
  ExpiredToken: 'AWS_SESSION_TOKEN is over. Give the server a key that lasts.',
  InvalidBucketName: 'Buckets have small letters, digits and hyphens in their names.',
}

function cureOf(code: string, headers: Headers, { setting, makeRoom }: Where): string {
  const known = code === 'QuotaExceeded' ? makeRoom : CURES[code]
  if (known !== undefined) return known
  if (code !== 'RequestTimeTooSkewed')
    return `Compare ${setting}, AWS_ENDPOINT_URL and AWS_REGION with what the store says of itself.`
  const there = headers.get('date') ?? 'another time'
  return `The clock of this machine is wrong (there it is ${there}). Let it be set by itself: timedatectl set-ntp true.`
}

/** What TLS says of a certificate that nobody vouches for. */
const CERTIFICATE = /CERT|SIGNED|SIGNATURE|ISSUER/

/** Why there was no answer. */
export function unreachedBecause(failure: Error, name: string): Error {
  const { cause } = failure as { readonly cause?: { readonly code?: string; readonly message?: string } }
  const code = cause?.code ?? ''
  if (failure.name === 'TimeoutError') return new PassingFault('it takes too long to answer')
  if (CERTIFICATE.test(code)) {
    return new StoreRefusal(
      `${name} cannot be used: nobody vouches for the certificate of that store (${code}). Name the file of the authority that does in NODE_EXTRA_CA_CERTS.`,
    )
  }
  return new PassingFault(`no answer: ${code || cause?.message || failure.message}`)
}
