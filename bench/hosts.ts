import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort, type Installation, startInstallation } from '../e2e/installation.ts'
import { homePage, residentMegabytes, startFloor } from './floor.ts'
import { type Load, load } from './load.ts'
import { HOW_MADE, makeManySites, slugOf } from './many-sites.ts'
import { inTurns, printTable, type Row } from './table.ts'

const SITES = 10_000
const ROUNDS = 5
const SECONDS = 3
const CONNECTIONS = 32
const EVERY_HOST = 15
const hostOf = (number: number, port: number) => `${slugOf(number)}.localhost:${port}`

/** A script for wrk that asks one host after the other. */
function rotation(folder: string, hosts: readonly string[]): string {
  const file = join(folder, `rotation-${hosts.length}.lua`)
  const lines = hosts.map(
    (host) => `  wrk.format("GET", "/", { Host = "${host}", ["Accept-Encoding"] = "gzip, deflate, br" }),`,
  )
  writeFileSync(
    file,
    `function init()\n  requests = {\n${lines.join('\n')}\n  }\n  at = 0\nend\nfunction request()\n  at = at % #requests + 1\n  return requests[at]\nend\n`,
  )
  return file
}

interface Started {
  readonly took: number
  readonly installation: Installation
}

/** Starts the server on that folder: how long until the first page was answered, in ms. */
async function startTimed(dataDir: string): Promise<Started> {
  const port = await findFreePort()
  const began = performance.now()
  const starting = startInstallation({ dataDir, port })
  for (;;) {
    const answer = await homePage(port, hostOf(1, port)).catch(() => undefined)
    if (answer?.status === 200) break
    await pause(2)
  }
  return { took: performance.now() - began, installation: await starting }
}

/** The same of a bare server that has one page. */
async function startBare(file: string): Promise<number> {
  const began = performance.now()
  const { child, port } = await startFloor(file, [])
  await homePage(port, hostOf(1, port))
  const took = performance.now() - began
  child.kill()
  return took
}

/** So many of the hosts in turn, each as often as the others. */
async function rotate(asked: Rotated, count: number, atLeast: number): Promise<Row[]> {
  const { port, floorPort, scripts, dataDir } = asked
  const hosts = Array.from({ length: count }, (_, number) => hostOf(number, port))
  const script = rotation(scripts, hosts)
  const load32 = { host: hostOf(0, port), connections: CONNECTIONS, script }
  const first = await load({ port, ...load32, seconds: EVERY_HOST })
  const ours: Load[] = []
  const bare: Load[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await load({ port: floorPort, ...load32, seconds: SECONDS }))
    ours.push(await load({ port, ...load32, seconds: SECONDS }))
  }
  const rounds = (of: 'perSecond' | 'p99') => [ours.map((one) => one[of]), bare.map((one) => one[of])] as const
  return [
    inTurns(...rounds('perSecond'), {
      ...{ what: `${count} hosts in turn, answers a second`, unit: '', budget: atLeast, atLeast: true },
    }),
    inTurns(...rounds('p99'), { what: '  99 of 100 answers within', unit: 'ms', budget: 5 }),
    { what: '  the first time, answers a second', measured: first.perSecond, unit: '' },
    { what: '  resident memory after', measured: residentMegabytes(dataDir), unit: 'MB', budget: 300 },
  ]
}

interface Rotated {
  readonly port: number
  readonly floorPort: number
  readonly scripts: string
  readonly dataDir: string
}

/** Starts again and again, in turns with the floor; the last one goes on. */
async function startOften(folder: string, scripts: string) {
  let started = await startTimed(folder)
  const { port } = started.installation
  const { body, headers } = await homePage(port, hostOf(2, port))
  const file = join(scripts, 'home')
  writeFileSync(file, body)
  const [ours, bare] = [[started.took], [await startBare(file)]]
  while (ours.length < ROUNDS) {
    await started.installation.stop('keep-data')
    started = await startTimed(folder)
    ours.push(started.took)
    bare.push(await startBare(file))
  }
  const row = inTurns(ours, bare, { what: `${SITES} sites, from start to first page`, unit: 'ms', budget: 2_000 })
  return { installation: started.installation, row, floor: await startFloor(file, headers) }
}

const scripts = mkdtempSync(join(tmpdir(), 'mimar-bench-'))
const { folder, made } = await makeManySites(SITES)
const { installation, row, floor } = await startOften(folder, scripts)
try {
  const asked = { port: installation.port, floorPort: floor.port, scripts, dataDir: folder }
  const idle = residentMegabytes(folder)
  printTable(`Many sites, ${CONNECTIONS} connections`, [
    row,
    { what: '  resident memory then', measured: idle, unit: 'MB', budget: 300 },
    ...(await rotate(asked, 1_000, 20_000)),
    ...(await rotate(asked, SITES, 10_000)),
    { what: `${SITES} sites: ${HOW_MADE}`, measured: made, unit: 's' },
  ])
} finally {
  floor.child.kill()
  await installation.stop()
  rmSync(scripts, { recursive: true, force: true })
}
