import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { saidIn } from '@mimar/sections/all-words'
import { WORD_LANGUAGES } from '@mimar/sections/word-languages'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { templateWords } from '../apps/editor/template-words.ts'
import { addedLanguages } from '../scripts/added-languages.ts'
import { additions, readAdditions } from '../scripts/additions.ts'
import { type Catalogue, readCatalogues, type Tree } from '../scripts/catalogues.ts'
import { writeLanguages } from '../scripts/language.ts'
import { type Category, readSentences, writeSentences } from '../scripts/language-file.ts'
import { tellLanguage } from '../scripts/language-folder.ts'
import { root } from './sources.ts'
import { translate } from './translating.ts'

const PROGRAM = `
export { chooseUiLanguage, OWN_NAMES, sayPart, speak, UI_LANGUAGES } from '${join(root, 'apps/editor/src/words/words.ts')}'
export { learnTemplates, saidByTemplate } from '${join(root, 'apps/editor/src/words/templates.ts')}'
export { settingsWords } from '${join(root, 'apps/editor/src/settings/words.ts')}'
export { sayAtBar } from '${join(root, 'apps/editor/src/words/section-bar.ts')}'
`
type Program = typeof import('../apps/editor/src/words/words.ts') &
  typeof import('../apps/editor/src/words/templates.ts') &
  typeof import('../apps/editor/src/settings/words.ts') &
  typeof import('../apps/editor/src/words/section-bar.ts')

const scratch = mkdtempSync(join(tmpdir(), 'languages-'))
const home = join(scratch, 'installation')
const config = join(home, 'mimar.config.ts')
const hebrew = (file: string) => join(home, 'languages/he', file)
let catalogues: readonly Catalogue[]

beforeAll(async () => {
  mkdirSync(home)
  catalogues = await readCatalogues()
  writeFileSync(
    config,
    "import { defineInstallation } from '@mimar/sections/installation'\n" +
      "export default defineInstallation({ languages: ['./languages/he'] })\n",
  )
}, 60_000)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const categories = (language: string) =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories as readonly Category[]
const reread = (tree: Tree) => JSON.parse(JSON.stringify(tree)) as Tree

describe('a language goes to translators and comes back', () => {
  test.each(WORD_LANGUAGES)('nothing of "%s" is lost or changed on the way', (language) => {
    const pairs = [
      ...catalogues.map(({ said }) => [said.en, said[language]] as const),
      // Plain data by its own making.
      [saidIn('en') as unknown as Tree, saidIn(language) as unknown as Tree] as const,
    ]
    for (const [english, own] of pairs) {
      const back = readSentences(
        english,
        reread(writeSentences(english, own, categories(language))),
        categories(language),
      )
      expect(back).toMatchObject({ missing: [], unknown: [], faults: [] })
      expect(back.said).toEqual(own)
    }
  })

  test('every catalogue of the editor is among them', () => {
    expect(catalogues.length).toBeGreaterThan(35)
    expect(catalogues.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['words/main', 'settings/words', 'words/section-bar']),
    )
  })
})

const readFile = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Tree

/** A sixth language, in a folder outside, with one sentence left out. */
async function translateAll(): Promise<void> {
  rmSync(join(home, 'languages'), { recursive: true, force: true })
  await writeLanguages(['new', 'he'], home)
  translate(join(home, 'languages'), 'he', 'ק')
  const editor = readFile(hebrew('editor.json'))
  const settings = { ...(editor['settings/words'] as Tree), tracking: '' }
  writeFileSync(hebrew('editor.json'), JSON.stringify({ ...editor, 'settings/words': settings }))
}

describe('the editor speaks a language from a folder outside', () => {
  let program: Program
  let told: string
  beforeAll(async () => {
    await translateAll()
    const added = await readAdditions(config)
    told = tellLanguage(added.languages[0]!)
    symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'))
    writeFileSync(join(scratch, 'program.ts'), PROGRAM)
    await build({
      ...{ configFile: false, root: scratch, logLevel: 'error' },
      plugins: [additions(added), templateWords(), addedLanguages(added.languages, added.catalogues)],
      ssr: { noExternal: true },
      build: {
        ...{ ssr: true, outDir: 'dist', minify: false },
        rolldownOptions: { input: join(scratch, 'program.ts'), output: { entryFileNames: 'program.mjs' } },
      },
    })
    program = (await import(pathToFileURL(join(scratch, 'dist/program.mjs')).href)) as Program
  }, 60_000)

  test('[U6] it is offered by its own name, chosen by the browser, and written from its own side', async () => {
    expect(program.UI_LANGUAGES).toEqual([...WORD_LANGUAGES, 'he'])
    expect(program.chooseUiLanguage(null, ['he-IL', 'en'])).toBe('he')
    const say = await program.speak(program.chooseUiLanguage('he', []))
    expect([say.language, say.dir]).toEqual(['he', 'rtl'])
    expect(program.OWN_NAMES[say.language]).toBe('עברית')
    expect(say('pages')).toBe('ק Pages')
    expect(say.names.Header13).toMatch(/^ק /)
  })

  test('each part of it says its words, with what they fill in and the plurals of the language', async () => {
    const language = program.chooseUiLanguage('he', [])
    const say = program.sayPart(program.settingsWords, language)
    expect(say('title')).toBe('ק Settings')
    expect(say('isShown', { name: 'WhatsApp' })).toBe('ק Show WhatsApp')
    expect(program.sayAtBar(language)('onPages', { n: 2 })).toBe('ק On 2 pages')
    await program.speak(language)
    await program.learnTemplates()
    expect(program.saidByTemplate(language, 'Header13')?.search).toMatch(/^ק /)
  })

  test('what nobody has translated is said in English, and counted as it is built', () => {
    const say = program.sayPart(program.settingsWords, program.chooseUiLanguage('he', []))
    expect(say('tracking')).toBe('Tracking')
    expect(told).toMatch(
      /^עברית \(he, .*\) says (\d+) of (\d+) sentences; 1 are said in English, the first is "settings\/words\.tracking"\.$/,
    )
  })

  test('those that are shipped say what they said', async () => {
    expect(program.sayPart(program.settingsWords, 'de')('tracking')).toBe('Messung')
    expect((await program.speak('ar')).dir).toBe('rtl')
  })
})

describe('what a translator got wrong is told with file and key, and nothing is built', () => {
  const settings = (change: object) => {
    const editor = readFile(hebrew('editor.json'))
    writeFileSync(
      hebrew('editor.json'),
      JSON.stringify({ ...editor, 'settings/words': { ...(editor['settings/words'] as Tree), ...change } }),
    )
  }
  const refusal = () => readAdditions(config).then(String, (fault: Error) => fault.message)
  const declare = (change: object) =>
    writeFileSync(hebrew('language.json'), JSON.stringify({ ...readFile(hebrew('language.json')), ...change }))

  test.each<[string, () => void, RegExp]>([
    [
      'a placeholder of another name',
      () => settings({ isShown: 'ק {{nmae}}' }),
      /he\/editor\.json: "settings\/words\.isShown" says "ק \{\{nmae\}\}", but English fills in \{\{name\}\}/,
    ],
    [
      'a placeholder that is gone',
      () => settings({ isShown: 'ק' }),
      /"settings\/words\.isShown" says "ק", but English fills in \{\{name\}\}/,
    ],
    [
      'braces that are not closed',
      () => settings({ title: 'ק {{name' }),
      /"settings\/words\.title" says .* English fills in nothing/,
    ],
    [
      'other plurals than the language has',
      () => declare({ plurals: ['one', 'other'] }),
      /language\.json has other plurals than "he" has\. Write: \["one","two","other"\]/,
    ],
    ['no direction', () => declare({ direction: 'up' }), /has the direction "up"\. Write "ltr" or "rtl"/],
    ['a language that Mimar speaks', () => declare({ code: 'de' }), /has the code "de", which Mimar speaks already/],
    ['a file that is no JSON', () => writeFileSync(hebrew('editor.json'), '{'), /he\/editor\.json is no JSON/],
    ['a folder without what the language is', () => rmSync(hebrew('language.json')), /language\.json is missing/],
  ])(
    '%s',
    async (_, spoil, sentence) => {
      await translateAll()
      spoil()
      expect(await refusal()).toMatch(sentence)
    },
    30_000,
  )

  test('a plural without the form that all languages have', async () => {
    await translateAll()
    const editor = readFile(hebrew('editor.json'))
    const { onPages_other: _, ...bar } = editor['words/section-bar'] as Tree
    writeFileSync(hebrew('editor.json'), JSON.stringify({ ...editor, 'words/section-bar': bar }))
    expect(await refusal()).toMatch(/"words\/section-bar\.onPages" has no form "onPages_other"\. Write it/)
  })

  test('a command for a language that is there, or that Mimar speaks, changes nothing', async () => {
    await expect(writeLanguages(['new', 'he'], home)).rejects.toThrow(/is there already\. Move it away/)
    await expect(writeLanguages(['new', 'de'], home)).rejects.toThrow(/speaks "de" already\. To correct it: export de/)
    await expect(writeLanguages(['make', 'nl'], home)).rejects.toThrow(/^Write: npm run language/)
  })
})
