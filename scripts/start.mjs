// npm start: from an empty clone to a published hotel. Installs and builds what is missing, then becomes the server.
// With `--watch` it builds again whatever changes (watch mode), and the editor loads itself again (live reload).
import { spawn } from 'node:child_process'
import { ensureBuilt, ensurePackages, fail, node, root } from './steps.mjs'

/** A small young generation keeps the server under load below 110 MB; a larger one answers no faster. */
const SERVER = ['--max-semi-space-size=8', 'apps/server/dist/main.js']

await ensurePackages()
if (process.argv.includes('--watch')) {
  const { startWatching } = await import('./watch.mjs')
  await startWatching(SERVER)
} else {
  await ensureBuilt()
  const server = spawn(node, SERVER, { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  server.on('error', (error) => fail(`The server could not be started: ${error.message}`))
  server.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
