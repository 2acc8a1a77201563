// Connection limits, against Slowloris and floods.
import type { IncomingMessage, Server } from 'node:http'
import { BlockList, isIP, isIPv4, type Socket } from 'node:net'
import { log } from './log.ts'
import { networkOf } from './network.ts'

/** What one address, and one request that comes slowly, may hold. Times are milliseconds. */
export interface ConnectionLimits {
  /** Connections at once. */
  readonly ofAddress: number
  /** How long the head of a request may take. */
  readonly headers: number
  /** How long a body may come as slowly as it likes. */
  readonly grace: number
  /** So many bytes a second it comes with after that, since its beginning. */
  readonly bytesPerSecond: number
  /** How often that is looked at. */
  readonly every: number
  /** Addresses with any number of connections: proxies bring those of many. */
  isFree(address: string): boolean
}

/** Wide enough for a hotel's guests behind one address, and for a photograph over the slowest telephone. */
export function connectionLimits(proxies: readonly string[]): ConnectionLimits {
  const isFree = addressesIn(['loopback', ...proxies])
  return { ofAddress: 500, headers: 20_000, grace: 60_000, bytesPerSecond: 1_000, every: 5_000, isFree }
}

const NAMED: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Whether an address is in one of the networks, written as TRUSTED_PROXIES has them. */
export function addressesIn(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const range of ranges.flatMap((one) => NAMED[one] ?? one)) {
    const [address = '', bits] = range.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/** Slow clients (Slowloris): a server that gives connections and time to nobody without end. `warn` is told of an address once. */
export function guardConnections(
  server: Server,
  limits: ConnectionLimits,
  warn: (line: string) => void = (line) => log.warn(line),
): void {
  server.headersTimeout = limits.headers
  // A wall would end an honest upload over a slow line; what must not be is one that hardly moves.
  server.requestTimeout = 0
  limitOfAddress(server, limits, warn)
  endSlowBodies(server, limits)
}

function limitOfAddress(server: Server, { ofAddress, isFree }: ConnectionLimits, warn: (line: string) => void): void {
  const open = new Map<string, number>()
  let isTold = false
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '')
    if (isFree(socket.remoteAddress ?? '') || isFree(address)) return
    const count = open.get(address) ?? 0
    if (count >= ofAddress) {
      socket.destroy()
      if (!isTold) {
        warn(
          `${address} has ${ofAddress} connections at once and gets no more. If it is your proxy, name it in TRUSTED_PROXIES.`,
        )
      }
      isTold = true
      return
    }
    open.set(address, count + 1)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}

/** What says neither how long its body is nor that it comes in pieces has none. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

interface Coming {
  readonly since: number
  /** What the connection had read before. */
  readonly from: number
}

function endSlowBodies(server: Server, { grace, bytesPerSecond, every }: ConnectionLimits): void {
  const coming = new Map<IncomingMessage, Coming>()
  server.on('request', (request: IncomingMessage) => {
    if (request.complete || !hasBody(request)) return
    coming.set(request, { since: performance.now(), from: request.socket.bytesRead })
    request.once('close', () => coming.delete(request))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [request, { since, from }] of coming) {
      const { socket } = request
      if (request.complete || socket.destroyed) coming.delete(request)
      // It is the server that does not read on.
      else if (request.readableLength >= request.readableHighWaterMark) {
        coming.set(request, { since: now, from: socket.bytesRead })
      } else if (socket.bytesRead - from < ((now - since - grace) / 1_000) * bytesPerSecond) {
        socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
        socket.destroySoon()
      }
    }
  }, every)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}
