// npm run engines [-- -t "…"]: the main journeys in Firefox and WebKit; `-- --store s3`: the server's tests with their bytes in a real store (Swift), `-- --store radosgw` in Ceph's, `-- --store folder` in folders. Installs and builds what is missing. Before a release, not with every change.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { testOnStore } from './on-store.mjs'
import { ENGINES, ensureBuilt, ensurePackages, ensurePrograms, node, root, run } from './steps.mjs'

await ensurePackages()
const [flag, store, ...filters] = process.argv.slice(2)
if (flag === '--store') process.exit(await testOnStore(store, filters))
await ensurePrograms(ENGINES)
await ensureBuilt()
const results = join(root, 'test-results', 'engines')
mkdirSync(results, { recursive: true })
const vitest = join(root, 'node_modules', '.bin', 'vitest')
const config = join(root, 'e2e', 'engines', 'vitest.config.ts')
process.exit(
  await run(node, [vitest, 'run', '--config', config, '--reporter=verbose', ...process.argv.slice(2)], {
    env: { ...process.env, MIMAR_RESULTS: results },
  }),
)
