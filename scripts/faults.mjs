// npm run faults [-- --full]: kills, losses of power, torn reads and a full disk. Installs and builds what is missing.
import { ensureBuilt, ensurePackages, node, run } from './steps.mjs'

const isFull = process.argv.includes('--full')
const numbers = process.argv.slice(2).filter((word) => /^\d+$/.test(word))
const [kills, losses] = numbers.length > 0 ? [numbers[0], numbers[1] ?? '0'] : isFull ? ['1000', '200'] : ['20', '5']

await ensurePackages()
await ensureBuilt()
console.log(`${kills} kills and ${losses} losses of power, while people edit, write, upload, publish, read and back up`)
const counted = await run(node, ['bench/faults/faults.ts', kills, losses])
console.log('A disk that is full, and one that is small')
const vitest = ['node_modules/.bin/vitest', 'run', 'apps/server/src/full-disk.test.ts', '--reporter=dot']
const full = await run(node, vitest)
process.exit(counted || full)
