// Runs bench/{name}.ts, or all of them, one after the other. Each is bundled with the sources it measures.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const folder = dirname(fileURLToPath(import.meta.url))
const root = dirname(folder)
const out = join(root, '.cache', 'bench')
const NOT_BENCHES = new Set(['table', 'sites', 'serve-child'])
const benches = readdirSync(folder).flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -3)] : []))
const known = benches.filter((name) => !NOT_BENCHES.has(name))
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !known.includes(name))
if (unknown) {
  console.error(`There is no bench "${unknown}". Name any of: ${known.join(', ')}, or none for all but lighthouse.`)
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
  entryPoints: benches.filter((name) => name !== 'table').map((name) => join(folder, `${name}.ts`)),
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
      onResolve({ filter: /^[^./]/ }, ({ path }) => (path.startsWith('@mimar/') ? undefined : { path, external: true }))
    },
  }
}

let worst = 0
for (const name of wanted.length > 0 ? wanted : known.filter((one) => one !== 'lighthouse')) {
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', join(out, `${name}.mjs`)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  worst = Math.max(worst, status ?? 1)
}
process.exit(worst)
