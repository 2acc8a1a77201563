import { type ChildProcess, fork } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { BROWSER_HEADERS } from './browser-headers.ts'

/** The floor runs as the server does: the same Node with the same options. */
export function startFloor(file: string, headers: readonly string[]): Promise<Floor> {
  return startFloorOf({ '/': { file, headers } })
}

interface Floor {
  readonly child: ChildProcess
  readonly port: number
}

/** The same with several pages, by their addresses; from its memory, or with a file that is read for each answer. */
export function startFloorOf(
  pages: { readonly [address: string]: { readonly file: string; readonly headers: readonly string[] } },
  from: 'memory' | 'disk' = 'memory',
): Promise<Floor> {
  const child = fork(join(import.meta.dirname, '../.cache/bench/serve-child.mjs'), [JSON.stringify(pages), from], {
    execArgv: ['--max-semi-space-size=8'],
  })
  return new Promise((resolve) => child.once('message', (port) => resolve({ child, port: Number(port) })))
}

/** The resident memory of the server. */
export function residentMegabytes(dataDir: string): number {
  const sizes = processesOf('main.js', dataDir).map((pid) => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes)
  })
  return Math.max(...sizes) / 1024
}

/** Whether a program runs on that data folder. */
export const isRunning = (program: string, dataDir: string) => processesOf(program, dataDir).length > 0

/** Our own processes are known by their data folder. */
function processesOf(program: string, dataDir: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false
    try {
      const isOurs = readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`DATA_DIR=${dataDir}\0`)
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(program)
    } catch {
      return false // It has ended meanwhile.
    }
  })
}

/** What Node adds to every answer by itself. */
const OWN_HEADERS = /^(?:date|connection|keep-alive)$/i

interface Answer {
  readonly status: number
  readonly body: Buffer
  /** Names and values, one after the other. */
  readonly headers: readonly string[]
}

/** The home page as browsers ask for it. */
export function homePage(port: number, host: string, accepted = 'gzip, deflate, br'): Promise<Answer> {
  return pageAt(port, host, '/', accepted)
}

/** A page of a site as browsers ask for it; fetch would not let the host be set. */
export function pageAt(port: number, host: string, path: string, accepted = 'gzip, deflate, br'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { ...BROWSER_HEADERS, host, 'accept-encoding': accepted }
    get({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const raw = response.rawHeaders
        const own = raw.filter((_, at) => !OWN_HEADERS.test(raw[at - (at % 2)]!))
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks), headers: own })
      })
    }).on('error', reject)
  })
}
