// Settings of TLS in the process itself, with certificates by ACME.
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isLoopback, isPrivateHost } from './network.ts'
import { StartRefusal } from './refusal.ts'

/** Where this process answers encrypted, and who gives it certificates. */
export interface TlsSettings {
  /** Where visitors come encrypted. */
  readonly port: number
  /** Where they are led on from, and an authority reads what proves a name. */
  readonly httpPort: number
  /** The address of the authority's directory. */
  readonly directory: string
  /** Whom the authority may write to. */
  readonly email: string | undefined
  /** A kind of certificate that the authority gives. */
  readonly profile: string | undefined
  /** An account there that is known by another name (EAB). */
  readonly binding: { readonly id: string; readonly key: string } | undefined
  /** A file with the certificate of an authority that not everybody believes. */
  readonly caFile: string | undefined
}

type Environment = Readonly<Record<string, string | undefined>>

const LETS_ENCRYPT = 'https://acme-v02.api.letsencrypt.org/directory'

/** What means nothing while something else brings certificates. */
const WITH_TLS = [
  ...['TLS_PORT', 'HTTP_PORT', 'ACME_DIRECTORY', 'ACME_EMAIL', 'ACME_PROFILE'],
  ...['ACME_EAB_ID', 'ACME_EAB_KEY', 'ACME_CA_FILE'],
]

/** Reads TLS, TLS_PORT, HTTP_PORT and all that begins with ACME_; undefined where the process is not to encrypt by itself. */
export function readTls(environment: Environment, app: URL): TlsSettings | undefined {
  const { TLS = '' } = environment
  if (TLS === '' || TLS === 'off') {
    const idle = WITH_TLS.find((name) => environment[name])
    if (idle === undefined) return undefined
    throw new StartRefusal(
      `${idle} is set, and Mimar gets no certificates by itself. Set TLS=acme, or leave ${idle} away where a web server in front brings them.`,
    )
  }
  if (TLS !== 'acme') {
    throw new StartRefusal(
      `TLS is "${TLS}". It must be "acme", for certificates that Mimar gets by itself, or "off", where a web server in front brings them.`,
    )
  }
  const directory = readDirectory(environment.ACME_DIRECTORY || LETS_ENCRYPT)
  refuseHost(app, directory)
  const port = readPort('TLS_PORT', environment.TLS_PORT || '443')
  const httpPort = readPort('HTTP_PORT', environment.HTTP_PORT || '80')
  if (port === httpPort && port !== 0) {
    throw new StartRefusal(
      `TLS_PORT and HTTP_PORT are both ${port}. Encrypted and plain answers need a port each: 443 and 80.`,
    )
  }
  return {
    ...{ port, httpPort, directory },
    email: readEmail(environment.ACME_EMAIL),
    profile: readProfile(environment.ACME_PROFILE),
    binding: readBinding(environment),
    caFile: environment.ACME_CA_FILE ? resolve(environment.ACME_CA_FILE) : undefined,
  }
}

/** Names of sites that nobody can have a certificate for. */
export function refuseSitesWithoutNames(sites: string): void {
  if (!isLoopback(sites)) return
  throw new StartRefusal(
    'TLS=acme needs names for the sites that others can find. Set SITES_DOMAIN, such as SITES_DOMAIN=dar.example with MAIN_SITE=hotel, or SITE_PORTS=3001-3020 to give each site a port.',
  )
}

/** What is for a web server in front, where there is none. */
export function refuseBesideTls(environment: Environment, tls: TlsSettings, port: number): void {
  const needless = ['TRUSTED_PROXIES', 'HANDED_DIR'].find((name) => environment[name])
  if (needless !== undefined) {
    throw new StartRefusal(
      `${needless} is for a web server in front, and with TLS=acme visitors come straight to Mimar. Leave ${needless} away, or TLS.`,
    )
  }
  if (port === 0 || (port !== tls.port && port !== tls.httpPort)) return
  throw new StartRefusal(
    `PORT is ${port}, where TLS=acme answers visitors. PORT is for this machine alone then, for health checks: leave it away, or set another one, such as PORT=3000.`,
  )
}

function refuseHost(app: URL, directory: string): void {
  if (app.protocol !== 'https:') {
    throw new StartRefusal(
      `TLS=acme is for a server that is reached encrypted, and APP_URL is ${app.origin}. Set APP_URL=https://… with the name that your visitors' browsers find this machine by, or leave TLS away.`,
    )
  }
  const host = app.hostname.replace(/^\[|\]$/g, '')
  if (isLoopback(app.hostname)) {
    throw new StartRefusal(
      `TLS=acme needs a name that others can find, and APP_URL is ${app.origin}, which each machine takes for itself. Set APP_URL=https://edit.dar.example with a name of yours, or leave TLS away.`,
    )
  }
  if (directory !== LETS_ENCRYPT || !isPrivateHost(app.hostname)) return
  throw new StartRefusal(
    `Let's Encrypt gives no certificate to ${host}, which only your own network knows. Use a ${isIP(host) ? 'number' : 'name'} that the internet knows, or name an authority of your own, such as ACME_DIRECTORY=https://ca.lan/acme/directory.`,
  )
}

function readDirectory(input: string): string {
  const url = URL.canParse(input) ? new URL(input) : undefined
  if (url?.protocol === 'https:' && !url.username) return url.href
  throw new StartRefusal(
    `ACME_DIRECTORY is "${input}". It must be the https address of an ACME directory, such as ${LETS_ENCRYPT}, which is used without it.`,
  )
}

function readPort(name: string, input: string): number {
  const port = Number(input)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new StartRefusal(
    `${name} is "${input}". It must be a whole number from 1 to 65535, such as ${name === 'TLS_PORT' ? 443 : 80}.`,
  )
}

function readEmail(input: string | undefined): string | undefined {
  if (!input || /^[^\s@,:]+@[^\s@,]+\.[^\s@,]+$/.test(input)) return input || undefined
  throw new StartRefusal(
    `ACME_EMAIL is "${input}". It must be one address that the authority may write to, such as host@dar.example; leave it away to give none.`,
  )
}

function readProfile(input: string | undefined): string | undefined {
  if (!input || /^[\w.-]{1,64}$/.test(input)) return input || undefined
  throw new StartRefusal(
    `ACME_PROFILE is "${input}". It must be one word that the authority knows, such as shortlived.`,
  )
}

function readBinding({ ACME_EAB_ID: id, ACME_EAB_KEY: key }: Environment): TlsSettings['binding'] {
  if (!id && !key) return undefined
  if (!id || !key) {
    throw new StartRefusal(
      `${id ? 'ACME_EAB_ID' : 'ACME_EAB_KEY'} is set alone. The authority gave you both, ACME_EAB_ID and ACME_EAB_KEY; set both, or leave both away where it asks for none.`,
    )
  }
  if (/^[\w-]{16,}=*$/.test(key)) return { id, key }
  throw new StartRefusal(
    'ACME_EAB_KEY must be the key as the authority shows it, letters and digits with - and _ (base64url). Leave ACME_EAB_ID and ACME_EAB_KEY away where it asks for none.',
  )
}
