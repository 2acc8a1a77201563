import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { stopCluster } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder in which the first test that needs PostgreSQL starts it, and databases stand that others are copied from. */
    databasesFolder: string
  }
}

/** Once per run: names the folder of the private PostgreSQL, and stops it at the end if a test has started it. */
export function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-databases-'))
  project.provide('databasesFolder', folder)
  return async () => {
    await stopCluster(folder)
    // What the database left running for a moment may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
