import { PATIENT, type Patience } from '../retrying.ts'
import { Bucket } from '../s3/bucket.ts'
import type { BucketAddress } from '../s3-settings.ts'
import type { StoragePlace, StorageSettings } from '../storage-settings.ts'
import { MARK } from './bucket-mark.ts'
import { BucketShelf } from './bucket-shelf.ts'
import { copiesOf, DiskCache, readOnly } from './disk-cache.ts'
import { openFolderBlobs } from './folder.ts'
import { MovingBlobs } from './moving.ts'
import type { PackTable } from './pack-table.ts'
import { openPacked, type PackedBlobs, type PackedOptions } from './packed.ts'

/** What the database knows of the places of bytes. */
export interface PlacesKnown {
  readonly installation: () => Promise<string>
  /** The table of the packs in that bucket. */
  readonly tableOf: (store: string) => PackTable
}

export interface OpenOptions extends PackedOptions {
  readonly patience?: Patience
  /** False beside a server, which alone counts its copies: what visitors ask for decides which there are. */
  readonly keepsCopies?: boolean
  /** Nothing is put, marked or noted. */
  readonly isOnlyRead?: boolean
}

/** While somebody waits for an answer: a store that is restarted has two seconds or so. */
const WAITED_FOR: Patience = { ...PATIENT, attempts: 4, answerMs: 10_000, pauseMs: 100, withinMs: 12_000 }

/** The bytes of an installation, wherever its settings say that they are. */
export async function openBlobs(
  { main, other, ...storage }: StorageSettings,
  known: PlacesKnown,
  options: OpenOptions = {},
): Promise<PackedBlobs> {
  const blobs = await openPlaceOf(main, storage, known, options)
  if (!other) return blobs
  return new MovingBlobs(blobs, await openPlaceOf(other, storage, known, options))
}

/** One place alone. */
export function openPlaceOf(
  place: StoragePlace,
  { access, cacheDir, cacheBytes }: Pick<StorageSettings, 'access' | 'cacheDir' | 'cacheBytes'>,
  { installation, tableOf }: PlacesKnown,
  { patience = WAITED_FOR, keepsCopies = true, isOnlyRead = false, ...options }: OpenOptions = {},
): Promise<PackedBlobs> {
  if (place.kind === 'folder') return openFolderBlobs(place.path, options)
  // Who is patient asks on, whatever another one has found.
  const bucket = bucketOf(place, { access }, patience, patience === WAITED_FOR ? MARK : undefined)
  const copies = new DiskCache(copiesOf(cacheDir, place), cacheBytes)
  const cache = keepsCopies ? copies : readOnly(copies)
  const table = tableOf(place.name)
  return openPacked((now) => new BucketShelf({ bucket, table, cache, installation, now, isOnlyRead }), options)
}

/** Those of the places of these settings that are buckets. */
export const bucketsIn = ({ main, other }: Pick<StorageSettings, 'main'> & Partial<Pick<StorageSettings, 'other'>>) =>
  [main, other].flatMap((place) => (place?.kind === 's3' ? place : []))

/** A bucket that pictures and published files are kept in. */
export function bucketOf(
  { name, bucket, prefix }: BucketAddress,
  { access }: Pick<StorageSettings, 'access'>,
  patience?: Patience,
  probed?: string,
): Bucket {
  const told = { setting: 'STORAGE_URL', makeRoom: 'Make room there, or let it hold more.' }
  return new Bucket({ name, bucket, prefix, access, patience, probed, ...told })
}
