import { closeSync, existsSync, openSync, readSync, rmSync, statSync } from 'node:fs'
import type Sqlite from 'better-sqlite3'
import { MIMAR } from '../called.ts'
import { StartRefusal } from '../refusal.ts'
import { whyUnstorable } from '../unstorable.ts'

/** 'MIMR': says that an SQLite file is an installation's. */
export const SQLITE_APPLICATION_ID = 0x4d494d52

const HEADER = 'SQLite format 3\0'
const APPLICATION_ID_AT = 68
/** Reading a whole database costs about a second for each of these. */
const CHECKED_WHOLE = 200_000_000

/** Looks at a database file before anything is written: not SQLite, another program's, or damaged → a refusal, and the file stays as it is. */
export function refuseForeignSqlite(file: string, open: typeof Sqlite): void {
  if (!existsSync(file)) return
  const { size } = statSync(file)
  if (size === 0) return
  const first = firstBytes(file, 100)
  if (first.subarray(0, 16).toString('latin1') !== HEADER) {
    throw refusal(file, 'is not an SQLite database, or its beginning is damaged')
  }
  if (first.readUInt32BE(APPLICATION_ID_AT) !== SQLITE_APPLICATION_ID) {
    throw refusal(file, 'is an SQLite database of another program')
  }
  const damage = size <= CHECKED_WHOLE ? findDamage(file, open) : undefined
  if (damage !== undefined) throw refusal(file, `is damaged (${damage})`, FROM_DAMAGE)
}

function firstBytes(file: string, count: number): Buffer {
  const bytes = Buffer.alloc(count)
  const handle = openSync(file, 'r')
  try {
    readSync(handle, bytes, 0, count, 0)
  } finally {
    closeSync(handle)
  }
  return bytes
}

function findDamage(file: string, open: typeof Sqlite): string | undefined {
  const beside = [`${file}-wal`, `${file}-shm`]
  const isAlone = !beside.some((name) => existsSync(name))
  const damage = check(file, open)
  // Reading a file in WAL mode puts two more beside it; a file that is refused is left as it was found.
  if (damage !== undefined && isAlone) for (const name of beside) rmSync(name, { force: true })
  return damage
}

function check(file: string, open: typeof Sqlite): string | undefined {
  try {
    const connection = new open(file, { readonly: true })
    try {
      const found = connection.pragma('quick_check(1)', { simple: true })
      return found === 'ok' ? undefined : String(found)
    } finally {
      connection.close()
    }
  } catch (failure) {
    // Not the file is at fault, but a disk that takes nothing: reading it, too, makes a file beside it.
    if (whyUnstorable(failure)) return undefined
    return failure instanceof Error ? failure.message : String(failure)
  }
}

const FROM_STRANGERS = 'Put the right file there, restore a backup, or set DATA_DIR to another folder.'
/** What a person does about it, and why nobody else does: decision 0048. */
const FROM_DAMAGE = `Copy the folder, put a backup of this file in its place and run "${MIMAR} check --repair". Without a backup, the command ".recover" of sqlite3 saves into a new file what can still be read; put that in its place.`

function refusal(file: string, what: string, cure = FROM_STRANGERS): StartRefusal {
  return new StartRefusal(`The database file ${file} ${what}. Nothing was changed. ${cure}`)
}
