// Runs bench/{name}.ts, or all of them, one after the other. Each is bundled with the sources it measures.
// `--trace` leaves traces of what does not hold in .cache/traces (README.md). Ends with 0 where every budget is kept, with 1 where one is
// missed or a bench came to no end, and with 2 where none is missed and the machine was too busy to judge some.
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const folder = dirname(fileURLToPath(import.meta.url))
const root = dirname(folder)
const out = join(root, '.cache', 'bench')
const traces = join(root, '.cache', 'traces')
const floorsFile = join(root, '.cache', 'floors.json')
/** Whatever has not come to its end by then never will. */
const LONGEST_MINUTES = { cluster: 120, editor: 75 }
const USUAL_MINUTES = 40
const MODULES = [
  'load',
  'table',
  'sites',
  'many-sites',
  'copied-sites',
  'site-rows',
  'large-site',
  'live-change',
  'pictures',
  'seed',
  'floor',
  'serve-child',
  'posting',
  'post-child',
  'hugo',
  'cpu-profile',
  'packed',
  'machines',
  'newcomer-child',
]
const NOT_BENCHES = new Set(MODULES)
/** Begin with an installation whose pictures are all encoded, which takes a while, so that it is made once for all. */
const SEEDED = new Set(['backup', 'editor', 'interactions', 'lighthouse', 'picker', 'serve', 'statistics', 'weight'])
/** Run only when named: three take longer than all others together, one needs a tool that few machines have. */
const APART = new Set(['backups-under-load', 'cluster', 'lighthouse', 'picture-quality'])
/** What one of these measures alone where it is named after it: `npm run bench cluster kills -- --seconds=60`. */
const PARTS = {
  cluster: [
    'kills',
    'database-off',
    'store-off',
    'split',
    'disk-cache',
    'seen-everywhere',
    'told',
    'move',
    'many-hosts',
  ],
  lighthouse: ['starters'],
}
const sources = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
const known = sources.filter((name) => !NOT_BENCHES.has(name) && !name.startsWith('editor-'))
const words = process.argv.slice(2).filter((one) => one !== '--trace')
const isPart = (word) => Object.entries(PARTS).some(([name, parts]) => words.includes(name) && parts.includes(word))
const wanted = words.filter((one) => !one.startsWith('-') && !isPart(one))
/** Parts and `--name=value` are for the bench that has parts. */
const wishes = words.filter((one) => one.startsWith('-') || isPart(one))
const isTraced = process.argv.includes('--trace')
const unknown = wanted.find((name) => !known.includes(name))
if (unknown) {
  console.error(
    `There is no bench "${unknown}". Name any of: ${known.join(', ')}, or none for all but ${[...APART].join(' and ')}. --trace leaves traces of what does not hold.`,
  )
  process.exit(1)
}

/** Bundled files still look for what lies beside their source, and styles come as text. */
const fromSource = {
  name: 'from-source',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?raw$/, '')),
      namespace: 'raw',
    }))
    onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({ contents: readFileSync(path, 'utf8'), loader: 'text' }))
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
      loader: extname(path).slice(1),
    }))
  },
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
await build({
  entryPoints: sources.map((name) => join(folder, `${name}.ts`)),
  outdir: out,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  jsx: 'automatic',
  // As visitors' servers run it: React's development build is several times slower.
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [fromSource, externalPackages()],
  logLevel: 'warning',
})

/** Packages of others are loaded as they are; ours are bundled. */
function externalPackages() {
  return {
    name: 'external-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./#]/ }, ({ path }) =>
        path.startsWith('@mimar/') ? undefined : { path, external: true },
      )
    },
  }
}

/** One program in a process group of its own: what it sends, and whether it came to its end in time. */
function runAlone(name, env) {
  return new Promise((resolve) => {
    const sent = []
    const child = fork(join(out, `${name}.mjs`), name in PARTS ? wishes : [], {
      cwd: root,
      detached: true,
      execArgv: ['--enable-source-maps'],
      env: { ...process.env, NODE_ENV: 'production', ...env },
    })
    const endAll = () => process.kill(-child.pid, 'SIGKILL')
    const late = setTimeout(endAll, (LONGEST_MINUTES[name] ?? USUAL_MINUTES) * 60_000)
    running.add(endAll)
    child.on('message', (message) => sent.push(message))
    child.on('close', (code) => {
      clearTimeout(late)
      running.delete(endAll)
      resolve({ sent, isFinished: code === 0 && sent.length > 0 })
    })
  })
}

/** What a trace of that bench is told. Browsers trace themselves; of servers Node notes where the time goes. */
async function traceSettings(name) {
  if (!isTraced) return {}
  const { isProfiled, profileOptions } = await import(pathToFileURL(join(out, 'cpu-profile.mjs')).href)
  if (!isProfiled(name)) return { MIMAR_TRACES: traces }
  return { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${profileOptions(join(traces, name))}` }
}

async function sayProfiles(name) {
  const folder = join(traces, name)
  if (!isTraced || !existsSync(folder)) return
  const { printProfiles } = await import(pathToFileURL(join(out, 'cpu-profile.mjs')).href)
  printProfiles(folder)
}

/** The best that floors have reached here, as long as the benches are these. */
function readFloors() {
  const known = existsSync(floorsFile) ? JSON.parse(readFileSync(floorsFile, 'utf8')) : {}
  return new Map(known.of === fingerprint() ? known.floors : [])
}

function writeFloors(floors) {
  writeFileSync(floorsFile, JSON.stringify({ of: fingerprint(), floors: [...floors] }))
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const name of sources) hash.update(readFileSync(join(folder, `${name}.ts`)))
  return hash.digest('hex')
}

async function step(title, work) {
  const began = performance.now()
  process.stdout.write(`› ${title}…\n`)
  const result = await work()
  process.stdout.write(`  done in ${((performance.now() - began) / 1000).toFixed(0)} s\n`)
  return result
}

/** Ends what is measured just now, with all that it has started. */
const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    for (const end of running) end()
    process.exit(1)
  })
}

const { printTables } = await import(pathToFileURL(join(out, 'table.mjs')).href)
const [load] = loadavg()
const cores = availableParallelism()
if (load > cores / 2) {
  console.log(`This machine is busy (load ${load.toFixed(1)} on ${cores} cores): times will be longer than they are.`)
}
const chosen = wanted.length > 0 ? wanted : known.filter((one) => !APART.has(one))
const seed = chosen.some((name) => SEEDED.has(name))
  ? (await step('Preparing the hotel and its pictures', () => runAlone('seed'))).sent[0]?.seed
  : undefined
const tables = []
const unfinished = []
if (isTraced) {
  rmSync(traces, { recursive: true, force: true })
  mkdirSync(traces, { recursive: true })
}
for (const name of chosen) {
  const env = { ...(seed && { MIMAR_SEED: seed }), ...(await traceSettings(name)) }
  const { sent, isFinished } = await step(`Measuring ${name}`, () => runAlone(name, env))
  tables.push(...sent)
  // All of them stand together at the end; who breaks off has what came so far.
  if (chosen.length > 1) printTables(sent, readFloors())
  if (!isFinished) unfinished.push(name)
  await sayProfiles(name)
}
if (seed) rmSync(seed, { recursive: true, force: true })
const { missed, unjudged, floors } = printTables(tables, readFloors())
// What is traced is slower, and no floor for others.
if (!isTraced) writeFloors(floors)
const sentence =
  missed === 0 && unfinished.length === 0
    ? `Every budget is kept${unjudged > 0 ? ', as far as this machine let it be judged' : ''}.`
    : `${missed} budget${missed === 1 ? ' is' : 's are'} missed.`
console.log(`\n${sentence}${unfinished.map((name) => ` ${name} came to no end.`).join('')}`)
process.exit(missed + unfinished.length > 0 ? 1 : unjudged > 0 ? 2 : 0)
