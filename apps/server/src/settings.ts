import { isIP } from 'node:net'
import { isAbsolute, relative, resolve } from 'node:path'
import { type SignUp, signUpSchema } from '@mimar/contract'
import { addressesByName, addressesByPort, type SiteAddresses } from './addresses.ts'
import { type BackupSettings, readBackupSettings } from './backup-settings.ts'
import { type CdnSettings, readCdn } from './cdn-settings.ts'
import {
  isReachedByPort,
  readAppUrl,
  readMainSite,
  readSitePorts,
  readSitesDomain,
  refuseSharedDomain,
  refuseSitesNowhere,
  sharedDomain,
  whyDomainIsForFriends,
  whyPortsAreForFriends,
} from './domains.ts'
import { withEncryption } from './encrypted-services.ts'
import { LOG_LEVELS } from './log.ts'
import { isLoopback, isProxyRange } from './network.ts'
import { type OrganisationSettings, readOrganisation } from './organisation-settings.ts'
import { addressesWithDomains, OwnDomains } from './own-domains.ts'
import { type PasskeysFor, readPasskeysFor } from './passkey-settings.ts'
import { StartRefusal } from './refusal.ts'
import { withSecretFiles } from './secret-files.ts'
import { SitePorts } from './site-ports.ts'
import { readStorage, type StorageSettings } from './storage-settings.ts'
import { readTls, refuseBesideTls, refuseSitesWithoutNames, type TlsSettings } from './tls-settings.ts'

/** What the environment says; every field has a default. */
export interface Settings extends SiteAddresses {
  readonly port: number
  /** Addresses of this machine that are listened on; none: all there are. */
  readonly hosts: readonly string[]
  /** Absolute path of the folder that holds everything. */
  readonly dataDir: string
  /** Origin of editor and API: 'http://localhost:3000'. */
  readonly appUrl: URL
  /** Ports of sites, where they are told apart by them. */
  readonly sitePorts: SitePorts | undefined
  /** Host names that sites have proved to be their own. */
  readonly ownDomains: OwnDomains
  /** Who may make an account until it is said otherwise in the browser. Sites share no domain with the editor where all may (0058). */
  readonly signUp: SignUp
  /** Who has to come in by a passkey; undefined: nobody. */
  readonly passkeysFor: PasskeysFor | undefined
  /** Why not everybody can be let in to make sites here, as a sentence; undefined where that is safe. */
  readonly whyNotOpen: string | undefined
  /** `postgres://…`, or the path of an SQLite file. */
  readonly database: string
  /** Connections of this server to PostgreSQL at once, without the one that hears news. */
  readonly connections: number
  /** `redis://…`, by which servers tell each other what has changed; undefined: by PostgreSQL. */
  readonly newsUrl: string | undefined
  /** Socket addresses whose `x-forwarded-for` is believed. */
  readonly trustedProxies: readonly string[]
  /** By which numbers the internet knows this server; none: those that its own name leads to. */
  readonly publicIps: readonly string[]
  /** Name servers that are asked about domains of sites, in place of the domains' own. */
  readonly dnsServers: readonly string[]
  /** The server that mails go out through, `smtp://…` or `smtps://…`; undefined: messages reach the inbox only. */
  readonly smtpUrl: string | undefined
  /** Who mails are from. */
  readonly mailFrom: string
  /** Whether webhooks may be on this machine and in its network; elsewhere only https on the public internet is called. */
  readonly allowsPrivateWebhooks: boolean
  /** Bytes of pictures that one site can be sent. */
  readonly mediaLimit: number
  /** Bytes of memory for what visitors ask for: published files, and the lists of them. */
  readonly cacheBytes: number
  /** Where files are put that a web server in front sends; undefined: it sends what it is given. */
  readonly handedDir: string | undefined
  /** The cache in front that keeps pages; undefined: none does. */
  readonly cdn: CdnSettings | undefined
  /** Whether visits are counted for the people of sites. */
  readonly countsVisits: boolean
  /** Whether AVIF files are made in the background, which costs a small machine minutes after many uploads. */
  readonly makesAvif: boolean
  /** Origins that may frame the editor. */
  readonly allowedParents: readonly string[]
  /** What `/metrics` is asked with, as `Bearer`; undefined: only this machine may ask, where the app is on it too. */
  readonly metricsToken: string | undefined
  /** The origin that flags come from, as `{origin}/flags/sy.svg`; '' is the site itself. */
  readonly flagsUrl: string
  /** From which level on the log is written (structured logging). */
  readonly logLevel: LogLevel
  /** Answers that take longer, in milliseconds, are named in the log. */
  readonly slowMs: number
  /** Where newer versions are told of; undefined: nobody is asked. */
  readonly releasesUrl: string | undefined
  /** Whom search engines hear of publishes from, where owners want it; undefined: nobody is told. */
  readonly indexNowUrl: string | undefined
  readonly backup: BackupSettings
  /** Where pictures and published files are kept. */
  readonly storage: StorageSettings
  /** Where this process answers encrypted by itself; undefined: something in front does, or nothing. */
  readonly tls: TlsSettings | undefined
  /** Undefined: nobody comes by an organisation. */
  readonly organisation: OrganisationSettings | undefined
}

type LogLevel = (typeof LOG_LEVELS)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment; anything wrong is refused with a sentence that names the setting. */
export function readSettings(given: Environment): Settings {
  const environment = withSecretFiles(given)
  const port = readPort(environment.PORT || '3000')
  const dataDir = resolve(environment.DATA_DIR || 'data')
  const appUrl = readAppUrl(environment.APP_URL || `http://localhost:${port}`)
  const ownDomains = new OwnDomains()
  const tls = readTls(environment, appUrl)
  if (tls) refuseBesideTls(environment, tls, port)
  const where = { port, isOwnTls: tls !== undefined }
  const { sitePorts, whyNotOpen, ...addresses } = readAddresses(environment, appUrl, where)
  return {
    ...addressesWithDomains(addresses, ownDomains),
    ...{ sitePorts, ownDomains, whyNotOpen, port, dataDir, appUrl, tls },
    hosts: readHosts(environment.HOST, appUrl),
    signUp: readSignUp(environment.SIGN_UP),
    passkeysFor: readPasskeysFor(environment.REQUIRE_PASSKEYS, appUrl),
    ...readServices(environment, dataDir),
    connections: readConnections(environment.DATABASE_CONNECTIONS || '8'),
    trustedProxies: readList(environment.TRUSTED_PROXIES).map(readProxy),
    publicIps: readList(environment.PUBLIC_IPS).map(readPublicIp),
    dnsServers: readList(environment.DNS_SERVERS).map(readDnsServer),
    mailFrom: environment.MAIL_FROM || `Mimar <mimar@${appUrl.hostname}>`,
    allowsPrivateWebhooks: readSwitch('PRIVATE_WEBHOOKS', environment.PRIVATE_WEBHOOKS || 'off'),
    mediaLimit: readMegabytes('MEDIA_LIMIT_MB', environment.MEDIA_LIMIT_MB || '5000'),
    cacheBytes: readMegabytes('CACHE_MB', environment.CACHE_MB || '128'),
    handedDir: environment.HANDED_DIR ? readHandedDir(environment.HANDED_DIR, dataDir) : undefined,
    cdn: readCdn(environment),
    countsVisits: readSwitch('STATISTICS', environment.STATISTICS || 'on'),
    makesAvif: readSwitch('AVIF', environment.AVIF || 'on'),
    allowedParents: readList(environment.ALLOWED_PARENTS).map(readParent),
    metricsToken: readMetricsToken(environment.METRICS_TOKEN),
    flagsUrl: environment.FLAGS_URL ? readFlags(environment.FLAGS_URL) : '',
    logLevel: readLogLevel(environment.LOG_LEVEL || 'info'),
    slowMs: readMilliseconds('SLOW_MS', environment.SLOW_MS || '1000'),
    releasesUrl: environment.RELEASES_URL ? readReleases(environment.RELEASES_URL) : undefined,
    indexNowUrl: readIndexNow(environment.INDEXNOW_URL || INDEXNOW),
    organisation: readOrganisation(environment),
  }
}

type Services = Pick<Settings, 'database' | 'newsUrl' | 'smtpUrl' | 'backup' | 'storage'>

/** What is asked of other machines; with REQUIRE_TLS, encrypted beyond one's own network. */
function readServices(environment: Environment, dataDir: string): Services {
  const cacheBytes = readMegabytes('CACHE_DISK_MB', environment.CACHE_DISK_MB || '1000')
  const services = {
    database: readDatabase(environment.DATABASE_URL, dataDir),
    newsUrl: readNews(environment.NEWS_URL, environment.DATABASE_URL),
    smtpUrl: readSmtp(environment.SMTP_URL),
    backup: readBackupSettings(environment),
    storage: readStorage(environment, dataDir, cacheBytes),
  }
  return readSwitch('REQUIRE_TLS', environment.REQUIRE_TLS || 'off') ? withEncryption(services) : services
}

function readSignUp(input: string | undefined): SignUp {
  const read = signUpSchema.safeParse(input || 'closed')
  if (read.success) return read.data
  throw new StartRefusal(
    `SIGN_UP is "${input}". It must be "closed" (you invite people yourself), "invited" (owners may invite others) or "open" (everybody may make an account).`,
  )
}

type Addresses = SiteAddresses & Pick<Settings, 'sitePorts' | 'whyNotOpen'>

interface Where {
  readonly port: number
  readonly isOwnTls: boolean
}

function readAddresses(environment: Environment, app: URL, { port, isOwnTls }: Where): Addresses {
  const { SITES_DOMAIN, SITE_PORTS, MAIN_SITE, SIGN_UP } = environment
  if (SITE_PORTS && SITES_DOMAIN) {
    throw new StartRefusal(
      `SITE_PORTS (${SITE_PORTS}) and SITES_DOMAIN (${SITES_DOMAIN}) both say where sites are. Leave SITE_PORTS away to give each site a name, or SITES_DOMAIN to give each a port.`,
    )
  }
  if (SITE_PORTS || (!SITES_DOMAIN && isReachedByPort(app))) {
    if (MAIN_SITE)
      throw new StartRefusal(
        'MAIN_SITE needs a domain, and here sites have ports. Set SITES_DOMAIN, or leave MAIN_SITE away.',
      )
    const own = Number(app.port) || port
    const sitePorts = new SitePorts(...readSitePorts(SITE_PORTS || `${own + 1}-${own + 20}`, [own, port]))
    const whyNotOpen = whyPortsAreForFriends(app)
    if (readSignUp(SIGN_UP) === 'open') throw new StartRefusal(whyNotOpen)
    return { ...addressesByPort(app, sitePorts), sitePorts, whyNotOpen }
  }
  if (!SITES_DOMAIN) refuseSitesNowhere(app)
  const sites = readSitesDomain(SITES_DOMAIN || 'localhost', app)
  if (isOwnTls) refuseSitesWithoutNames(sites.hostname)
  refuseSharedDomain(app, sites.hostname, readSignUp(SIGN_UP))
  const main = readMainSite(MAIN_SITE, app, sites)
  // A host for each draft would need a certificate for each.
  const hasDraftPaths = isOwnTls || sharedDomain(app.hostname, sites.hostname) !== undefined
  const whyNotOpen = whyDomainIsForFriends(app, sites.hostname)
  return { ...addressesByName({ app, sites, main, hasDraftPaths }), sitePorts: undefined, whyNotOpen }
}

function readPort(input: string): number {
  const port = Number(input)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new StartRefusal(`PORT is "${input}". It must be a whole number from 1 to 65535, such as 3000.`)
}

/** Whoever tries it out on this machine opens nothing to the network. */
function readHosts(input: string | undefined, { hostname }: URL): readonly string[] {
  if (!input) {
    if (!isLoopback(hostname)) return []
    return isIP(hostname) ? [...new Set([hostname, '127.0.0.1'])] : ['127.0.0.1', '::1']
  }
  if (isIP(input)) return [input]
  throw new StartRefusal(
    `HOST is "${input}". It must be the number of this machine in one of its networks, such as 127.0.0.1 for itself alone or 0.0.0.0 for all.`,
  )
}

function readDatabase(input: string | undefined, dataDir: string): string {
  if (!input) return resolve(dataDir, 'mimar.db')
  if (/^postgres(ql)?:\/\//.test(input)) return input
  throw new StartRefusal(
    'DATABASE_URL must begin with postgres://. Leave it away to keep the data in an SQLite file in DATA_DIR.',
  )
}

function readConnections(input: string): number {
  const connections = Number(input)
  if (/^\d{1,3}$/.test(input) && connections >= 2) return connections
  throw new StartRefusal(
    `DATABASE_CONNECTIONS is "${input}". It must be a whole number from 2 to 999, such as 8; of all servers together no more than PostgreSQL's max_connections.`,
  )
}

function readNews(input: string | undefined, database: string | undefined): string | undefined {
  if (!input) return undefined
  if (!/^rediss?:\/\//.test(input) || !URL.canParse(input)) {
    throw new StartRefusal(
      'NEWS_URL must be the address of a Redis or Valkey, such as rediss://:password@news.example.com:6379. Leave it away, and servers tell each other by PostgreSQL.',
    )
  }
  if (database) return input
  throw new StartRefusal(
    'NEWS_URL is for servers that share a PostgreSQL, and DATABASE_URL names none. Leave NEWS_URL away.',
  )
}

function readHandedDir(input: string, dataDir: string): string {
  const inside = relative(dataDir, input)
  if (isAbsolute(input) && (inside.startsWith('..') || isAbsolute(inside))) return resolve(input)
  throw new StartRefusal(
    `HANDED_DIR is "${input}". It must be the whole path of a folder outside of DATA_DIR, which only Mimar may read; such as /var/cache/mimar.`,
  )
}

function readSwitch(name: string, input: string): boolean {
  if (input === 'on' || input === 'off') return input === 'on'
  throw new StartRefusal(`${name} is "${input}". It must be "on" or "off".`)
}

function readMegabytes(name: string, input: string): number {
  if (/^[1-9]\d{0,8}$/.test(input)) return Number(input) * 1_000_000
  throw new StartRefusal(`${name} is "${input}". It must be a whole number of megabytes, such as 5000.`)
}

function readMilliseconds(name: string, input: string): number {
  if (/^[1-9]\d{0,6}$/.test(input)) return Number(input)
  throw new StartRefusal(`${name} is "${input}". It must be a whole number of milliseconds, such as 1000.`)
}

function readSmtp(input: string | undefined): string | undefined {
  if (!input) return undefined
  if (/^smtps?:\/\//.test(input) && URL.canParse(input)) return input
  throw new StartRefusal(
    'SMTP_URL must be the address of a mail server, such as smtps://user:password@mail.example.com. Leave it away to send no mail.',
  )
}

function readParent(input: string): string {
  const url = URL.canParse(input) ? new URL(input) : undefined
  const isOne = url && !url.hostname.includes('*') && !url.hostname.endsWith('.')
  if (isOne && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin
  throw new StartRefusal(
    `ALLOWED_PARENTS contains "${input}". Each must be one origin without a wildcard, such as https://portal.example.com; separate several with commas.`,
  )
}

function readProxy(input: string): string {
  if (isProxyRange(input)) return input
  throw new StartRefusal(
    `TRUSTED_PROXIES contains "${input}". Name only your own proxies: each by its address or network, such as 10.0.0.1 or 10.0.0.0/8, or "loopback" for one on this machine; separate several with commas. Whoever is named can say where visitors come from.`,
  )
}

function readPublicIp(input: string): string {
  if (isIP(input)) return input
  throw new StartRefusal(
    `PUBLIC_IPS contains "${input}". Each must be a number by which the internet knows this server, such as 198.51.100.24 or 2001:db8::24; separate several with commas.`,
  )
}

function readDnsServer(input: string): string {
  const [, inBrackets = input.replace(/:\d{1,5}$/, '')] = /^\[(.+)\](?::\d{1,5})?$/.exec(input) ?? []
  if (isIP(input) || isIP(inBrackets)) return input
  throw new StartRefusal(
    `DNS_SERVERS contains "${input}". Each must be the number of a name server, such as 9.9.9.9 or 127.0.0.1:5353; separate several with commas. Leave it away to ask those of each domain.`,
  )
}

function readMetricsToken(input: string | undefined): string | undefined {
  if (!input || /^[\w.~+/=-]{16,}$/.test(input)) return input || undefined
  throw new StartRefusal(
    'METRICS_TOKEN must have at least 16 letters and digits, as `openssl rand -hex 32` prints them. Leave it away, and /metrics answers only where the app is tried out on this machine.',
  )
}

function readLogLevel(input: string): LogLevel {
  const level = LOG_LEVELS.find((known) => known === input)
  if (level) return level
  throw new StartRefusal(`LOG_LEVEL is "${input}". It must be one of ${LOG_LEVELS.join(', ')}.`)
}

function readFlags(input: string): string {
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (url?.protocol === 'https:' && url.pathname === '/') return url.origin
  throw new StartRefusal(
    `FLAGS_URL is "${input}". It must be an https origin that has /flags/{code}.svg, such as https://static.example.com.`,
  )
}

function readReleases(input: string): string {
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (url && (url.protocol === 'https:' || isLoopback(url.hostname))) return url.href
  throw new StartRefusal(
    `RELEASES_URL is "${input}". It must be an https address that answers with the newest version, such as https://mimar.example/releases.json.`,
  )
}

/** Hands what it is told on to all search engines that take part. */
const INDEXNOW = 'https://api.indexnow.org/indexnow'

function readIndexNow(input: string): string | undefined {
  if (input === 'off') return undefined
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (url && (url.protocol === 'https:' || isLoopback(url.hostname))) return url.href
  throw new StartRefusal(
    `INDEXNOW_URL is "${input}". It must be an https address of IndexNow, such as ${INDEXNOW}, or off.`,
  )
}

function readList(input = ''): string[] {
  return input.split(',').flatMap((part) => part.trim() || [])
}
