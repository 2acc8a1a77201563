// DNS resolver: what name servers answer for a domain. Nothing but DNS is asked, and nothing of it is fetched (SSRF).
import { promises as dns } from 'node:dns'
import { isIP } from 'node:net'
import { parse } from 'tldts'
import { isPublic } from '../messages/call-out.ts'

export type RecordKind = 'TXT' | 'A' | 'AAAA' | 'CNAME'

/** The values of a record; undefined where a server did not answer. */
export type Answer = readonly string[] | undefined

/** The name servers of one domain. */
export interface Zone {
  /** What they are called. */
  readonly servers: readonly string[]
  /** What each of them answers. */
  ask(host: string, kind: RecordKind): Promise<readonly Answer[]>
  /** What everybody is answered, wherever the name leads. */
  follow(host: string, kind: RecordKind): Promise<Answer>
}

export interface NameServers {
  zoneOf(name: string): Promise<Zone>
}

const PATIENCE = { timeout: 1500, tries: 2 }
/** More of them tell nothing new. */
const MOST_SERVERS = 3
/** They say that there is nothing, and that is an answer. */
const NOTHING = new Set(['ENODATA', 'ENOTFOUND'])

/**
 * Name servers as the internet has them, or those that `servers` names, each `address` or `address:port`. The domain's own are asked:
 * what others remember of a record that was not there yet may be an hour old.
 */
export function createNameServers(servers: readonly string[], patience = PATIENCE): NameServers {
  const resolverAt = (address: string) => {
    const resolver = new dns.Resolver(patience)
    resolver.setServers([address])
    return resolver
  }
  const everybody = new dns.Resolver(patience)
  if (servers.length > 0) everybody.setServers(servers)

  return {
    async zoneOf(name) {
      const names = await serversOf(name, everybody)
      const own = servers.length > 0 ? servers : await addressesOf(names, everybody)
      const resolvers = own.map(resolverAt)
      return {
        servers: names,
        async ask(host, kind) {
          const answers = await Promise.all(resolvers.map((resolver) => answerOf(resolver, host, kind)))
          // A network may let nobody ask but its own name server.
          if (own === servers || answers.some((one) => one !== undefined)) return answers
          return [await answerOf(everybody, host, kind)]
        },
        follow: (host, kind) => answerOf(everybody, host, kind),
      }
    },
  }
}

async function serversOf(name: string, resolver: dns.Resolver): Promise<readonly string[]> {
  const zone = parse(name, { allowPrivateDomains: true }).domain ?? name
  return await resolver.resolveNs(zone).catch(() => [])
}

/** Whoever has a domain says where its name servers are: none of them may be in our own network. */
async function addressesOf(names: readonly string[], resolver: dns.Resolver): Promise<readonly string[]> {
  const found = await Promise.all(names.slice(0, MOST_SERVERS).map((name) => answerOf(resolver, name, 'A')))
  return found.flatMap((addresses) => addresses?.find((address) => isIP(address) > 0 && isPublic(address)) ?? [])
}

async function answerOf(resolver: dns.Resolver, host: string, kind: RecordKind): Promise<Answer> {
  try {
    const values = kind === 'TXT' ? (await resolver.resolveTxt(host)).map((parts) => parts.join('')) : await plain()
    return values.map((value) => value.slice(0, LONGEST)).slice(0, MOST_VALUES)
  } catch (failure) {
    return NOTHING.has((failure as NodeJS.ErrnoException).code ?? '') ? [] : undefined
  }

  function plain() {
    if (kind === 'CNAME') return resolver.resolveCname(host)
    return kind === 'A' ? resolver.resolve4(host) : resolver.resolve6(host)
  }
}

/** Of what strangers say nobody reads more. */
const LONGEST = 255
const MOST_VALUES = 10
