#!/usr/bin/env node
// The bin of the packed release (npx mimar): without a word it starts the server, with one it is the command line.
// Written for any Node, also one that is too old, which is told what to do.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findConfig } from './config-file.mjs'

const home = dirname(fileURLToPath(import.meta.url))
const { engines, additions } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))

const refusal = whyNot()
if (refusal) {
  console.error(refusal)
  process.exitCode = 1
} else {
  const [word, ...rest] = process.argv.slice(2)
  // A small young generation keeps the server under load below 110 MB; a larger one answers no faster.
  const server = ['--max-semi-space-size=8', join(home, 'apps/server/dist/main.js')]
  const isStart = word === undefined || (word === 'start' && rest.length === 0)
  become(isStart ? server : [join(home, 'apps/cli/dist/mimar.js'), word, ...rest])
}

/** Why this release cannot run here, and what to do about it. */
function whyNot() {
  const least = Number(/\d+/.exec(engines.node)[0])
  if (Number.parseInt(process.versions.node, 10) < least) {
    return `Mimar needs Node ${least} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org, then run the same command again.`
  }
  const config = findConfig(process.env, process.cwd())
  if (config && !additions) {
    return `${config} adds to Mimar, and this release was packed without additions: pages would be published without their sections. Run "npm run pack" in a checkout of Mimar with that file, and install the release it makes.`
  }
  return undefined
}

/** Runs the program in the place of this one: its output, its signals, its end. */
function become(program) {
  const child = spawn(process.execPath, program, { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
