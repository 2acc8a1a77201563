// npm start: from an empty clone to a published hotel. Installs and builds what is missing, then becomes the server.
import { spawn } from 'node:child_process'
import { ensureBuilt, ensurePackages, fail, node, root } from './steps.mjs'

await ensurePackages()
await ensureBuilt()

// A small young generation keeps the server under load below 110 MB; a larger one answers no faster.
const server = spawn(node, ['--max-semi-space-size=8', 'apps/server/dist/main.js'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('error', (error) => fail(`The server could not be started: ${error.message}`))
server.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
