import { type Driver, type SqliteDatabase, SqliteDialect } from 'kysely'
import { giveWay } from '../turns.ts'

/**
 * Fair scheduling of queries: SQLite answers at once, so that a request of many queries would never let go of the event loop.
 * Between two queries others get their turn. A transaction holds the one connection and runs to its end without a pause.
 */
export class FairSqliteDialect extends SqliteDialect {
  constructor(database: SqliteDatabase) {
    super({ database })
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    // The queue for the connection is Kysely's and stands before this: one at a time comes here, in the order they asked.
    driver.acquireConnection = async (options) => {
      await giveWay()
      return acquire(options)
    }
    return driver
  }
}
