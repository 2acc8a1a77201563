import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'

const run = promisify(execFile)
const INSTALLED = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs; undefined where it is not installed. */
const programs = existsSync(INSTALLED)
  ? readdirSync(INSTALLED)
      .map((version) => join(INSTALLED, version, 'bin'))
      .findLast((folder) => existsSync(join(folder, 'initdb')))
  : undefined

export const hasPostgres = programs !== undefined

/**
 * The address of a new database in this run's own PostgreSQL, which the first caller starts. It is empty, or a copy of what
 * `fill` has made of an empty one, once for the whole run.
 */
export async function newPostgresDatabase(folder: string, fill?: (address: string) => Promise<void>): Promise<string> {
  const port = Number(await onceForAll(folder, 'port', () => start(folder, PASSING)))
  if (fill === undefined) return makeDatabase(port)
  const filled = await onceForAll(folder, 'filled', async () => {
    const name = newName()
    await fill(await makeDatabase(port, name))
    return name
  })
  return makeDatabase(port, newName(), filled)
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`

async function makeDatabase(port: number, name = newName(), filled = 'template1'): Promise<string> {
  const address = addressOf(port, name)
  // Copied file by file: through its log, each page would be written twice more, when it is made and before it is dropped.
  await asked(address, `create database ${name} template ${filled} strategy file_copy`)
  return address
}

const addressOf = (port: number | string, database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`

/** Takes a database away again: some 10 MB of memory each, of which thousands are made in a run. One that is still in use stays. */
export async function dropPostgresDatabase(address: string): Promise<void> {
  await asked(address, `drop database ${new URL(address).pathname.slice(1)}`).catch(() => undefined)
}

/** One connection per PostgreSQL beside all databases: nobody may be in one that is made or taken away. */
const beside = new Map<string, pg.Pool>()

/** Asks beside the database of that address. */
async function asked(address: string, sql: string): Promise<void> {
  const { port } = new URL(address)
  const options = { connectionString: addressOf(port, 'postgres'), max: 1, allowExitOnIdle: true }
  const pool = beside.get(port) ?? new pg.Pool(options).on('error', () => undefined)
  beside.set(port, pool)
  await pool.query(sql)
}

/** Stops the PostgreSQL of that folder, if one was started. */
export async function stopCluster(folder: string): Promise<void> {
  if (existsSync(join(folder, 'data/postmaster.pid'))) {
    await asPostgres('pg_ctl', ['stop', '-D', join(folder, 'data'), '-m', 'immediate', '-w'])
  }
}

/** A PostgreSQL of the test's own, of the data in that folder where there are some, which it may take away and bring back; stopped with `crash`. */
export async function ownCluster(folder: string) {
  const port = await start(folder)
  const data = join(folder, 'data')
  let [server = 0] = pidsOf(data)
  const signal = (name: NodeJS.Signals) => {
    // Also without a disk on which its number is read.
    for (const pid of [server, ...childrenOf(server)]) if (existsSync(`/proc/${pid}`)) process.kill(pid, name)
  }
  return {
    port,
    newDatabase: () => makeDatabase(port),
    /** Ends it with all that was written. */
    end: () => asPostgres('pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w']),
    /** Ends all its processes at once, without a goodbye to anybody. */
    crash: () => asPostgres('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']),
    /** kill -9 of all its processes. */
    async kill() {
      const all = [server, ...childrenOf(server)]
      signal('SIGKILL')
      while (all.some((pid) => isAlive(pid))) await pause(20)
    },
    /** It takes connections and answers nothing, as on a machine that stands still. */
    stall: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    isThere: () => isAlive(server),
    async comeBack() {
      await launch(data, port)
      ;[server = 0] = pidsOf(data)
    },
    standby: (beside: string) => startStandby(port, beside),
  }
}

/** Another one that follows it (streaming replication), in that folder: it can be read, and written once it is promoted. Stopped with `crash`. */
async function startStandby(followed: number, folder: string) {
  const [data, port] = [join(folder, 'data'), await freePort()]
  chmodSync(folder, 0o777)
  const from = ['-h', '127.0.0.1', '-p', String(followed), '-U', 'postgres', '-X', 'stream', '-c', 'fast', '--no-sync']
  // -R: it is told whom to follow, and that it is a standby (standby.signal).
  await asPostgres('pg_basebackup', ['-D', data, '-R', ...from])
  await launch(data, port)
  return {
    /** The same database there. */
    addressOf: (database: string) => Object.assign(new URL(database), { port: String(port) }).href,
    promote: () => asPostgres('pg_ctl', ['promote', '-D', data, '-w']),
    crash: () => asPostgres('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']),
  }
}

const pidsOf = (data: string) => readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n').slice(0, 1).map(Number)

/** Processes that one has begun. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) && statOf(name)?.parent === pid ? [Number(name)] : [],
  )
}

const isAlive = (pid: number) => (statOf(String(pid))?.state ?? 'Z') !== 'Z'

function statOf(name: string): { readonly state: string; readonly parent: number } | undefined {
  try {
    const [state = '', parent] = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ')[1]!.split(' ')
    return { state, parent: Number(parent) }
  } catch {
    return undefined // It has ended meanwhile.
  }
}

/** What the first of all test files that asks has made; the others wait for it. */
async function onceForAll(folder: string, what: string, make: () => Promise<string | number>): Promise<string> {
  const [ready, made] = [join(folder, what), join(folder, `${what}.made`)]
  if (claim(folder, what)) {
    writeFileSync(made, String(await make()))
    renameSync(made, ready)
  }
  for (let waited = 0; !existsSync(ready); waited += 1) {
    if (waited > 600) throw new Error(`PostgreSQL for the tests was not there within a minute (${what}).`)
    await pause(100)
  }
  return readFileSync(ready, 'utf8')
}

/** True for the first who asks; making a folder is atomic. */
function claim(folder: string, what: string): boolean {
  try {
    mkdirSync(join(folder, `${what}.claimed`))
    return true
  } catch {
    return false
  }
}

/** What no test looks at, and every commit pays for. A cluster that a test crashes keeps it. */
const PASSING = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c autovacuum=off'

async function start(folder: string, more = ''): Promise<number> {
  const data = join(folder, 'data')
  const port = await freePort()
  chmodSync(folder, 0o777)
  if (!existsSync(data))
    await asPostgres('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'])
  await launch(data, port, more)
  return port
}

async function launch(data: string, port: number, more = ''): Promise<void> {
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=on -c max_connections=200 ${more}`
  await asPostgres('pg_ctl', ['start', '-D', data, '-w', '-l', join(data, 'server.log'), '-o', options])
}

/** PostgreSQL refuses to run as root. */
async function asPostgres(program: string, parameters: readonly string[]): Promise<void> {
  const file = join(programs ?? '', program)
  if (process.getuid?.() === 0) await run('runuser', ['-u', 'postgres', '--', file, ...parameters], { cwd: '/' })
  else await run(file, [...parameters])
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
