// Rate limiting of searches that the server answers itself.
import type { IncomingMessage } from 'node:http'
import { addressesIn } from '../connections.ts'
import { networkOf } from '../network.ts'
import { type Rate, TokenBuckets } from './token-buckets.ts'

/** Somebody who types and corrects, behind an address that others have too. */
const OF_NETWORK: Rate = { atOnce: 60, aMinute: 60 }
/** All visitors of a site together, whose searches also wait for each other (`search-turns.ts`). */
const OF_SITE: Rate = { atOnce: 600, aMinute: 1_200 }

/** Counts searches by who asks and by site, on this server; the seconds to wait where either has none left. */
export function searchBudget(trustedProxies: readonly string[]): (request: IncomingMessage, site: string) => number {
  const isTrusted = addressesIn(trustedProxies)
  const [networks, sites] = [new TokenBuckets(OF_NETWORK), new TokenBuckets(OF_SITE)]
  return (request, site) => {
    const network = networkOf(visitorOf(request, isTrusted))
    const wait = Math.max(networks.waitOf(network), sites.waitOf(site))
    if (wait > 0) return wait
    networks.take(network, 1)
    sites.take(site, 1)
    return 0
  }
}

/** No address is longer. */
const LONGEST = 60

/** Who asks: the last address that no proxy of ours has, of those that each proxy has added (X-Forwarded-For). */
function visitorOf({ socket, headers }: IncomingMessage, isTrusted: (address: string) => boolean): string {
  const said = String(headers['x-forwarded-for'] ?? '')
  const added = said.split(',').map((one) => one.trim().slice(0, LONGEST))
  let address = socket.remoteAddress ?? ''
  while (isTrusted(address) && added.length > 0) address = added.pop() || address
  return address
}
