import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WORD_LANGUAGES } from '@mimar/sections/word-languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTemplate } from './new-template.ts'
import { LANGUAGES } from './words-file.ts'

const checkout = join(import.meta.dirname, '../../../..')
let scratch = ''
let said = ''
const made = 'packages/sections/src/guest-book'
const short = 'packages/sections/src/notes'
const order = 'packages/sections/src/order.ts'
const read = (file: string) => readFileSync(join(scratch, file), 'utf8')

/** A copy of what templates need, as a fresh checkout has it, with one new template. */
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'new-template-'))
  for (const part of [
    'packages/sections',
    'packages/fields',
    'scripts/templates.ts',
    'scripts/template-folder.ts',
    'tsconfig.json',
    'package.json',
  ])
    cpSync(join(checkout, part), join(scratch, part), { recursive: true })
  symlinkSync(join(checkout, 'node_modules'), join(scratch, 'node_modules'))
  writeFileSync(join(scratch, 'vitest.config.ts'), 'export default { test: { css: true } }\n')
  newTemplate(scratch, 'notes')
  said = newTemplate(scratch, 'guest-book')
}, 60_000)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** What the compiler complains about in the templates of the copy. */
function complaints(): string {
  const compiled = spawnSync(join(checkout, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: scratch, encoding: 'utf8' })
  return compiled.stdout
}

/** What the new template's own test says. */
function conformance(): string {
  const vitest = join(checkout, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--root', scratch, '--reporter', 'tap-flat', made]
  return spawnSync(process.execPath, args, { cwd: scratch, encoding: 'utf8', env: { ...process.env, VITEST: '' } })
    .stdout
}

test('a new template is six files and one line, and says what to do next', () => {
  const endings = ['.css', '.examples.ts', '.test.tsx', '.ts', '.view.tsx', '.words.ts']
  expect(readdirSync(join(scratch, made)).sort()).toEqual(endings.map((ending) => `guest-book${ending}`))
  expect(read(order).match(/'guest-book',\n\]\n$/)).toBeTruthy()
  expect(read('packages/sections/src/registry/views.ts')).toContain('GuestBook: GuestBook,')
  expect(said).toContain(`Made ${made}, and its line in ${order}.`)
  expect(said).toContain('npm run check')
  expect([...LANGUAGES].sort()).toEqual([...WORD_LANGUAGES].sort())
})

test('it compiles as it is, in the style of the house, and its test asks for the words alone', () => {
  expect(complaints()).toBe('')
  const biome = join(checkout, 'node_modules/.bin/biome')
  const config = `--config-path=${checkout}`
  expect(() =>
    execFileSync(biome, ['check', config, '--vcs-enabled=false', made, short], { cwd: scratch, stdio: 'pipe' }),
  ).not.toThrow()
  const lines = conformance().split('\n')
  expect(lines.filter((line) => line.startsWith('ok')).length).toBeGreaterThan(10)
  const failed = lines.filter((line) => line.startsWith('not ok'))
  expect(failed).toHaveLength(1)
  expect(failed[0]).toContain('none of its words is left to be written')
}, 60_000)

test('a part that is forgotten is told by the compiler or by its test, by file', () => {
  const words = `${made}/guest-book.words.ts`
  const before = read(words)
  writeFileSync(join(scratch, words), before.replace(/ +adds: .*\n/, ''))
  expect(complaints()).toMatch(/guest-book\.words\.ts.*\n?.*'adds' is missing/)
  writeFileSync(join(scratch, words), before)
  const example = `${made}/guest-book.examples.ts`
  const examples = read(example)
  writeFileSync(
    join(scratch, example),
    examples.replaceAll(/body: '[^']*'/g, "body: ''").replace(/body: ''\.repeat.*\n/, ''),
  )
  expect(conformance()).toMatch(/guest-book\.examples\.ts has no example that fills .*entries\/body/)
  writeFileSync(join(scratch, example), examples)
}, 60_000)

test.each([
  ['Prices', /"Prices" cannot be the name of a template.*prices, or guest-book/],
  ['two words', /cannot be the name/],
  ['../out', /cannot be the name/],
  ['', /cannot be the name/],
  ['class', /is a word of JavaScript/],
  ['steps2', /steps2 exists already/],
  ['rsv-p', /is taken: .*rsvp\.ts is a template with the id/],
  ['photo', /is taken: .*\.css styles the class \.photo/],
])('"%s" is refused in one sentence, and nothing is made', (name, sentence) => {
  const before = [read(order), readdirSync(join(scratch, 'packages/sections/src')).join()]
  expect(() => newTemplate(scratch, name)).toThrow(sentence)
  expect([read(order), readdirSync(join(scratch, 'packages/sections/src')).join()]).toEqual(before)
})

test('where the registry cannot be written nothing half made stays, and outside a checkout it says where to go', () => {
  const before = read(order)
  rmSync(join(scratch, 'packages/sections/src/steps2/steps2.css'))
  expect(() => newTemplate(scratch, 'prices')).toThrow(/steps2\.css is missing/)
  expect([existsSync(join(scratch, 'packages/sections/src/prices')), read(order)]).toEqual([false, before])
  expect(() => newTemplate(tmpdir(), 'prices')).toThrow(
    /is in no checkout of Mimar, and beside no mimar\.config\.ts\. Go to/,
  )
})
