import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startInstallation } from '../e2e/installation.ts'
import { median, printTable } from './table.ts'

const CONNECTIONS = 64
const ROUNDS = 5
const SECONDS = 3

/** What one load of some seconds showed. */
async function load(port: number, host: string) {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}/`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { host, 'accept-encoding': 'gzip, deflate, br' },
    // The load comes from a thread of its own, so that measuring does not wait for itself.
    workers: 1,
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 200.`)
  return { perSecond: result.requests.average, p99: result.latency.p99 }
}

function startFloor(file: string): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(join(import.meta.dirname, '../.cache/bench/serve-child.mjs'), [file])
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

/** The home page as browsers ask for it; fetch would not let the host be set. */
function homePage(port: number, host: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'accept-encoding': 'br' }
    get({ port, host: '127.0.0.1', path: '/', headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}

const installation = await startInstallation()
const folder = mkdtempSync(join(tmpdir(), 'mimar-bench-'))
const host = new URL(installation.siteAddress).host
const body = await homePage(installation.port, host)
writeFileSync(join(folder, 'home'), body)
const floor = await startFloor(join(folder, 'home'))
// Pictures that are still being made would take a core from both.
for (let waited = 0; waited < 180 && isRunning('prepare.child', installation.dataDir); waited += 1) await pause(1000)

try {
  await load(floor.port, host)
  await load(installation.port, host)
  const rounds: { bare: number; ours: number; p99: number; bareP99: number }[] = []
  let memory = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await load(floor.port, host)
    const running = load(installation.port, host)
    await pause((SECONDS * 1000) / 2)
    memory = Math.max(memory, residentMegabytes(installation.dataDir))
    const ours = await running
    rounds.push({ bare: bare.perSecond, ours: ours.perSecond, p99: ours.p99, bareP99: bare.p99 })
  }
  const share = median(rounds.map(({ ours, bare }) => (ours / bare) * 100))
  const bare = median(rounds.map((round) => round.bare))
  printTable(`Serving the home page (${body.length} bytes) to ${CONNECTIONS} connections`, [
    { what: 'answers a second', measured: median(rounds.map(({ ours }) => ours)), unit: '', floor: bare },
    { what: 'share of a bare server', measured: share, unit: '%', budget: 85, atLeast: true },
    {
      what: '99 of 100 answers within',
      measured: median(rounds.map(({ p99 }) => p99)),
      unit: 'ms',
      budget: 3,
      floor: median(rounds.map(({ bareP99 }) => bareP99)),
    },
    { what: 'resident memory under load', measured: memory, unit: 'MB', budget: 110 },
  ])
} finally {
  floor.child.kill()
  await installation.stop()
  rmSync(folder, { recursive: true, force: true })
}
