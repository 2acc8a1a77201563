// nginx with ngx_cache_purge, which forgets by address and knows no keys.
import { encodeAddress } from '@mimar/fields'
import type { CdnSettings } from '../cdn-settings.ts'
import { ask, inTurns } from './ask.ts'
import type { Cdn, SitePurge } from './purge.ts'

/** nginx keeps each form of a file apart: the file of deploy/nginx-cache.conf asks for these. */
const FORMS = ['br', 'gzip', 'identity']
/** It forgot it, or had nothing. */
const FINE = new Set([200, 404, 412])

interface Place {
  readonly address: string
  readonly host: string
  readonly path: string
}

/** An nginx that is told of each address of which something else is to be read. */
export function createAddressed({ addresses, token }: CdnSettings): Cdn {
  const forget = async ({ address, host, path }: Place) => {
    for (const form of FORMS) {
      const { status } = await ask(`${address}${encodeAddress(path)}`, {
        method: 'PURGE',
        headers: { host, 'accept-encoding': form, ...(token && { authorization: `Bearer ${token}` }) },
      })
      if (!FINE.has(status)) {
        throw new Error(
          `nginx answers a purge with ${status}. It needs libnginx-mod-http-cache-purge, and the part of deploy/nginx-cache.conf that lets this machine in.`,
        )
      }
    }
  }
  return {
    async purge(purges) {
      for (const purge of purges) await inTurns(await placesOf(purge, addresses), forget)
    },
    // Nobody knows all addresses that it was asked for; it looks at each again after a minute by itself.
    purgeAll: async () => {},
    knock: () => inTurns(addresses, (address) => forget({ address, host: 'mimar-doctor.invalid', path: '/' })),
  }
}

async function placesOf(purge: SitePurge, addresses: readonly string[]): Promise<Place[]> {
  const paths = purge.isWhole ? [...(await purge.allAddresses())] : purge.addresses
  const hosts = await purge.hosts()
  return addresses.flatMap((address) => hosts.flatMap((host) => paths.map((path) => ({ address, host, path }))))
}
