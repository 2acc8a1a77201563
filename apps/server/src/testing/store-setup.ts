import type { TestProject } from 'vitest/node'
import { startObjectStore } from './object-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What opens the store that tests keep their bytes in; undefined where they keep them in folders. */
    store: { readonly [setting: string]: string } | undefined
  }
}

/** The one bucket of it: each test has a folder there. */
export const STORE_BUCKET = 'tests'

/** Once per run of the tests that keep their bytes in a store: starts a real one, and stops it at the end. */
export async function setup(project: TestProject) {
  const store = await startObjectStore()
  await store.newBucket(STORE_BUCKET)
  project.provide('store', store.environment)
  return store.stop
}
