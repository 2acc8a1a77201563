import type { FastifyRequest } from 'fastify'
import { log } from '../log.ts'

/** Addresses that are told of; after these, whoever adds such headers fills no log. */
const MOST_TOLD = 5

/**
 * Warns where headers of a proxy come from an address that TRUSTED_PROXIES does not name. Through such a proxy all
 * visitors seem to be one, and the limits of the forms shut them out together.
 */
export function createForwardingWarning(warn: (line: string) => void = (line) => log.warn(line)) {
  const told = new Set<string>()
  return ({ headers, ips, socket }: Pick<FastifyRequest, 'headers' | 'ips' | 'socket'>): void => {
    // Only what comes from a trusted address is followed further than the socket.
    if (!(headers['x-forwarded-for'] || headers.forwarded) || (ips?.length ?? 0) > 1) return
    const from = socket.remoteAddress ?? ''
    if (told.has(from) || told.size >= MOST_TOLD) return
    told.add(from)
    warn(
      `Requests from ${from} carry x-forwarded-for, but TRUSTED_PROXIES does not name that address, so all of its visitors count as one. If it is your proxy, start with TRUSTED_PROXIES=${from}.`,
    )
  }
}
