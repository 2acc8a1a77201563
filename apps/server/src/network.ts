import { isIP, isIPv4 } from 'node:net'

/**
 * Whom an IP address stands for. IPv4 stands for itself, however it is written as IPv6; IPv6 for its /64 network, all
 * of which whoever has one address has. What is no address stands for itself.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = groupsOf(address)
  const start = groups.slice(0, 6).join(':')
  if (start === '0:0:0:0:0:ffff' || start === '64:ff9b:0:0:0:0') {
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** The eight groups of an IPv6 address in hexadecimal, without leading zeros. */
export function groupsOf(address: string): string[] {
  const [bare = ''] = address.split('%')
  // The one canonical form (RFC 5952), with what is written as IPv4 in hexadecimal.
  const canonical = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

/** Whether it is an address, a network (`10.0.0.0/8`) or a name for one, as lists of proxies have them; the whole internet is not. */
export function isProxyRange(text: string): boolean {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  if (isIP(address) === 0 || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128))
}

/** Whether a host name or address means this machine itself, as addresses of pages write it (`[::1]`). */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^127(?:\.\d+){3}$/.test(host) || host === '[::1]'
}

/** The name in the host that a request names, without its port. */
export function hostNameOf(host: string): string {
  const port = host.lastIndexOf(':')
  return port > host.lastIndexOf(']') ? host.slice(0, port) : host
}

/** The port in the host that a request names; 0 where it names none. */
export function portOf(host: string): number {
  const name = hostNameOf(host)
  return name.length < host.length ? Number(host.slice(name.length + 1)) || 0 : 0
}

/** Addresses and names that no network but one's own knows. */
export function isPrivateHost(host: string): boolean {
  if (!host.includes('.') && !host.startsWith('[')) return true
  if (/\.(?:local|lan|internal|home\.arpa|test)$/.test(host)) return true
  if (/^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.\d+(?:\.\d+)*$/.test(host)) return true
  return /^\[f(?:[cd]|e[89ab])[0-9a-f]*:/.test(host)
}
