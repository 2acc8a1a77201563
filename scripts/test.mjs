// npm test: everything that must hold, in one command. Ends with the line `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensurePackages, ensurePrograms, node, root, run, step } from './steps.mjs'

const results = join(root, 'test-results')
const bin = (name) => join(root, 'node_modules', '.bin', name)

await ensurePackages()
await ensurePrograms()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const counts = { passed: 0, failed: 0 }
const count = (passed, failed) => {
  counts.passed += passed
  counts.failed += failed
}

async function single(title, command, args) {
  const code = await step(title, () => run(command, args))
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1)
}

const readJson = (name) => {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'))
  } catch {
    return undefined
  }
}

/** A run that ended without its report, or failed without a failed test, is itself a failure. */
function countRun(code, passed, failed) {
  count(passed ?? 0, failed === undefined ? 1 : failed + (code !== 0 && failed === 0 ? 1 : 0))
}

await single('Checking types', bin('tsc'), ['-p', '.'])
await single('Checking style', bin('biome'), ['check', '.'])
await ensureBuilt()

const unit = await step('Testing packages, server and house rules', () =>
  run(node, [
    bin('vitest'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${join(results, 'unit.json')}`,
  ]),
)
const unitReport = readJson('unit.json')
countRun(unit, unitReport?.numPassedTests, unitReport?.numFailedTests)

const browser = await step('Testing in the browser', () =>
  run(node, [bin('playwright'), 'test'], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json') },
  }),
)
const stats = readJson('browser.json')?.stats
countRun(browser, stats && stats.expected + stats.flaky, stats?.unexpected)

process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exit(counts.failed === 0 ? 0 : 1)
