import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { StartRefusal } from '@mimar/server'
import { filesOf } from './files.ts'
import { type Home, type Names, namesOf, refuseTaken } from './names.ts'
import { writeProject } from './project.ts'

const TEMPLATES = 'packages/sections/src'
const ORDER = `${TEMPLATES}/order.ts`

const CONFIG = 'mimar.config.ts'

/** Scaffolding (code generation): makes a template in the installation or the checkout that a folder is in, and returns what to do next. */
export function newTemplate(from: string, name: string): string {
  const names = namesOf(name)
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, CONFIG))) return newOutside(from, folder, names)
    if (existsSync(join(folder, ORDER))) return newInside(from, folder, names)
    if (folder === dirname(folder))
      throw new StartRefusal(
        `${from} is in no checkout of Mimar, and beside no ${CONFIG}. Go to the folder that has ${ORDER} below it, or make ${CONFIG} (docs/extending.md).`,
      )
  }
}

/** Beside `mimar.config.ts`: nothing of Mimar is changed (0043). */
function newOutside(from: string, home: string, names: Names): string {
  const folder = join(home, 'templates', names.folder)
  if (existsSync(folder))
    throw new StartRefusal(`${folder} exists already. Choose another name, or remove that folder.`)
  writeFiles(folder, names.folder, filesOf(names, OUTSIDE))
  const made = [relative(from, folder) || '.', ...writeProject(home).map((name) => join(relative(from, home), name))]
  return `Made ${made.join(', ')}.

Next:
  1. Name it in ${join(relative(from, home), CONFIG)}: defineInstallation({ templates: ['./templates/${names.folder}'] })
${toWrite(names.folder, 2)}
  5. npx tsc -p . and npx vitest run say by file what is missing (docs/extending.md: npm run pack).
  6. Start Mimar again: npm start builds it in, or says by file why it does not.

docs/extending.md explains each.`
}

function newInside(from: string, checkout: string, names: Names): string {
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

/** A template outside imports Mimar's packages; the build says where they are. */
const OUTSIDE: Home = {
  fields: '@mimar/fields',
  sharedFields: '@mimar/sections/shared-fields',
  template: '@mimar/sections',
  words: '@mimar/sections/template-words',
  testing: '@mimar/sections/testing',
  view: () => '@mimar/sections/parts',
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

const toWrite = (
  name: string,
  from: number,
) => `  ${from}. ${name}.ts: its fields, limits and category. ${name}.view.tsx and ${name}.css: how it looks.
  ${from + 1}. ${name}.words.ts: write what stands in [ ], in five languages.
  ${from + 2}. ${name}.examples.ts: usual and cruel contents.`

const whatNext = (folder: string, name: string) => `Made ${folder}, and its line in ${ORDER}.

Next:
${toWrite(name, 1)}
  4. npm run templates, when a file or a name has changed.
  5. npm run check: says what is forgotten, by file.
  6. npm start, and look for it in the section picker.

CONTRIBUTING.md, "Recipe: a template", explains each.`
