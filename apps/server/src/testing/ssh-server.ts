// A real SSH server for tests: OpenSSH of Debian, as this user, on a port of its own.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePorts } from './pebble.ts'

const PROGRAM = '/usr/sbin/sshd'
const SFTP = '/usr/lib/openssh/sftp-server'

/** Whether this machine has what that takes. */
export const hasSshServer = existsSync(PROGRAM) && existsSync(SFTP)

interface SshServer {
  readonly port: number
  readonly user: string
  /** A private key that it lets in. */
  readonly keyFile: string
  /** The fingerprint of the key that it shows. */
  readonly fingerprint: string
  /** The line of known_hosts that says so. */
  readonly knownHost: string
  /** What it keeps is in there. */
  readonly folder: string
  /** Cuts every connection that is open. */
  cut(): void
  /** From now on it is another one at the same address: with other keys. */
  replaceKey(): Promise<void>
  stop(): Promise<void>
}

/** Starts one; it lasts until it is stopped. */
export async function startSshServer(): Promise<SshServer> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-ssh-'))
  const [port = 0] = await freePorts(1)
  const at = (name: string) => join(folder, name)
  makeKey(at('host'))
  makeKey(at('client'))
  writeFileSync(at('authorized'), readFileSync(at('client.pub')), { mode: 0o600 })
  mkdirSync(at('kept'))
  const lines = [
    ...[`Port ${port}`, 'ListenAddress 127.0.0.1', `HostKey ${at('host')}`, `AuthorizedKeysFile ${at('authorized')}`],
    ...['UsePAM no', 'StrictModes no', 'PasswordAuthentication no', 'PidFile none', `Subsystem sftp ${SFTP}`],
  ]
  writeFileSync(at('config'), `${lines.join('\n')}\n`)
  let program = await start(at('config'), port)
  const [kind, key] = readFileSync(at('host.pub'), 'utf8').split(' ')
  return {
    ...{ port, user: userInfo().username, keyFile: at('client'), folder: at('kept') },
    fingerprint: fingerprintOf(at('host.pub')),
    knownHost: `[127.0.0.1]:${port} ${kind} ${key}\n`,
    cut: () => cut(program),
    async replaceKey() {
      await stop(program)
      rmSync(at('host'))
      makeKey(at('host'))
      program = await start(at('config'), port)
    },
    async stop() {
      await stop(program)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function makeKey(path: string): void {
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path])
}

const fingerprintOf = (path: string) =>
  execFileSync('ssh-keygen', ['-lf', path], { encoding: 'utf8' }).split(' ')[1] ?? ''

async function start(config: string, port: number): Promise<ChildProcess> {
  // As root it wants a folder of its own, which packages make when the service starts.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true })
  const program = spawn(PROGRAM, ['-D', '-e', '-f', config], { stdio: 'ignore' })
  for (const until = Date.now() + 10_000; Date.now() < until; ) {
    if (await answers(port)) return program
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('The SSH server did not start.')
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1')
    socket.once('data', () => resolve(true)).once('error', () => resolve(false))
    socket.once('data', () => socket.destroy())
  })
}

/** The processes that serve a connection are children of the one that listens. */
function cut({ pid }: ChildProcess): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  for (const child of children) if (child !== '') process.kill(Number(child), 'SIGKILL')
}

async function stop(program: ChildProcess): Promise<void> {
  cut(program)
  const over = once(program, 'exit')
  program.kill('SIGKILL')
  await over
}
