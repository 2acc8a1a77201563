/** Why nothing could be stored just now, although nothing is wrong with what was sent. */
type Unstorable = 'database-away' | 'store-away' | 'disk-full' | 'disk-failing' | 'version-behind'

/** The database cannot be reached, or went away in the middle: what was not acknowledged may be sent again. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer (${cause instanceof Error ? cause.message : cause}).`, { cause })
    this.name = 'DatabaseAway'
  }
}

/** The store that holds pictures and published files does not answer, or refuses: what it was sent may be sent again. */
export class StoreAway extends Error {
  constructor(store: string, cause: unknown) {
    super(`${store} cannot be used just now (${cause instanceof Error ? cause.message : cause}).`, { cause })
    this.name = 'StoreAway'
  }
}

/** A newer version that runs beside this one made what this one cannot read: it is whole, and the newer one answers (0153). */
export class VersionBehind extends Error {
  constructor(cause: unknown) {
    super(`A newer version made this (${cause instanceof Error ? cause.message : cause}).`, { cause })
    this.name = 'VersionBehind'
  }
}

/** Codes of SQLite, PostgreSQL and the file system. */
const FULL = /^(?:SQLITE_FULL|SQLITE_IOERR_SHMSIZE|53100|ENOSPC|EDQUOT)$/
const FAILING = /^(?:SQLITE_(?:READONLY|IOERR|CANTOPEN)\w*|58030|EROFS|EIO)$/
/** A standby that took over may be read-only for a moment (25006); 57P are shutdowns, 08 lost connections, 53300 too many, 25P03 what did nothing for long. */
const AWAY =
  /^(?:08\w{3}|57P0[1-4]|53300|25006|25P03|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** Tells a disk or database that is away from a fault of ours; undefined for the latter. */
export function whyUnstorable(failure: unknown): Unstorable | undefined {
  if (failure instanceof DatabaseAway) return 'database-away'
  if (failure instanceof StoreAway) return 'store-away'
  if (failure instanceof VersionBehind) return 'version-behind'
  const { code, cause } = (failure ?? {}) as { readonly code?: unknown; readonly cause?: unknown }
  if (typeof code === 'string' && FULL.test(code)) return 'disk-full'
  if (typeof code === 'string' && FAILING.test(code)) return 'disk-failing'
  return cause === undefined ? undefined : whyUnstorable(cause)
}

/** A file that is gone under an open database looks damaged; only a start, which reads all of it, tells one from the other. */
const STRANGE = /^SQLITE_(?:CORRUPT\w*|NOTADB)$/

/** What the database says of a site that is being handed to another installation (0127). */
const MOVING = 'site-is-moving'

/** Why a request could not be answered just now: as `whyUnstorable`, and where the database no longer reads as one. */
export function whyUnanswered(failure: unknown): Unstorable | 'site-moving' | undefined {
  const { code, cause, message } = (failure ?? {}) as Partial<Record<'code' | 'cause' | 'message', unknown>>
  if (message === MOVING) return 'site-moving'
  if (typeof code === 'string' && STRANGE.test(code)) return 'disk-failing'
  return whyUnstorable(failure) ?? (cause === undefined ? undefined : whyUnanswered(cause))
}

/** Whether an error of PostgreSQL's client says that the connection, not the query, is at fault. */
export function isConnectionLost(failure: unknown): boolean {
  const { code, message = '' } = (failure ?? {}) as { readonly code?: unknown; readonly message?: string }
  if (typeof code === 'string' && AWAY.test(code)) return true
  return /connection (?:terminated|ended|error|timeout)|not queryable|timeout exceeded when trying to connect|has been discarded/i.test(
    message,
  )
}
