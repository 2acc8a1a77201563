// What stands at a place of bytes before anybody of ours has put anything there.
import { type Patience, TriedInVain } from '../retrying.ts'
import type { S3Access } from '../s3-settings.ts'
import type { StoragePlace, StorageSettings } from '../storage-settings.ts'
import { StoreAway } from '../unstorable.ts'
import { ownerOf } from './bucket-mark.ts'
import { bucketOf, bucketsIn } from './open-blobs.ts'

/** Whether an installation has put files there; a folder stands beside its database, and is asked about with that. */
export async function hasFiles(
  place: StoragePlace,
  storage: Pick<StorageSettings, 'access'>,
  patience: Patience,
): Promise<boolean> {
  const [address] = bucketsIn({ main: place })
  if (!address) return false
  const bucket = bucketOf(address, storage, patience)
  try {
    return (await ownerOf(bucket)) !== undefined || (await bucket.list('packs')).length > 0
  } catch (failure) {
    throw failure instanceof TriedInVain ? new StoreAway(place.name, failure) : failure
  }
}

/** Whether bytes of these settings stand in that place of another store, or around it. */
export function standsIn(
  storage: Pick<StorageSettings, 'main' | 'other' | 'access'>,
  { name, access }: { readonly name: string; readonly access: S3Access },
): boolean {
  const isThere = bucketsIn(storage).some((one) => isWithin(name, one.name))
  return isThere && storeOf(storage.access) === storeOf(access)
}

const isWithin = (one: string, other: string) => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`)

/** All of Amazon is one store: no two of its buckets share a name, whatever the region. */
function storeOf({ endpoint = 'amazonaws.com' }: S3Access): string {
  const host = endpoint.toLowerCase().replace(/^https?:\/\/|\/+$/g, '')
  return /(?:^|\.)amazonaws\.com$/.test(host) ? 'amazonaws.com' : host
}
