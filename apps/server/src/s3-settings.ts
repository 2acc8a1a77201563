// What opens buckets (S3), by the names that tools for S3 have for it.
import { StartRefusal } from './refusal.ts'
import { type RoleSource, readRole } from './role-source.ts'

/** The key of a store, and where it is. */
export interface S3Access {
  /** Origin of a store that is not Amazon's. */
  readonly endpoint: string | undefined
  readonly region: string | undefined
  readonly keyId: string | undefined
  readonly secret: string | undefined
  readonly sessionToken: string | undefined
  /** Who lends a key, where none is set. */
  readonly role?: RoleSource | undefined
}

/** A bucket, what of it is meant, and what people call it: nothing secret stands in it. */
export interface BucketAddress {
  readonly name: string
  readonly bucket: string
  /** Ends with '/' unless it is ''. */
  readonly prefix: string
}

type Environment = Readonly<Record<string, string | undefined>>

export function readS3Access(environment: Environment): S3Access {
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL, AWS_REGION, AWS_DEFAULT_REGION } = environment
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = environment
  const role = AWS_ACCESS_KEY_ID || AWS_SECRET_ACCESS_KEY ? undefined : readRole(environment)
  return {
    endpoint: AWS_ENDPOINT_URL_S3 || AWS_ENDPOINT_URL || undefined,
    region: AWS_REGION || AWS_DEFAULT_REGION || undefined,
    keyId: AWS_ACCESS_KEY_ID || undefined,
    secret: AWS_SECRET_ACCESS_KEY || undefined,
    sessionToken: AWS_SESSION_TOKEN || undefined,
    ...(role && { role }),
  }
}

/** Where what opens a bucket is not set at all, it is said before anything is tried. */
export function refuseWithoutKey(name: string, { keyId, secret, endpoint, role }: S3Access): void {
  if (!role && (!keyId || !secret)) {
    throw new StartRefusal(
      `${name} needs a key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, and AWS_ENDPOINT_URL where it is not Amazon’s. On a machine whose role may open the bucket, set AWS_EC2_METADATA_DISABLED=false.`,
    )
  }
  if (endpoint !== undefined && !/^https?:\/\/[^/?#@]+\/?$/.test(endpoint)) {
    throw new StartRefusal(
      'AWS_ENDPOINT_URL must be the origin of the store, such as https://s3.example.com, without a bucket or a password in it.',
    )
  }
}

/** Reads `s3://bucket/prefix`. */
export function readBucketAddress(input: string, setting: string): BucketAddress {
  refuseSecret(input, setting, 'Write s3://BUCKET, and set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/+([^?#]*))?$/i.exec(input) ?? []
  const parts = prefix.split('/').filter((part) => part !== '')
  if (bucket === undefined || parts.some((part) => part === '.' || part === '..')) {
    throw new StartRefusal(
      `${setting} is "${withoutSecret(input)}". It must name a bucket, such as s3://our-backups/mimar.`,
    )
  }
  const name = ['s3:/', bucket, ...parts].join('/')
  return { name, bucket, prefix: parts.map((part) => `${part}/`).join('') }
}

/** It would stand in logs and on the page of who runs the installation. */
export function refuseSecret(input: string, setting: string, cure: string): void {
  // Secrets of stores have slashes in them.
  if (!/\/\/.*:.*@/s.test(input)) return
  throw new StartRefusal(`${setting} has a password in it, which pages and logs would show. ${cure}`)
}

/** An address with what stands before its last @ left out: a secret may be in it. */
export const withoutSecret = (input: string) => input.replace(/^([a-z\d+.-]*:\/\/)?.*@/is, '$1…@')
