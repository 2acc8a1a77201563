import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
// @ts-expect-error plain JavaScript, shared with the command
import { packRelease } from '../scripts/release.mjs'
import { ask } from './asking.ts'
import { startInstallation } from './installation.ts'

/** The packed release (0066): one tarball, and the packages that its lock file names. */
const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')
const MOST_MEGABYTES = 200

let scratch = ''
let home = ''
test.beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'mimar-release-'))
  execFileSync('tar', ['-xzf', packRelease(join(scratch, 'packs')), '-C', scratch])
  home = join(scratch, 'package')
  // What is installed stands in this checkout: tests ask no network, and nothing else of it is within reach.
  for (const place of Object.keys(lock().packages)) {
    if (place !== '' && isHere(place))
      cpSync(join(root, place), join(home, place), { recursive: true, filter: isOfPlace(place) })
  }
})
test.afterAll(() => rmSync(scratch, { recursive: true, force: true }))

interface Lock {
  readonly packages: { readonly [place: string]: { readonly optional?: boolean; readonly gypfile?: boolean } }
}
const lock = () => JSON.parse(readFileSync(join(home, 'npm-shrinkwrap.json'), 'utf8')) as Lock
const isHere = (place: string) => statSync(join(root, place), { throwIfNoEntry: false }) !== undefined

/** Packages within a package are places of their own. */
const isOfPlace = (place: string) => (from: string) => !from.slice(join(root, place).length).includes('node_modules')

function bytesBelow(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
}

function emptyFolder(): string {
  return mkdtempSync(join(scratch, 'empty-'))
}

/** The launcher with a word, as `npx mimar WORD` runs it. */
function mimar(words: readonly string[], cwd: string, before: readonly string[] = []) {
  const env = { ...process.env, PATH: '', DATA_DIR: '' }
  const { status, stdout, stderr } = spawnSync(node, [...before, join(home, 'mimar.mjs'), ...words], {
    ...{ cwd, env, encoding: 'utf8' },
  })
  return { status, stdout, stderr }
}

test('the release starts in an empty folder with the packages it names alone, and no tool but Node', async () => {
  const cwd = emptyFolder()
  const program = [join(home, 'mimar.mjs')]
  // A PATH that leads nowhere: no compiler, no shell, no npm.
  const env = { PATH: join(scratch, 'nothing'), MIMAR_SEED: '' }
  const installation = await startInstallation({ dataDir: join(cwd, 'data'), program, cwd, env })
  try {
    const site = await ask(installation.port, '/', { host: 'hotel.localhost' })
    expect([site.status, site.text]).toEqual([200, expect.stringContaining('<html lang="ar" dir="rtl"')])
    const editor = await ask(installation.port, '/edit/hotel/', { headers: { accept: 'text/html' } })
    expect([editor.status, editor.text]).toEqual([401, expect.stringContaining('owner-link')])
    expect(mimar(['releases', 'hotel'], cwd)).toMatchObject({ status: 0, stdout: expect.stringMatching(/\S/) })
  } finally {
    await installation.stop()
  }
})

test('the release is small: nothing of builds and tests comes along', () => {
  const places = Object.keys(lock().packages).filter((place) => place !== '' && isHere(place))
  expect(places.length).toBeGreaterThan(20)
  expect(
    places.filter((place) =>
      /\/(?:typescript|vite|vitest|rolldown|esbuild|playwright|lighthouse|jsdom|node)$/.test(place),
    ),
  ).toEqual([])
  expect(bytesBelow(home) / 1e6).toBeLessThan(MOST_MEGABYTES)
})

test('nothing of the release is compiled where it is installed', () => {
  const { packages } = lock()
  const read = (place: string) => JSON.parse(readFileSync(join(home, place, 'package.json'), 'utf8'))
  for (const place of Object.keys(packages).filter((one) => one !== '' && isHere(one))) {
    const { scripts = {}, gypfile } = read(place)
    expect([place, scripts.preinstall, scripts.install, scripts.postinstall]).toEqual([
      place,
      undefined,
      undefined,
      undefined,
    ])
    // npm asks a compiler for what has one of these, unless it reads in the lock file that nothing is to be done.
    if (!readdirSync(join(home, place)).includes('binding.gyp')) continue
    expect([place, gypfile, packages[place]?.gypfile]).toEqual([place, false, false])
    expect(readdirSync(join(home, place, 'prebuilds'))).toEqual(
      expect.arrayContaining([
        'linux-x64.node',
        'linux-arm64.node',
        'linuxmusl-x64.node',
        'darwin-arm64.node',
        'win32-x64.node',
      ]),
    )
  }
})

interface Bill {
  readonly components: readonly {
    readonly name: string
    readonly version: string
    readonly purl: string
    readonly 'bom-ref': string
    readonly hashes: readonly { readonly alg: string; readonly content: string }[]
    readonly licenses: readonly unknown[]
    readonly properties: readonly { readonly value: string }[]
  }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

test('the list of what is shipped (SBOM) names every package that is installed or built in, and no other', () => {
  const bill = JSON.parse(readFileSync(join(home, 'mimar.cdx.json'), 'utf8')) as Bill
  const named = (how: string) =>
    bill.components
      .filter(({ properties }) => properties[0]?.value === how)
      .map(({ name, version }) => `${name}@${version}`)
  const installed = Object.entries(lock().packages as { [place: string]: { version: string } }).filter(
    ([place]) => place !== '',
  )
  expect(named('installed').sort()).toEqual(
    installed.map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`).sort(),
  )
  const builtIn = named('built in').map((name) => name.replace(/(?<=.)@.*/, ''))
  expect(builtIn).toEqual(
    expect.arrayContaining(['fastify', 'kysely', 'zod', 'react', 'react-dom', 'zustand', 'nodemailer']),
  )
  expect(
    builtIn.filter((name) => /^(?:vite|vitest|typescript|jsdom|esbuild|rolldown|playwright.*)$/.test(name)),
  ).toEqual([])
  for (const { hashes, licenses, purl } of bill.components) {
    expect([purl, hashes[0]?.alg, hashes[0]?.content.length, licenses.length]).toEqual([purl, 'SHA-512', 128, 1])
  }
  const refs = [...bill.components.map((component) => component['bom-ref']), 'pkg:npm/mimar@0.1.0']
  expect(new Set(refs).size).toBe(refs.length)
  expect(
    bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.includes(ref)),
  ).toEqual([])
})

test('what cannot run says why and what to do: an old Node, and additions that were not built in', () => {
  const cwd = emptyFolder()
  const old = join(cwd, 'old.mjs')
  writeFileSync(old, "Object.defineProperty(process.versions, 'node', { value: '20.19.0' })")
  expect(mimar([], cwd, ['--import', pathToFileURL(old).href])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Mimar needs Node 22 or newer; this is 20\.19\.0\. Install .*nodejs\.org/),
  })
  mkdirSync(join(cwd, 'data'))
  writeFileSync(join(cwd, 'data/mimar.config.ts'), 'export default { templates: [] }')
  expect(mimar([], cwd)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/data\/mimar\.config\.ts adds to Mimar, .*npm run pack/),
  })
})

test('without a checkout the command line says what it can do', () => {
  expect(mimar(['help'], emptyFolder())).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('mimar owner-link'),
  })
  expect(mimar(['fly'], emptyFolder())).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no command "fly"'),
  })
})
