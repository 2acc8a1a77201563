// npm run requirements: which rows of docs/requirements.md no test names yet.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const PASSED_OVER = new Set(['node_modules', 'dist', '.git', '.cache', 'data', 'test-results'])

function* testFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (PASSED_OVER.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* testFiles(path)
    else if (/\.test\.tsx?$/.test(entry.name) || /^testing\.tsx$/.test(entry.name)) yield path
  }
}

/** Rows `| id | text | due |` of docs/requirements.md; `due` is empty for what a later version brings. */
export function readRequirements() {
  const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
  return [...text.matchAll(/^\| ([A-Z]+-?[\w-]*\d*[\w-]*|U\d+) \| (.+?) \| (.*?) \|$/gm)]
    .filter(([, id]) => id !== 'id')
    .map(([, id, sentence, due]) => ({ id, sentence, isDue: due.trim() === 'yes' }))
}

/** Requirement id → files whose tests name it, as `[NAV-3]`; `[SEC-1..19]` names all of a range. */
export function readTests() {
  const named = new Map()
  const add = (id, file) => named.set(id, [...(named.get(id) ?? []), file])
  for (const path of testFiles(root)) {
    const file = relative(root, path)
    for (const [, list] of readFileSync(path, 'utf8').matchAll(
      /\[((?:[A-Z]{2,}-[\w-]+(?:\.\.\d+)?|U\d+)(?:[ ,]+(?:[A-Z]{2,}-[\w-]+(?:\.\.\d+)?|U\d+))*)\]/g,
    )) {
      for (const part of list.split(/[ ,]+/)) {
        const range = /^([A-Z]+)-(\d+)\.\.(\d+)$/.exec(part)
        if (!range) add(part, file)
        else for (let n = Number(range[2]); n <= Number(range[3]); n += 1) add(`${range[1]}-${n}`, file)
      }
    }
  }
  return named
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = readTests()
  const rows = readRequirements()
  const without = rows.filter(({ id }) => !named.has(id))
  for (const { id, sentence, isDue } of without)
    console.log(`${id.padEnd(18)} ${isDue ? 'DUE   ' : 'later '} ${sentence}`)
  console.log(
    `\n${rows.length - without.length} of ${rows.length} requirements are named by a test; ${without.filter((row) => row.isDue).length} due ones are not.`,
  )
}
