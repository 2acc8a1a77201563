import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { SecureContext } from 'node:tls'
import { START } from './called.ts'
import { type ConnectionLimits, connectionLimits, guardConnections } from './connections.ts'
import { StartRefusal } from './refusal.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A listening server. Until it is given a handler it answers that it is starting. */
interface Listening {
  readonly port: number
  /** Where it answers encrypted, and who is led on from; 0 where it does not. */
  readonly ports: { readonly tls: number; readonly http: number }
  handle(handler: Handler): void
  /** What whoever names nobody is presented, as browsers do that come to a number. */
  presentWithoutName(certificate: { readonly key: string; readonly cert: string }): void
  /** Takes no new connections, lets requests finish, and resolves when they have. */
  close(): Promise<void>
}

// An import would also load the client behind `fetch`, for which a server that answers visitors has no use: 11 MB.
const { createServer } = process.getBuiltinModule('node:http')

/** Requests that take longer than this to finish are cut off when the server stops. */
const LONGEST_GOODBYE = 10_000

/**
 * How long a connection without a request is kept, in milliseconds. Proxies keep theirs for a minute. With Node's own 5
 * seconds they now and then send a request down one that is just being closed, and it is lost.
 */
export const CONNECTION_KEPT = 75_000

/** How often a server that is closing looks for connections without a request, in milliseconds. */
const LOOKS = 100

/** Where the process encrypts by itself. */
export interface EncryptedPlaces {
  readonly port: number
  readonly httpPort: number
  /** Answers whoever comes without encryption. */
  readonly plain: Handler
  /** The certificate of a name (SNI); undefined: the handshake fails. */
  present(name: string): SecureContext | undefined | Promise<SecureContext | undefined>
}

interface Places {
  /** Addresses of this machine; none: all there are. */
  readonly hosts?: readonly string[]
  /** Further ports, answered alike. */
  readonly sitePorts?: readonly number[]
  /** Then these hosts and ports are its, and the first port is for this machine alone. */
  readonly encrypted?: EncryptedPlaces | undefined
}

/** Takes the ports first of all, so that a start that cannot succeed touches nothing. */
export async function listen(
  port: number,
  limits: ConnectionLimits = connectionLimits([]),
  { hosts = [], sitePorts = [], encrypted }: Places = {},
): Promise<Listening> {
  let handler: Handler = answerStarting
  const current: Handler = (request, response) => handler(request, response)
  const options = { keepAliveTimeout: CONNECTION_KEPT, connectionsCheckingInterval: limits.every }
  const { open, closeAll } = opening(limits)
  const plainServer = (answer = current) => createServer(options, answer)
  try {
    const [first, ...others] = encrypted ? OWN : hosts
    const own = (await open(plainServer(), port, first)) ?? port
    for (const host of others) await open(plainServer(), own, host)
    const outside = hosts.length > 0 ? hosts : [undefined]
    const secure = encrypted && encryptedServers(encrypted, options, current)
    for (const at of sitePorts) for (const host of outside) await open(secure?.make() ?? plainServer(), at, host)
    const ports = { tls: 0, http: 0 }
    if (encrypted && secure) {
      for (const host of outside) {
        ports.tls = (await open(secure.make(), encrypted.port, host)) ?? 0
        ports.http = (await open(plainServer(encrypted.plain), encrypted.httpPort, host)) ?? 0
      }
    }
    return {
      port: own,
      ports,
      handle: (next) => {
        handler = next
      },
      presentWithoutName: (certificate) => secure?.presentWithoutName(certificate),
      close: closeAll,
    }
  } catch (failure) {
    await closeAll()
    throw explain(failure as NodeJS.ErrnoException, { sitePorts, encrypted })
  }
}

/** Opens servers, and closes those that it opened. */
function opening(limits: ConnectionLimits) {
  const servers: Server[] = []
  return {
    async open(server: Server, at: number, host: string | undefined) {
      guardConnections(server, limits)
      const bound = await bind(server, at, host)
      if (bound) servers.push(server)
      return bound
    },
    closeAll: async () => void (await Promise.all(servers.map(close))),
  }
}

/** This machine alone. */
const OWN = ['127.0.0.1', '::1']
/** A handshake that takes longer is given up, in milliseconds. */
const HANDSHAKE = 10_000

/** HTTPS/1.1: answers are written whole onto their connection (0050, 0076). */
function encryptedServers({ present }: EncryptedPlaces, options: object, answer: Handler) {
  const https = process.getBuiltinModule('node:https')
  const made: ReturnType<typeof https.createServer>[] = []
  const SNICallback = (name: string, done: (failure: Error | null, context?: SecureContext) => void) => {
    // Without a certificate the handshake ends with an alert.
    Promise.resolve(present(name.toLowerCase())).then(
      (context) => done(null, context),
      () => done(null),
    )
  }
  const tls = { SNICallback, minVersion: 'TLSv1.2' as const, ALPNProtocols: ['http/1.1'], handshakeTimeout: HANDSHAKE }
  return {
    make() {
      const server = https.createServer({ ...options, ...tls }, answer)
      made.push(server)
      return server
    },
    presentWithoutName(certificate: { readonly key: string; readonly cert: string }) {
      for (const server of made) server.setSecureContext({ ...certificate, minVersion: tls.minVersion })
    },
  }
}

/** The port; undefined where this machine has no such loopback, as without IPv6. */
function bind(server: Server, port: number, host: string | undefined): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    server.once('error', (failure: NodeJS.ErrnoException) => {
      const isMissing = failure.code === 'EADDRNOTAVAIL' || failure.code === 'EAFNOSUPPORT'
      if (host === '::1' && isMissing) resolve(undefined)
      else reject(failure)
    })
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Says to come again in a moment. */
export function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' })
    .end(JSON.stringify({ status: 503, message: 'Mimar is starting. Please try again in a moment.', code: 'starting' }))
}

/** What the system says of it beside the code. */
interface BindFailure extends NodeJS.ErrnoException {
  readonly address?: string
  readonly port?: number
}

function explain(failure: BindFailure, { sitePorts = [], encrypted }: Places): Error {
  const { port = 0, address } = failure
  if (failure.code === 'EADDRINUSE' && sitePorts.includes(port)) {
    const [first, last] = [port + 1, port + sitePorts.length]
    return new StartRefusal(
      `Port ${port} of SITE_PORTS is in use by another program (or another Mimar). Stop it, or choose other ports: SITE_PORTS=${first}-${last} npm start`,
    )
  }
  if (failure.code === 'EADDRNOTAVAIL') {
    return new StartRefusal(
      `This machine has no address ${address}. Set HOST to one it has, as \`ip address\` shows them, or to 0.0.0.0 for all: HOST=0.0.0.0 npm start`,
    )
  }
  if (encrypted && (port === encrypted.port || port === encrypted.httpPort)) return explainEncrypted(failure, encrypted)
  if (failure.code === 'EADDRINUSE') {
    return new StartRefusal(
      `Port ${port} is in use by another program (or another Mimar). Stop it, or choose another port: PORT=${port + 1} ${START}`,
    )
  }
  if (failure.code === 'EACCES') {
    return new StartRefusal(
      `Port ${port} needs more rights than this account has. Choose one above 1023: PORT=3000 ${START}`,
    )
  }
  return failure
}

/** What keeps the ports that the internet comes to. */
function explainEncrypted(failure: BindFailure, encrypted: EncryptedPlaces): Error {
  const { port = 0, code } = failure
  const name = port === encrypted.port ? 'TLS_PORT' : 'HTTP_PORT'
  if (code === 'EADDRINUSE') {
    return new StartRefusal(
      `Port ${port} (${name}) is in use by another program, such as a web server. Stop that, or let it bring the certificates and leave TLS away: docs/reached/proxy.md.`,
    )
  }
  if (code === 'EACCES') {
    return new StartRefusal(
      `Port ${port} (${name}) needs a right that this account does not have. Give it that right: AmbientCapabilities=CAP_NET_BIND_SERVICE in a unit of systemd, or \`sysctl net.ipv4.ip_unprivileged_port_start=80\` for the whole machine; or have a router send ${port} to a port above 1023 and set ${name} to that one.`,
    )
  }
  return failure
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), LOOKS)
  const deadline = setTimeout(() => server.closeAllConnections(), LONGEST_GOODBYE)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}
