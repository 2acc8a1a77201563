// What can be read of published files without a database: the folder, and the copies of what stands in a bucket.
import type { StoragePlace, StorageSettings } from '../storage-settings.ts'
import { DatabaseAway } from '../unstorable.ts'
import type { Blobs } from './blobs.ts'
import { copiesOf } from './disk-cache.ts'
import { openFolderBlobs } from './folder.ts'
import { NamedCopies } from './named-copies.ts'
import { readByName } from './read-by-name.ts'

type Reading = Pick<Blobs, 'read'>

/** Bytes that this machine has, of all places in the settings; what it has not is away, and not lost. */
export async function openAtHand({ main, other, cacheDir }: StorageSettings): Promise<Reading> {
  const open = (place: StoragePlace) =>
    place.kind === 'folder' ? openFolderBlobs(place.path) : copiesIn(copiesOf(cacheDir, place))
  const places = await Promise.all([main, ...(other ? [other] : [])].map(open))
  return {
    async read(hash, form = 'plain') {
      for (const place of places) {
        const bytes = await place.read(hash, form)
        if (bytes) return bytes
      }
      // A form that is not there is made of the plain bytes.
      if (form !== 'plain') return undefined
      throw new DatabaseAway(`the bytes ${hash} are not on this disk`)
    },
  }
}

/** Copies by their names, without the table that says in which pack each stands. */
function copiesIn(folder: string): Reading {
  const copies = new NamedCopies(folder)
  return { read: (hash, form = 'plain') => readByName({ hash, form }, (blob) => copies.read(blob)) }
}
