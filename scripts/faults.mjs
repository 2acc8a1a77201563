// npm run faults [-- --full | --postgres | --requests | --planted] [NUMBERS]: kills, losses of power, torn reads, generated requests and a full disk. Installs and builds what is missing.
import { ensureBuilt, ensurePackages, node, run } from './steps.mjs'

const options = new Set(process.argv.slice(2))
const isFull = options.has('--full')
const [first, second] = process.argv.slice(2).filter((word) => /^\d+$/.test(word))

/** Kills and losses of power, counted; on PostgreSQL kills alone. */
function killsAndLosses() {
  const isPostgres = options.has('--postgres')
  const kills = first ?? (isFull ? '1000' : '20')
  const losses = first === undefined ? (isPostgres ? '0' : isFull ? '200' : '5') : (second ?? '0')
  console.log(
    `${kills} kills and ${losses} losses of power, while people edit, write, upload, publish, read and back up`,
  )
  const where = isPostgres ? ['--postgres'] : []
  return run(node, ['bench/faults/faults.ts', '--kills', kills, '--losses', losses, ...where])
}

const requests = (count) => run(node, ['bench/faults/requests.ts', '--count', count])

/** What is broken on purpose must be counted, or the counts of all else say nothing. */
async function planted() {
  const results = [await run(node, ['bench/faults/faults.ts', '--planted'])]
  for (const plant of ['failing', 'silent']) {
    results.push(await run(node, ['bench/faults/requests.ts', '--count', '1500', '--planted', plant]))
  }
  const isNoticed = !results.some(Boolean)
  console.log(isNoticed ? 'Each fault that was planted was noticed.' : 'A fault that was planted was NOT noticed.')
  return isNoticed ? 0 : 1
}

async function fullDisk() {
  console.log('A disk that is full, and one that is small')
  return run(node, ['node_modules/.bin/vitest', 'run', 'apps/server/src/full-disk.test.ts', '--reporter=dot'])
}

await ensurePackages()
await ensureBuilt()
if (options.has('--planted')) process.exit(await planted())
if (options.has('--requests')) process.exit(await requests(first ?? '100000'))
const results = [await killsAndLosses()]
if (first === undefined && !options.has('--postgres')) results.push(await requests(isFull ? '100000' : '5000'))
results.push(await fullDisk())
process.exit(results.some(Boolean) ? 1 : 0)
