import { spawn } from 'node:child_process'
import { BROWSER_HEADERS } from './browser-headers.ts'

/** What a load of some seconds showed. */
export interface Load {
  readonly perSecond: number
  /** 99 of 100 answers came within so many ms. */
  readonly p99: number
}

interface Asked {
  readonly port: number
  readonly host: string
  readonly connections: number
  readonly seconds: number
  /** A Lua script that says what each request is, where they differ. */
  readonly script?: string
}

/** Asks for `/` as often as answers come, by wrk: one thread of C, so that the generator is not what ends first. Any answer but 200 is a failure. */
export async function load({ port, host, connections, seconds, script }: Asked): Promise<Load> {
  const { output, code } = await run('wrk', [
    ...[
      '--threads',
      '1',
      '--connections',
      String(connections),
      '--duration',
      `${seconds}s`,
      '--timeout',
      '10s',
      '--latency',
    ],
    ...['--header', `Host: ${host}`, '--header', 'Accept-Encoding: gzip, deflate, br'],
    ...Object.entries(BROWSER_HEADERS).flatMap(([name, value]) => ['--header', `${name}: ${value}`]),
    ...(script ? ['--script', script] : []),
    `http://127.0.0.1:${port}/`,
  ])
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)\b/.exec(output) ?? []
  if (code !== 0 || /Non-2xx|Socket errors/.test(output) || !perSecond)
    throw new Error(`The load failed (${code}):\n${output}`)
  return { perSecond, p99: Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] }
}

function run(command: string, args: readonly string[]): Promise<{ output: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args)
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk
      })
    child.once('error', reject)
    child.once('close', (code) => resolve({ output, code }))
  })
}

const CANDIDATES = [16, 64, 128, 256]

/** As many connections as it takes: those of which a server answers most. */
export async function busiest(ask: (connections: number) => Promise<Load>): Promise<number> {
  let best = { connections: 0, perSecond: 0 }
  for (const connections of CANDIDATES) {
    const { perSecond } = await ask(connections)
    if (perSecond > best.perSecond) best = { connections, perSecond }
  }
  return best.connections
}
