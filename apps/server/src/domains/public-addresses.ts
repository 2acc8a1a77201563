import { isIP } from 'node:net'
import { isLoopback } from '../network.ts'
import type { Settings } from '../settings.ts'
import type { NameServers } from './name-servers.ts'

/** By which numbers the internet knows this server. */
export interface PublicAddresses {
  readonly four: readonly string[]
  readonly six: readonly string[]
}

const KEPT_MS = 5 * 60_000

/** The addresses that domains are to lead to: those that are set, or those the editor's own name leads to; looked up now and then. */
export function createPublicAddresses(
  { publicIps, appUrl }: Pick<Settings, 'publicIps' | 'appUrl'>,
  nameServers: NameServers,
): () => Promise<PublicAddresses> {
  let known: { readonly at: number; readonly addresses: PublicAddresses } | undefined
  return async () => {
    if (publicIps.length > 0) return parted(publicIps)
    const host = appUrl.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host)) return parted([host])
    if (isLoopback(host)) return parted([])
    if (known && performance.now() - known.at < KEPT_MS) return known.addresses
    const zone = await nameServers.zoneOf(host)
    const [four, six] = await Promise.all([zone.follow(host, 'A'), zone.follow(host, 'AAAA')])
    const addresses = { four: four ?? [], six: six ?? [] }
    if (addresses.four.length + addresses.six.length > 0) known = { at: performance.now(), addresses }
    return addresses
  }
}

function parted(addresses: readonly string[]): PublicAddresses {
  return {
    four: addresses.filter((one) => isIP(one) === 4),
    six: addresses.filter((one) => isIP(one) === 6),
  }
}
