import { gzipSync } from 'node:zlib'
import type { Request } from '@playwright/test'
import { open } from './editor-opening.ts'
import { type Compared, type Cookies, type Subject, withFreshBrowser } from './editor-subjects.ts'
import type { Row } from './table.ts'

/** Long enough for whoever has worked to have paused, and for what is brought then. */
const PAUSED = 6_000

interface Weight {
  readonly untilCaret: number
  readonly untilQuiet: number
  readonly paused: number
  readonly page: number
}

/** Kilobytes of script and styles, as gzip sends them, until the caret stands in the first heading, until nothing more comes, and after a pause. */
function weigh(address: string, cookies: Cookies): Promise<Weight> {
  return withFreshBrowser(cookies, async (page) => {
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    const { caretAt } = await open(page, address)
    await page.waitForLoadState('networkidle')
    const untilQuiet = [...requests]
    await page.waitForTimeout(PAUSED)
    await page.waitForLoadState('networkidle')
    const isProgram = (request: Request) => /^\/(assets|peers)\/.*\.(js|css)$/.test(new URL(request.url()).pathname)
    const isOwn = (request: Request) => !isProgram(request) && /script|stylesheet/.test(request.resourceType())
    const before = requests.filter((request) => request.timing().startTime <= caretAt)
    return {
      untilCaret: await squeezed(before.filter(isProgram)),
      untilQuiet: await squeezed(untilQuiet.filter(isProgram)),
      paused: await squeezed(requests.filter(isProgram)),
      page: await squeezed(untilQuiet.filter(isOwn)),
    }
  })
}

async function squeezed(requests: readonly Request[]): Promise<number> {
  const bodies = await Promise.all(requests.map(async (one) => (await one.response())?.body()))
  return bodies.reduce((sum, body) => sum + (body ? gzipSync(body, { level: 9 }).length : 0), 0) / 1000
}

/** What Mimar's own program weighs, in one language of the editor. */
export async function weightRows(address: string, ui: string, cookies: Cookies): Promise<readonly Row[]> {
  const { untilCaret, untilQuiet, paused, page } = await weigh(`${address}?ui=${ui}`, cookies)
  return [
    { what: `script and styles until the caret, gzip, ${ui}`, measured: untilCaret, unit: 'kB', budget: 40 },
    { what: '  until quiet', measured: untilQuiet, unit: 'kB', budget: 200 },
    { what: '  with what a pause brings', measured: paused, unit: 'kB' },
    { what: '  beside them, of the page itself', measured: page, unit: 'kB' },
  ]
}

/** The same of the peers: bytes are the same each time, so once is enough. */
export async function peerWeightRows({ peers, cookies }: Compared): Promise<readonly Row[]> {
  const rowsOf = async ({ name, address }: Subject) => {
    const { untilCaret, untilQuiet } = await weigh(address, cookies)
    return [
      { what: `script and styles until the caret, gzip, ${name}`, measured: untilCaret, unit: 'kB' },
      { what: '  until quiet', measured: untilQuiet, unit: 'kB' },
    ]
  }
  const rows: Row[] = []
  for (const peer of peers) rows.push(...(await rowsOf(peer)))
  return rows
}
