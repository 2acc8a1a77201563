import { lookup } from 'node:dns/promises'
import { networkInterfaces } from 'node:os'

/** What stands around the machine; tests put something else in its place. */
export interface Doors {
  /** Numbers that a name leads to. */
  find(name: string): Promise<readonly string[]>
  /** Numbers that this machine has. */
  own(): readonly string[]
  /** Where https answers. */
  readonly httpsPort: number
  /** Who signs certificates; undefined: whom all believe. */
  readonly authority: string | undefined
  now(): number
}

export const realDoors: Doors = {
  find: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  own: () => Object.values(networkInterfaces()).flatMap((one) => (one ?? []).map(({ address }) => address)),
  httpsPort: 443,
  authority: undefined,
  now: () => Date.now(),
}
