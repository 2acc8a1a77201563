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
import { additions, readAdditions, tellUnnamed } from '../scripts/additions.ts'
import { findConfig } from '../scripts/config-file.mjs'
import { refuseUnfit } from '../scripts/refuse-unfit.ts'
import { BOOKING, COUNTER, MAP, MATOMO, ROPE, ROPE_STYLES, writeFolder } from './outside-folders.ts'
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
const write = (kind: string, name: string, text: string, ending?: string) => writeFolder(home, kind, name, text, ending)
const newIntegration = (name: string, text: string) => write('integrations', name, text)
let added: Awaited<ReturnType<typeof readAdditions>>
let program: Program

beforeAll(async () => {
  mkdirSync(home)
  const integrations = { 'village-counter': COUNTER, matomo: MATOMO, 'town-map': MAP, 'valley-booking': BOOKING }
  for (const [name, text] of Object.entries(integrations)) newIntegration(name, text)
  write('ornaments', 'rope', ROPE)
  write('ornaments', 'rope', ROPE_STYLES, '.css')
  const folders = Object.keys(integrations).map((name) => `'./integrations/${name}'`)
  says(`{ templates: ['./templates/notes'], integrations: [${folders}], ornaments: ['./ornaments/rope'] }`)
  newTemplate(home, 'notes')
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
  columns: 'TWO',
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
    ...{
      site: siteWithNotes(),
      origin: 'http://house.localhost:3000',
      today: '',
      surroundings: program.someSurroundings,
    },
    ...{ presentation: program.presentation, fonts: new Map(), islands: {} },
  })
  const page = String([...files].find(({ address }) => address === '/')?.body)
  expect(page).toContain('id="comp-notes1"')
  expect(page).toContain('متى الدخول؟')
  expect(page).toContain('.notes-list[data-columns=TWO]')
})

describe('an integration from one file outside', () => {
  const withKey = (key: string, name = 'village-counter', origin = '') => ({
    ...siteWithNotes(),
    settings: { ...program.someSite.settings, integrations: [{ id: 'k1', name, key, origin }] },
  })
  const publish = (site: ReturnType<typeof withKey>) => {
    const files = program.publishSite({
      ...{ site, origin: 'http://house.localhost:3000', today: '', surroundings: program.someSurroundings },
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
    expect(program.trackers.slice(-2)).toMatchObject([
      { id: 'village-counter', label: { de: 'Dorfzähler' } },
      { id: 'matomo' },
    ])
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

  test('[SCRIPT-2] [SCRIPT-3] on a host of the owner’s own loads from there, and opens that origin exactly', () => {
    const files = publish(withKey('v-1234', 'matomo', 'https://stats.example.org'))
    const allows = files.get('/')?.allows ?? ''
    expect(sourcesOf(allows)).toEqual(['https://stats.example.org', 'https://stats.example.org'])
    expect(program.policyOf(allows)).toMatch(/script-src [^;]* https:\/\/stats\.example\.org;/)
    for (const other of ['https://*.example.org', 'https://stats.example.org/x', 'http://stats.example.org', 'https:'])
      expect(sourcesOf(`matomo=${other}`), other).toEqual([])
    const late = [...files.values()].find(({ address }) => address.startsWith('/widgets/scripts-'))
    expect(String(late?.body)).toContain('https://stats.example.org/matomo.js')
  })

  test('[SCRIPT-3] that knows no host of the owner’s own loads nothing, and the check says so', () => {
    const site = withKey('v-1234', 'matomo')
    expect(publish(site).get('/')?.allows).toBeUndefined()
    const found = program.checkup({ site, catalog: program.catalog, weigh: () => 0 })
    expect(found.filter(({ code }) => code === 'own-host-missing')).toMatchObject([
      { level: 'warning', field: 'integrations/k1/origin', params: { integration: 'matomo' } },
    ])
  })

  test('[SEC-8] that is a map may be framed by the sections that show one, by its own host alone', () => {
    const map = program.templates.find(({ id }) => id === 'Footer9')!.fields.mapSrc!
    expect(map.check('https://maps.town.example/embed?at=1')).toMatchObject({ ok: true })
    expect(map.check('https://www.google.com/maps?q=1')).toMatchObject({ ok: true })
    for (const address of ['https://maps.town.example/search', 'https://maps.town.example/embed"><b>'])
      expect(map.check(address), address).toMatchObject({ ok: false })
    expect(program.policyOf('maps.town.example')).toContain('frame-src https://maps.town.example;')
    expect(program.policyOf('town.example.evil.example')).toBe(policyOf(''))
  })

  test('[SEC-38] that is a frame is shown by the sections that show others, and named where an address is refused', () => {
    const address = program.templates.find(({ id }) => id === 'Embed')!.fields.frameUrl!
    const page = 'https://book.valley.example/rooms?house=1'
    expect(address.check(`<iframe src="${page}"></iframe>`)).toEqual({ ok: true, value: page })
    expect(address.check('https://book.valley.example/other')).toMatchObject({
      refusals: [
        { code: 'provider-unknown', params: { known: expect.stringMatching(/^Calendly, .*, Valley booking$/) } },
      ],
    })
    expect(program.policyOf('book.valley.example')).toContain('frame-src https://book.valley.example;')
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

describe('an ornament from a folder outside', () => {
  const page = (ornament: string | null) => {
    const words = { title: { ar: 'بيتنا' }, secondTitle: { ar: 'بابنا' } }
    const pages = [program.somePage('/', [program.someSection('text1', 'Text4', words)])]
    const site = { ...siteWithNotes(), pages }
    const { presentation, someSurroundings } = program
    const input = {
      site: { ...site, theme: { ...site.theme, ornament } },
      presentation,
      surroundings: someSurroundings,
    }
    const files = program.publishSite({
      ...input,
      origin: 'http://house.localhost:3000',
      today: '',
      fonts: new Map(),
      islands: {},
    })
    return String([...files].find(({ address }) => address === '/')?.body)
  }

  test('[THEME-4] draws its sign under headings and its own styles, on the pages that have chosen it', () => {
    expect(page('rope')).toContain('data-ornament="rope"')
    expect(page('rope')).toContain('inset(0 40% round 8px)')
    expect(page('rope')).toContain('[data-ornament=rope] .text4-seam')
    expect(page('girih')).not.toMatch(/\brope\b/)
    expect(page('girih')).not.toContain('round 8px')
  })

  test('that is not installed is kept by the site, and shows no sign of another', () => {
    expect(page('braid')).toMatch(/data-ornament="braid"/)
    expect(page('braid')).toMatch(/--\w+:inset\(50%\)/)
  })

  test('is refused where it would change others, ask for files, or is silent in a language', async () => {
    const refusal = async (text: string, css: string) => {
      write('ornaments', 'odd', text)
      write('ornaments', 'odd', css, '.css')
      says("{ ornaments: ['./ornaments/odd'] }")
      return readAdditions(config).then(String, (fault: Error) => fault.message)
    }
    const own = '[data-ornament="rope"] .badge { color: red }'
    expect(await refusal(ROPE, own)).toBe('[object Object]')
    expect(await refusal(ROPE, `${own}\n.badge { color: red }`)).toMatch(/odd\.css has a rule in line 2 for other/)
    expect(await refusal(ROPE, own.replace('red', 'url(https://evil.example/)'))).toMatch(/odd\.css asks for "https:/)
    expect(await refusal(ROPE, `@import "x.css";${own}`)).toMatch(/odd\.css imports another sheet/)
    expect(await refusal(ROPE.replace("tr: 'Halat', ", ''), own)).toMatch(/odd\.ts says nothing in "tr"/)
    expect(await refusal(ROPE.replace("'rope'", "'girih'"), own)).toMatch(/odd\.ts .*Mimar has one of that id/)
    expect(await refusal('export const nothing = 1', own)).toMatch(/exports no ornament\. Write: export const odd/)
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
      /mimar\.config\.ts has "fonts", which Mimar does not take\. It takes: templates, integrations, ornaments, languages\./,
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

  test('a folder beside the file that it does not name is told, with the line to add', () => {
    const unnamed = tellUnnamed(config, { ...added, integrations: added.integrations.slice(1), ornaments: [] })
    expect(unnamed).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/integrations\/village-counter is not built in: .*mimar\.config\.ts does not name it\./),
        expect.stringMatching(/Add ornaments: \['\.\/ornaments\/rope'\]$/),
      ]),
    )
    expect(tellUnnamed(config, added).filter((sentence) => /notes|rope|matomo/.test(sentence))).toEqual([])
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
