import { setTimeout as pause } from 'node:timers/promises'
import { type CompiledQuery, type DatabaseConnection, type Driver, type SqliteDatabase, SqliteDialect } from 'kysely'
import { giveWay } from '../turns.ts'

/**
 * Fair scheduling of queries: SQLite answers at once, so that a request of many queries would never let go of the event loop.
 * Between two queries others get their turn, also within a transaction: it holds the one connection, and who needs none is answered.
 */
export class FairSqliteDialect extends SqliteDialect {
  constructor(database: SqliteDatabase) {
    super({ database })
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    let patient: DatabaseConnection | undefined
    // The queue for the connection is Kysely's and stands before this: one at a time comes here, in the order they asked.
    driver.acquireConnection = async (options) => {
      patient ??= new PatientConnection(await acquire(options))
      return patient
    }
    return driver
  }
}

/** Waiting in SQLite itself would hold the event loop, however long another process writes. */
const TRY_AGAIN_MS = 5
const LONGEST_WAIT_MS = 10_000

/** Lock contention: while another process is writing, what wants to write is tried again, and others are answered meanwhile. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection

  constructor(connection: DatabaseConnection) {
    this.#connection = connection
  }

  async executeQuery<Row>(query: CompiledQuery) {
    await giveWay()
    for (const end = performance.now() + LONGEST_WAIT_MS; ; await pause(TRY_AGAIN_MS)) {
      try {
        return await this.#connection.executeQuery<Row>(query)
      } catch (failure) {
        if (!isBusy(failure) || performance.now() > end) throw failure
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, size: number) {
    return this.#connection.streamQuery<Row>(query, size)
  }
}

/** A snapshot that is older than what another process has written does not get younger by waiting. */
function isBusy(failure: unknown): boolean {
  const { code } = (failure ?? {}) as { readonly code?: unknown }
  return typeof code === 'string' && code.startsWith('SQLITE_BUSY') && code !== 'SQLITE_BUSY_SNAPSHOT'
}
