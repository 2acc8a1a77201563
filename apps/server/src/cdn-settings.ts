// Settings of a cache in front (CDN): which one, and how it is told that something has changed.
import { StartRefusal } from './refusal.ts'

const CDN_KINDS = ['cloudflare', 'fastly', 'bunny', 'varnish', 'nginx'] as const

export type CdnKind = (typeof CDN_KINDS)[number]

/** The cache that stands in front of visitors' sites. */
export interface CdnSettings {
  readonly kind: CdnKind
  /** Where it is told, without a slash at the end; several caches of one kind are all told. */
  readonly addresses: readonly string[]
  /** With what; undefined where who asks is let in by where they are. */
  readonly token: string | undefined
  /** What it calls the sites: a zone, a service or a pull zone. */
  readonly zone: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Companies whose caches are told over the internet, and what each calls what it keeps of one customer. */
const COMPANIES: { readonly [kind: string]: { readonly address: string; readonly zone: string } | undefined } = {
  cloudflare: { address: 'https://api.cloudflare.com/client/v4', zone: 'the id of the zone' },
  fastly: { address: 'https://api.fastly.com', zone: 'the id of the service' },
  bunny: { address: 'https://api.bunny.net', zone: 'the number of the pull zone' },
}

/** Reads CDN and all that begins with CDN_; undefined where nothing in front keeps pages. */
export function readCdn(environment: Environment): CdnSettings | undefined {
  const { CDN, CDN_URL, CDN_TOKEN, CDN_ZONE } = environment
  if (!CDN) return refuseIdle(environment)
  const kind = CDN_KINDS.find((known) => known === CDN)
  if (!kind) throw new StartRefusal(`CDN is "${CDN}". It must be one of ${CDN_KINDS.join(', ')}.`)
  const company = COMPANIES[kind]
  const given = (CDN_URL ?? '').split(',').flatMap((part) => part.trim() || [])
  const addresses = given.length > 0 || !company ? given.map(readAddress) : [company.address]
  if (addresses.length === 0) {
    throw new StartRefusal(
      `CDN=${kind} needs CDN_URL: where the cache is told that something has changed, such as http://127.0.0.1:6081; separate several with commas.`,
    )
  }
  if (company && !CDN_TOKEN) {
    throw new StartRefusal(`CDN=${kind} needs CDN_TOKEN, or CDN_TOKEN_FILE, with a key that may purge there.`)
  }
  if (company && !/^[\w-]+$/.test(CDN_ZONE ?? '')) {
    throw new StartRefusal(`CDN=${kind} needs CDN_ZONE, ${company.zone}, of letters and digits.`)
  }
  return { kind, addresses, token: CDN_TOKEN || undefined, zone: CDN_ZONE ?? '' }
}

function refuseIdle(environment: Environment): undefined {
  const idle = ['CDN_URL', 'CDN_TOKEN', 'CDN_ZONE'].find((name) => environment[name])
  if (idle === undefined) return undefined
  throw new StartRefusal(`${idle} is set, and no cache is named. Set CDN (${CDN_KINDS.join(', ')}), or leave it away.`)
}

function readAddress(input: string): string {
  const url = URL.canParse(input) ? new URL(input) : undefined
  const isOne = url && /^https?:$/.test(url.protocol) && !url.search && !url.username && !url.password
  if (isOne) return url.href.replace(/\/$/, '')
  throw new StartRefusal(
    'CDN_URL must be the http address of the cache, without a password, such as http://127.0.0.1:6081; separate several with commas. A secret goes into CDN_TOKEN.',
  )
}
