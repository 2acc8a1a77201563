import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openInstallation } from '../apps/server/src/installation.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { type Answer, ask, signedIn } from '../e2e/asking.ts'
import { startInstallation } from '../e2e/installation.ts'
import { startFloor } from './floor.ts'
import { manyPages } from './sites.ts'
import { inTurns, percentile, printTable, type Row } from './table.ts'

/** The lists of an installation of 10,000 sites: an owner's of 200, a host's of all, and both searched. */
const SITES = 10_000
/** An owner has no more. */
const SITES_AN_OWNER = 200
const ROUNDS = 30
const BUDGET_MS = 200

const LISTS = [
  ['an owner’s 200 sites, the first 100 of them', '/sites?limit=100'],
  ['of these, those called so', '/sites?q=guesthouse-17'],
  ['all 10,000 for a host, the first 50', '/host/sites?limit=50'],
  ['the last 50 of them', `/host/sites?limit=50&offset=${SITES - 50}`],
  ['of these, those called so', '/host/sites?q=guesthouse-99'],
  ['the host’s six numbers', '/host/overview'],
] as const

/** A data folder with that many sites, of fifty owners; the first of them runs the installation. */
async function makeSites(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-list-'))
  const { siteStore, accounts, owner, close } = await openInstallation(readSettings({ DATA_DIR: folder, AVIF: 'off' }))
  const site = manyPages(1)
  let current = owner.id
  for (let number = 0; number < SITES; number += 1) {
    if (number > 0 && number % SITES_AN_OWNER === 0) {
      current = (await accounts.insert(`owner-${number}@example.com`, 'tenant')).id
    }
    const slug = `guesthouse-${number}`
    await siteStore.insert({ site: { ...site, id: slug }, slug, name: `Guest house ${number}`, owner: current })
  }
  await close()
  return folder
}

async function timed(work: () => Promise<Answer | number>): Promise<number> {
  const began = performance.now()
  const answer = await work()
  if (typeof answer !== 'number' && answer.status !== 200) throw new Error(`Answered ${answer.status}: ${answer.text}`)
  return performance.now() - began
}

const floorAsked = (port: number) =>
  new Promise<number>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: '/', agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }).on('error', reject)
  })

async function measure(): Promise<Row[]> {
  const folder = await makeSites()
  const installation = await startInstallation({ dataDir: folder })
  const scratch = mkdtempSync(join(tmpdir(), 'mimar-list-'))
  try {
    const api = await signedIn(installation)
    const rows: Row[] = []
    const waits: number[] = []
    for (const [index, [what, path]] of LISTS.entries()) {
      const { text } = await api(path)
      writeFileSync(join(scratch, `${index}`), text)
      const floor = await startFloor(join(scratch, `${index}`), ['content-type', 'application/json'])
      const ours: number[] = []
      const bare: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(await timed(() => floorAsked(floor.port)))
        // Who asks for something else just then.
        const beside = timed(() => ask(installation.port, '/healthz'))
        ours.push(await timed(() => api(path)))
        waits.push(await beside)
      }
      floor.child.kill()
      rows.push(inTurns(ours, bare, { what, unit: 'ms', budget: BUDGET_MS }))
    }
    return [...rows, { what: 'others meanwhile, 99 of 100 within', measured: percentile(waits, 0.99), unit: 'ms' }]
  } finally {
    await installation.stop()
    rmSync(scratch, { recursive: true, force: true })
  }
}

printTable(`Lists of ${SITES} sites`, await measure())
process.exit(0)
