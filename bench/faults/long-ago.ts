// Limits of messages are counted by the messages of a minute and of a day (docs/limits.md): what was looked at is made older, or after the
// first minutes nobody could write any more.
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'

/** Whose sender is forgotten was made older before. */
const NEW = 'sender is not null'

/** Makes what visitors wrote two days older than it is, in the order it came, beside the server that runs. */
export async function makeOlder(dataDir: string, address?: string): Promise<void> {
  if (address === undefined) inFile(join(dataDir, 'mimar.db'))
  else await inPostgres(address)
}

function inFile(file: string): void {
  const database = new Sqlite(file, { fileMustExist: true, timeout: 20_000 })
  try {
    database.exec(`update messages set at = strftime('%Y-%m-%dT%H:%M:%fZ', at, '-2 days'), sender = null where ${NEW}`)
  } finally {
    database.close()
  }
}

async function inPostgres(address: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    const older = `to_char((at::timestamptz - interval '2 days') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
    await client.query(`update messages set at = ${older}, sender = null where ${NEW}`)
  } finally {
    await client.end()
  }
}
