import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startInstallation } from '../e2e/installation.ts'
import { busiest, type Load, load } from './load.ts'
import { inTurns, printTable } from './table.ts'

const ROUNDS = 7
const SECONDS = 3

/** The floor runs as the server does: the same Node with the same options. */
function startFloor(file: string, headers: readonly string[]): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, '../.cache/bench/serve-child.mjs'), [file, JSON.stringify(headers)], {
    execArgv: ['--max-semi-space-size=8'],
  })
  return new Promise((resolve) => child.once('message', (port) => resolve({ child, port: Number(port) })))
}

/** The resident memory of the server. */
function residentMegabytes(dataDir: string): number {
  const sizes = processesOf('main.js', dataDir).map((pid) => {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes)
  })
  return Math.max(...sizes) / 1024
}

const isRunning = (program: string, dataDir: string) => processesOf(program, dataDir).length > 0

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
  readonly body: Buffer
  /** Names and values, one after the other. */
  readonly headers: readonly string[]
}

/** The home page as browsers ask for it; fetch would not let the host be set. */
function homePage(port: number, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'gzip, deflate, br' }
    get({ port, host: '127.0.0.1', path: '/', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const raw = response.rawHeaders
        const own = raw.filter((_, at) => !OWN_HEADERS.test(raw[at - (at % 2)]!))
        resolve({ body: Buffer.concat(chunks), headers: own })
      })
    }).on('error', reject)
  })
}

const installation = await startInstallation()
const folder = mkdtempSync(join(tmpdir(), 'mimar-bench-'))
const host = new URL(installation.siteAddress).host
// Pictures that are still being made would take a core from both.
for (let waited = 0; waited < 180 && isRunning('prepare.child', installation.dataDir); waited += 1) await pause(1000)
const { body, headers } = await homePage(installation.port, host)
writeFileSync(join(folder, 'home'), body)
const floor = await startFloor(join(folder, 'home'), headers)

try {
  const connections = await busiest((many) => load({ port: floor.port, host, connections: many, seconds: 1 }))
  const asked = { host, connections, seconds: SECONDS }
  await load({ port: installation.port, ...asked })
  const bare: Load[] = []
  const ours: Load[] = []
  let memory = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await load({ port: floor.port, ...asked }))
    const running = load({ port: installation.port, ...asked })
    await pause((SECONDS * 1000) / 2)
    memory = Math.max(memory, residentMegabytes(installation.dataDir))
    ours.push(await running)
  }
  const rounds = (of: 'perSecond' | 'p99') => [ours.map((one) => one[of]), bare.map((one) => one[of])] as const
  printTable(
    `Serving the home page (${body.length} bytes, the floor sends the same headers), ${connections} connections`,
    [
      inTurns(...rounds('perSecond'), { what: 'answers a second', unit: '', ratio: 0.9, atLeast: true }),
      inTurns(...rounds('p99'), { what: '99 of 100 answers within', unit: 'ms', budget: 5 }),
      { what: 'resident memory under load', measured: memory, unit: 'MB', budget: 110 },
    ],
  )
} finally {
  floor.child.kill()
  await installation.stop()
  rmSync(folder, { recursive: true, force: true })
}
