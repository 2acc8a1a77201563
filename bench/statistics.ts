import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../apps/server/src/store/database.ts'
import { startInstallation } from '../e2e/installation.ts'
import { isRunning } from './floor.ts'
import { busiest, load } from './load.ts'
import { inTurns, printTable } from './table.ts'

const ROUNDS = 9
const SECONDS = 3

/** What a browser sends with a page: entrances from four places, and pages that follow within the site. */
const BROWSER = `
local agents = { "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1" }
local from = { "https://www.google.com/", "https://www.instagram.com/", "https://news.example/", "https://maps.example/" }
local requests, turn = {}, 0
init = function()
  for at = 1, 12 do
    local isVisit = at % 3 == 0
    requests[at] = wrk.format("GET", "/", {
      ["Host"] = wrk.headers["Host"],
      ["Accept-Encoding"] = "gzip, deflate, br",
      ["User-Agent"] = agents[at % 2 + 1],
      ["Accept-Language"] = "ar,en;q=0.8",
      ["Sec-Fetch-Dest"] = "document",
      ["Sec-Fetch-Site"] = isVisit and "cross-site" or "same-origin",
      ["Referer"] = isVisit and from[at / 3] or nil,
    })
  end
end
request = function()
  turn = turn % 12 + 1
  return requests[turn]
end
`

/** How many pages of all sites were counted. */
async function countedIn(dataDir: string): Promise<number> {
  const database = await openDatabase(join(dataDir, 'mimar.db'))
  const rows = await database.query.selectFrom('visit_sums').select('views').where('kind', '=', 'all').execute()
  await database.close()
  return rows.reduce((sum, { views }) => sum + views, 0)
}

// The floor is the same server on the same data that counts nothing.
const folder = mkdtempSync(join(tmpdir(), 'mimar-bench-'))
const script = join(folder, 'browser.lua')
writeFileSync(script, BROWSER)
const counting = await startInstallation()
const still = await startInstallation({ env: { STATISTICS: 'off' } })
try {
  for (const { dataDir } of [counting, still]) {
    for (let waited = 0; waited < 180 && isRunning('prepare.child', dataDir); waited += 1) await pause(1000)
  }
  const at = (installation: typeof counting) => ({
    port: installation.port,
    host: new URL(installation.siteAddress).host,
    script,
  })
  const connections = await busiest((many) => load({ ...at(still), connections: many, seconds: 1 }))
  const asked = { connections, seconds: SECONDS }
  await load({ ...at(counting), ...asked })
  const [ours, floor]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    const both = [
      async () => ours.push((await load({ ...at(counting), ...asked })).perSecond),
      async () => floor.push((await load({ ...at(still), ...asked })).perSecond),
    ]
    // Whoever is second finds the machine as the first one left it.
    for (const one of round % 2 === 0 ? both : both.toReversed()) await one()
  }
  // What is counted is stored as the server ends.
  await counting.stop('keep-data')
  const views = await countedIn(counting.dataDir)
  if (views < ROUNDS) throw new Error(`Of all pages ${views} were counted: what was measured is no statistics.`)
  printTable(`The home page asked for as browsers do, ${connections} connections`, [
    inTurns(ours, floor, { what: 'answers a second with statistics', unit: '', ratio: 0.99, atLeast: true }),
  ])
} finally {
  await counting.stop()
  await still.stop()
  rmSync(folder, { recursive: true, force: true })
}
