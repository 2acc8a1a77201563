// Caches that forget by key (surrogate keys, cache tags).
import type { CdnSettings } from '../cdn-settings.ts'
import { ask, type CdnAnswer, inTurns } from './ask.ts'
import { ALL_KEY, missingKey, pageKey, siteKey } from './keys.ts'
import type { Cdn, SitePurge } from './purge.ts'

/** How one kind of cache is asked to forget keys. */
interface Keyed {
  /** So many keys go into one call. */
  readonly mostKeys: number
  /** A site of which more has changed is forgotten whole: one call for all of it. */
  readonly mostOfSite: number
  send(address: string, settings: CdnSettings, keys: readonly string[]): Promise<CdnAnswer>
  /** What it says when it does not do it; undefined when it did. */
  failure?(answer: CdnAnswer): string | undefined
}

/** Its documentation names 100 for each call by now, and 30 before; a free zone has five calls a minute. */
const cloudflare: Keyed = {
  ...{ mostKeys: 30, mostOfSite: 29 },
  send: (address, { token, zone }, tags) =>
    ask(`${address}/zones/${zone}/purge_cache`, {
      ...{ method: 'POST', headers: { authorization: `Bearer ${token}` } },
      body: { tags },
    }),
  failure(answer) {
    const said = parsed(answer)
    if (isFine(answer) && said.success === true) return undefined
    const [first] = Array.isArray(said.errors) ? (said.errors as { message?: unknown }[]) : []
    return `Cloudflare says ${answer.status}: ${first?.message ?? answer.text}`
  },
}

const fastly: Keyed = {
  ...{ mostKeys: 256, mostOfSite: 255 },
  send: (address, { token, zone }, keys) =>
    ask(`${address}/service/${zone}/purge`, {
      ...{ method: 'POST', headers: { 'fastly-key': String(token), accept: 'application/json' } },
      body: { surrogate_keys: keys },
    }),
}

/** One key for each call, and a limit on calls: of more than a few pages it is the whole site. */
const bunny: Keyed = {
  ...{ mostKeys: 1, mostOfSite: 4 },
  send: (address, { token, zone }, [key]) =>
    ask(`${address}/pullzone/${zone}/purgeCache`, {
      ...{ method: 'POST', headers: { accesskey: String(token) } },
      body: { CacheTag: key },
    }),
}

/** A header of Varnish may have 8 KB. */
const varnish: Keyed = {
  ...{ mostKeys: 256, mostOfSite: 255 },
  send: (address, { token }, keys) =>
    ask(`${address}/`, {
      method: 'PURGE',
      headers: { 'xkey-purge': keys.join(' '), ...(token && { authorization: `Bearer ${token}` }) },
    }),
  failure: (answer) =>
    isFine(answer)
      ? undefined
      : `Varnish answers a purge with ${answer.status}. It needs the part of deploy/varnish.vcl that lets this machine in.`,
}

const KINDS = { cloudflare, fastly, bunny, varnish }

/** A cache of that kind; one of several addresses that does not listen fails the whole. */
export function createKeyed(kind: keyof typeof KINDS, settings: CdnSettings): Cdn {
  const { mostKeys, mostOfSite, send, failure = usualFailure } = KINDS[kind]
  const forget = (keys: readonly string[]) =>
    inTurns(
      settings.addresses.flatMap((address) => inParts(keys, mostKeys).map((part) => ({ address, part }))),
      async ({ address, part }) => {
        const why = failure(await send(address, settings, part))
        if (why !== undefined) throw new Error(why)
      },
    )
  return {
    purge: (purges) => forget([...new Set(purges.flatMap((purge) => keysOf(purge, mostOfSite)))]),
    purgeAll: () => forget([ALL_KEY]),
    knock: () => forget(['mimar-doctor']),
  }
}

function keysOf({ site, isWhole, addresses }: SitePurge, most: number): readonly string[] {
  if (isWhole || addresses.length > most) return [siteKey(site)]
  return [missingKey(site), ...addresses.map((address) => pageKey(site, address))]
}

function inParts(keys: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(keys.length / size) }, (_, at) => keys.slice(at * size, (at + 1) * size))
}

const isFine = ({ status }: CdnAnswer) => status >= 200 && status < 300

const usualFailure = (answer: CdnAnswer) =>
  isFine(answer) ? undefined : `The cache says ${answer.status}: ${answer.text}`

function parsed({ text }: CdnAnswer): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
