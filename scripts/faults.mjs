// npm run faults [-- --full | --postgres | --publishes | --requests | --planted] [NUMBERS]: kills, losses of power, publishes cut off, generated requests and a full disk. Installs and builds what is missing.
import { ensureBuilt, ensurePackages, node, run } from './steps.mjs'

const options = new Set(process.argv.slice(2))
const isFull = options.has('--full')
const where = options.has('--postgres') ? ['--postgres'] : []
const [first, second] = process.argv.slice(2).filter((word) => /^\d+$/.test(word))

/** One part after the other: what it is called, and the program with its options. */
async function part(title, ...program) {
  const began = Date.now()
  console.log(`› ${title}`)
  const code = await run(node, program)
  console.log(
    `  ${code === 0 ? 'As it should be' : 'NOT as it should be'}, after ${((Date.now() - began) / 60_000).toFixed(1)} minutes`,
  )
  return code
}

/** Kills and losses of power, counted; on PostgreSQL kills alone. */
function killsAndLosses() {
  const kills = first ?? (isFull ? '1000' : '20')
  const losses = first === undefined ? (where.length > 0 ? '0' : isFull ? '200' : '5') : (second ?? '0')
  return part(
    `${kills} kills and ${losses} losses of power, while people edit, write, upload, publish, read and back up`,
    ...['bench/faults/faults.ts', '--kills', kills, '--losses', losses, ...where],
  )
}

const publishes = (count) =>
  part(
    `${count} publishes while visitors read on, every second one killed`,
    ...['bench/faults/publishes.ts', '--count', count, ...where],
  )

const requests = (count) =>
  part(`${count} generated requests`, ...['bench/faults/requests.ts', '--count', count, ...where])

/** What is broken on purpose must be counted, or the counts of all else say nothing. */
async function planted() {
  const results = [await part('Faults planted while people work', 'bench/faults/faults.ts', '--planted')]
  for (const plant of ['failing', 'silent', 'leaking']) {
    const program = ['bench/faults/requests.ts', '--count', '1500', '--planted', plant]
    results.push(await part(`Generated requests to a server that is ${plant}`, ...program))
  }
  for (const plant of ['stale', 'cut']) {
    const program = ['bench/faults/publishes.ts', '--count', '4', '--planted', plant]
    results.push(await part(`Publishes of a server whose files are ${plant}`, ...program))
  }
  const isNoticed = !results.some(Boolean)
  console.log(isNoticed ? 'Each fault that was planted was noticed.' : 'A fault that was planted was NOT noticed.')
  return isNoticed ? 0 : 1
}

const fullDisk = () =>
  part(
    'A disk that is full, one that is small, one that can only be read, and one that stores nothing',
    ...['node_modules/.bin/vitest', 'run', 'apps/server/src/full-disk.test.ts', '--reporter=dot'],
  )

/** All parts; kills and losses alone where numbers say how many. */
async function all() {
  const results = [await killsAndLosses()]
  if (first !== undefined) return results[0]
  results.push(await publishes(isFull ? '100' : '10'))
  results.push(await requests(isFull ? '100000' : '5000'))
  if (where.length === 0) results.push(await fullDisk())
  return results.some(Boolean) ? 1 : 0
}

await ensurePackages()
await ensureBuilt()
if (options.has('--planted')) process.exit(await planted())
if (options.has('--publishes')) process.exit(await publishes(first ?? '100'))
if (options.has('--requests')) process.exit(await requests(first ?? '100000'))
process.exit(await all())
