import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyFolder, makeTools, npm, pack } from './packed.ts'
import { inTurns, printTable, type Row } from './table.ts'

/** The packed release (0066), from an empty folder and an empty cache of npm to both addresses, beside `npm install` of the same dependencies alone. */
const ROUNDS = 2
const MOST_SECONDS = 60
const MOST_MEGABYTES = 200
const START_WITHIN = 90_000

const scratch = mkdtempSync(join(tmpdir(), 'mimar-install-'))

const megabytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6

const packagesIn = (cwd: string) =>
  Object.keys(JSON.parse(readFileSync(join(cwd, 'node_modules/.package-lock.json'), 'utf8')).packages).length

const secondsSince = (began: number) => (performance.now() - began) / 1000

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Runs `npx mimar` until it has said where the editor and the first site are. */
async function startThere(cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = await freePort()
  const child = spawn('npx', ['--offline', 'mimar'], {
    cwd,
    env: { ...env, PORT: String(port) },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('It did not say where it is.')), START_WITHIN)
      let said = ''
      child.stdout.on('data', (chunk) => {
        said += chunk
        if (!/^Site: /m.test(said)) return
        clearTimeout(timer)
        resolve()
      })
      ended.then(() => reject(new Error(`It ended:\n${said}`)))
    })
  } finally {
    // npx, its shell and Mimar are one group of ours.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended
  }
}

async function measure(): Promise<Row[]> {
  const PATH = makeTools(scratch)
  const file = pack(scratch)
  const ours: number[] = []
  const installs: number[] = []
  const floor: number[] = []
  let sizes = { ours: 0, floor: 0, packages: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const { cwd, env } = emptyFolder(scratch, PATH)
    const began = performance.now()
    npm(['install', file], cwd, env)
    installs.push(secondsSince(began))
    await startThere(cwd, env)
    ours.push(secondsSince(began))
    const bare = emptyFolder(scratch, PATH)
    const { dependencies } = JSON.parse(readFileSync(join(cwd, 'node_modules/mimar/package.json'), 'utf8'))
    writeFileSync(join(bare.cwd, 'package.json'), JSON.stringify({ private: true, dependencies }))
    const beganBare = performance.now()
    npm(['install'], bare.cwd, bare.env)
    floor.push(secondsSince(beganBare))
    sizes = {
      ours: megabytes(join(cwd, 'node_modules')),
      floor: megabytes(join(bare.cwd, 'node_modules')),
      packages: packagesIn(cwd),
    }
  }
  return [
    inTurns(ours, floor, { what: 'from nothing to both addresses', unit: 's', budget: MOST_SECONDS }),
    inTurns(installs, floor, { what: 'of it npm install', unit: 's' }),
    { what: 'installed', measured: sizes.ours, floor: sizes.floor, unit: 'MB', budget: MOST_MEGABYTES },
    { what: 'packages', measured: sizes.packages, unit: '' },
  ]
}

try {
  printTable('The packed release, installed without a compiler', await measure())
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
process.exit(0)
