// Whether a name leads here, as DNS has it: asked before an authority is, which counts each time that it does not find us.
import { lookup, resolve4, resolve6 } from 'node:dns/promises'
import { get } from 'node:http'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { isPrivateHost } from '../network.ts'

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

export const realReach: ReachDoors = {
  async find(name) {
    const none = () => []
    const [four, six] = await Promise.all([resolve4(name).catch(none), resolve6(name).catch(none)])
    if (four.length + six.length > 0) return [...four, ...six]
    // Names that no DNS has, but this machine's own list of hosts.
    return (await lookup(name, { all: true }).catch(none)).map(({ address }) => address)
  },
  own: () => Object.values(networkInterfaces()).flatMap((one) => (one ?? []).map(({ address }) => address)),
  fetch: (host, name, path) =>
    new Promise((resolve, reject) => {
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
    }),
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
  if (found.some((address) => ours.has(address))) return 'here'
  // Behind a router or a balancer only an answer tells. What stands in our own network is not asked.
  const [first = ''] = found.filter((address) => !isInside(address))
  if (first === '') return 'elsewhere'
  const text = await doors.fetch(first, name, probe.path).catch(() => '')
  return text === probe.answer ? 'here' : 'elsewhere'
}

const isInside = (address: string) =>
  /^(?:127\.|0\.)/.test(address) || address === '::1' || isPrivateHost(address.includes(':') ? `[${address}]` : address)
