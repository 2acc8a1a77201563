import type { OutgoingHttpHeaders } from 'node:http'
import { VERSION } from '../version.ts'
import { AuthorityAway } from './authority-failure.ts'

export interface AuthorityAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

/** Asks by https; fails with `AuthorityAway` where nothing answers. */
export type Ask = (url: string, asked?: { method?: 'HEAD' | 'POST'; body?: string }) => Promise<AuthorityAnswer>

interface AskOptions {
  /** A certificate (PEM) that is believed beside those all believe: of an authority of one's own. */
  readonly ca?: string | undefined
  readonly within?: number
  /** Gives up what is being asked. */
  readonly stopping?: AbortSignal | undefined
}

const WITHIN_MS = 20_000
/** A chain is some kilobytes. */
const MOST_BYTES = 500_000

/** What asks authorities. */
export function createAsking({ ca, within = WITHIN_MS, stopping }: AskOptions = {}): Ask {
  // An import would load the client behind it also where no certificate is ever ordered.
  const { request } = process.getBuiltinModule('node:https')
  const { rootCertificates } = process.getBuiltinModule('node:tls')
  const believed = ca === undefined ? {} : { ca: [...rootCertificates, ca] }
  return (url, { method, body } = {}) =>
    new Promise((resolve, reject) => {
      const away = (failure: Error) =>
        reject(new AuthorityAway(`${new URL(url).host} does not answer: ${failure.message}`))
      const headers: OutgoingHttpHeaders = { 'user-agent': `Mimar/${VERSION}`, 'accept-language': 'en' }
      if (body !== undefined) {
        headers['content-type'] = 'application/jose+json'
        headers['content-length'] = Buffer.byteLength(body)
      }
      const late = AbortSignal.timeout(within)
      const signal = stopping ? AbortSignal.any([late, stopping]) : late
      const asked = request(url, { method: method ?? 'GET', headers, agent: false, signal, ...believed }, (answer) => {
        const parts: Buffer[] = []
        let bytes = 0
        answer.on('data', (part: Buffer) => {
          parts.push(part)
          bytes += part.length
          if (bytes > MOST_BYTES) answer.destroy(new Error('It sends too much.'))
        })
        answer.on('error', away)
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString('utf8')
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers as AuthorityAnswer['headers'], body: text })
        })
      })
      asked.on('error', away)
      asked.end(body)
    })
}

/** When `Retry-After` says to come again, in milliseconds since 1970. */
export function notBeforeIn({ headers }: AuthorityAnswer, now: number): number | undefined {
  const said = headers['retry-after']
  if (said === undefined) return undefined
  const at = /^\d+$/.test(said) ? now + Number(said) * 1000 : Date.parse(said)
  return Number.isNaN(at) ? undefined : at
}
