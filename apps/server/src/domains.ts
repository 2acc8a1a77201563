import { type SignUp, slugSchema } from '@mimar/contract'
import { getDomain, parse } from 'tldts'
import { isLoopback, isPrivateHost } from './network.ts'
import { StartRefusal } from './refusal.ts'

/** Reads APP_URL: an origin, and encrypted wherever others could listen. */
export function readAppUrl(input: string): URL {
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.username) {
    throw new StartRefusal(
      `APP_URL is "${input}". It must be the address of the editor without a path, such as https://app.example.com.`,
    )
  }
  refuseTrailingDot('APP_URL', url.hostname, url.origin)
  if (url.protocol === 'https:' || isLoopback(url.hostname) || isPrivateHost(url.hostname)) return url
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
  refuseTrailingDot('SITES_DOMAIN', url.hostname, url.host)
  const { publicSuffix, isIcann } = parse(url.hostname)
  if (isIcann && publicSuffix === url.hostname) {
    throw new StartRefusal(
      `SITES_DOMAIN is "${input}", below which anybody can register a domain. Name one that is yours, such as example-sites.${input}.`,
    )
  }
  if (url.port === '') url.port = app.port
  return url
}

/** Without a domain of theirs sites are at {slug}.localhost: that is for an editor on this machine alone. */
export function refuseSitesNowhere({ hostname, origin }: URL): void {
  if (isLoopback(hostname)) return
  throw new StartRefusal(
    `APP_URL is ${origin}, and nothing says where sites are: they would be at {slug}.localhost, which only this machine reaches. Set SITES_DOMAIN to the domain below which each site has its name, such as SITES_DOMAIN=${registrable(hostname)}.`,
  )
}

/** What editor and sites share of their names: the domain that one registrant owns, or undefined where browsers keep them apart. */
export function sharedDomain(app: string, sites: string): string | undefined {
  // Browsers keep localhost and each {slug}.localhost apart by definition.
  if (app === 'localhost' && sites === 'localhost') return undefined
  if (app.endsWith(`.${sites}`)) return sites
  return registrable(app) === registrable(sites) ? registrable(app) : undefined
}

/** Sites beside the editor on one domain are for people who trust each other, and for hosts that cookies can be bound to (0058). */
export function refuseSharedDomain(app: URL, sites: string, signUp: SignUp): void {
  const shared = sharedDomain(app.hostname, sites)
  if (shared === undefined) return
  const both = `APP_URL (${app.hostname}) and SITES_DOMAIN (${sites}) share the domain ${shared}`
  if (app.protocol !== 'https:') {
    throw new StartRefusal(
      `${both}, without encryption. A site could then put a cookie of its own in the place of a session. Use https for both, or leave SITES_DOMAIN away and give each site a port: SITE_PORTS=3001-3020.`,
    )
  }
  if (signUp === 'open') throw new StartRefusal(whyDomainIsForFriends(app, sites) ?? both)
}

/** Why not everybody may sign up there; undefined where browsers keep editor and sites apart. */
export function whyDomainIsForFriends(app: URL, sites: string): string | undefined {
  const shared = sharedDomain(app.hostname, sites)
  if (shared === undefined) return undefined
  return `APP_URL (${app.hostname}) and SITES_DOMAIN (${sites}) share the domain ${shared}, and anybody may sign up. A stranger's site would be a neighbour of the editor. Use two domains, such as example.com for the editor and example-sites.org for the sites, or let nobody sign up: SIGN_UP=closed, and \`mimar sign-up closed\` where it was said in the browser.`
}

/** The same where sites are told apart by port: cookies of one host are shared by its ports (0059). */
export function whyPortsAreForFriends(app: URL): string {
  return `Sites have ports of ${app.hostname}, and anybody may sign up. A stranger's site could put cookies of its own in the place of yours. Give sites names (SITES_DOMAIN) on another domain than the editor's, or let nobody sign up: SIGN_UP=closed, and \`mimar sign-up closed\` where it was said in the browser.`
}

/** Reads MAIN_SITE: the slug of the site that has the sites' domain itself, and www before it. */
export function readMainSite(input: string | undefined, app: URL, sites: URL): string | undefined {
  if (!input) return undefined
  if (!slugSchema.safeParse(input).success) {
    throw new StartRefusal(
      `MAIN_SITE is "${input}". It must be the short name of a site, as it stands in its address: "hotel" of hotel.${sites.hostname}.`,
    )
  }
  if (app.hostname !== sites.hostname && app.hostname !== `www.${sites.hostname}`) return input
  throw new StartRefusal(
    `MAIN_SITE is to be at ${sites.hostname} and www.${sites.hostname}, but APP_URL is ${app.origin}. Give the editor another name, such as APP_URL=${app.protocol}//edit.${sites.host}.`,
  )
}

/** Whether sites are told apart by port unless something else is said: the host has a number, or a name without room below it. */
export function isReachedByPort({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !isLoopback(hostname) && isPrivateHost(hostname)
}

const MOST_PORTS = 500

/** Reads SITE_PORTS, the first and the last of the ports that sites have. */
export function readSitePorts(input: string, taken: readonly number[]): readonly [first: number, last: number] {
  const [, from, to] = /^(\d{1,5})-(\d{1,5})$/.exec(input) ?? []
  const [first, last] = [Number(from), Number(to)]
  if (!(first > 0 && last >= first && last <= 65_535 && last - first < MOST_PORTS)) {
    throw new StartRefusal(
      `SITE_PORTS is "${input}". It must be the first and the last port of sites, at most ${MOST_PORTS} in all, such as 3001-3020.`,
    )
  }
  const own = taken.find((port) => port >= first && port <= last)
  if (own === undefined) return [first, last]
  throw new StartRefusal(
    `SITE_PORTS is "${input}", which holds port ${own} of the editor. Choose ports beside it, such as SITE_PORTS=${own + 1}-${own + 20}.`,
  )
}

/** The part of a host name that one registrant owns, by the Public Suffix List. */
function registrable(host: string): string {
  return getDomain(host, { allowPrivateDomains: true }) ?? host
}

/** With a dot at its end a name is another origin than without, and no rule for the one holds for the other. */
function refuseTrailingDot(name: string, host: string, written: string): void {
  if (!host.endsWith('.')) return
  throw new StartRefusal(
    `${name} has a host name that ends with a dot. Write ${name}=${written.replace(host, host.slice(0, -1))} instead.`,
  )
}
