// What a release brings of other people's packages (dependency graph), read from the lock file. Plain JavaScript with nothing but Node's own modules.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The programs that are built: what their packages need at run time is installed beside them or built into them. */
const PROGRAMS = ['apps/server', 'apps/cli', 'apps/editor']

/** What `ssh2` may use where it was compiled: the build leaves it out, so nobody gets it (`apps/server/vite.config.ts`). */
const LEFT_OUT = new Set(['cpu-features'])

/** Reads the lock file of a checkout. */
export const readLock = (root) => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** Where Node would find a package, asked from a place in the lock file: the nearest `node_modules` that has it. */
function placeOf(name, from, packages) {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$|(?:^|\/)[^/]+$/, '')) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[place]) return place
    if (folder === '') return undefined
  }
}

/** What a package needs while it runs: [name, whether it works without]. */
function needsOf({ dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [
    ...[...Object.keys(dependencies), ...peers].map((name) => [name, name in optionalDependencies]),
    ...Object.keys(optionalDependencies).map((name) => [name, true]),
  ].filter(([name]) => !LEFT_OUT.has(name))
}

/**
 * All that the packages `names` of a place need, by where it stands in the lock file: its entry, what it needs there, and whether
 * Mimar works without it. A package of ours leads on to what it needs.
 */
export function reach({ packages }, names, from = '') {
  const found = new Map()
  const waiting = names.map((name) => [placeOf(name, from, packages), false])
  for (const [place, isOptional] of waiting) {
    const known = found.get(place)
    if (!place || (known && (isOptional || !known.isOptional))) continue
    const entry = packages[place]
    const source = entry.link ? entry.resolved : place
    const needs = needsOf(packages[source]).flatMap(([name, isFree]) => {
      const next = placeOf(name, source, packages)
      return next ? [[next, isFree]] : []
    })
    found.set(place, {
      entry: packages[source],
      isOurs: entry.link === true,
      needs: needs.map(([next]) => next),
      isOptional,
    })
    waiting.push(...needs.map(([next, isFree]) => [next, isOptional || isFree]))
  }
  return found
}

/** What is shipped, ours and of others: the programs and all that they need while they run. No tool of tests or builds is among it. */
export function shipped(lock) {
  return reach(
    lock,
    PROGRAMS.map((folder) => lock.packages[folder].name),
  )
}

/** The name of a package by its place: 'node_modules/a/node_modules/@b/c' is '@b/c'. */
export const nameAt = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
