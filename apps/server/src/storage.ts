// What the command line does with the place of pictures and published files.
import { type Moved, moveBytes } from './blobs/move.ts'
import { openPlaceOf } from './blobs/open-blobs.ts'
import { StartRefusal } from './refusal.ts'
import { PATIENT } from './retrying.ts'
import type { Settings } from './settings.ts'
import { refuseServersElsewhere } from './sharing/needed-storage.ts'
import { openDatabase } from './store/database.ts'
import { PlaceStore } from './store/places.store.ts'
import { ServerStore } from './store/servers.store.ts'

/** Moves all bytes from the place in STORAGE_FROM to the one in STORAGE_URL, which is in use from then on. Servers may run meanwhile. */
export async function moveStorage(
  { storage, database: address }: Settings,
  tell: (done: number, total: number) => void,
): Promise<Moved & { readonly from: string; readonly to: string }> {
  const { main, other } = storage
  if (!other) {
    throw new StartRefusal(
      'Say where the bytes are and where they are to go: STORAGE_FROM and STORAGE_URL, each s3://BUCKET/FOLDER or folder. All servers need both before this is run (docs/storage.md).',
    )
  }
  const database = await openDatabase(address)
  try {
    const places = new PlaceStore(database)
    const used = (await places.inUse()) ?? 'folder'
    if (used !== other.name && used !== main.name) {
      throw new StartRefusal(
        `The bytes of this installation are in ${used}. Set STORAGE_FROM to that. Nothing was changed.`,
      )
    }
    const servers = new ServerStore(database)
    await refuseServersElsewhere(storage, servers)
    const open = { onDamage: () => {}, patience: PATIENT, keepsCopies: false }
    const [from, to] = [await openPlaceOf(other, storage, places, open), await openPlaceOf(main, storage, places, open)]
    const lease = await from.lease()
    try {
      const moved = await moveBytes({ from, to, tell })
      // One that was started meanwhile would be left behind.
      await refuseServersElsewhere(storage, servers)
      await places.use(main.name)
      return { ...moved, from: other.name, to: main.name }
    } finally {
      await lease.end()
    }
  } finally {
    await database.close()
  }
}

/** What the database says of the place of its bytes, and what the settings say. */
export async function storageInUse({ storage, database: address }: Settings) {
  const database = await openDatabase(address)
  try {
    const used = (await new PlaceStore(database).inUse()) ?? 'folder'
    return { used, main: storage.main.name, other: storage.other?.name }
  } finally {
    await database.close()
  }
}
