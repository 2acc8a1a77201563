// Which services of the settings are asked without encryption (TLS), beyond this machine and its own network.
import { isLoopback, isPrivateHost } from './network.ts'
import { StartRefusal } from './refusal.ts'
import type { S3Access } from './s3-settings.ts'
import { isAskedSafely } from './store/database-address.ts'

/** The services that Mimar asks by the settings, as far as they can be asked without encryption. */
interface Services {
  readonly database: string
  readonly newsUrl?: string | undefined
  readonly smtpUrl: string | undefined
  readonly storage: { readonly access: S3Access }
  readonly backup: { readonly access: { readonly s3: S3Access } }
}

/** A service that somebody between here and there could read along with, or stand in for. */
interface Unencrypted {
  readonly setting: string
  readonly host: string
  readonly cure: string
}

/** What goes, or may go, over the networks of others as everybody can read it. */
export function unencryptedServices({ database, newsUrl, smtpUrl, storage, backup }: Services): Unencrypted[] {
  const found = [
    isAskedSafely(database) || isOurs(hostOf(database))
      ? []
      : { setting: 'DATABASE_URL', host: hostOf(database), cure: DATABASE },
    isSafeNews(newsUrl) ? [] : { setting: 'NEWS_URL', host: hostOf(newsUrl!), cure: NEWS },
    isSafeMail(smtpUrl) ? [] : { setting: 'SMTP_URL', host: hostOf(smtpUrl!), cure: MAIL },
    stores(storage.access.endpoint, backup.access.s3.endpoint).flatMap(([setting, endpoint]) =>
      !endpoint?.startsWith('http:') || isOurs(hostOf(endpoint))
        ? []
        : { setting, host: hostOf(endpoint), cure: `Set it to https: ${endpoint.replace('http:', 'https:')}.` },
    ),
  ]
  return found.flat()
}

/** The services with encryption asked of each (REQUIRE_TLS); refuses those whose settings say otherwise. */
export function withEncryption<Given extends Services>(services: Given): Given {
  const asked = { ...services, smtpUrl: insisting(services.smtpUrl) }
  const [first] = unencryptedServices(asked)
  if (!first) return asked
  throw new StartRefusal(
    `${first.setting} leads to ${first.host} without encryption that is checked, and REQUIRE_TLS is on. ${first.cure}`,
  )
}

const DATABASE =
  'End it with ?sslmode=verify-full, such as postgres://mimar:password@db.example.com/mimar?sslmode=verify-full.'
const NEWS = 'Take rediss://, such as rediss://:password@news.example.com:6379.'
const MAIL =
  'Take smtps://, such as smtps://user:password@mail.example.com, or end it with ?requireTLS=true where the server begins unencrypted (port 587).'

/** Pictures may stand in another store than backups. */
const stores = (storage: string | undefined, backup: string | undefined) =>
  (storage === backup
    ? [['AWS_ENDPOINT_URL', backup]]
    : [
        ['STORAGE_ENDPOINT_URL', storage],
        ['AWS_ENDPOINT_URL', backup],
      ]) as [string, string | undefined][]

/** A mail server that offers encryption late (STARTTLS) is given nothing unless it does. */
function insisting(smtpUrl: string | undefined): string | undefined {
  if (smtpUrl === undefined || !smtpUrl.startsWith('smtp:') || isOurs(hostOf(smtpUrl))) return smtpUrl
  const url = new URL(smtpUrl)
  url.searchParams.set('requireTLS', 'true')
  return url.href
}

const isSafeNews = (newsUrl: string | undefined) =>
  newsUrl === undefined || newsUrl.startsWith('rediss:') || isOurs(hostOf(newsUrl))

function isSafeMail(smtpUrl: string | undefined): boolean {
  if (smtpUrl === undefined || isOurs(hostOf(smtpUrl))) return true
  const { protocol, searchParams } = new URL(smtpUrl)
  if (searchParams.get('tls.rejectUnauthorized') === 'false' || searchParams.get('ignoreTLS') === 'true') return false
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
}

/** Also where PostgreSQL is told its host, or the folder of its socket, behind the question mark. */
function hostOf(address: string): string {
  if (!URL.canParse(address)) return ''
  const { hostname, searchParams } = new URL(address)
  return decodeURIComponent(searchParams.get('host') || hostname)
}

const isOurs = (host: string) => host.startsWith('/') || isLoopback(host) || isPrivateHost(host)
