import { getDomain, parse } from 'tldts'
import { isLoopback } from './network.ts'
import { StartRefusal } from './refusal.ts'

/** Reads APP_URL: an origin, and encrypted wherever others could listen. */
export function readAppUrl(input: string): URL {
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username) {
    throw new StartRefusal(
      `APP_URL is "${input}". It must be the address of the editor without a path, such as https://app.example.com.`,
    )
  }
  refuseTrailingDot('APP_URL', url.hostname)
  if (url.protocol === 'https:' || isLoopback(url.hostname) || isPrivate(url.hostname)) return url
  throw new StartRefusal(
    `APP_URL is "${input}", which is not encrypted: whoever is on the way could read sessions and take them over. Put a proxy with a certificate in front, and name it as APP_URL=https://${url.host}.`,
  )
}

/** Reads SITES_DOMAIN, as the address of the sites without their names, with the scheme and port of the app. */
export function readSitesDomain(input: string, app: URL): URL {
  const address = `${app.protocol}//${input}`
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.host !== input.toLowerCase() || input.includes('*') || /^[\d.:[\]]+$/.test(url.hostname)) {
    throw new StartRefusal(
      `SITES_DOMAIN is "${input}". It must be a host name, such as sites.example.org; sites are at {slug}.sites.example.org.`,
    )
  }
  refuseTrailingDot('SITES_DOMAIN', url.hostname)
  const { publicSuffix, isIcann } = parse(url.hostname)
  if (isIcann && publicSuffix === url.hostname) {
    throw new StartRefusal(
      `SITES_DOMAIN is "${input}", below which anybody can register a domain. Name one that is yours, such as example-sites.${input}.`,
    )
  }
  if (url.port === '') url.port = app.port
  return url
}

/** An owner's page must never be able to reach the editor's cookies, so the two may not share a registrable domain. */
export function refuseSharedDomain(app: string, sites: string): void {
  // Browsers keep localhost and each {slug}.localhost apart by definition.
  if (app === 'localhost' && sites === 'localhost') return
  const isBelow = app.endsWith(`.${sites}`)
  if (registrable(app) !== registrable(sites) && !isBelow) return
  const shared = isBelow ? sites : registrable(app)
  throw new StartRefusal(
    `APP_URL (${app}) and SITES_DOMAIN (${sites}) share the domain ${shared}. A site could then reach the sessions of the editor. Use two domains, such as example.com for the editor and example-sites.org for the sites.`,
  )
}

/** The part of a host name that one registrant owns, by the Public Suffix List. */
function registrable(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}

/** With a dot at its end a name is another origin than without, and no rule for the one holds for the other. */
function refuseTrailingDot(name: string, host: string): void {
  if (!host.endsWith('.')) return
  throw new StartRefusal(`${name} has a host name that ends with a dot. Write ${host.slice(0, -1)} instead.`)
}

/** Addresses and names that no network but one's own knows. */
function isPrivate(host: string): boolean {
  if (!host.includes('.') && !host.startsWith('[')) return true
  if (/\.(?:local|lan|internal|home\.arpa|test)$/.test(host)) return true
  if (/^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.\d+(?:\.\d+)*$/.test(host)) return true
  return /^\[f(?:[cd]|e[89ab])[0-9a-f]*:/.test(host)
}
