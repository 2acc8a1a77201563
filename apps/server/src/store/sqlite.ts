import { chmodSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type Sqlite from 'better-sqlite3'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { log } from '../log.ts'
import { makeFolder } from '../make-folder.ts'
import { Recent } from '../recent.ts'
import { StartRefusal } from '../refusal.ts'
import { whyUnstorable } from '../unstorable.ts'
import { refuseForeignSqlite, SQLITE_APPLICATION_ID } from './sqlite-file.ts'

/** An SQLite file that is open. While the disk takes nothing it can only be read, and is opened again until it can be written. */
interface SqliteFile extends SqliteDatabase {
  /** What kept it from being opened for writing; undefined once it is. */
  readonly refusal: Error | undefined
}

type Connection = Sqlite.Database

/** How often a file that can only be read is tried again, in milliseconds. */
const TRY_AGAIN = 3_000
/** Where a header says whether the file has a log beside it: 2 for such a log, 1 for none. */
const LOG_AT = [18, 19]

/** Opens or makes the file of that path. Writes nothing to one that is as it should be. */
export async function openSqliteFile(file: string): Promise<SqliteFile> {
  const { default: open } = await import('better-sqlite3')
  await makeFolder(dirname(file))
  refuseForeignSqlite(file, open)
  try {
    return new OpenFile(openForWriting(file, open), undefined, () => openForWriting(file, open))
  } catch (failure) {
    if (!whyUnstorable(failure)) throw failure
    const refusal = failure as Error
    return new OpenFile(openForReading(file, open, refusal), refusal, () => openForWriting(file, open))
  }
}

function openForWriting(file: string, open: typeof Sqlite): Connection {
  const connection = new open(file)
  // What SQLite puts beside the file has the same mode.
  closeToOthers(file)
  try {
    // Before WAL, so that the mark is in the file itself and a start that is killed half way is not taken for a stranger's.
    if (connection.pragma('application_id', { simple: true }) !== SQLITE_APPLICATION_ID) {
      connection.pragma(`application_id = ${SQLITE_APPLICATION_ID}`)
    }
    if (connection.pragma('journal_mode', { simple: true }) !== 'wal') connection.pragma('journal_mode = WAL')
    connection.pragma('synchronous = FULL')
    connection.pragma('foreign_keys = ON')
    // What many people change is written back to the file together: whoever comes just then waits for all of it.
    connection.pragma('wal_autocheckpoint = 4000')
    connection.pragma('busy_timeout = 10000')
    // Finds out whether the files beside it can be made.
    connection.prepare('select count(*) from sqlite_schema').get()
    // From here on who has to wait for another process does so without holding up others (fair-sqlite.ts).
    connection.pragma('busy_timeout = 0')
    return connection
  } catch (failure) {
    connection.close()
    throw failure
  }
}

function closeToOthers(file: string): void {
  try {
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600)
  } catch {
    // A file of another account is theirs to close.
  }
}

/** A copy in memory, as it was stored last: for that no file beside it has to be made. */
function openForReading(file: string, open: typeof Sqlite, refusal: Error): Connection {
  const bytes = readFileSync(file)
  if (bytes.length === 0) {
    throw new StartRefusal(
      `${file} cannot be made: ${refusal.message}. Free some space, or set DATA_DIR to another disk.`,
    )
  }
  for (const at of LOG_AT) bytes[at] = 1
  return new open(bytes, { readonly: true })
}

/** Prepared statements that are kept, counted by the characters of their SQL; those of many rows are longer than is worth keeping. */
const KEPT_SQL = 100_000
const LONGEST_KEPT = 2_000
/** What leaves the tables as they are. */
const KEEPS_TABLES = /^(?:select|insert|update|delete|with|begin|commit|rollback)\b/

class OpenFile implements SqliteFile {
  #connection: Connection
  #refusal: Error | undefined
  #timer: NodeJS.Timeout | undefined
  #prepared = keptStatements()

  constructor(connection: Connection, refusal: Error | undefined, open: () => Connection) {
    this.#connection = connection
    this.#refusal = refusal
    if (refusal) this.#timer = setInterval(() => this.#tryAgain(open), TRY_AGAIN).unref()
  }

  get refusal(): Error | undefined {
    return this.#refusal
  }

  prepare(sql: string): SqliteStatement {
    // A full disk ends a transaction by itself; to end it once more would hide why.
    if (sql === 'rollback' && !this.#connection.inTransaction) return NOTHING
    try {
      const statement = this.#statement(sql)
      return this.#refusal ? refusing(statement, this.#refusal) : (statement as unknown as SqliteStatement)
    } catch (failure) {
      throw this.#refusal && whyUnstorable(failure) ? this.#refusal : failure
    }
  }

  close(): void {
    clearInterval(this.#timer)
    this.#connection.close()
  }

  /** The same statement for the same SQL, unless somebody is still reading what it found. */
  #statement(sql: string): Sqlite.Statement {
    const known = this.#prepared.get(sql)
    if (known && !known.busy) return known
    if (!KEEPS_TABLES.test(sql)) this.#prepared = keptStatements()
    const statement = this.#connection.prepare(sql)
    if (sql.length <= LONGEST_KEPT && KEEPS_TABLES.test(sql)) this.#prepared.set(sql, statement)
    return statement
  }

  #tryAgain(open: () => Connection): void {
    if (this.#connection.inTransaction) return
    try {
      const before = this.#connection
      this.#connection = open()
      this.#prepared = keptStatements()
      before.close()
      this.#refusal = undefined
      clearInterval(this.#timer)
    } catch (failure) {
      if (whyUnstorable(failure)) this.#refusal = failure as Error
      else log.error({ err: failure }, 'The database could not be opened again')
    }
  }
}

const keptStatements = () => new Recent<string, Sqlite.Statement>(KEPT_SQL, (statement) => statement.source.length)

const NOTHING: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

/** Says why the file could not be opened for writing, rather than that it is open for reading. */
function refusing(statement: Sqlite.Statement, refusal: Error): SqliteStatement {
  const or =
    <Result>(work: (parameters: readonly unknown[]) => Result) =>
    (parameters: readonly unknown[]): Result => {
      try {
        return work(parameters)
      } catch (failure) {
        throw whyUnstorable(failure) ? refusal : failure
      }
    }
  return {
    reader: statement.reader,
    all: or((parameters) => statement.all(...parameters)),
    run: or((parameters) => statement.run(...parameters)),
    iterate: (parameters) => statement.iterate(...parameters),
  }
}
