// A bucket of its own for each test, in one store that all tests of a file share.
import { startObjectStore } from './object-store.ts'

/** What the settings of an installation in a bucket say; another bucket with each call. */
export async function startBuckets() {
  const store = await startObjectStore()
  return {
    async newStorage(): Promise<Record<string, string>> {
      return { ...store.environment, STORAGE_URL: `s3://${await store.newBucket()}/our pictures/صور` }
    },
    stop: store.stop,
  }
}
