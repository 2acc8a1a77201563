// npm run gallery [-- --docs | --only=Faq,Team5]: every template in every mode, look, side, direction and width, measured; --docs only renews docs/gallery, --only=Faq,Team5 measures those.
import { ensurePackages, ensurePrograms, node, run } from './steps.mjs'

await ensurePackages()
await ensurePrograms()
process.exit(await run(node, ['gallery/run.mjs', ...process.argv.slice(2)]))
