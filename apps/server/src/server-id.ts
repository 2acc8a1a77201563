import { randomUUID } from 'node:crypto'

/** Names this process among all that work on one database. */
export const SERVER_ID = randomUUID()
