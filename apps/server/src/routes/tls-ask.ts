// On-demand TLS: a web server in front (Caddy) asks for which names it may get a certificate.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connectionLimits } from '../connections.ts'
import { networkOf } from '../network.ts'
import { Recent } from '../recent.ts'
import type { Settings } from '../settings.ts'

interface Asked {
  readonly settings: Pick<Settings, 'trustedProxies' | 'ownDomains' | 'slugAt' | 'appUrl'>
  /** Whether a site stands at an address below the sites' domain, or stood there. */
  hasSite(slug: string): Promise<boolean>
  readonly now?: () => number
}

const ASK = /^\/tls\/ask\?domain=([a-z0-9.-]{1,253})$/i
/** So many answers are kept; what strangers ask for pushes out what strangers asked for. */
const MOST = 10_000
/** A new site is there soon; one that is gone is found out a little later. */
const FRESH_MS = { yes: 60_000, no: 5_000 } as const

/**
 * Answers which names are served here: 200 or 404, from memory. Only this machine and TRUSTED_PROXIES may ask, by themselves and for
 * nobody else. True when the request was such a question.
 */
export function createTlsAsk({ settings, hasSite, now = () => performance.now() }: Asked) {
  const { isFree } = connectionLimits(settings.trustedProxies)
  const known = new Recent<string, { readonly isThere: boolean; readonly until: number }>(MOST)

  const look = async (slug: string) => {
    const isThere = await hasSite(slug)
    known.set(slug, { isThere, until: now() + FRESH_MS[isThere ? 'yes' : 'no'] })
    return isThere
  }

  const mayAsk = ({ headers, socket: { remoteAddress: from = '' } }: IncomingMessage) => {
    const isForwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via
    return isForwarded === undefined && (isFree(from) || isFree(networkOf(from)))
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const [, asked] = ASK.exec(request.url ?? '') ?? []
    if (asked === undefined || !mayAsk(request)) return false
    const name = asked.toLowerCase()
    if (name === settings.appUrl.hostname || settings.ownDomains.siteOfProvedName(name)) return send(response, true)
    const slug = settings.slugAt(name)
    if (slug === undefined) return send(response, false)
    const answer = known.get(slug)
    if (answer && answer.until > now()) return send(response, answer.isThere)
    look(slug).then(
      (isThere) => send(response, isThere),
      // Without a database nobody knows, and nothing is ordered for who may be a stranger.
      () => send(response, false),
    )
    return true
  }
}

function send(response: ServerResponse, isServed: boolean): true {
  response.writeHead(isServed ? 200 : 404, { 'cache-control': 'no-store', 'content-length': '0' })
  response.end()
  return true
}
