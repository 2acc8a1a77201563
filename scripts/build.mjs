// Builds everything that runs: islands, server, command line, editor. Plain JavaScript for the Node a machine starts with;
// the tools themselves run on the Node that package.json names.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { minifySync } from 'rolldown/utils'
import { findConfig } from './config-file.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const node = join(root, 'node_modules/.bin/node')

// What an installation adds is built in (0043); a test may name the file itself.
process.env.MIMAR_CONFIG ??= findConfig(process.env, process.cwd()) ?? ''

const parts = { islands: buildIslands, server: buildServer, cli: buildCli, editor: buildEditor }
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in parts))
if (unknown) {
  console.error(
    `There is no part "${unknown}" to build. Name any of: ${Object.keys(parts).join(', ')}, or none for all.`,
  )
  process.exit(1)
}
// One that is no template would be published as it is.
if (process.env.MIMAR_CONFIG) runProgram('scripts/refuse-unfit.ts', [])
for (const [name, build] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const began = Date.now()
  build()
  console.log(`Built ${name} in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

/** Each island alone, small, as the publisher reads it. */
function buildIslands() {
  const folder = join(root, 'packages/islands/src')
  const islands = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name) && name !== 'index.ts')
  if (islands.length === 0) return
  const { outputFiles } = buildSync({
    entryPoints: islands.map((name) => join(folder, name)),
    outdir: join(root, 'apps/server/dist/islands'),
    bundle: true,
    minify: true,
    // The publisher puts each in a function of its own.
    format: 'esm',
    target: 'es2020',
    logLevel: 'warning',
    write: false,
  })
  mkdirSync(join(root, 'apps/server/dist/islands'), { recursive: true })
  for (const { path, text } of outputFiles) writeFileSync(path, smallest(path, text))
}

/** A second minifier finds what the first one left; together they save a fortieth. */
function smallest(path, text) {
  const options = { compress: { target: 'es2020' }, mangle: { toplevel: true }, codegen: { removeWhitespace: true } }
  const { code, errors } = minifySync(path, text, options)
  if (errors.length > 0) throw new Error(`${path} cannot be made smaller: ${errors[0].message}`)
  return code
}

function buildServer() {
  vite(['build', '--config', 'apps/server/vite.config.ts'])
}

function buildCli() {
  if (!existsSync(join(root, 'apps/cli/vite.config.ts'))) return
  vite(['build', '--config', 'apps/cli/vite.config.ts'])
}

function buildEditor() {
  if (!existsSync(join(root, 'apps/editor/vite.config.ts'))) return
  vite(['build', 'apps/editor', '--config', 'apps/editor/vite.config.ts'])
  vite(['build', 'apps/editor', '--config', 'apps/editor/vite.sites.config.ts'])
  // While sources are watched nobody is far away.
  if (!process.env.MIMAR_WATCH) compressAll(join(root, 'apps/editor/dist'))
}

/** The server sends what was compressed here once, as strongly as possible. */
function compressAll(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !['.js', '.css', '.svg', '.json'].includes(extname(entry.name))) continue
    const file = join(entry.parentPath ?? entry.path, entry.name)
    const bytes = readFileSync(file)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, quality))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

function vite(args) {
  runProgram('node_modules/vite/bin/vite.js', [...args, '--logLevel', 'warn'])
}

function runProgram(script, args) {
  try {
    execFileSync(node, [join(root, script), ...args], { cwd: root, stdio: 'inherit' })
  } catch {
    // The tool has said what is wrong.
    process.exit(1)
  }
}
