import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { START } from './called.ts'
import { type ConnectionLimits, connectionLimits, guardConnections } from './connections.ts'
import { StartRefusal } from './refusal.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A listening server. Until it is given a handler it answers that it is starting. */
interface Listening {
  readonly port: number
  handle(handler: Handler): void
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

interface Places {
  /** Addresses of this machine; none: all there are. */
  readonly hosts?: readonly string[]
  /** Further ports, answered alike. */
  readonly sitePorts?: readonly number[]
}

/** Takes the ports first of all, so that a start that cannot succeed touches nothing. */
export async function listen(
  port: number,
  limits: ConnectionLimits = connectionLimits([]),
  { hosts = [], sitePorts = [] }: Places = {},
): Promise<Listening> {
  let handler: Handler = answerStarting
  const options = { keepAliveTimeout: CONNECTION_KEPT, connectionsCheckingInterval: limits.every }
  const servers: Server[] = []
  const open = async (at: number, host: string | undefined) => {
    const server = createServer(options, (request, response) => handler(request, response))
    guardConnections(server, limits)
    const bound = await bind(server, at, host)
    if (bound) servers.push(server)
    return bound
  }
  const closeAll = async () => void (await Promise.all(servers.map(close)))
  try {
    const [first, ...others] = hosts
    const own = (await open(port, first)) ?? port
    for (const host of others) await open(own, host)
    for (const at of sitePorts) for (const host of hosts.length > 0 ? hosts : [undefined]) await open(at, host)
    return {
      port: own,
      handle: (next) => {
        handler = next
      },
      close: closeAll,
    }
  } catch (failure) {
    await closeAll()
    throw explain(failure as NodeJS.ErrnoException, sitePorts)
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

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' })
    .end(JSON.stringify({ status: 503, message: 'Mimar is starting. Please try again in a moment.', code: 'starting' }))
}

/** What the system says of it beside the code. */
interface BindFailure extends NodeJS.ErrnoException {
  readonly address?: string
  readonly port?: number
}

function explain(failure: BindFailure, sitePorts: readonly number[]): Error {
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

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), LOOKS)
  const deadline = setTimeout(() => server.closeAllConnections(), LONGEST_GOODBYE)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}
