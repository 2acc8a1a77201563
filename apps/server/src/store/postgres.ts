import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { warnSeldom } from '../log.ts'
import { DatabaseAway, isConnectionLost } from '../unstorable.ts'
import { Heartbeat } from './heartbeat.ts'

/** How long a connection may take, in milliseconds; a host that drops packets answers never. */
const LONGEST_CONNECT = 10_000
const CONNECTIONS = 8
/** Whether it answers anything is known within that. */
const LONGEST_BEAT = 3_000

/**
 * A server that stands still, was cut off or lost its power in the middle of a transaction keeps no row from the others for longer:
 * PostgreSQL ends what does nothing, and asks connections whether anybody is at the other end.
 */
const SESSION = [
  "set idle_in_transaction_session_timeout = '15s'",
  'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
]
/** Where that is refused there is no connection. */
const ONLY_READ = 'set default_transaction_read_only = on'

const LOST =
  'A connection to the database was lost; the next query connects anew. If it stays so, look whether it runs.'

interface Pooling {
  /** PostgreSQL itself refuses whatever would write. */
  readonly isOnlyRead?: boolean
  readonly connections?: number | undefined
  readonly warn?: (line: string) => void
}

/**
 * A connection pool that outlives its server: what was under way fails as `DatabaseAway`, and the next query connects anew. One
 * that stands still keeps its connections open and answers nothing: then a new connection is tried, and decides (heartbeat).
 */
export async function openPool(
  address: string,
  { isOnlyRead = false, connections = CONNECTIONS, warn }: Pooling = {},
): Promise<PostgresPool> {
  const { default: pg } = await import('pg')
  const hear = warnSeldom(LOST, warn)
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: LONGEST_CONNECT,
    keepAlive: true,
    // Before anybody gets the connection. A pooler in between lets it through.
    onConnect: async (client) => {
      if (isOnlyRead) await set(client, ONLY_READ)
      for (const setting of SESSION) await set(client, setting).catch(hear)
    },
  })
  // An `error` nobody listens to ends the process, whether the connection is idle or in the middle of a transaction.
  pool.on('error', hear)
  pool.on('connect', (client) => client.on('error', hear))
  const wrapped = new WeakMap<object, PostgresPoolClient>()
  const heartbeat = new Heartbeat(() => askAnything(address))
  // A connection that is ended with a query under way is closed at once, and the query fails.
  const watch = (client: { end(): Promise<void> }) => (answer: Promise<unknown>) =>
    heartbeat.watch(answer, () => void client.end().catch(() => {}))
  return {
    options: pool.options,
    async connect() {
      if (heartbeat.failure !== undefined) throw new DatabaseAway(heartbeat.failure)
      const client = await pool.connect().catch(fail)
      const known = wrapped.get(client) ?? told(client as PostgresPoolClient, watch(client))
      wrapped.set(client, known)
      return known
    },
    end() {
      heartbeat.close()
      return pool.end()
    },
  } as PostgresPool
}

/** One that is not answered ends the connection like one that was not made. */
const set = (client: { query(asked: object): Promise<unknown> }, text: string) =>
  client.query({ text, query_timeout: LONGEST_CONNECT })

/** Fails where nothing is answered in time; a refusal is an answer. */
async function askAnything(address: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({
    ...{ connectionString: address, connectionTimeoutMillis: LONGEST_BEAT, query_timeout: LONGEST_BEAT },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (failure) {
    if (!(failure instanceof pg.DatabaseError)) throw failure
  } finally {
    client.end().catch(() => {})
  }
}

/** The same client, with a name for the failures that are not the query's. */
function told(client: PostgresPoolClient, watch: (answer: Promise<unknown>) => void): PostgresPoolClient {
  return new Proxy(client, {
    get(target, key) {
      const value = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      if (key !== 'query') return value.bind(target)
      return (...parameters: unknown[]) => {
        const answer = value.apply(target, parameters)
        if (!(answer instanceof Promise)) return answer
        watch(answer)
        return answer.catch(fail)
      }
    },
  })
}

function fail(failure: unknown): never {
  throw isConnectionLost(failure) ? new DatabaseAway(failure) : failure
}
