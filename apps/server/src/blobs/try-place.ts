import { randomUUID } from 'node:crypto'
import type { Patience } from '../retrying.ts'
import type { StoragePlace, StorageSettings } from '../storage-settings.ts'
import { bucketOf } from './open-blobs.ts'

/** Lists a bucket, puts an object there, reads it and removes it; what came of it, or undefined for a folder. */
export async function tryPlace(
  place: StoragePlace,
  storage: Pick<StorageSettings, 'access'>,
  patience: Patience,
): Promise<string | undefined> {
  if (place.kind === 'folder') return undefined
  const bucket = bucketOf(place, storage, patience)
  const [key, bytes] = [`tried/${randomUUID()}`, Buffer.from('to be removed')]
  const before = performance.now()
  await bucket.write(key, bytes)
  try {
    await bucket.list('tried')
    const read = await bucket.read(key, { from: 0, length: bytes.length })
    if (!read?.equals(bytes)) throw new Error(`What was put into ${place.name} is not what is read there.`)
  } finally {
    await bucket.remove(key)
  }
  return `${place.name} can be written to and read: four requests took ${Math.round(performance.now() - before)} ms.`
}
