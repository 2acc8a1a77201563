// Connection string: which kind of database a setting leads to. Nobody else asks that (checks/server-rooms.test.ts).
import { existsSync } from 'node:fs'

/** Whether it is a server that others may ask too, and no file of this machine. */
export const leadsToServer = (address: string): boolean => /^postgres(ql)?:/.test(address)

/** Whether there may be an installation in it: a file is looked for, a server is asked when it is opened. */
export const mayHoldTables = (address: string): boolean => leadsToServer(address) || existsSync(address)
