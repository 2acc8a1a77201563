/** Several servers on one PostgreSQL and one store, and what happens to them: `npm run bench cluster`, or `… cluster -- kills --seconds=60`. */
import { parseArgs } from 'node:util'
import { measureDatabaseOff } from './cluster/database-off.ts'
import { measureDiskCache } from './cluster/disk-cache.ts'
import { measureKills } from './cluster/kills.ts'
import { measureManyHosts } from './cluster/many-hosts.ts'
import { measureMove } from './cluster/move.ts'
import { hasHaproxy } from './cluster/proxy.ts'
import { measureSeenEverywhere } from './cluster/seen-everywhere.ts'
import { measureSplit } from './cluster/split.ts'
import { measureStoreOff } from './cluster/store-off.ts'
import { measureTold } from './cluster/told.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** How long each part goes on in place of its own time. */
    seconds: { type: 'string' },
    /** In place of two and then three. */
    servers: { type: 'string' },
    bucket: { type: 'boolean', default: false },
    /** How many sites many-hosts makes. */
    sites: { type: 'string', default: '100000' },
  },
})
const seconds = values.seconds === undefined ? undefined : Number(values.seconds)
const counts = values.servers === undefined ? [2, 3] : [Number(values.servers)]

const parts: { readonly [name: string]: () => Promise<void> } = {
  async kills() {
    for (const servers of counts) await measureKills({ servers, seconds: seconds ?? 600, hasBucket: values.bucket })
  },
  async 'database-off'() {
    const reads = seconds === undefined ? 1_000_000 : 0
    await measureDatabaseOff({ servers: counts[0] ?? 2, seconds: seconds ?? 300, reads })
  },
  'store-off': () => measureStoreOff(seconds ?? 120),
  split: () => measureSplit(seconds ?? 60),
  'disk-cache': () => measureDiskCache(seconds ?? 3),
  async 'seen-everywhere'() {
    for (const servers of counts) await measureSeenEverywhere(servers)
  },
  told: measureTold,
  move: () => measureMove({ servers: counts[0] ?? 2, seconds: seconds ?? 60, hasBucket: values.bucket }),
  'many-hosts': () => measureManyHosts(Number(values.sites)),
}

if (!hasHaproxy) throw new Error('This needs haproxy: apt-get install haproxy.')
for (const [name, measure] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  console.log(`  ${name}…`)
  await measure()
}
process.exit(0)
