import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportSite } from '@mimar/document'
import { catalog } from '@mimar/sections/definitions'
import { type Answer, ask, signedIn } from '../e2e/asking.ts'
import { startInstallation } from '../e2e/installation.ts'
import { startFloor } from './floor.ts'
import { post } from './large-site.ts'
import { makeManySites } from './many-sites.ts'
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
  ['of these, those called so', '/sites?q=inn-17'],
  ['all 10,000 for a host, the first 50', '/host/sites?limit=50'],
  ['the last 50 of them', `/host/sites?limit=50&offset=${SITES - 50}`],
  ['of these, those called so', '/host/sites?q=guesthouse-99'],
  ['the host’s six numbers', '/host/overview'],
] as const

type Api = Awaited<ReturnType<typeof signedIn>>

/** Whoever runs the installation has as many sites of their own as an owner may have; the hotel is one of them. */
async function makeOwnSites(api: Api): Promise<void> {
  const site = manyPages(1)
  for (let number = 1; number < SITES_AN_OWNER; number += 1) {
    const slug = `inn-${number}`
    await post(api, '/sites', { configuration: exportSite({ ...site, id: slug }, catalog), slug })
  }
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
  const { folder } = await makeManySites(SITES)
  const installation = await startInstallation({ dataDir: folder })
  const scratch = mkdtempSync(join(tmpdir(), 'mimar-list-'))
  try {
    const api = await signedIn(installation)
    await makeOwnSites(api)
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
