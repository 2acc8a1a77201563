// Padlock test: a domain is asked from here as a visitor asks it. Only public addresses are (SSRF), at one port and one path.
import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { PadlockFault } from '@mimar/contract'
import { isPublic } from '../messages/call-out.ts'
import { hostNameOf } from '../network.ts'
import type { OwnDomains } from '../own-domains.ts'

/** What was seen at a name; no fault: a padlock, and the site. */
export interface Visited {
  /** As DNS writes it. */
  readonly name: string
  readonly fault: PadlockFault | null
  /** What was heard in the place of an answer; '' where nothing was. */
  readonly said: string
}

export interface PadlockDoors {
  /** Numbers that everybody is told for a name. */
  find(name: string): Promise<readonly string[]>
  /** Whether a number may be asked that nobody outside reaches. */
  mayAsk(address: string): boolean
  readonly port: number
  /** Whom to believe beside those all believe (PEM). */
  readonly ca?: string | undefined
  /** What this installation answers for a site, and nobody else. */
  answerFor(site: string): Promise<string>
}

/** Asked for at a domain; no site has a page there. */
const PATH = '/.well-known/mimar-padlock'
/** A web server in front gets its certificate while the first visitor waits. */
const WITHIN_MS = 20_000
/** Of each kind (IPv4, IPv6). */
const MOST_ASKED = 4
const MOST_BYTES = 1_000

/** Asks the addresses that a name has, as visitors may get any of them; the first that fails decides. */
export async function visitPadlock(name: string, site: string, doors: PadlockDoors): Promise<Visited> {
  const all = await doors.find(name)
  const found = [4, 6].flatMap((kind) => all.filter((address) => isIP(address) === kind).slice(0, MOST_ASKED))
  if (found.length === 0) return { name, fault: 'no-address', said: '' }
  const closed = found.find((address) => !isPublic(address) && !doors.mayAsk(address))
  if (closed !== undefined) return { name, fault: 'inside', said: closed }
  const wanted = await doors.answerFor(site)
  const seen = await Promise.all(found.map((address) => lookAt(address, name, wanted, doors)))
  return seen.find(({ fault }) => fault !== null) ?? { name, fault: null, said: '' }
}

async function lookAt(address: string, name: string, wanted: string, { port, ca }: PadlockDoors): Promise<Visited> {
  try {
    const { status, text } = await ask({ address, name, port, ca })
    if (status === 200 && text === wanted) return { name, fault: null, said: '' }
    return { name, fault: 'another-site', said: `${address} · HTTP ${status}` }
  } catch (failure) {
    const { code = '', message = '' } = failure as NodeJS.ErrnoException
    return { name, fault: faultOf(code, message), said: `${address} · ${code || message}`.slice(0, LONGEST_SAID) }
  }
}

const LONGEST_SAID = 200

const FAULTS: { readonly [code: string]: PadlockFault } = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'other-name',
  ...{ ECONNREFUSED: 'unreached', EHOSTUNREACH: 'unreached', ENETUNREACH: 'unreached', ETIMEDOUT: 'unreached' },
  EPROTO: 'unencrypted',
}

/** The first that says something of a code decides. */
const SIGNS: readonly (readonly [RegExp, PadlockFault])[] = [
  [/^ERR_SSL/, 'unencrypted'],
  // The handshake is over, and what comes is no HTTP.
  [/^HPE_/, 'another-site'],
  // What OpenSSL says of a chain that leads to nobody; UNSPECIFIED stands for what has no name in Node.
  [/CERT|LEAF_SIGNATURE|ISSUER|^INVALID_|^PATH_LENGTH|^UNSPECIFIED$/, 'untrusted'],
]

/** What nobody knows is not laid to a certificate: it may not have been seen. */
function faultOf(code: string, message: string): PadlockFault {
  // There is encryption, for other names (SNI); its code is ERR_SSL_… or EPROTO, as it comes.
  if (/unrecognized[ _]name/i.test(`${code} ${message}`)) return 'other-name'
  return FAULTS[code] ?? SIGNS.find(([sign]) => sign.test(code))?.[1] ?? 'unreached'
}

interface Asking extends Pick<PadlockDoors, 'port' | 'ca'> {
  readonly address: string
  readonly name: string
}

function ask({ address, name, port, ca }: Asking): Promise<{ readonly status: number; readonly text: string }> {
  // An import would load the client behind it also where no domain is ever asked.
  const { get } = process.getBuiltinModule('node:https')
  const { rootCertificates } = process.getBuiltinModule('node:tls')
  const host = port === 443 ? name : `${name}:${port}`
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(WITHIN_MS)
    signal.addEventListener('abort', () => reject(Object.assign(new Error(), { code: 'ETIMEDOUT' })))
    const believed = ca === undefined ? {} : { ca: [...rootCertificates, ca] }
    const whom = { host: address, servername: name, port, path: PATH, headers: { host }, agent: false as const }
    const asked = get({ ...whom, ...believed, signal }, (answer) => {
      let text = ''
      answer.setEncoding('latin1').on('data', (part: string) => {
        text += part
        if (text.length > MOST_BYTES) answer.destroy()
      })
      answer.on('error', reject)
      answer.on('close', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    asked.on('error', reject)
  })
}

/** Answers what is asked at a domain of a site; false where something else is asked for. */
export function createPadlockAnswer(
  ownDomains: Pick<OwnDomains, 'siteOfProvedName'>,
  answerFor: PadlockDoors['answerFor'],
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return ({ url, headers }, response) => {
    if (url !== PATH) return false
    const site = ownDomains.siteOfProvedName(hostNameOf((headers.host ?? '').toLowerCase()))?.site
    if (site === undefined) return false
    const send = (status: number, text: string) => {
      const length = Buffer.byteLength(text)
      response.writeHead(status, {
        'content-type': 'text/plain',
        'cache-control': 'no-store',
        'content-length': length,
      })
      response.end(text)
    }
    answerFor(site).then(
      (answer) => send(200, answer),
      () => send(503, ''),
    )
    return true
  }
}

/** What only servers that know the installation's secret can say about a site. */
export const padlockAnswer = (secret: string, site: string): string =>
  createHmac('sha256', secret).update(`padlock ${site}`).digest('base64url')
