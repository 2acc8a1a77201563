// npm run bench [name…]: sizes and speeds beside a floor measured in the same run. Installs and builds what is missing.
import { ensureBuilt, ensurePackages, ensurePrograms, LOADS, node, PEERS, run, wishPrograms } from './steps.mjs'

await ensurePackages()
await ensurePrograms()
await ensurePrograms(LOADS)
await wishPrograms(PEERS)
await ensureBuilt()
process.exit(await run(node, ['bench/run.mjs', ...process.argv.slice(2)]))
