import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { build } from 'esbuild'

/** Exact versions: what is measured is named in the table and is the same for everybody. README.md says how each is set up. */
const PACKAGES = { '@craftjs/core': '0.2.12', '@puckeditor/core': '0.23.0' }
const LONGEST_MS = 180_000

const root = process.cwd()
const folder = join(root, '.cache', 'peers')
const source = join(root, 'bench', 'peers')

/** An editor of others, as its page is loaded: one script, what it loads when it is needed, and its own styles. */
export interface Peer {
  readonly name: string
  readonly script: string
  readonly styles?: string
  /** What its script imports at once, so that it is fetched beside it. */
  readonly preloads: readonly string[]
  /** By address. */
  readonly files: ReadonlyMap<string, { readonly type: string; readonly bytes: Buffer }>
}

/** The peers that can be had; where the registry does not answer, none, and it is said. */
export async function installPeers(): Promise<readonly Peer[]> {
  if (!isInstalled() && !install()) return []
  return [
    await bundle('craft', `Craft.js ${PACKAGES['@craftjs/core']}`),
    await bundle('puck', `Puck ${PACKAGES['@puckeditor/core']}`),
  ]
}

const isInstalled = () =>
  Object.entries(PACKAGES).every(([name, version]) => {
    const manifest = join(folder, 'node_modules', name, 'package.json')
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version
  })

function install(): boolean {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }))
  // No script of a package runs; React is the project's own, which both take.
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr, error } = spawnSync('npm', ['install', ...flags], {
    cwd: folder,
    encoding: 'utf8',
    timeout: LONGEST_MS,
  })
  if (status === 0) return true
  const why = error?.message ?? stderr.split('\n').find((line) => line.trim() !== '') ?? 'no reason was given'
  console.error(`  Craft.js and Puck could not be installed (${why.trim()}): the editor is measured without them.`)
  return false
}

/** As for visitors: minified, React's production build, and nothing loaded before it is needed. */
async function bundle(entry: string, name: string): Promise<Peer> {
  const out = join(folder, 'dist', entry)
  rmSync(out, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: [join(source, `${entry}.jsx`)],
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'chrome120',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [join(folder, 'node_modules')],
    // One React for all that is compared.
    alias: { react: join(root, 'node_modules/react'), 'react-dom': join(root, 'node_modules/react-dom') },
    logLevel: 'error',
    metafile: true,
  })
  const preloads = (metafile.outputs[relative(root, join(out, `${entry}.js`))]?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .map(({ path }) => `/peers/${entry}/${basename(path)}`)
  const files = new Map<string, { readonly type: string; readonly bytes: Buffer }>(
    readdirSync(out).map((file) => {
      const type = extname(file) === '.css' ? 'text/css' : 'text/javascript'
      return [`/peers/${entry}/${file}`, { type, bytes: readFileSync(join(out, file)) }]
    }),
  )
  const styles = `/peers/${entry}/${entry}.css`
  return { name, script: `/peers/${entry}/${entry}.js`, ...(files.has(styles) && { styles }), preloads, files }
}
