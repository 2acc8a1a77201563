// `npm run pack` (npm, tarballs): the release that runs without a checkout, and the packages that authors of templates and integrations need, as typed JavaScript.
// Plain JavaScript for the Node a machine starts with.
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))

/** The workspaces that say which doors they have outside, each behind those it depends on. */
function findPacked() {
  const found = readdirSync(join(root, 'packages'))
    .map((name) => ({ folder: `packages/${name}`, manifest: readManifest(`packages/${name}`) }))
    .filter(({ manifest }) => manifest.publishConfig?.exports)
  const needs = ({ manifest }) => found.filter((other) => manifest.dependencies?.[other.manifest.name]).length
  return found.sort((one, other) => needs(one) - needs(other))
}

/** The manifest as it is packed: its doors are those of `publishConfig`, and what it calls its own files by leads to what was compiled (0046). */
function outside({ private: _, scripts: __, publishConfig, imports = {}, ...manifest }, staged) {
  const compiled = (path) => path.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js')
  const own = Object.entries(imports).flatMap(([name, target]) => {
    const path = compiled(target.default ?? target)
    return existsSync(join(staged, path.replace(/\*.*$/, ''))) ? [[name, path]] : []
  })
  return { ...manifest, exports: publishConfig.exports, imports: Object.fromEntries(own) }
}

/** The source of each door that a workspace has outside. */
const doorsOf = ({ folder, manifest }) =>
  Object.keys(manifest.publishConfig.exports).map((door) => join(root, folder, manifest.exports[door]))

/** Compiles the doors of a workspace and all that they reach, with the packages before it as they were compiled. */
function compile(workspace, stage, before) {
  const paths = before.map(({ manifest, staged }) => [manifest.name, [join(staged, 'dist/index.d.ts')]])
  const options = {
    ...{ noEmit: false, declaration: true, rewriteRelativeImportExtensions: true, types: [] },
    rootDir: join(root, workspace.folder, 'src'),
    outDir: join(stage, 'dist'),
    paths: Object.fromEntries(paths),
  }
  const config = `${stage}.json`
  const files = doorsOf(workspace)
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions: options, files, include: [] }),
  )
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], { cwd: root, stdio: 'inherit' })
  for (const name of readdirSync(options.outDir, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const file = join(options.outDir, name)
    // The compiler leaves the endings of sources in declarations, which no file has outside.
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll(/((?:from|import\()\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'),
    )
  }
}

/** Makes the tarballs in a folder and returns their files, each behind those it needs. */
export function pack(into) {
  const scratch = mkdtempSync(join(tmpdir(), 'mimar-pack-'))
  try {
    rmSync(into, { recursive: true, force: true })
    mkdirSync(into, { recursive: true })
    const done = []
    for (const workspace of findPacked()) {
      const staged = join(scratch, workspace.folder.replace('/', '-'))
      mkdirSync(staged)
      compile(workspace, staged, done)
      cpSync(join(root, workspace.folder, 'README.md'), join(staged, 'README.md'))
      cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'))
      writeFileSync(join(staged, 'package.json'), `${JSON.stringify(outside(workspace.manifest, staged), null, 2)}\n`)
      const args = ['pack', staged, '--json', '--ignore-scripts', '--offline', '--pack-destination', into]
      const [{ filename }] = JSON.parse(
        execFileSync('npm', args, { cwd: scratch, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      )
      done.push({ ...workspace, staged, file: join(into, filename) })
    }
    return done.map(({ file }) => file)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** What an installation adds is built into its release (0043, 0066). */
async function packAll(into) {
  const { ensureBuilt, ensurePackages, readAdditions } = await import('./steps.mjs')
  const { packRelease } = await import('./release.mjs')
  await ensurePackages()
  await ensureBuilt()
  const files = pack(into)
  const release = packRelease(into, { hasAdditions: readAdditions().config !== '' })
  console.log(`Packed. In an empty folder, where Mimar is to run (docs/install.md):

  npm install ${release} && npx mimar

In the folder of your templates:

  npm install --save-dev ${files.join(' ')}`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await packAll(resolve(process.argv[2] ?? join(root, 'dist/packs')))
}
