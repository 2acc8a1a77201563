// npm run gallery [-- --docs]: every template in every mode, look, side, direction and width, measured; --docs only renews docs/gallery.
import { ensurePackages, node, run } from './steps.mjs'

await ensurePackages()
process.exit(await run(node, ['gallery/run.mjs', ...process.argv.slice(2)]))
