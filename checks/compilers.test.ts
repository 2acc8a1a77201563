import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// @ts-expect-error plain JavaScript, shared with the commands
import { nameAt, readLock, shipped } from '../scripts/shipped.mjs'
import { root } from './sources.ts'

/** Prebuilt binaries: what a package needs to run comes inside packages of the registry, and no machine needs a compiler. */
const lock = readLock(root) as { packages: { [place: string]: { hasInstallScript?: boolean; optional?: boolean } } }
const places = Object.keys(lock.packages).filter((place) => place.startsWith('node_modules/'))

/** What a script of a package may do while it is installed. `npm start` runs that of Node alone. */
const WITH_SCRIPTS = {
  node: 'has the Node of this machine installed, as a package of the registry',
  esbuild: 'puts its program where it starts a little sooner; works without',
  ssh2: 'would compile what Node does as well; never run',
  'cpu-features': 'would compile what chooses among that; never run, and not in the release',
}

/** Named by others as something they can do without: nothing compiles it, and the build leaves it out. */
const LEFT_OUT = ['cpu-features']

test('only packages that are known to need no compiler have a script that runs while they are installed', () => {
  const scripted = places.filter((place) => lock.packages[place]?.hasInstallScript).map(nameAt)
  expect(scripted.sort()).toEqual(Object.keys(WITH_SCRIPTS).sort())
})

const PLATFORMS = [
  'linux-x64',
  'linux-arm64',
  'linuxmusl-x64',
  'linuxmusl-arm64',
  'darwin-x64',
  'darwin-arm64',
  'win32-x64',
]

test('what npm would compile brings what it needs for every platform, and says so', () => {
  const compiled = places.filter((place) => existsSync(join(root, place, 'binding.gyp')))
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const build = readFileSync(join(root, 'apps/server/vite.config.ts'), 'utf8')
  for (const name of LEFT_OUT) expect([allowScripts[name], build.includes(`'${name}'`)]).toEqual([false, true])
  const native = compiled.filter((place) => !LEFT_OUT.includes(nameAt(place)))
  expect(native.map(nameAt)).toEqual(['better-sqlite3'])
  for (const place of native) {
    const { gypfile } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'))
    expect([place, gypfile]).toEqual([place, false])
    const built = readdirSync(join(root, place, 'prebuilds'))
    expect(PLATFORMS.filter((platform) => !built.includes(`${platform}.node`))).toEqual([])
  }
})

test('no package that is shipped is a tool of builds or tests', () => {
  const names = [...(shipped(lock) as Map<string, unknown>).keys()].map((place) => nameAt(place) as string)
  const tools = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies)
  // One makes the styles of published pages small, the other checks requests (fastify).
  expect(names.filter((name) => tools.includes(name))).toEqual(['lightningcss', 'ajv'])
})
