import { Agent, request as requestHttp } from 'node:http'
import { request as requestHttps, Agent as SafeAgent } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

interface Question {
  readonly method: 'POST' | 'PURGE'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface CdnAnswer {
  readonly status: number
  readonly text: string
}

const WITHIN_MS = 10_000
const LONGEST_ANSWER = 64_000
/** A cache that says when it listens again is waited for, if that is soon; else the work is tried again later. */
const LONGEST_WAIT_MS = 5_000
const AT_ONCE = 16
const agents = {
  'http:': new Agent({ keepAlive: true, maxSockets: AT_ONCE }),
  'https:': new SafeAgent({ keepAlive: true, maxSockets: AT_ONCE }),
}

/** Asks a cache something; whatever it answers is given back, but for "too many at once", which is waited for once. */
export async function ask(address: string, question: Question): Promise<CdnAnswer> {
  const first = await askOnce(address, question)
  if (first.status !== 429 || first.pause > LONGEST_WAIT_MS) return first
  await wait(first.pause)
  return askOnce(address, question)
}

function askOnce(address: string, { method, headers, body }: Question): Promise<CdnAnswer & { pause: number }> {
  const url = new URL(address)
  const text = body === undefined ? '' : JSON.stringify(body)
  const content = { ...(text && { 'content-type': 'application/json' }), 'content-length': Buffer.byteLength(text) }
  const isSafe = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const call = (isSafe ? requestHttps : requestHttp)(
      url,
      {
        ...{ method, headers: { ...content, ...headers } },
        ...{ agent: agents[isSafe ? 'https:' : 'http:'], signal: AbortSignal.timeout(WITHIN_MS) },
      },
      (answer) => {
        let said = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          if (said.length < LONGEST_ANSWER) said += part
        })
        answer.on('error', reject).on('end', () => {
          const pause = (Number(answer.headers['retry-after']) || 1) * 1000
          resolve({ status: answer.statusCode ?? 0, text: said, pause })
        })
      },
    )
    call.on('error', (failure: Error) => reject(new Error(`${url.host} does not answer: ${failure.message}`)))
    call.end(text)
  })
}

/** One after another, so many at once as a cache bears. */
export async function inTurns<Work>(all: Iterable<Work>, work: (one: Work) => Promise<void>): Promise<void> {
  const left = all[Symbol.iterator]()
  const lane = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
}
