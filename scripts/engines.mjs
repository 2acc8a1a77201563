// npm run engines [-- -t "…"]: the main journeys in Firefox and WebKit. Installs and builds what is missing. Before a release, not with every change.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINES, ensureBuilt, ensurePackages, ensurePrograms, node, root, run } from './steps.mjs'

await ensurePackages()
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
