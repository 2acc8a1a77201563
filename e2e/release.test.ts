import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  constants,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { ask } from './asking.ts'
import { wordsOf } from './containerfile.ts'
import { followPacking, isThere, packing, placeIn, placesOf, readReleaseLock, running } from './followed-image.ts'
import { findFreePort, startInstallation } from './installation.ts'

/** The packed release (0066) and the image of it (0067), made as the Containerfile says. */
const root = join(import.meta.dirname, '..')
const node = join(root, 'node_modules/.bin/node')
const MOST_MEGABYTES = 200

let scratch = ''
let home = ''
test.beforeAll(() => {
  test.setTimeout(600_000)
  scratch = mkdtempSync(join(tmpdir(), 'mimar-release-'))
  home = followPacking(scratch)
})
test.afterAll(() => rmSync(scratch, { recursive: true, force: true }))

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
    expect([editor.status, editor.text]).toEqual([401, expect.stringContaining('npx mimar owner-link')])
    expect(mimar(['releases', 'hotel'], cwd)).toMatchObject({ status: 0, stdout: expect.stringMatching(/\S/) })
  } finally {
    await installation.stop()
  }
})

test('the release is small: nothing of builds and tests comes along', () => {
  const places = placesOf(home).filter((place) => isThere(home, place))
  expect(places.length).toBeGreaterThan(20)
  expect(
    places.filter((place) =>
      /\/(?:typescript|vite|vitest|rolldown|esbuild|playwright|lighthouse|jsdom|node)$/.test(place),
    ),
  ).toEqual([])
  expect(bytesBelow(home) / 1e6).toBeLessThan(MOST_MEGABYTES)
})

test('nothing of the release is compiled where it is installed', () => {
  const { packages } = readReleaseLock(home)
  const read = (place: string) => JSON.parse(readFileSync(join(home, place, 'package.json'), 'utf8'))
  for (const place of placesOf(home).filter((one) => isThere(home, one))) {
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
  const installed = Object.entries(readReleaseLock(home).packages).filter(([place]) => place !== '')
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

test('the image is run by nobody in particular, and nothing in it can build or install', () => {
  const words = running.steps.map(({ word }) => word)
  expect(words).not.toContain('RUN')
  expect(words).not.toContain('ADD')
  for (const { flags } of running.steps.filter(({ word }) => word === 'COPY')) expect(flags.from).toBe(packing.name)
  expect(userOf()).toEqual([expect.any(Number), expect.any(Number)])
  expect(userOf().every((id) => id >= 1000)).toBe(true)
  const commands = [...packing.steps, ...running.steps].map(({ rest }) => rest).join('\n')
  expect(commands).not.toMatch(/\b(apt|apt-get|apk|gcc|g\+\+|make|python3?|curl|wget)\b/)
  expect(running.steps.at(-1)?.word).toBe('CMD')
})

const stepOf = (word: string) => running.steps.find((step) => step.word === word)
const userOf = () => (stepOf('USER')?.rest ?? '').split(':').map(Number)

/** The second stage, by name of the variable: nothing of this machine's own comes in. */
function environmentOf(port: number) {
  const set = running.steps.filter(({ word }) => word === 'ENV').flatMap(({ rest }) => rest.split(/\s+/))
  const env = Object.fromEntries(set.map((one) => one.split('=') as [string, string]))
  return { ...env, DATA_DIR: placeIn(scratch, env.DATA_DIR ?? ''), PORT: String(port), PATH: '/nowhere' }
}

/** As another user where that can be: what is not its own it cannot write. */
const isRoot = process.getuid?.() === 0

test('the image started as it says: healthy only once it answers, both addresses, and an end without a fault', async () => {
  const port = await findFreePort()
  const [uid, gid] = userOf() as [number, number]
  const own = join(scratch, 'usr/local/bin/node')
  mkdirSync(join(own, '..'), { recursive: true })
  copyFileSync(node, own, constants.COPYFILE_FICLONE)
  chmodSync(scratch, 0o755)
  const data = placeIn(scratch, stepOf('VOLUME')?.rest ?? '')
  if (isRoot) chownSync(data, uid, gid)
  const options = { cwd: data, env: environmentOf(port), ...(isRoot && { uid, gid }) }
  const mapped = (words: readonly string[]) =>
    words.map((word) => (word.startsWith('/') ? placeIn(scratch, word) : word))
  const health = () => spawnSync(own, mapped(wordsOf(stepOf('HEALTHCHECK')).slice(1)), { ...options, encoding: 'utf8' })
  expect(health()).toMatchObject({ status: 1, stderr: expect.stringContaining('Mimar does not answer at') })
  const server = spawn(own, mapped(wordsOf(stepOf('CMD')).slice(1)), { ...options, stdio: 'ignore' })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    await expect.poll(() => health().status, { timeout: 90_000 }).toBe(0)
    await expect
      .poll(async () => (await ask(port, '/', { host: 'hotel.localhost' })).status, { timeout: 90_000 })
      .toBe(200)
    expect((await ask(port, '/edit/hotel/', { headers: { accept: 'text/html' } })).status).toBe(401)
    if (isRoot) expect(statSync(join(data, 'mimar.db')).uid).toBe(uid)
  } finally {
    server.kill('SIGTERM')
  }
  expect(await ended).toBe(0)
})
