import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { exportSite, importSite } from '@mimar/document'
import { catalog, templates } from '@mimar/sections/definitions'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newTemplate } from '../apps/cli/src/template/new-template.ts'
import { templateWords, wordsWith } from '../apps/editor/template-words.ts'
import { policyOf } from '../apps/server/src/hosting/policy.ts'
import { additions, readAdditions } from '../scripts/additions.ts'
import { findConfig } from '../scripts/config-file.mjs'
import { refuseUnfit } from '../scripts/refuse-unfit.ts'
import { root } from './sources.ts'

/** All that a program of Mimar's is built from, as far as templates matter. */
const PROGRAM = `
export { exportSite, importSite } from '@mimar/document'
export { checkup } from '@mimar/checkup'
export { integrations, liveChats, trackers } from '@mimar/document/integrations'
export { policyOf } from '${join(root, 'apps/server/src/hosting/policy.ts')}'
export { publishSite } from '@mimar/publish'
export { somePage, someSection, someSite, someSurroundings } from '@mimar/render/testing'
export { startsIn } from '@mimar/sections/all-words'
export { catalog, templates } from '@mimar/sections/definitions'
export { presentation } from '@mimar/sections/presentation'
`
type Program = typeof import('@mimar/document') &
  typeof import('@mimar/checkup') &
  typeof import('@mimar/document/integrations') &
  typeof import('../apps/server/src/hosting/policy.ts') &
  typeof import('@mimar/publish') &
  typeof import('@mimar/render/testing') &
  typeof import('@mimar/sections/all-words') &
  typeof import('@mimar/sections/definitions') &
  typeof import('@mimar/sections/presentation')

const scratch = mkdtempSync(join(tmpdir(), 'additions-'))
/** An installation in a folder of its own, with nothing installed beside it. */
const home = join(scratch, 'installation')
const config = join(home, 'mimar.config.ts')
const says = (value: string) =>
  writeFileSync(
    config,
    `import { defineInstallation } from '@mimar/sections/installation'\nexport default defineInstallation(${value})\n`,
  )
/** A counter that nobody has heard of, in one file. */
const COUNTER = `import { defineIntegration } from '@mimar/document/integration'

export const counter = defineIntegration({
  id: 'village-counter',
  kind: 'tracking',
  label: { ar: 'عدّاد القرية', en: 'Village counter', tr: 'Köy sayacı', de: 'Dorfzähler', fr: 'Compteur du village' },
  consent: 'analytics',
  key: { form: /^v-[0-9]{4}$/, example: 'v-1234' },
  hosts: { script: ['https://cdn.village.example'], connect: ['https://events.village.example'] },
  start: (key) => ({ source: 'https://cdn.village.example/count.js?site=' + key }),
})
`
function newIntegration(name: string, text: string): void {
  mkdirSync(join(home, 'integrations', name), { recursive: true })
  writeFileSync(join(home, 'integrations', name, `${name}.ts`), text)
}
let added: Awaited<ReturnType<typeof readAdditions>>
let program: Program

beforeAll(async () => {
  mkdirSync(home)
  says("{ templates: ['./templates/notes'], integrations: ['./integrations/village-counter'] }")
  newTemplate(home, 'notes')
  newIntegration('village-counter', COUNTER)
  const words = join(home, 'templates/notes/notes.words.ts')
  writeFileSync(words, readFileSync(words, 'utf8').replaceAll(/\[(\w\w): ([^\]]*)\]/g, '$2 ($1)'))
  added = await readAdditions(config)
  program = await built()
}, 60_000)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** The program as the product's own build makes it, with what the installation adds. */
async function built(): Promise<Program> {
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
  writeFileSync(join(scratch, 'program.ts'), PROGRAM)
  await build({
    ...{ configFile: false, root: scratch, logLevel: 'error' },
    plugins: [additions(added)],
    ssr: { noExternal: true, external: ['lightningcss', 'subset-font'] },
    build: {
      ssr: true,
      outDir: 'dist',
      minify: false,
      rolldownOptions: { input: join(scratch, 'program.ts'), output: { entryFileNames: 'program.mjs' } },
    },
  })
  return (await import(pathToFileURL(join(scratch, 'dist/program.mjs')).href)) as Program
}

const CONTENT = {
  title: { ar: 'أسئلة' },
  columns: 'two',
  entries: [{ id: 'e1', heading: { ar: 'متى الدخول؟' }, body: { ar: 'من الثانية ظهرًا.' } }],
}

function siteWithNotes() {
  const { someSite, somePage, someSection } = program
  return {
    ...someSite,
    media: {},
    header: [],
    footer: [],
    pages: [somePage('/', [someSection('notes1', 'Notes', CONTENT)])],
  }
}

test('a template from a folder outside stands behind those that are shipped, with its words in all languages', () => {
  expect(program.templates.map(({ id }) => id)).toEqual([...templates.map(({ id }) => id), 'Notes'])
  expect(program.catalog.find('Notes')?.fields.entries?.kind).toBe('list')
  expect(program.startsIn('de').Notes?.title).toBe('the title of a new one (de)')
  const editor = templateWords(...wordsWith(added.templates))
  expect(editor.load('\0virtual:template-words/tr')).toContain('"Notes":{"name":"what owners call it (tr)"')
  expect(editor.load('\0virtual:template-starts/ar')).toContain('the first heading (ar)')
})

test('as it is made it compiles, by the doors of the packages alone', () => {
  const compiler = { extends: join(root, 'tsconfig.json'), include: ['installation'], exclude: [] }
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(compiler))
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: scratch, encoding: 'utf8' })
  expect(stdout).toBe('')
}, 60_000)

test('it is published with its own styles', () => {
  const files = program.publishSite({
    ...{ site: siteWithNotes(), origin: 'http://house.localhost:3000', surroundings: program.someSurroundings },
    ...{ presentation: program.presentation, fonts: new Map(), islands: {} },
  })
  const page = String([...files].find(({ address }) => address === '/')?.body)
  expect(page).toContain('id="comp-notes1"')
  expect(page).toContain('متى الدخول؟')
  expect(page).toContain('.notes-list[data-columns=two]')
})

describe('an integration from one file outside', () => {
  const withKey = (key: string) => ({
    ...siteWithNotes(),
    settings: { ...program.someSite.settings, integrations: [{ id: 'k1', name: 'village-counter', key }] },
  })
  const publish = (site: ReturnType<typeof withKey>) => {
    const files = program.publishSite({
      ...{ site, origin: 'http://house.localhost:3000', surroundings: program.someSurroundings },
      ...{
        presentation: program.presentation,
        fonts: new Map(),
        islands: { late: 'l()', scripts: 's()', providers: 'p()' },
      },
    })
    return new Map([...files].map((file) => [file.address, file] as const))
  }
  const sourcesOf = (allows: string) => program.policyOf(allows).match(/(?:https|wss):[^\s;]+/g) ?? []

  test('is offered behind those that are shipped, with its name and the hosts it opens', () => {
    expect(program.trackers.at(-1)).toMatchObject({ id: 'village-counter', label: { de: 'Dorfzähler' } })
    expect(program.trackers).toHaveLength(5)
  })

  test('[SCRIPT-2] opens to the pages of a site that has set it its own hosts and no other', () => {
    const page = publish(withKey('v-1234')).get('/')
    expect(page?.allows).toBe('village-counter')
    expect(program.policyOf(page?.allows ?? '')).toContain(
      "script-src 'self' 'inline-speculation-rules' https://cdn.village.example;connect-src 'self' https://events.village.example;",
    )
    expect(sourcesOf('village-counter')).toEqual(['https://cdn.village.example', 'https://events.village.example'])
    // A server that does not have it opens nothing, whatever was published.
    expect(policyOf('village-counter')).toBe(policyOf(''))
  })

  test('[SCRIPT-3] is started with an id of its form, after consent; another is told before a publish and loads nothing', () => {
    const files = publish(withKey('v-1234'))
    const late = [...files.values()].find(({ address }) => address.startsWith('/widgets/scripts-'))
    expect(String(late?.body).replaceAll('&quot;', '"')).toContain(
      '{"type":"analytics","source":"https://cdn.village.example/count.js?site=v-1234"}',
    )
    expect(publish(withKey('v-12345')).get('/')?.allows).toBeUndefined()
    const found = program.checkup({ site: withKey('v-12345'), catalog: program.catalog, weigh: () => 0 })
    expect(found.filter(({ code }) => code === 'tracking-malformed')).toMatchObject([{ field: 'integrations/k1/key' }])
  })

  test('[SCRIPT-3] that would widen the policy, has an id of ours or is silent in a language is not taken', async () => {
    const refusal = async (text: string) => {
      newIntegration('odd', text)
      says("{ integrations: ['./integrations/odd'] }")
      return readAdditions(config).then(String, (fault: Error) => fault.message)
    }
    expect(await refusal(COUNTER.replace('https://events.village.example', '*'))).toMatch(
      /odd\.ts cannot be read: The integration "village-counter" cannot be taken: "\*" in "connect" is no host/,
    )
    // Also where nothing checked it as it was written.
    const bare = COUNTER.replace(/import.*\n/, '').replace('defineIntegration(', '(')
    expect(await refusal(bare.replace('https://events.village.example', 'https:'))).toMatch(
      /"https:" in "connect" is no host/,
    )
    expect(await refusal(COUNTER.replace('village-counter', 'gtag'))).toMatch(/has the id "gtag", as another has/)
    expect(await refusal(COUNTER.replace("tr: 'Köy sayacı', ", ''))).toMatch(/odd\.ts says nothing in "tr"/)
    expect(await refusal('export const nothing = 1')).toMatch(/exports no integration\. Write: export const odd/)
  })
})

test('an integration is compiled before it is built in: a category that nobody is asked for is told with its line', async () => {
  await refuseUnfit({ templates: [], integrations: added.integrations })
  newIntegration('odd', COUNTER.replace("'analytics'", "'statistics'").replace('village-counter', 'odd-counter'))
  says("{ integrations: ['./integrations/odd'] }")
  const { integrations } = await readAdditions(config)
  await expect(refuseUnfit({ templates: [], integrations })).rejects.toThrow(
    /odd\.ts:7 does not compile: Type '"statistics"'/,
  )
}, 60_000)

test('it is exported and imported, and a Mimar without it keeps its sections as they are', () => {
  const file = program.exportSite(siteWithNotes(), program.catalog)
  const read = program.importSite(JSON.parse(JSON.stringify(file)), program.catalog)
  expect('site' in read && read.site.pages[0]?.sections[0]?.content).toMatchObject(CONTENT)
  const elsewhere = importSite(JSON.parse(JSON.stringify(file)), catalog)
  if (!('site' in elsewhere)) throw new Error('A Mimar without the template does not read the site.')
  const back = program.importSite(JSON.parse(JSON.stringify(exportSite(elsewhere.site, catalog))), program.catalog)
  expect('site' in back && back.site.pages[0]?.sections[0]?.content).toMatchObject(CONTENT)
})

describe('what cannot be taken is said in one sentence that names the file and the cure', () => {
  test.each([
    [
      "{ templates: ['./templates/none'] }",
      /names the template \.\/templates\/none, but .* is no folder\. Make it, or/,
    ],
    ["{ templates: './templates/notes' }", /"templates" in .*mimar\.config\.ts is no list of folders\. Write: export/],
    [
      '{ fonts: [] }',
      /mimar\.config\.ts has "fonts", which Mimar does not take\. It takes: templates, integrations, languages\./,
    ],
    [
      "{ templates: ['./templates/notes', './templates/notes'] }",
      /has the id "Notes", as .* has\. Give it another id\./,
    ],
    ['{ templates: [', /mimar\.config\.ts cannot be read: .*:2:.*Unexpected/s],
  ])('%s', async (value, sentence) => {
    says(value)
    await expect(readAdditions(config)).rejects.toThrow(sentence)
  })

  test('a folder without a part, an id of ours, a language without words', async () => {
    const file = (ending: string) => join(home, `templates/prices/prices${ending}`)
    says("{ templates: ['./templates/prices'] }")
    newTemplate(home, 'prices')
    const definition = readFileSync(file('.ts'), 'utf8')
    const words = readFileSync(file('.words.ts'), 'utf8')
    writeFileSync(file('.ts'), definition.replace("id: 'Prices'", "id: 'Header13'"))
    await expect(readAdditions(config)).rejects.toThrow(/has the id "Header13", as Mimar itself has/)
    writeFileSync(file('.ts'), definition)
    writeFileSync(file('.words.ts'), words.replace("name: '[tr: what owners call it]'", "name: ''"))
    await expect(readAdditions(config)).rejects.toThrow(/prices\.words\.ts has no name in "tr"/)
    writeFileSync(file('.words.ts'), words)
    rmSync(file('.css'))
    await expect(readAdditions(config)).rejects.toThrow(/prices\.css is missing: .*mimar\.config\.ts names the folder/)
  })
})

test('the file stands beside the data, or where Mimar is started', () => {
  const data = join(scratch, 'data')
  mkdirSync(data)
  expect(findConfig({ DATA_DIR: data }, scratch)).toBeUndefined()
  expect(findConfig({ DATA_DIR: data }, home)).toBe(config)
  writeFileSync(join(data, 'mimar.config.ts'), '')
  expect(findConfig({ DATA_DIR: data }, home)).toBe(join(data, 'mimar.config.ts'))
})
