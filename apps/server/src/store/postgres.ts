import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { warnSeldom } from '../log.ts'
import { DatabaseAway, isConnectionLost } from '../unstorable.ts'

/** How long a connection may take, in milliseconds; a host that drops packets answers never. */
const LONGEST_CONNECT = 10_000
const CONNECTIONS = 8

const LOST =
  'A connection to the database was lost; the next query connects anew. If it stays so, look whether it runs.'

/** A connection pool that outlives its server: what was under way fails as `DatabaseAway`, and the next query connects anew. */
export async function openPool(address: string, warn?: (line: string) => void): Promise<PostgresPool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: LONGEST_CONNECT,
    keepAlive: true,
  })
  // An `error` nobody listens to ends the process, whether the connection is idle or in the middle of a transaction.
  const hear = warnSeldom(LOST, warn)
  pool.on('error', hear)
  pool.on('connect', (client) => client.on('error', hear))
  const wrapped = new WeakMap<object, PostgresPoolClient>()
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect().catch(fail)
      const known = wrapped.get(client) ?? told(client as PostgresPoolClient)
      wrapped.set(client, known)
      return known
    },
    end: () => pool.end(),
  } as PostgresPool
}

/** The same client, with a name for the failures that are not the query's. */
function told(client: PostgresPoolClient): PostgresPoolClient {
  return new Proxy(client, {
    get(target, key) {
      const value = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      if (key !== 'query') return value.bind(target)
      return (...parameters: unknown[]) => {
        const answer = value.apply(target, parameters)
        return answer instanceof Promise ? answer.catch(fail) : answer
      }
    },
  })
}

function fail(failure: unknown): never {
  throw isConnectionLost(failure) ? new DatabaseAway(failure) : failure
}
