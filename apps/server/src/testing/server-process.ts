import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { listen } from '../server.ts'
import { storageBeside } from './stores.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
/** What a test process has of Node's options is of its own. */
const { NODE_OPTIONS: _, ...USUAL } = process.env

interface Wish {
  /** How far its clock is off, in milliseconds: nothing that it asks the machine for knows the true time. */
  readonly clockOff?: number
  readonly environment?: Readonly<Record<string, string>>
  /** What it says once it can be asked. */
  readonly until?: RegExp
  /** Where one stood before. */
  readonly port?: number
  /** It draws pages, as a built one does: views are read as they stand. */
  readonly draws?: true
  /** It is the version after this one: the same program, with a step more for its tables, and more of all that a step may add. */
  readonly isNext?: true
}

/** A server in a process of its own, on that folder and database; ended with the test. */
export async function serverProcess(dataDir: string, database: string, wish: Wish = {}) {
  const { until = /^Editor: /m, port = await freePort(), ...wished } = wish
  const child = spawned({ ...wished, dataDir, database, port })
  const said = saidBy(child)
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said()}`)))
    child.stdout?.on('data', () => until.test(said()) && resolve())
  })
  const ended = once(child, 'exit')
  return {
    ...{ port, said, pid: child.pid as number },
    end: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal)
      const [code] = await ended
      return code as number | null
    },
    /** Stands still, as a machine does that is moved. */
    stall: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
  }
}

/** What a server says that does not start. */
export async function refusalOf(
  dataDir: string,
  database: string,
  environment: Wish['environment'] = {},
): Promise<string> {
  const child = spawned({ dataDir, database, environment, port: await freePort() })
  const said = saidBy(child)
  const [code] = await once(child, 'close')
  if (code !== 1) throw new Error(`It ended with ${code}: ${said()}`)
  return said()
}

function spawned({
  dataDir,
  database,
  port,
  clockOff = 0,
  environment,
  draws,
  isNext,
}: Wish & Readonly<Record<'dataDir' | 'database', string>> & { port: number }) {
  const before = [
    ...(clockOff === 0 ? [] : [wrongClock(clockOff)]),
    ...(draws ? [readsViews()] : []),
    ...(isNext ? [nextVersion()] : []),
  ]
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: /^postgres/.test(database) ? database : '',
    PORT: String(port),
    HOST: '127.0.0.1',
    AVIF: 'off',
  }
  const child = spawn(process.execPath, [...before.flatMap((one) => ['--import', one]), MAIN], {
    env: { ...USUAL, LOG_LEVEL: 'warn', ...settings, ...storageBeside(dataDir), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

function saidBy({ stdout, stderr }: ChildProcess): () => string {
  let said = ''
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      said += chunk
    })
  }
  return () => said
}

/** A program that runs before the server and reads views (`.tsx`) and styles, which Node does not by itself. */
function readsViews(): string {
  const program = `
    import { createRequire, registerHooks } from 'node:module'
    import { readFileSync } from 'node:fs'
    import { fileURLToPath } from 'node:url'
    const { transformSync } = createRequire(${JSON.stringify(import.meta.url)})('esbuild')
    registerHooks({
      load(url, context, next) {
        const [, kind] = /\\.(tsx|css)(?:[?]|$)/.exec(url) ?? []
        if (!kind) return next(url, context)
        const options = { loader: kind === 'css' ? 'text' : 'tsx', format: 'esm', jsx: 'automatic' }
        const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), options)
        return { format: 'module', source: code, shortCircuit: true }
      },
    })`
  return `data:text/javascript,${encodeURIComponent(program)}`
}

/**
 * A program that runs before the server and gives its tables a step more, on PostgreSQL: columns in every table, with and without a
 * value, a table, an index, and a trigger that notes what is done to sites; and its sections a property, `weather`.
 */
function nextVersion(): string {
  const step = `
    import { sql as sqlOfNext } from 'kysely'
    migrations.push({ name: '999-next', async up(query) {
      const run = (text) => sqlOfNext.raw(text).execute(query)
      const { rows } = await run("select table_name as name from information_schema.tables where table_schema = current_schema()")
      for (const { name } of rows) {
        await run('alter table "' + name + '" add column next_note text')
        await run('alter table "' + name + '" add column next_count integer not null default 7')
      }
      await run('create table next_things (id bigserial primary key, site text not null references sites (id) on delete cascade)')
      await run('create index next_order on sites (next_count)')
      await run('create function next_noted() returns trigger language plpgsql as $$ begin insert into next_things (site) values (new.id); return new; end $$')
      await run('create trigger next_note after insert or update on sites for each row execute function next_noted()')
    } })`
  const added = {
    '/store/migrations/migrations.ts': step,
    '/document/src/shapes.ts': 'sectionReaders.weather = (input) => ({ ok: true, value: input })',
  }
  const program = `
    import { registerHooks } from 'node:module'
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context)
        const [, more] = Object.entries(${JSON.stringify(added)}).find(([end]) => url.endsWith(end)) ?? []
        return more ? { ...loaded, source: String(loaded.source) + more } : loaded
      },
    })`
  return `data:text/javascript,${encodeURIComponent(program)}`
}

/** A program that runs before the server and has the clock go wrong. */
function wrongClock(off: number): string {
  const program = `
    const Right = Date
    globalThis.Date = class extends Right {
      constructor(...parts) { parts.length === 0 ? super(Right.now() + ${off}) : super(...parts) }
      static now() { return Right.now() + ${off} }
    }`
  return `data:text/javascript,${encodeURIComponent(program)}`
}

/** Below those that the system gives away by itself: whoever stops a server and starts it again finds its port free. */
const [FIRST_PORT, PORTS] = [20_000, 12_000]

/** One that nobody listens on just now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS)
    const server = await listen(port).catch(() => undefined)
    await server?.close()
    if (server) return port
  }
}
