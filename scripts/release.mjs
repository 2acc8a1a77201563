// The packed release (npm tarball): server, command line, editor and examples as one package `mimar`. Plain JavaScript with nothing but Node's own modules.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { billOf } from './bill.mjs'
import { reach, readLock, shipped } from './shipped.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** What is built and what it reads, at the same places as in a checkout: programs find it by their own. */
const FOLDERS = ['apps/server/dist', 'apps/cli/dist', 'apps/editor/dist', 'examples/hotel', 'examples/starters']

/** Files beside them, by where they come from. */
const FILES = {
  'apps/cli/packed/mimar.mjs': 'mimar.mjs',
  'apps/cli/packed/README.md': 'README.md',
  'apps/cli/packed/health.mjs': 'health.mjs',
  'scripts/config-file.mjs': 'config-file.mjs',
  'deploy/mimar.service': 'mimar.service',
  'deploy/own-certificates.conf': 'own-certificates.conf',
  LICENSE: 'LICENSE',
}

/** The oldest Node that the databases' packages take. */
const NODE = '>=22'

/** The list of what is shipped (SBOM), in the release and beside its tarball. */
export const BILL = 'mimar.cdx.json'

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Packages that give files, found by the server beside its program: fonts and icons. */
const ASSETS = /^@(expo-google-fonts|fontsource-variable|iconify-json)\//

/** Packages that the built programs load while they run; all others are built in. */
function findLoaded() {
  const folders = ['apps/server/dist', 'apps/cli/dist'].map((folder) => join(root, folder))
  const code = folders
    .flatMap((folder) => readdirSync(folder).flatMap((name) => (name.endsWith('.js') ? [join(folder, name)] : [])))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const named = {
    ...readJson('apps/server/package.json').dependencies,
    ...readJson('packages/publish/package.json').dependencies,
  }
  // Comments of what is built in name packages too.
  const loading = (name) =>
    new RegExp(
      `^import\\b.*["']${name}["']|[^\\w.]import\\("${name}"\\)|createRequire\\(import\\.meta\\.url\\)\\("${name}"\\)`,
      'm',
    )
  const isLoaded = (name) => ASSETS.test(name) || loading(name).test(code)
  return Object.fromEntries(
    Object.entries(named)
      .filter(([name]) => !name.startsWith('@mimar/') && isLoaded(name))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** npm compiles what has a `binding.gyp` unless the package says that it brings what it needs, which lock files do not repeat. */
function gypfileOf(place) {
  const file = join(root, place, 'package.json')
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).gypfile === false ? { gypfile: false } : {}
}

/** The lock file of the release: the very versions that were tested, and no tool of the checkout. */
function lockOf(manifest, installed) {
  const { name, version, license, bin, engines, dependencies } = manifest
  const entries = [...installed].sort(([one], [other]) => (one < other ? -1 : 1))
  const packages = entries.map(([place, { entry, isOptional }]) => {
    const { dev: _, devOptional: __, optional: ___, peer: ____, ...rest } = entry
    return [place, { ...rest, ...gypfileOf(place), ...(isOptional && { optional: true }) }]
  })
  return {
    ...{ name, version, lockfileVersion: 3, requires: true },
    packages: { '': { name, version, license, bin, engines, dependencies }, ...Object.fromEntries(packages) },
  }
}

/** Everything of the release in one folder; what it tells of it is its manifest. */
function stage(folder, hasAdditions) {
  const missing = FOLDERS.find((part) => !existsSync(join(root, part)))
  if (missing) throw new Error(`${missing} is not there. Run "npm run build" first.`)
  for (const part of FOLDERS) cpSync(join(root, part), join(folder, part), { recursive: true })
  for (const [from, to] of Object.entries(FILES)) cpSync(join(root, from), join(folder, to))
  const { name, version, description, license } = readJson('package.json')
  const dependencies = findLoaded()
  const manifest = {
    ...{ name, version, description, license, type: 'module' },
    ...{ bin: { mimar: 'mimar.mjs' }, engines: { node: NODE }, additions: hasAdditions, dependencies },
  }
  const lock = readLock(root)
  const installed = reach(lock, Object.keys(dependencies))
  const write = (file, value) => writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`)
  write('package.json', manifest)
  write('npm-shrinkwrap.json', lockOf(manifest, installed))
  write(BILL, billOf(manifest, shipped(lock), installed))
}

/** Packs what is built; `hasAdditions` says whether an installation's own were built in. Returns the tarball. */
export function packRelease(into, { hasAdditions = false } = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'mimar-release-'))
  try {
    const staged = join(scratch, 'mimar')
    mkdirSync(staged)
    stage(staged, hasAdditions)
    mkdirSync(into, { recursive: true })
    cpSync(join(staged, BILL), join(into, BILL))
    const args = ['pack', staged, '--json', '--ignore-scripts', '--offline', '--pack-destination', into]
    const said = execFileSync('npm', args, { cwd: scratch, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return join(into, JSON.parse(said)[0].filename)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
