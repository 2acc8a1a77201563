// Connection string: which kind of database a setting leads to. Nobody beyond the store asks that (checks/server-rooms.test.ts).
import { existsSync } from 'node:fs'

/** Whether it is a server, and no file of this machine; the store alone asks. */
export const leadsToServer = (address: string): boolean => /^postgres(ql)?:/.test(address)

/** Whether servers on other machines may have it open: `Database.isShared`, before it is opened. */
export const mayBeShared = (address: string): boolean => leadsToServer(address)

/** Whether nobody between here and there reads what is asked of it, or stands in for it: its certificate is looked at. A file is here. */
export function isAskedSafely(address: string): boolean {
  if (!leadsToServer(address)) return true
  const { searchParams } = new URL(address)
  const mode = searchParams.get('sslmode')
  if (mode === 'verify-full' || mode === 'verify-ca') return true
  if (mode !== null) return mode === 'require' && searchParams.get('uselibpqcompat') !== 'true'
  return /^(?:true|1)$/.test(searchParams.get('ssl') ?? '') || searchParams.has('sslrootcert')
}

/** Whether there may be an installation in it: a file is looked for, a server is asked when it is opened. */
export const mayHoldTables = (address: string): boolean => leadsToServer(address) || existsSync(address)
