import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** These measure what browsers do, which trace it themselves, or what another Node than the project's does. */
const WITHOUT_PROFILE = new Set(['editor', 'install', 'interactions', 'lighthouse', 'weight'])
export const isProfiled = (name: string) => !WITHOUT_PROFILE.has(name)

/** Options by which Node leaves a profile of each of its processes in a folder. */
export const profileOptions = (folder: string) => `--cpu-prof --cpu-prof-dir=${folder}`

const MOST = 15
/** Of a process that did less there is nothing to say, in milliseconds. */
const LEAST = 500

interface Profile {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** Says of each process of Mimar's server in which functions it spent its time, the longest first. */
export function printProfiles(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'))) {
    const profile = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Profile
    const isServer = profile.nodes.some(({ callFrame }) => /apps\/server\/dist\//.test(callFrame.url))
    if (isServer) printProfile(profile, join(folder, file))
  }
}

function printProfile({ nodes, samples, timeDeltas }: Profile, file: string): void {
  const nameOf = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => {
      const where = url === '' ? '' : ` (${basename(url)}:${lineNumber + 1})`
      return [id, `${functionName || 'a function without a name'}${where}`]
    }),
  )
  const spent = new Map<string, number>()
  for (const [index, id] of samples.entries()) {
    const name = nameOf.get(id) ?? ''
    spent.set(name, (spent.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000)
  }
  const idle = spent.get('(idle)') ?? 0
  spent.delete('(idle)')
  const busy = [...spent.values()].reduce((sum, one) => sum + one, 0)
  if (busy < LEAST) return
  console.log(`  A server was busy for ${busy.toFixed(0)} ms and idle for ${idle.toFixed(0)} (${file}):`)
  for (const [name, ms] of [...spent].toSorted(([, one], [, other]) => other - one).slice(0, MOST)) {
    console.log(`    ${((100 * ms) / busy).toFixed(1).padStart(5)} %  ${ms.toFixed(0).padStart(6)} ms  ${name}`)
  }
}
