import { lookup } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { logFailure } from '../log.ts'
import { isLoopback, isPrivateHost } from '../network.ts'
import type { Settings } from '../settings.ts'
import type { Database } from '../store/database.ts'
import type { DomainStore } from '../store/domains.store.ts'
import { MessageStore } from '../store/messages.store.ts'
import type { NameServers } from './name-servers.ts'
import { type PadlockDoors, padlockAnswer, visitPadlock } from './padlock.ts'
import { Padlocks } from './padlocks.ts'

interface Foundations {
  readonly settings: Pick<Settings, 'appUrl' | 'tls' | 'publicIps' | 'allowsPrivateWebhooks'>
  readonly store: DomainStore
  readonly database: Database
  readonly nameServers: NameServers
  readonly now: () => number
}

/** What asks connected domains as visitors do. */
export function openPadlocks(foundations: Foundations): Padlocks {
  const { store, settings, now } = foundations
  return new Padlocks({
    ...{ store, settings, now: () => new Date(now()) },
    visit: async (name, site) => visitPadlock(name, site, await doorsOf(foundations)),
    onFailure: logFailure('Asking a domain as a visitor does failed'),
  })
}

/** The internet as this installation may ask it; its own network only where all of it is there, or its host has said so. */
async function doorsOf({ settings, database, nameServers }: Foundations): Promise<PadlockDoors> {
  const { appUrl, tls, publicIps, allowsPrivateWebhooks } = settings
  const isLocal = allowsPrivateWebhooks || isLoopback(appUrl.hostname) || isPrivateHost(appUrl.hostname)
  return {
    async find(name) {
      const zone = await nameServers.zoneOf(name)
      const found = (await Promise.all((['A', 'AAAA'] as const).map((kind) => zone.follow(name, kind)))).flatMap(
        (answer) => answer ?? [],
      )
      if (found.length > 0 || !isLocal) return [...new Set(found)]
      // Names that no DNS has, but this machine's own list of hosts.
      return (await lookup(name, { all: true }).catch(() => [])).map(({ address }) => address)
    },
    mayAsk: (address) => isLocal || publicIps.includes(address),
    port: Number(appUrl.port) || 443,
    // A start refuses a file that is not there; one that is gone since is missed at the first order.
    ca: tls?.caFile === undefined ? undefined : await readFile(tls.caFile, 'utf8').catch(() => undefined),
    answerFor: padlockAnswers(database),
  }
}

/** What this installation answers where it is asked by itself. */
export function padlockAnswers(database: Database): PadlockDoors['answerFor'] {
  let secret: Promise<string> | undefined
  return async (site) => {
    secret ??= new MessageStore(database).formSecret()
    secret.catch(() => {
      secret = undefined
    })
    return padlockAnswer(await secret, site)
  }
}
