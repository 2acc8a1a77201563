// Content-Security-Policy (CSP) of published pages, against XSS.
import { findIntegration, hostsOf, type Integration, isCovered, maps } from '@mimar/document/integrations'
import { frameOrigins } from '@mimar/sections/frames'

type Hosts = Integration['hosts']

/** Hosts whose maps, videos, forms and posts an owner can show. */
const FRAMED = [...maps.flatMap(({ hosts }) => hosts.frame ?? []), ...frameOrigins]
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** An integration on the owner's own host. */
const ON_OWN_HOST = /^([a-z0-9-]+)=(https:\S+)$/

/** The origin of flags, which the installation's own settings named. */
const ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/

const KNOWN = new Map<string, string>()
const KNOWN_MOST = 500

/**
 * The policy of a page that may ask those it names, one after another: integrations, and hosts of what stands in frames. Names that are not
 * known here allow nothing.
 */
export function policyOf(allows: string): string {
  const known = KNOWN.get(allows)
  if (known) return known
  const policy = written(allows.split(' ').flatMap(openedBy))
  if (KNOWN.size < KNOWN_MOST) KNOWN.set(allows, policy)
  return policy
}

function openedBy(name: string): Hosts | readonly [] {
  if (HOST.test(name) && isCovered(`https://${name}`, FRAMED)) return { frame: [`https://${name}`] }
  if (ORIGIN.test(name)) return { img: [name] }
  const [, id = name, origin] = ON_OWN_HOST.exec(name) ?? []
  const integration = findIntegration(id)
  return integration ? hostsOf(integration, origin) : []
}

function written(hosts: readonly Hosts[]): string {
  const of = (kind: keyof Hosts) => new Set(hosts.flatMap((one) => one[kind] ?? []))
  const more = (directive: string, own: string, kind: keyof Hosts) => {
    const others = [...of(kind)]
    return others.length > 0 || own !== '' ? [[directive, own || "'self'", ...others].join(' ')] : []
  }
  return [
    "default-src 'self'",
    ...more('img-src', "'self' data:", 'img'),
    ...more('style-src', "'self' 'unsafe-inline'", 'style'),
    ...more('script-src', "'self' 'inline-speculation-rules'", 'script'),
    ...more('connect-src', '', 'connect'),
    ...more('font-src', '', 'font'),
    ...more('media-src', '', 'media'),
    of('frame').size > 0 ? `frame-src ${[...of('frame')].join(' ')}` : "frame-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join(';')
}
