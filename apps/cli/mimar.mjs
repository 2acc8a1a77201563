#!/usr/bin/env node
// The bin of the command line (CLI): runs dist/mimar.js on the Node of the project, whatever Node the machine has.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const program = join(import.meta.dirname, 'dist/mimar.js')
const own = join(import.meta.dirname, '../../node_modules/.bin/node')
if (existsSync(program)) {
  const node = existsSync(own) ? own : process.execPath
  const child = spawn(node, [program, ...process.argv.slice(2)], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
} else {
  console.error('The command line is not built yet. Run this in the checkout, then try again: npm run build')
  process.exitCode = 1
}
