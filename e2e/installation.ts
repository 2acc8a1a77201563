import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A server of its own for one test file: its own port, its own data, gone afterwards. */
export interface Installation {
  readonly port: number
  readonly dataDir: string
  /** The editor with a fresh sign-in. */
  readonly editorAddress: string
  readonly siteAddress: string
  /** All that the start said. */
  readonly printed: string
  /** Ends the server as an operator would, and removes its data unless asked to keep them. */
  stop(keep?: 'keep-data'): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Has it stand still (SIGSTOP) or go on (SIGCONT). */
  signal(name: NodeJS.Signals): void
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const node = join(root, 'node_modules', '.bin', 'node')
const START_WITHIN = 150_000

/** A port that nobody listens on. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

interface StartOptions {
  /** Data to go on with; without it the hotel is seeded as on a first start. */
  readonly dataDir?: string
  readonly port?: number
  readonly env?: Readonly<Record<string, string>>
  /** The checkout whose build is started; ours without it. */
  readonly checkout?: string
  /** What Node runs, and the folder it is started in; without it the build of the checkout. */
  readonly program?: readonly string[]
  readonly cwd?: string
}

/** Starts the built server and waits for the two lines it ends with. */
export async function startInstallation({
  dataDir,
  port,
  env = {},
  checkout = root,
  program = ['--max-semi-space-size=8', join(checkout, 'apps/server/dist/main.js')],
  cwd = checkout,
}: StartOptions = {}): Promise<Installation> {
  const data = dataDir ?? copyOfSeed()
  const listenOn = port ?? (await findFreePort())
  const child = spawn(node, program, {
    cwd,
    env: { ...process.env, PORT: String(listenOn), DATA_DIR: data, AVIF: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Also where whoever started it fails before it can stop it.
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  child.once('exit', () => process.off('exit', endWithUs))
  const output = await readAddresses(child)
  const end = (signal: NodeJS.Signals) => endChild(child, signal)
  return {
    port: listenOn,
    dataDir: data,
    ...output,
    kill: () => end('SIGKILL'),
    signal: (name) => void child.kill(name),
    async stop(keep) {
      await end('SIGTERM')
      if (keep === undefined) rmSync(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    },
  }
}

function copyOfSeed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-e2e-'))
  const seed = process.env.MIMAR_SEED
  if (seed) cpSync(seed, folder, { recursive: true })
  return folder
}

function readAddresses(child: ChildProcess): Promise<Pick<Installation, 'editorAddress' | 'siteAddress' | 'printed'>> {
  return new Promise((resolve, reject) => {
    let text = ''
    const timer = setTimeout(() => {
      // It would go on working beside all that follows.
      child.kill('SIGKILL')
      reject(new Error(`The server did not say where it is:\n${text}`))
    }, START_WITHIN)
    const read = (chunk: Buffer) => {
      text += chunk
      const editorAddress = /(?:^|"msg":")Editor: ([^\s"]+)/m.exec(text)?.[1]
      const siteAddress = /(?:^|"msg":")Site: ([^\s"]+)/m.exec(text)?.[1]
      if (!editorAddress || !siteAddress) return
      clearTimeout(timer)
      resolve({ editorAddress, siteAddress, printed: text })
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${code}:\n${text}`))
    })
  })
}

function endChild(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
