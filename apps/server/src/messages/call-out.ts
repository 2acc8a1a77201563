// SSRF protection: calls to addresses that owners name never reach a private network.
import { type LookupAddress, lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The whole call: finding the host, connecting, sending, being answered. */
const WITHIN = 15_000

interface Call {
  readonly body: string
  readonly headers: { readonly [name: string]: string }
  /** Whether addresses of this machine and its network may be called, and this machine without encryption. */
  readonly allowsPrivate: boolean
  /** What is called, as errors name it; a webhook unless said. */
  readonly called?: string
  /** Asks for the addresses of a name. */
  readonly find?: typeof lookup
}

/**
 * Posts to an address that an owner has set, by https alone and following no redirect. What the host's name leads to is
 * checked as it is connected to, so that a name cannot change its mind. Rejects unless the answer is 2xx.
 */
export function callOut(
  address: string,
  { body, headers, allowsPrivate, called = 'The webhook', find = lookup }: Call,
): Promise<void> {
  const why = refusalOf(address, allowsPrivate)
  if (why) return Promise.reject(new Error(why))
  const url = new URL(address)
  const isPlain = url.protocol === 'http:'
  const send = isPlain ? requestHttp : requestHttps
  return new Promise((resolve, reject) => {
    const call = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        lookup: guardedLookup(url, allowsPrivate, find),
        agent: false,
        signal: AbortSignal.timeout(WITHIN),
      },
      (answer) => {
        const { statusCode = 0 } = answer
        answer.destroy()
        if (statusCode >= 200 && statusCode < 300) resolve()
        else reject(new CallRefused(called, statusCode))
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/** An answer that is no success. */
export class CallRefused extends Error {
  readonly status: number

  constructor(called: string, status: number) {
    super(`${called} answered with status ${status}.`)
    this.status = status
  }
}

/** Why an address is never called, as a sentence; undefined when it may be, as far as can be told without asking for its host. */
export function refusalOf(address: string, allowsPrivate: boolean): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || url.username || url.password) return 'A webhook has an address such as https://example.com/hook.'
  // A dot at the end names the root of all names, and changes nothing.
  const host = url.hostname.replace(/^\[|\]$|\.+$/g, '')
  if (url.protocol === 'http:') {
    const isHere = host === 'localhost' || (isIP(host) > 0 && isLoopback(host))
    return allowsPrivate && isHere ? undefined : 'A webhook has an https address.'
  }
  if (url.protocol !== 'https:') return 'A webhook has an https address.'
  // A name without a dot is one of this network, or of the machine's own list.
  const isInside = isIP(host) > 0 ? !isPublic(host) : !host.includes('.') || host.endsWith('.localhost')
  return isInside && !allowsPrivate ? 'A webhook is not called inside this network.' : undefined
}

/** Finds the host of an address that somebody has named, and fails where it leads inside. */
export function guardedLookup({ protocol }: URL, allowsPrivate: boolean, find = lookup): LookupFunction {
  const isPlain = protocol === 'http:'
  return checkedLookup(find, (ip) => (isPlain ? isLoopback(ip) : allowsPrivate || isPublic(ip)))
}

/** Looks a name up and gives only addresses that may be called; an error where one of them may not. */
function checkedLookup(find: typeof lookup, isAllowed: (ip: string) => boolean): LookupFunction {
  return (host, options, done) => {
    find(host, { ...options, all: true }, (error, found) => {
      const addresses: readonly LookupAddress[] = error ? [] : found
      const [first] = addresses
      if (error) done(error, '')
      else if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        done(new Error('The name of the webhook leads inside this network.'), '')
      } else if (options.all) done(null, [...addresses])
      else done(null, first.address, first.family)
    })
  }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

function isLoopback(ip: string): boolean {
  return loopback.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
}

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits)
}
// Tunnels carry addresses of the old kind inside; documentation leads nowhere.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  inside.addSubnet(net, bits, 'ipv6')
}
const worldwide = new BlockList()
worldwide.addSubnet('2000::', 3, 'ipv6')

/** Whether an address belongs to the public internet. */
export function isPublic(ip: string): boolean {
  if (isIP(ip) === 4) return !inside.check(ip)
  return isIP(ip) === 6 && worldwide.check(ip, 'ipv6') && !inside.check(ip, 'ipv6')
}
