// All of the server's tests, on SQLite and on PostgreSQL, with published bytes and pictures in one kind of place (docs/storage.md).
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt, ensurePrograms, fail, node, RADOS, root, run } from './steps.mjs'

/** The vitest projects of each kind of place: files of tests that share modules, and those that have their own. */
const PROJECTS = { folder: ['apps', 'apart'], s3: ['s3', 's3-apart'], radosgw: ['s3', 's3-apart'] }
const SERVER = 'apps/server/src'

/** Runs them, or those whose paths contain a filter, and says how many held on each database; the exit code. */
export async function testOnStore(store, filters = []) {
  const projects = PROJECTS[store]
  if (!projects) fail('Say where the bytes are: npm run engines -- --store s3, --store radosgw or --store folder.')
  await ensurePrograms()
  if (store === 'radosgw') await ensurePrograms(RADOS)
  await ensureBuilt()
  const report = join(root, 'test-results', `server-${store}.json`)
  mkdirSync(join(root, 'test-results'), { recursive: true })
  rmSync(report, { force: true })
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`, '--no-color']
  const wanted = filters.length > 0 ? filters : [SERVER]
  const code = await run(
    node,
    [
      join(root, 'node_modules/.bin/vitest'),
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...reporters,
      ...wanted,
    ],
    {
      env: { ...process.env, TEST_STORE: store },
    },
  )
  say(store, JSON.parse(readFileSync(report, 'utf8')))
  return code
}

function say(store, { testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const on = (name) => tests.filter(({ fullName }) => fullName.includes(name))
  const beside = tests.filter(({ fullName }) => !/SQLite|PostgreSQL/.test(fullName))
  for (const [name, some] of [
    ['SQLite', on('SQLite')],
    ['PostgreSQL', on('PostgreSQL')],
    ['no database in its name', beside],
  ]) {
    const count = (wanted) => some.filter(({ status }) => status === wanted).length
    process.stdout.write(`${name}, ${store}: ${count('passed')} passed, ${count('failed')} failed\n`)
  }
  for (const { fullName } of tests.filter(({ status }) => status === 'failed'))
    process.stdout.write(`FAILED ${fullName}\n`)
}
