// Restore of all rows into a database that is empty, or not there yet.
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '../blobs/durable.ts'
import { StartRefusal } from '../refusal.ts'
import { openUnready } from './database.ts'
import { leadsToServer, mayHoldTables } from './database-address.ts'
import { type AllRows, putRows, refuseUsed } from './put-rows.ts'

/** Refuses a database in which there is an installation, and a file that is there at all. */
export async function refuseTaken(address: string): Promise<void> {
  if (!mayHoldTables(address)) return
  const database = await openUnready(address)
  try {
    await refuseUsed(database, address)
  } finally {
    await database.close()
  }
  if (!leadsToServer(address))
    throw new StartRefusal(`The file ${address} is there already. Set DATA_DIR to a new folder.`)
}

/** Puts all rows in, or none. */
export async function fillEmpty(address: string, rows: AllRows): Promise<void> {
  if (leadsToServer(address)) await putRows(address, rows)
  else await intoFile(address, rows)
}

/** The database stands beside its place until it is whole. */
async function intoFile(file: string, rows: AllRows): Promise<void> {
  const beside = `${file}.restoring`
  const remove = async () => {
    for (const end of ['', '-wal', '-shm']) await rm(beside + end, { force: true })
  }
  await remove()
  try {
    await putRows(beside, rows)
    await rename(beside, file)
    await syncFolder(dirname(file))
  } finally {
    await remove()
  }
}
