// An open loop of visits: so many a second whatever the answers take, each timed from the moment it was due (coordinated omission).
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { BROWSER_HEADERS } from '../browser-headers.ts'

interface Wish {
  readonly port: number
  /** The host of the next visit, with its port. */
  readonly nextHost: () => string
  readonly perSecond: number
  readonly seconds: number
  /** Whether a page is the one of that host; asked of some. */
  readonly isRight: (host: string, page: string) => boolean
}

export interface Visited {
  /** Milliseconds of each. */
  readonly waits: readonly number[]
  readonly failed: number
}

const CONNECTIONS = 64
/** One page of so many is read. */
const READ_EVERY = 20

/** Visits home pages; resolves when the last answer has come. */
export async function visit({ port, seconds, perSecond, nextHost, isRight }: Wish): Promise<Visited> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const waits: number[] = []
  let failed = 0
  const visits: Promise<void>[] = []
  const began = performance.now()
  for (let number = 0; number < seconds * perSecond; number += 1) {
    const due = began + (number * 1000) / perSecond
    while (performance.now() < due) await pause(Math.max(0, due - performance.now()))
    const host = nextHost()
    visits.push(
      page(agent, port, host).then((bytes) => {
        waits.push(performance.now() - due)
        const isRead = number % READ_EVERY === 0
        if (!bytes || (isRead && !isRight(host, brotliDecompressSync(bytes).toString()))) failed += 1
      }),
    )
  }
  await Promise.all(visits)
  agent.destroy()
  return { waits, failed }
}

/** The page as browsers get it; undefined where none came. */
function page(agent: Agent, port: number, host: string): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const headers = { ...BROWSER_HEADERS, host, 'accept-encoding': 'br' }
    get({ agent, port, host: '127.0.0.1', path: '/', headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => resolve(answer.statusCode === 200 ? Buffer.concat(parts) : undefined))
      answer.on('error', () => resolve(undefined))
    }).on('error', () => resolve(undefined))
  })
}
