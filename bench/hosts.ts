import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort, startInstallation } from '../e2e/installation.ts'
import { homePage, residentMegabytes, startFloor } from './floor.ts'
import { type Load, load } from './load.ts'
import { makeManySites, slugOf } from './many-sites.ts'
import { inTurns, printTable, type Row } from './table.ts'

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

/** Starts the server on that folder: how long until the first page was answered, in ms. */
async function startTimed(dataDir: string) {
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

async function measure(count: number, atLeast: number): Promise<Row[]> {
  const { folder } = await makeManySites(count)
  const scripts = mkdtempSync(join(tmpdir(), 'mimar-bench-'))
  const { took, installation } = await startTimed(folder)
  const { port } = installation
  const { body, headers } = await homePage(port, hostOf(2, port))
  writeFileSync(join(scripts, 'home'), body)
  const floor = await startFloor(join(scripts, 'home'), headers)
  try {
    const script = rotation(
      scripts,
      Array.from({ length: count }, (_, number) => hostOf(number, port)),
    )
    const asked = { host: hostOf(0, port), connections: CONNECTIONS, script }
    const idle = residentMegabytes(folder)
    const first = await load({ port, ...asked, seconds: EVERY_HOST })
    const ours: Load[] = []
    const bare: Load[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await load({ port: floor.port, ...asked, seconds: SECONDS }))
      ours.push(await load({ port, ...asked, seconds: SECONDS }))
    }
    const rounds = (of: 'perSecond' | 'p99') => [ours.map((one) => one[of]), bare.map((one) => one[of])] as const
    return [
      inTurns(...rounds('perSecond'), {
        what: `${count} hosts in turn, answers a second`,
        unit: '',
        budget: atLeast,
        atLeast: true,
      }),
      inTurns(...rounds('p99'), { what: '  99 of 100 answers within', unit: 'ms', budget: 5 }),
      { what: '  since the start, answers a second', measured: first.perSecond, unit: '' },
      { what: '  from start to first page', measured: took, unit: 'ms', budget: 2_000 },
      { what: '  resident memory before', measured: idle, unit: 'MB', budget: 300 },
      { what: '  resident memory after', measured: residentMegabytes(folder), unit: 'MB', budget: 300 },
    ]
  } finally {
    floor.child.kill()
    await installation.stop()
    rmSync(scripts, { recursive: true, force: true })
  }
}

printTable(`Many sites, ${CONNECTIONS} connections`, [
  ...(await measure(1_000, 20_000)),
  ...(await measure(10_000, 10_000)),
])
