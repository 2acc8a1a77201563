// Debian's haproxy, as hosts are told to set it up (deploy/haproxy.cfg): only ports and servers are of the bench.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const HAPROXY = '/usr/sbin/haproxy'
const CONFIGURATION = join(import.meta.dirname, '../../deploy/haproxy.cfg')

export const hasHaproxy = existsSync(HAPROXY)

/** The file that hosts copy, for servers at these ports of this machine. */
function configuration(port: number, servers: readonly number[]): string {
  return (
    readFileSync(CONFIGURATION, 'utf8')
      .replace('bind :8080', `bind 127.0.0.1:${port}`)
      // A process may open fewer files here than on a machine that is set up for it.
      .replace('maxconn 20000', 'maxconn 4000')
      .replaceAll(/^(\tserver one.*)\n\tserver two.*\n/gm, (_, line: string) => linesFor(line, servers))
  )
}

/** The line of one server, for each of ours. */
const linesFor = (line: string, servers: readonly number[]) =>
  servers
    .map((port, index) => `${line.replace('one:3000', `127.0.0.1:${port}`).replaceAll(/\bone\b/g, `s${index}`)}\n`)
    .join('')

/** Starts it; it answers when this resolves. */
export async function startProxy(port: number, servers: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-haproxy-'))
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(port, servers))
  const child = spawn(HAPROXY, ['-W', '-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) throw new Error(`haproxy does not answer:\n${said}`)
    await pause(50)
  }
  return {
    async stop() {
      process.off('exit', endWithUs)
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true) ?? socket.destroy())
    socket.on('error', () => resolve(false))
  })
