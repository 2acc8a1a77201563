// Where pictures and published files are kept.
import { join, resolve } from 'node:path'
import { StartRefusal } from './refusal.ts'
import {
  type BucketAddress,
  readBucketAddress,
  readS3Access,
  refuseWithoutKey,
  type S3Access,
  withoutSecret,
} from './s3-settings.ts'

/** A folder, or a bucket (S3). */
export type StoragePlace =
  | { readonly kind: 'folder'; readonly name: string; readonly path: string }
  | ({ readonly kind: 's3' } & BucketAddress)

export interface StorageSettings {
  /** Where bytes are put, and looked for first. */
  readonly main: StoragePlace
  /** Where else they are looked for, while they move from or to it. */
  readonly other: StoragePlace | undefined
  /** Whether servers of one database need one folder: some of the bytes are in it. */
  readonly isFolderShared: boolean
  readonly access: S3Access
  /** The folder of this machine for copies of what stands in a bucket and for what its visitors read last, and how many bytes copies may have. */
  readonly cacheDir: string
  readonly cacheBytes: number
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads STORAGE_URL and STORAGE_FROM, and what opens a bucket. */
export function readStorage(environment: Environment, dataDir: string, cacheBytes: number): StorageSettings {
  const { STORAGE_URL, STORAGE_FROM } = environment
  const folder: StoragePlace = { kind: 'folder', name: 'folder', path: join(dataDir, 'blobs') }
  const access = readAccess(environment)
  const read = (input: string, setting: string): StoragePlace => {
    if (input === 'folder') return folder
    if (!/^s3:/i.test(input)) {
      throw new StartRefusal(
        `${setting} is "${withoutSecret(input)}". It must be s3://BUCKET/FOLDER, or folder for the one in DATA_DIR.`,
      )
    }
    const address = readBucketAddress(input, setting)
    refuseWithoutKey(address.name, access)
    return { kind: 's3', ...address }
  }
  const main = read(STORAGE_URL || 'folder', 'STORAGE_URL')
  const other = STORAGE_FROM ? read(STORAGE_FROM, 'STORAGE_FROM') : undefined
  if (other?.name === main.name) {
    throw new StartRefusal(
      `STORAGE_URL and STORAGE_FROM both name ${main.name}. STORAGE_FROM is where the bytes move from: leave it away once they have moved.`,
    )
  }
  const isFolderShared = main.kind === 'folder' || other?.kind === 'folder'
  return { main, other, isFolderShared, access, cacheDir: resolve(environment.CACHE_DIR || dataDir), cacheBytes }
}

/** The key of this store; that of backups unless it has its own. */
function readAccess(environment: Environment): S3Access {
  const shared = readS3Access(environment)
  const { STORAGE_ENDPOINT_URL, STORAGE_REGION, STORAGE_ACCESS_KEY_ID, STORAGE_SECRET_ACCESS_KEY } = environment
  const [endpoint, region] = [STORAGE_ENDPOINT_URL || shared.endpoint, STORAGE_REGION || shared.region]
  if (!STORAGE_ACCESS_KEY_ID && !STORAGE_SECRET_ACCESS_KEY) return { ...shared, endpoint, region }
  const [keyId, secret] = [STORAGE_ACCESS_KEY_ID || undefined, STORAGE_SECRET_ACCESS_KEY || undefined]
  return { endpoint, region, keyId, secret, sessionToken: undefined }
}
