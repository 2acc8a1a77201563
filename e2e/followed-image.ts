import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { readContainerfile, type Stage } from './containerfile.ts'

/** The Containerfile, followed without a container: each step of the first stage in a folder, with no tool but those its image has. */
const root = join(import.meta.dirname, '..')

/** What images of Node have, of all that the steps call; no compiler, no Python, no git. */
const TOOLS = ['npm', 'sh', 'tar', 'gzip', 'mkdir']

export const [packing, running] = readContainerfile(readFileSync(join(root, 'Containerfile'), 'utf8')) as [Stage, Stage]

/** Where a path of the image is: the sources are this checkout, everything else is below `scratch`. */
export const placeIn = (scratch: string, path: string) => (path === '/sources' ? root : join(scratch, path))

function makeTools(scratch: string): string {
  const bin = join(scratch, 'tools')
  mkdirSync(bin)
  symlinkSync(join(root, 'node_modules/.bin/node'), join(bin, 'node'))
  for (const tool of TOOLS) {
    const found = process.env.PATH?.split(':').find((folder) => existsSync(join(folder, tool)))
    if (found) symlinkSync(join(found, tool), join(bin, tool))
  }
  return bin
}

/** Follows the first stage; the folder of the release as it is installed then. */
export function followPacking(scratch: string): string {
  const bin = makeTools(scratch)
  const env = { PATH: bin, HOME: process.env.HOME, npm_config_offline: 'true', npm_config_update_notifier: 'false' }
  let cwd = scratch
  for (const { word, rest } of packing.steps) {
    if (word === 'WORKDIR') {
      cwd = placeIn(scratch, rest)
      mkdirSync(cwd, { recursive: true })
    } else if (word === 'RUN') {
      const command = rest.replaceAll(/(?<=\s)\/\w+/g, (path) => placeIn(scratch, path))
      const { status, stderr } = spawnSync('/bin/sh', ['-c', command], { cwd, env, encoding: 'utf8' })
      if (status !== 0 && /ENOTCACHED|offline/i.test(stderr)) installFromCheckout(cwd)
      else if (status !== 0) throw new Error(`RUN ${rest} failed:\n${stderr}`)
    } else if (word !== 'COPY') throw new Error(`${word} is not followed by the tests yet`)
  }
  return placeIn(scratch, '/mimar')
}

/** Tests ask no network: what npm has not kept is the very package that this checkout has. */
function installFromCheckout(home: string): void {
  for (const place of placesOf(home)) {
    const filter = (from: string) => !from.slice(join(root, place).length).includes('node_modules')
    if (isThere(root, place)) cpSync(join(root, place), join(home, place), { recursive: true, filter })
  }
}

export const isThere = (folder: string, place: string) =>
  statSync(join(folder, place), { throwIfNoEntry: false }) !== undefined

interface Lock {
  readonly packages: { readonly [place: string]: { readonly version: string; readonly gypfile?: boolean } }
}
export const readReleaseLock = (home: string) =>
  JSON.parse(readFileSync(join(home, 'npm-shrinkwrap.json'), 'utf8')) as Lock

/** Where the packages of a release stand, for every platform. */
export const placesOf = (home: string) => Object.keys(readReleaseLock(home).packages).filter((place) => place !== '')
