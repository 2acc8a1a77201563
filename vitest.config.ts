import { defineConfig } from 'vitest/config'
import { templateWords } from './apps/editor/template-words.ts'
// Tests run on threads of this process.
import './apps/server/src/wasm-wrappers.ts'
import { hasObjectStore } from './apps/server/src/testing/object-store.ts'
import { apartTests } from './scripts/apart-tests.ts'
import { keptWorker } from './scripts/kept-worker.ts'
import { viewWords } from './scripts/view-words.ts'

/** In a run of mutants (`scripts/mutants.mjs`). */
const isBroken = process.env.MUTANTS !== undefined

const PACKAGES = ['packages/*/src/**/*.test.{ts,tsx}']
const APPS = ['apps/*/src/**/*.test.{ts,tsx}']
const CHECKS = ['checks/**/*.test.ts']
const globalSetup = ['apps/server/src/testing/postgres-setup.ts']
/** The tests of the server that keep their bytes in a store (S3), where each put is a request that all of them wait for in turn: `npm run engines -- --store s3`, or radosgw. */
const IN_STORE = ['apps/server/src/**/*.test.ts']
const storeSetup = 'apps/server/src/testing/store-setup.ts'

/** They replace modules, or have a window: `scripts/apart-tests.ts`. */
const APART = apartTests(import.meta.dirname, [...PACKAGES, ...APPS])
const APART_IN_STORE = apartTests(import.meta.dirname, IN_STORE)

/** Most files share what they import: a third of the time of those that don't. What they change is put right in `scripts/left-behind.ts`. */
const shared = (include: string[]) => ({ include, exclude: ['**/node_modules/**', ...APART], isolate: false })

const inStore = { globalSetup: [...globalSetup, storeSetup], testTimeout: 180_000 }

const projects = [
  { extends: true as const, test: { name: 'packages', ...shared(PACKAGES) } },
  { extends: true as const, test: { name: 'apps', ...shared(APPS), globalSetup } },
  { extends: true as const, test: { name: 'apart', include: APART, globalSetup } },
  ...(hasObjectStore && ['s3', 'radosgw'].includes(process.env.TEST_STORE ?? '')
    ? [
        { extends: true as const, test: { name: 's3', ...shared(IN_STORE), ...inStore } },
        { extends: true as const, test: { name: 's3-apart', include: APART_IN_STORE, ...inStore } },
      ]
    : []),
  // They read the same sources, which are parsed once.
  { extends: true as const, test: { name: 'checks', ...shared(CHECKS) } },
]

export default defineConfig({
  plugins: [templateWords(), viewWords(), ...(isBroken ? [keptWorker()] : [])],
  test: {
    // Styles are read as text (?raw); without this they would be empty.
    css: true,
    // A busy machine may be slow, and is not wrong for it; what hangs ends all the same.
    testTimeout: 60_000,
    // What soon becomes true takes longer where the machine has much to do; by itself it would be waited for a second.
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['scripts/left-behind.ts', ...(isBroken ? ['scripts/short-samples.ts'] : [])],
    // By itself it leaves a core idle, and starts a process for each file. Two more than there are cores: databases and disks are waited for.
    pool: 'threads',
    maxWorkers: 4,
    // A module that is still being loaded when the last test of its file is over: nobody waits for it, and nothing is wrong.
    onUnhandledError: (error) => error.name !== 'EnvironmentTeardownError',
    ...(isBroken ? { include: [...PACKAGES, ...APPS, ...CHECKS], globalSetup } : { projects }),
  },
})
