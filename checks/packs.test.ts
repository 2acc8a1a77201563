import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newTemplate } from '../apps/cli/src/template/new-template.ts'
import { readAdditions } from '../scripts/additions.ts'
import { refuseUnfit } from '../scripts/refuse-unfit.ts'
import { makeAuthorFolder } from './author-folder.ts'
import { findSources, root } from './sources.ts'

const scratch = mkdtempSync(join(tmpdir(), 'packs-'))
let home = ''
beforeAll(() => {
  home = makeAuthorFolder(scratch, (folder) => newTemplate(folder, 'notes'))
}, 120_000)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const at = (ending: string) => join(home, `templates/notes/notes${ending}`)

/** Changes a file of the template for as long as something is looked at. */
async function spoiled<Seen>(ending: string, from: string, to: string, look: () => Seen | Promise<Seen>) {
  const whole = readFileSync(at(ending), 'utf8')
  expect(whole).toContain(from)
  writeFileSync(at(ending), whole.replaceAll(from, to))
  try {
    return await look()
  } finally {
    writeFileSync(at(ending), whole)
  }
}

const run = (program: string, args: readonly string[]) =>
  spawnSync(process.execPath, [join(home, 'node_modules', program), ...args], {
    ...{ cwd: home, encoding: 'utf8', env: { ...process.env, VITEST: '' } },
  }).stdout

const compile = () => run('typescript/bin/tsc', ['-p', '.'])
const conformance = () => run('vitest/vitest.mjs', ['run', '--reporter', 'tap-flat'])

test('a pack is compiled, typed and read by any Node, and holds none of the templates that are shipped', () => {
  for (const name of ['fields', 'document', 'sections']) {
    const folder = join(home, 'node_modules/@mimar', name)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file))
    expect(files.filter((file) => !/^(?:dist\/.*\.(?:js|d\.ts)|package\.json|README\.md)$/.test(file))).toEqual([])
    expect(files.filter((file) => /faq|registry|\.test\./.test(file))).toEqual([])
    const { exports, private: isPrivate, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    expect({ isPrivate, license }).toEqual({ isPrivate: undefined, license: 'MIT' })
    for (const door of Object.values(exports as { [door: string]: { types: string; default: string } }))
      for (const file of Object.values(door)) expect(files).toContain(file.slice(2))
  }
  const program = "import { defineTemplate } from '@mimar/sections'; console.log(typeof defineTemplate)"
  // Whatever Node the machine has: none of them reads TypeScript of packages.
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', program], { cwd: home, encoding: 'utf8' })
  expect(stdout.trim()).toBe('function')
})

test('what is asked of authors to import is packed', () => {
  const packed = ['fields', 'document', 'sections'].flatMap((name) => {
    const { publishConfig } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    return Object.keys(publishConfig.exports).map((door) => `@mimar/${name}${door.slice(1)}`)
  })
  const [guide] = findSources(/^docs\/extending\.md$/)
  const named = [...guide!.text.matchAll(/@mimar\/[\w/-]+/g)].map(([door]) => door)
  expect(named.filter((door) => !packed.includes(door))).toEqual([])
})

test('the integration of the guide compiles from the packs alone, and is taken by the build', async () => {
  const [guide] = findSources(/^docs\/extending\.md$/)
  const [, descriptor = ''] = /```ts\n(import \{ defineIntegration[\s\S]*?)```/.exec(guide!.text) ?? []
  const folder = join(home, 'integrations/plausible')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'plausible.ts'), descriptor)
  expect(compile()).toBe('')
  const config = join(home, 'integrations.config.ts')
  writeFileSync(config, "export default { integrations: ['./integrations/plausible'] }\n")
  const { integrations } = await readAdditions(config)
  await refuseUnfit({ templates: [], integrations })
  expect(integrations.map(({ integration }) => integration.id)).toEqual(['plausible'])
  writeFileSync(join(folder, 'plausible.ts'), descriptor.replace("consent: 'analytics'", "consent: 'counting'"))
  expect(compile()).toMatch(/plausible\.ts\(\d+,\d+\): error .*"counting"/)
  rmSync(folder, { recursive: true })
  rmSync(config)
}, 60_000)

test('a new template compiles in its own folder, and what is forgotten is told', async () => {
  expect(compile()).toBe('')
  expect(await spoiled('.words.ts', "    adds: { entries: 'Add entry (tr)' },\n", '', compile)).toMatch(
    /templates\/notes\/notes\.words\.ts.*\n?.*'adds' is missing/,
  )
}, 60_000)

test('its conformance runs there by the packed packages alone, and what breaks it is told by file', async () => {
  const lines = conformance().split('\n')
  expect(lines.filter((line) => line.startsWith('not ok'))).toEqual([])
  expect(lines.filter((line) => line.startsWith('ok')).length).toBeGreaterThan(10)
  expect(await spoiled('.view.tsx', '/body`}', '/bodies`}', conformance)).toMatch(
    /notes\.view\.tsx does not mark .*entries\/e1\/body.* so it cannot be clicked/,
  )
}, 60_000)

describe('a template that is none is not built in, and a sentence names file and reason', () => {
  const refusal = async () => {
    const added = await readAdditions(join(home, 'mimar.config.ts'))
    return refuseUnfit(added).then(
      () => 'taken',
      (failure: Error) => failure.message,
    )
  }

  test('one that is whole is taken', async () => {
    expect(await refusal()).toBe('taken')
  }, 60_000)

  test.each([
    ['.ts', 'limit: 120', "limit: '120'", /^.*\/notes\.ts:\d+ does not compile: Type 'string' is not assignable/],
    [
      '.view.tsx',
      "from '@mimar/sections/parts'",
      "from '@mimar/sections/views'",
      /notes\.view\.tsx:1 does not compile: /,
    ],
    [
      '.words.ts',
      'Columns (de)',
      '[de: Columns]',
      /notes\.words\.ts has 1 places to fill in, the first is \[de: Columns\]/,
    ],
    [
      '.examples.ts',
      "columns: 'TWO'",
      "columns: 'three'",
      /notes\.examples\.ts: "usual" breaks the template's own fields/,
    ],
    [
      '.view.tsx',
      "content.title === ''",
      'content.title.missing.part',
      /notes\.view\.tsx(?::\d+ does not compile| cannot be drawn)/,
    ],
  ])(
    '%s: %s → %s',
    async (ending, from, to, sentence) => {
      expect(await spoiled(ending, from, to, refusal)).toMatch(sentence)
    },
    60_000,
  )
})
