// What the command line does with the place of pictures and published files.
import { setTimeout as pause } from 'node:timers/promises'
import { type Moved, moveBytes } from './blobs/move.ts'
import { openPlaceOf } from './blobs/open-blobs.ts'
import { StartRefusal } from './refusal.ts'
import { PATIENT } from './retrying.ts'
import type { Settings } from './settings.ts'
import { refuseServersElsewhere } from './sharing/needed-storage.ts'
import { BEATS_EVERY_MS } from './sharing/presence.ts'
import { openDatabase } from './store/database.ts'
import { PlaceStore } from './store/places.store.ts'
import { ServerStore } from './store/servers.store.ts'

/** Within that every server has heard that the place is another one, and puts no more into the old one (milliseconds). */
const HEARD_WITHIN_MS = BEATS_EVERY_MS + 2_000

interface Telling {
  moved(done: number, total: number): void
  /** All is in the new place, and for so many milliseconds more it is seen what a server that did not know puts into the old one. */
  waits(ms: number): void
}

/**
 * Moves all bytes from the place in STORAGE_FROM to the one in STORAGE_URL, which is in use from then on. Servers may run meanwhile:
 * what one that nobody knew of has put into the old place before it heard of the new one is moved after it. A `StartRefusal` says
 * what to set first.
 */
export async function moveStorage(
  { storage, database: address }: Settings,
  tell: Telling,
  heardWithin = HEARD_WITHIN_MS,
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
    refuseOtherOrigin(await places.now(), [main.name, other.name])
    const servers = new ServerStore(database)
    await refuseServersElsewhere(storage, servers)
    const open = { onDamage: () => {}, patience: PATIENT, keepsCopies: false }
    const [from, to] = [await openPlaceOf(other, storage, places, open), await openPlaceOf(main, storage, places, open)]
    const lease = await from.lease()
    try {
      const moved = await moveBytes({ from, to, tell: tell.moved })
      // One that was started meanwhile would be left behind.
      await refuseServersElsewhere(storage, servers)
      await places.use(main.name)
      // A server beside a file of SQLite is known to nobody, nor is one that stood still until now.
      tell.waits(heardWithin)
      await pause(heardWithin)
      const late = await moveBytes({ from, to, tell: tell.moved })
      return { ...sumOf(moved, late), from: other.name, to: main.name }
    } finally {
      await lease.end()
    }
  } finally {
    await database.close()
  }
}

function refuseOtherOrigin(used: string, named: readonly string[]): void {
  if (named.includes(used)) return
  throw new StartRefusal(
    `The bytes of this installation are in ${used}. Set STORAGE_FROM to that. Nothing was changed.`,
  )
}

/** What could not be read is named by each pass. */
const sumOf = (first: Moved, second: Moved): Moved => ({
  ...{ blobs: first.blobs + second.blobs, bytes: first.bytes + second.bytes, lost: second.lost },
})

/** What the database says of the place of its bytes, and what the settings say. */
export async function storageInUse({ storage, database: address }: Settings) {
  const database = await openDatabase(address)
  try {
    const used = await new PlaceStore(database).now()
    return { used, main: storage.main.name, other: storage.other?.name }
  } finally {
    await database.close()
  }
}
