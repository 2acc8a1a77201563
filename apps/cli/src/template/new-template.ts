import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { StartRefusal } from '@mimar/server'
import { filesOf } from './files.ts'
import { type Home, namesOf, refuseTaken } from './names.ts'

const TEMPLATES = 'packages/sections/src'
const ORDER = `${TEMPLATES}/order.ts`

/** Scaffolding (code generation): makes a template in the checkout that a folder is in, and returns what to do next. */
export function newTemplate(from: string, name: string): string {
  const names = namesOf(name)
  const checkout = checkoutAbove(from)
  const folder = join(checkout, TEMPLATES, names.folder)
  refuseTaken(names, join(checkout, TEMPLATES))
  const order = readFileSync(join(checkout, ORDER), 'utf8')
  try {
    writeFiles(folder, names.folder, filesOf(names, INSIDE))
    writeFileSync(join(checkout, ORDER), order.replace(/\n\]\s*$/, `\n  '${names.folder}',\n]\n`))
    writeRegistry(checkout)
  } catch (failure) {
    // Nothing half made stays behind.
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(join(checkout, ORDER), order)
    throw failure
  }
  return whatNext(relative(from, folder) || '.', names.folder)
}

/** A template of the checkout imports what stands beside it. */
const INSIDE: Home = {
  fields: '@mimar/fields',
  sharedFields: '../parts/fields.ts',
  template: '../template.ts',
  words: '../template-words.ts',
  testing: '../testing.tsx',
  view: (file) => `../parts/${file}.view.tsx`,
}

function checkoutAbove(from: string): string {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, ORDER))) return folder
    if (folder === dirname(folder))
      throw new StartRefusal(`${from} is not in a checkout of Mimar. Go to the folder that has ${ORDER} below it.`)
  }
}

function writeFiles(folder: string, name: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [ending, text] of files) writeFileSync(join(folder, name + ending), text)
}

/** The same as `npm run templates`; the Node of the project reads TypeScript by itself. */
function writeRegistry(checkout: string): void {
  const node = join(checkout, 'node_modules/.bin/node')
  const { status, stderr, error } = spawnSync(node, ['scripts/templates.ts'], { cwd: checkout, encoding: 'utf8' })
  if (status === 0) return
  throw new StartRefusal(`The registry of templates could not be written: ${error?.message ?? stderr.trim()}`)
}

const whatNext = (folder: string, name: string) => `Made ${folder}, and its line in ${ORDER}.

Next:
  1. ${name}.ts: its fields, limits and category. ${name}.view.tsx and ${name}.css: how it looks.
  2. ${name}.words.ts: write what stands in [ ], in five languages.
  3. ${name}.examples.ts: usual and cruel contents.
  4. npm run templates, when a file or a name has changed.
  5. npm run check: says what is forgotten, by file.
  6. npm start, and look for it in the section picker.

CONTRIBUTING.md, "Recipe: a template", explains each.`
