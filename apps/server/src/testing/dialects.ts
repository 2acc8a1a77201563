import { randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../store/database.ts'
import { dropPostgresDatabase, hasPostgres, newPostgresDatabase } from './postgres.ts'

export interface Dialect {
  readonly name: 'SQLite' | 'PostgreSQL'
  /**
   * The address of a new database that lasts as long as the test: its tables are there, and nothing stands in them. It is a
   * copy of one that all tests of a run share, for making the tables costs more than most tests.
   */
  newAddress(): Promise<string>
  /** The address of a new database without tables. */
  emptyAddress(): Promise<string>
}

const sqlite: Dialect = {
  name: 'SQLite',
  async newAddress() {
    const address = await sqlite.emptyAddress()
    copyFileSync(await sqliteWithTables(), address)
    return address
  },
  emptyAddress: async () => join(newFolder(), 'mimar.db'),
}

const postgres: Dialect = {
  name: 'PostgreSQL',
  newAddress: () => passingDatabase(makeTables),
  emptyAddress: () => passingDatabase(),
}

async function passingDatabase(fill?: (address: string) => Promise<void>): Promise<string> {
  const address = await newPostgresDatabase(inject('databasesFolder'), fill)
  // What a test registers later ends earlier: whoever has opened it has closed it by then.
  onTestFinished(() => dropPostgresDatabase(address))
  return address
}

/** The file that all SQLite databases of this run are copied from. Two tests that make it at once make the same. */
async function sqliteWithTables(): Promise<string> {
  const file = join(inject('databasesFolder'), 'with-tables.db')
  if (existsSync(file)) return file
  const own = join(newFolder(), 'with-tables.db')
  await makeTables(own)
  const beside = `${file}.${randomUUID()}`
  copyFileSync(own, beside)
  renameSync(beside, file)
  return file
}

async function makeTables(address: string): Promise<void> {
  const database = await openDatabase(address)
  await database.close()
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
export async function openTestDatabase(...opening: Parameters<typeof openDatabase>): Promise<Database> {
  const database = await openDatabase(...opening)
  onTestFinished(() => database.close())
  return database
}
