// npm test: everything that must hold, in one command. Ends with the line `N passed, N failed`.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt, ensurePackages, ensurePrograms, node, root, run, runHeard, step } from './steps.mjs'

const results = join(root, 'test-results')
const bin = (name) => join(root, 'node_modules', '.bin', name)

await ensurePackages()
await ensurePrograms()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/**
 * Thousands of small databases wait for a disk a third of the time; in memory they needn't. What is tested is a server that
 * ends, not a machine that loses its power. Too little memory, and the usual folder is used.
 */
const MEMORY = '/dev/shm'
const ROOM = 4 * 1024 ** 3
const hasMemory = () => {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  // A file system in memory says how much it may hold, not how much memory is left.
  return Math.min(bavail * bsize, freemem()) > ROOM
}

/** What a run that was killed has left there: it would take the memory from every run after it. */
function removeLeftOvers() {
  const ofRuns = /^mimar-run-(\d+)-/
  for (const name of readdirSync(MEMORY)) {
    const pid = ofRuns.exec(name)?.[1]
    if (pid && !existsSync(`/proc/${pid}`)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function newScratch() {
  removeLeftOvers()
  return mkdtempSync(join(MEMORY, `mimar-run-${process.pid}-`))
}

const scratch = hasMemory() ? newScratch() : undefined
/** Servers that tests start from their sources keep them compiled (V8's compile cache): half of what a start costs. */
const compiled = process.env.NODE_COMPILE_CACHE ?? join(scratch ?? results, 'compiled')
const env = { ...process.env, NODE_COMPILE_CACHE: compiled, ...(scratch && { TMPDIR: scratch }) }
if (scratch) {
  // PostgreSQL works there under a name of its own.
  chmodSync(scratch, 0o755)
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
  // A signal ends a process without `exit`, which would leave all of it in memory.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
}

/** What failed is said again at the end, where it is read: enough of each to know where to look. */
const MOST_SAID = 1500
const COLOURS = /\u001b\[[0-9;]*m/g

const counts = { passed: 0, failed: 0 }
const count = (passed, failed) => {
  counts.passed += passed
  counts.failed += failed
}

/** What failed without being a test: told again at the end, like tests. */
const besides = []

async function single(title, command, args) {
  const code = await step(title, () => run(command, args))
  count(code === 0 ? 1 : 0, code === 0 ? 0 : 1)
  if (code !== 0) besides.push({ title, why: 'What it said stands above, where it ran.' })
}

const readJson = (name) => {
  try {
    return JSON.parse(readFileSync(join(results, name), 'utf8'))
  } catch {
    return undefined
  }
}

/** A run that ended without its report, or failed without a failed test, is itself a failure: it says its last words again. */
function countRun(title, { code, tail }, passed, failed) {
  const isBesides = failed === undefined || (code !== 0 && failed === 0)
  count(passed ?? 0, (failed ?? 0) + (isBesides ? 1 : 0))
  if (!isBesides) return
  const said = tail.replace(COLOURS, '')
  const errors = said.indexOf('Unhandled Errors')
  besides.push({
    title: `${title}, beside its tests: exit code ${code}`,
    why: said.slice(errors < 0 ? -MOST_SAID : errors),
  })
}

function unitFailures(report) {
  const failed = (report?.testResults ?? []).flatMap(({ assertionResults, message }) => {
    const failures = assertionResults.filter(({ status }) => status === 'failed')
    return failures.length > 0 || !message ? failures : [{ fullName: 'a file of tests', failureMessages: [message] }]
  })
  return failed.map(({ fullName, failureMessages }) => ({
    title: fullName,
    why: failureMessages.join('\n').replace(COLOURS, ''),
  }))
}

/** The browser tests that failed, or passed only when they were tried again (`flaky`). */
function browserFailures(report, wanted) {
  const specsIn = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsIn)]
  const found = (report?.suites ?? [])
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
  return found.map(({ file, line, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
    const why = errors.map(({ message }) => String(message).replace(COLOURS, '')).join('\n')
    return { title: `e2e/${file}:${line} ${title}`, why }
  })
}

await single('Checking types', bin('tsc'), ['-p', '.'])
await single('Checking style', bin('biome'), ['check', '.'])
await single('Asking whether what is shipped has known faults', node, ['scripts/advisories.mjs'])
await ensureBuilt()

const unit = await step('Testing packages, server and house rules', () =>
  runHeard(
    node,
    [
      bin('vitest'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${join(results, 'unit.json')}`,
      // Thousands of coloured dots would drown what matters in a log.
      '--no-color',
    ],
    { env },
  ),
)
const unitReport = readJson('unit.json')
countRun('Packages, server and house rules', unit, unitReport?.numPassedTests, unitReport?.numFailedTests)

const browser = await step('Testing in the browser', () =>
  runHeard(node, [bin('playwright'), 'test'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'browser.json') },
  }),
)
const browserReport = readJson('browser.json')
const stats = browserReport?.stats
countRun('Browser', browser, stats && stats.expected + stats.flaky, stats?.unexpected)

const tell = (what, all) => {
  for (const { title, why } of all) process.stdout.write(`\n${what} ${title}\n${why.slice(0, MOST_SAID)}\n`)
}
tell('FLAKY (passed when tried again: a bug to mend)', browserFailures(browserReport, 'flaky'))
tell('FAILED', [...besides, ...unitFailures(unitReport), ...browserFailures(browserReport, 'unexpected')])
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exit(counts.failed === 0 ? 0 : 1)
