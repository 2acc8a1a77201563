// Where tests keep bytes: in the folder beside their database, or in one real store (S3) that all tests of a run share.
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { inject } from 'vitest'
import { openFolderBlobs } from '../blobs/folder.ts'
import { openBlobs, type PlacesKnown } from '../blobs/open-blobs.ts'
import { RememberedTable } from '../blobs/pack-table.ts'
import type { PackedBlobs } from '../blobs/packed.ts'
import { readStorage } from '../storage-settings.ts'
import type { Database } from '../store/database.ts'
import { PlaceStore } from '../store/places.store.ts'
import { newFolder } from './dialects.ts'
import { STORE_BUCKET } from './store-setup.ts'

type Environment = Readonly<Record<string, string>>

const CACHE_BYTES = 10_000_000

/** For what is about the folder itself, wherever all others keep their bytes. */
export const IN_FOLDER: Environment = { STORAGE_URL: 'folder' }

/** What the settings of an installation say of its bytes beside DATA_DIR: nothing where they are in it. Each folder has a place of its own in the store. */
export function storageBeside(dataDir: string): Environment {
  const store = inject('store')
  return store ? { ...store, STORAGE_URL: `s3://${STORE_BUCKET}/${placeOf(dataDir)}` } : {}
}

const placeOf = (folder: string) => createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32)

/** A place for bytes that is empty, or the one that an earlier call has opened by that folder. */
export async function openTestBlobs(folder = newFolder(), database?: Database): Promise<PackedBlobs> {
  const environment = storageBeside(folder)
  if (!('STORAGE_URL' in environment)) return openFolderBlobs(folder)
  // Whoever opens it again is another server, on whose disk nothing is.
  const storage = readStorage(environment, join(newFolder(), 'data'), CACHE_BYTES)
  return openBlobs(storage, database ? new PlaceStore(database) : undatabased(placeOf(folder)))
}

function undatabased(installation: string): PlacesKnown {
  const table = new RememberedTable()
  return { installation: async () => installation, tableOf: () => table }
}
