// Mutation testing (Stryker). npm run mutants [-- fields document state]: breaks the code in one place at a time and tells where no unit test noticed.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { root } from './steps.mjs'

/** The least share of mutants, in percent, that the unit tests of a room must find. */
const LEAST = 80

const ROOMS = {
  fields: 'packages/fields/src',
  document: 'packages/document/src',
  state: 'apps/editor/src/state',
}

/** So many at a time: `MUTANTS_WORKERS=1` leaves a core to others. */
const workers = Number(process.env.MUTANTS_WORKERS ?? 2)

// Laws and storms draw many samples; where they run for each mutant a part of them must do.
process.env.MUTANTS = 'yes'
process.env.STORM_RUNS ??= '5'

const optionsOf = (name, folder, only) => ({
  mutate: [...(only.length > 0 ? only : [`${folder}/**/*.ts`]), '!**/*.test.ts', '!**/testing/**'],
  // Sentences and names of the house: what they say is for people, and names the compiler knows.
  mutator: { excludedMutations: ['StringLiteral'] },
  plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  testFiles: [`${folder}/**/*.test.ts`],
  vitest: { related: false },
  coverageAnalysis: 'perTest',
  concurrency: workers,
  // What a worker has kept for so long may weigh on it.
  maxTestRunnerReuse: 250,
  // What is worked out once while a file loads would cost a run of all tests each.
  ignoreStatic: true,
  timeoutMS: 10_000,
  // Below it the command fails, also where only a part was asked for: what is known of the room counts.
  thresholds: { high: 90, low: LEAST, break: LEAST },
  reporters: ['progress-append-only', 'html'],
  htmlReporter: { fileName: `test-results/mutants/${name}.html` },
  incremental: true,
  incrementalFile: `.cache/mutants/${name}.json`,
  tempDirName: '.cache/mutants/sandbox',
  // Nothing in it needs to be rewritten.
  tsconfigFile: 'no-tsconfig.json',
  ignorePatterns: ['**/dist', 'data', 'test-results', 'e2e', 'bench', 'gallery', 'docs'],
  allowConsoleColors: false,
  warnings: { slow: false },
})

/** One mutant in a line: where it stands, what was there and what took its place. */
function lineOf({ fileName, location: { start, end }, replacement }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = lines[last].slice(0, end.column)
  lines[0] = lines[0].slice(start.column - 1)
  const short = (code) => (code.length > 60 ? `${code.slice(0, 57)}…` : code).replaceAll(/\s+/g, ' ')
  return `${relative(root, fileName)}:${start.line} ${short(lines.join('\n'))} → ${short(replacement)}`
}

const asked = process.argv.slice(2)
const rooms = asked.filter((word) => Object.hasOwn(ROOMS, word))
const files = asked.filter((word) => word.includes('/'))
const all =
  files.length > 0 ? Object.keys(ROOMS).filter((name) => files[0].startsWith(ROOMS[name])) : Object.keys(ROOMS)

for (const name of rooms.length > 0 ? rooms : all) {
  // All of a package or app begins anew for each mutant; what it stands on stays loaded.
  process.env.MUTANTS_ROOM = /^.*?\/src(?=\/|$)/.exec(ROOMS[name])[0]
  const mutants = await new Stryker(optionsOf(name, ROOMS[name], files)).runMutationTest()
  const of = (...kinds) => mutants.filter(({ status }) => kinds.includes(status))
  const [found, missed] = [of('Killed', 'Timeout'), of('Survived', 'NoCoverage')]
  for (const mutant of missed) process.stdout.write(`${mutant.status === 'Survived' ? '  ' : '0 '}${lineOf(mutant)}\n`)
  const share = (100 * found.length) / (found.length + missed.length)
  process.stdout.write(`${name}: ${found.length} of ${found.length + missed.length} found, ${share.toFixed(1)} %\n`)
}
