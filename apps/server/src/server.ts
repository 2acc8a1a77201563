import type { IncomingMessage, Server, ServerResponse } from 'node:http'
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

/** Takes the port first of all, so that a start that cannot succeed touches nothing. */
export async function listen(port: number, limits: ConnectionLimits = connectionLimits([])): Promise<Listening> {
  let handler: Handler = answerStarting
  const options = { keepAliveTimeout: CONNECTION_KEPT, connectionsCheckingInterval: limits.every }
  const server = createServer(options, (request, response) => handler(request, response))
  guardConnections(server, limits)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (failure: NodeJS.ErrnoException) => reject(explain(failure, port)))
    server.listen(port, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    handle: (next) => {
      handler = next
    },
    close: () => close(server),
  }
}

function answerStarting(_request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'application/json', 'retry-after': '1', connection: 'close' })
    .end(JSON.stringify({ status: 503, message: 'Mimar is starting. Please try again in a moment.', code: 'starting' }))
}

function explain(failure: NodeJS.ErrnoException, port: number): Error {
  if (failure.code === 'EADDRINUSE') {
    return new StartRefusal(
      `Port ${port} is in use by another program (or another Mimar). Stop it, or choose another port: PORT=${port + 1} npm start`,
    )
  }
  if (failure.code === 'EACCES') {
    return new StartRefusal(
      `Port ${port} needs more rights than this account has. Choose one above 1023: PORT=3000 npm start`,
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
