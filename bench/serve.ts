import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startInstallation } from '../e2e/installation.ts'
import { homePage, isRunning, residentMegabytes, startFloor } from './floor.ts'
import { busiest, type Load, load } from './load.ts'
import { inTurns, printTable } from './table.ts'

const ROUNDS = 7
const SECONDS = 3

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
