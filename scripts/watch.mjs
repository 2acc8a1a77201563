// Watch mode, live reload: `npm start -- --watch` builds and shows what changes in the checkout or in a folder of mimar.config.ts.
import { spawn } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, forgetBuild, node, readAdditions, root, run } from './steps.mjs'
import { watchSources } from './watching.mjs'

/** Builds, starts the server and goes on watching; ends with the program. */
export async function startWatching(args) {
  // What is built here loads itself again; the next plain start builds what others get.
  forgetBuild()
  const { config } = readAdditions()
  const env = { ...process.env, MIMAR_CONFIG: config, MIMAR_WATCH: 'on' }
  const build = async (...parts) => (await run(node, ['scripts/build.mjs', ...parts], { env })) === 0
  if (!(await build('islands', 'server', 'editor'))) fail('Mend what the lines above say, and start again.')
  let server = await startServer(args)
  const { stop } = watchSources({
    sources: () => [...ownSources(), ...addedSources(config)],
    build: async () => {
      console.log('› Something has changed, building…')
      const isBuilt = await build('server', 'editor')
      if (!isBuilt) console.log('Not taken in. What ran before goes on; it is built again with the next change.')
      return isBuilt
    },
    taken: async () => {
      await server.end()
      server = await startServer(args)
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, async () => {
      stop()
      await server.end()
      process.exit(0)
    })
}

const ownSources = () =>
  ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(root, folder, name, 'src')),
  )

/** Known again with every build: the file may name other folders by now. One that cannot be read is watched alone. */
function addedSources(config) {
  if (config === '') return []
  try {
    return readAdditions({ isGoingOn: true }).files
  } catch {
    return [config]
  }
}

/** Resolves when it says where the editor is; then the editors that are open load themselves again. */
function startServer(args) {
  const child = spawn(node, args, { cwd: root, stdio: ['inherit', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const end = () => {
    child.kill('SIGTERM')
    return ended
  }
  return new Promise((resolve) => {
    child.on('error', (error) => fail(`The server could not be started: ${error.message}`))
    child.stdout.on('data', (said) => {
      process.stdout.write(said)
      if (!/Editor: /.test(String(said))) return
      writeFileSync(join(root, 'apps/editor/dist/assets/built.json'), JSON.stringify({ built: Date.now() }))
      resolve({ end })
    })
    void ended.then(() => resolve({ end: async () => {} }))
  })
}
