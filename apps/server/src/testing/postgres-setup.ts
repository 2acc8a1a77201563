import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

const MAIN = join(import.meta.dirname, '../main.ts')

/**
 * Starts a server and lets it end by itself: only then Node writes its compile cache, and servers that tests start from their
 * sources and kill are there in two thirds of the time.
 */
async function warmCompileCache() {
  if (!process.env.NODE_COMPILE_CACHE) return
  const folder = mkdtempSync(join(tmpdir(), 'mimar-compiled-'))
  const settings = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', AVIF: 'off', LOG_LEVEL: 'silent' }
  const { NODE_OPTIONS: _, ...usual } = process.env
  const child = spawn(process.execPath, [MAIN], { env: { ...usual, ...settings }, stdio: ['ignore', 'pipe', 'ignore'] })
  // One that cannot start is told by the tests that need it.
  child.stdout.setEncoding('utf8').on('data', (said: string) => said.includes('Editor: ') && child.kill('SIGTERM'))
  await once(child, 'exit')
  rmSync(folder, { recursive: true, force: true })
}

/** Once per run: names the folder of the private PostgreSQL, and stops it at the end if a test has started it. */
export async function setup(project: TestProject) {
  await warmCompileCache()
  const folder = mkdtempSync(join(tmpdir(), 'mimar-databases-'))
  project.provide('databasesFolder', folder)
  return async () => {
    await stopCluster(folder)
    // What the database left running for a moment may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
}
