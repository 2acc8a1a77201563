import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../store/database.ts'
import { hasPostgres, newPostgresDatabase } from './postgres.ts'

export interface Dialect {
  readonly name: 'SQLite' | 'PostgreSQL'
  /** The address of a new, empty database that lasts as long as the test. */
  newAddress(): Promise<string>
}

const sqlite: Dialect = {
  name: 'SQLite',
  newAddress: async () => join(newFolder(), 'mimar.db'),
}

const postgres: Dialect = {
  name: 'PostgreSQL',
  newAddress: () => newPostgresDatabase(inject('postgresFolder')),
}

/** The databases that every test of stored things runs on; PostgreSQL where the machine has it. */
export const dialects: readonly Dialect[] = hasPostgres ? [sqlite, postgres] : [sqlite]

/** An empty folder that is removed after the test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-test-'))
  // What goes on in the background may still write its last file.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }))
  return folder
}

/** A migrated database that is closed after the test. */
export async function openTestDatabase(address: string): Promise<Database> {
  const database = await openDatabase(address)
  onTestFinished(() => database.close())
  return database
}
