import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
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

/** The address of a new, empty database in this run's own PostgreSQL, which the first caller starts. */
export async function newPostgresDatabase(folder: string): Promise<string> {
  return makeDatabase(await clusterPort(folder))
}

async function makeDatabase(port: number): Promise<string> {
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: address('postgres') })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  return address(name)
}

/** Stops the PostgreSQL of that folder, if one was started. */
export async function stopCluster(folder: string): Promise<void> {
  if (existsSync(join(folder, 'data/postmaster.pid'))) {
    await asPostgres('pg_ctl', ['stop', '-D', join(folder, 'data'), '-m', 'immediate', '-w'])
  }
}

/** A PostgreSQL of the test's own, which it may take away and bring back; stopped with `crash`. */
export async function ownCluster(folder: string) {
  const port = await start(folder)
  const data = join(folder, 'data')
  return {
    newDatabase: () => makeDatabase(port),
    /** Ends all its processes at once, without a goodbye to anybody. */
    crash: () => asPostgres('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w']),
    comeBack: () => launch(data, port),
  }
}

async function clusterPort(folder: string): Promise<number> {
  const ready = join(folder, 'port')
  if (claim(folder)) {
    const port = await start(folder)
    writeFileSync(ready, String(port))
  }
  for (let waited = 0; !existsSync(ready); waited += 1) {
    if (waited > 600) throw new Error('PostgreSQL for the tests did not start within a minute.')
    await pause(100)
  }
  return Number(readFileSync(ready, 'utf8'))
}

/** True for the first of all test files that asks; making a folder is atomic. */
function claim(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'claimed'))
    return true
  } catch {
    return false
  }
}

async function start(folder: string): Promise<number> {
  const data = join(folder, 'data')
  const port = await freePort()
  chmodSync(folder, 0o777)
  await asPostgres('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'])
  await launch(data, port)
  return port
}

async function launch(data: string, port: number): Promise<void> {
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=on -c max_connections=200`
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
