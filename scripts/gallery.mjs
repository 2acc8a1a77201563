// npm run gallery [-- --docs]: every template in every mode, look, side, direction and width, measured; --docs only renews docs/gallery.
import { ensurePackages, ensurePrograms, node, run } from './steps.mjs'

await ensurePackages()
await ensurePrograms()
process.exit(await run(node, ['gallery/run.mjs', ...process.argv.slice(2)]))
