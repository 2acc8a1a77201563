// Whether a name leads here, as DNS has it: asked before an authority is, which counts each time that it does not find us.
import { lookup } from 'node:dns/promises'
import { get } from 'node:http'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import type { NameServers } from '../domains/name-servers.ts'
import { isPublic } from '../messages/call-out.ts'

/** Where a name leads: here, to nothing, or to somebody else. */
export type Reach = 'here' | 'nowhere' | 'elsewhere'

export interface ReachDoors {
  /** Numbers that a name leads to; none where it leads nowhere. */
  find(name: string): Promise<readonly string[]>
  /** Numbers that this machine has. */
  own(): readonly string[]
  /** What answers plainly at a number, asked by that name. */
  fetch(address: string, name: string, path: string): Promise<string>
}

const WITHIN_MS = 5_000
const MOST_BYTES = 1_000
/** A name that leads to more places than that is hardly ours. */
const MOST_ASKED = 4

/** The internet as it is. */
export function realReach(nameServers: NameServers, publicIps: readonly string[]): ReachDoors {
  return {
    find: async (name) => {
      const zone = await nameServers.zoneOf(name)
      const found = (['A', 'AAAA'] as const).map(async (kind) => {
        const own = (await zone.ask(name, kind)).flatMap((answer) => answer ?? [])
        return own.length > 0 ? own : ((await zone.follow(name, kind)) ?? [])
      })
      const addresses = [...new Set((await Promise.all(found)).flat())]
      if (addresses.length > 0) return addresses
      // Names that no DNS has, but this machine's own list of hosts.
      return (await lookup(name, { all: true }).catch(() => [])).map(({ address }) => address)
    },
    own: () => [
      ...publicIps,
      ...Object.values(networkInterfaces()).flatMap((one) => (one ?? []).map(({ address }) => address)),
    ],
    fetch,
  }
}

function fetch(host: string, name: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(WITHIN_MS)
    const asked = get({ host, path, headers: { host: name }, agent: false, signal }, (answer) => {
      let text = ''
      answer.setEncoding('latin1').on('data', (part: string) => {
        text += part
        if (text.length > MOST_BYTES) answer.destroy()
      })
      answer.on('close', () => resolve(text))
    })
    asked.on('error', reject)
  })
}

interface Looking {
  /** The editor's name: what leads where it does leads here. */
  readonly app: string
  /** A path that only this installation knows the answer to. */
  readonly probe: { readonly path: string; readonly answer: string }
  readonly doors: ReachDoors
}

/** Where a name leads. */
export async function reachOf(name: string, { app, probe, doors }: Looking): Promise<Reach> {
  if (isIP(name)) return 'here'
  const found = await doors.find(name)
  if (found.length === 0) return 'nowhere'
  const ours = new Set([...doors.own(), ...(isIP(app) ? [app] : await doors.find(app))])
  const others = found.filter((address) => !ours.has(address))
  // Behind a router or a balancer only an answer tells. What stands in our own network is not asked.
  const asked = others.slice(0, MOST_ASKED).map(async (address) => {
    const text = isPublic(address) ? await doors.fetch(address, name, probe.path).catch(() => '') : ''
    return text === probe.answer
  })
  return others.length <= MOST_ASKED && (await Promise.all(asked)).every(Boolean) ? 'here' : 'elsewhere'
}
