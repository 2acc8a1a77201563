// Finds every catalogue of the editor (i18n): the constants that hold sentences in each of its languages.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { parseAst } from 'vite'
import { WORD_LANGUAGES, type WordLanguage } from '../packages/sections/src/word-languages.ts'

const editor = join(dirname(fileURLToPath(import.meta.url)), '../apps/editor/src')

/** Sentences by their keys, as deep as they stand; sentences that count have a form for each category. */
export interface Tree {
  readonly [key: string]: string | Tree
}

/** A catalogue: a constant of a file, with the same keys in every language. */
export interface Catalogue {
  /** Names it to translators: 'settings/words', and the constant too where a file has several. */
  readonly id: string
  /** From the root of the file system. */
  readonly file: string
  readonly constant: string
  /** Where its value stands in the file. */
  readonly start: number
  readonly end: number
  readonly said: { readonly [Language in WordLanguage]: Tree }
}

/** The words that every view has stand in a file for each language. */
export const MAIN = 'words/main'

type CataloguePlace = Pick<Catalogue, 'file' | 'constant' | 'start' | 'end'>

/** Every catalogue, in the order of their files. */
export async function readCatalogues(): Promise<readonly Catalogue[]> {
  const places = [...filesBelow(editor)].flatMap(placesIn)
  const held = await run(places)
  const several = (file: string) => places.filter((one) => one.file === file).length > 1
  const found = places.map((place, index) => {
    const path = relative(editor, place.file).replace(/\.ts$/, '')
    return { ...place, id: several(place.file) ? `${path}/${place.constant}` : path, said: held[`c${index}`] }
  })
  const main = { id: MAIN, file: '', constant: '', start: 0, end: 0, said: held.main }
  return [main, ...found] as readonly Catalogue[]
}

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(path)
    else if (/(?<!\.test|\.d)\.ts$/.test(entry.name)) yield path
  }
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** Constants of a file that have a key for every language, and objects behind them. */
function placesIn(file: string): CataloguePlace[] {
  const text = readFileSync(file, 'utf8')
  if (!WORD_LANGUAGES.every((language) => new RegExp(`\\b${language}\\b`).test(text))) return []
  const body = (parseAst(text, { lang: 'ts' }) as unknown as { readonly body: readonly Node[] }).body
  return body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : node))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? (node.declarations as Node[]) : []))
    .filter(({ init }) => isCatalogue(init as Node | null))
    .map(({ id, init }) => {
      const { start, end } = init as Node
      return { file, constant: String((id as Node).name), start: Number(start), end: Number(end) }
    })
}

function isCatalogue(init: Node | null): boolean {
  if (init?.type === 'TSSatisfiesExpression' || init?.type === 'TSAsExpression')
    return isCatalogue(init.expression as Node)
  if (init?.type !== 'ObjectExpression') return false
  const values = new Map(
    (init.properties as Node[]).map(({ key, value }) => [String((key as Node | undefined)?.name), value as Node]),
  )
  return WORD_LANGUAGES.every((language) =>
    ['ObjectExpression', 'Identifier'].includes(values.get(language)?.type ?? ''),
  )
}

/** What the constants hold: their files run, with what they keep to themselves handed out. */
async function run(places: readonly CataloguePlace[]): Promise<{ readonly [name: string]: unknown }> {
  const main = WORD_LANGUAGES.map((one) => `import { ${one} } from ${JSON.stringify(join(editor, `words/${one}.ts`))}`)
  const handed = places.map(
    ({ file, constant }, index) => `import { ${constant} as c${index} } from ${JSON.stringify(file)}`,
  )
  const names = ['main', ...places.map((_, index) => `c${index}`)]
  const contents = [
    ...main,
    ...handed,
    `const main = { ${WORD_LANGUAGES.join(', ')} }`,
    `export { ${names.join(', ')} }`,
  ]
  const { outputFiles } = await build({
    stdin: { contents: contents.join('\n'), resolveDir: editor, loader: 'ts' },
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'silent' },
    plugins: [handingOut(places)],
  })
  return await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`)
}

/** Exports the constants of the files, and puts nothing in the place of what only the editor's build has. */
function handingOut(places: readonly CataloguePlace[]): Plugin {
  return {
    name: 'handing-out',
    setup(setup) {
      setup.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }))
      setup.onLoad({ filter: /.*/, namespace: 'virtual' }, () => ({
        contents: 'export const names = {}, templates = {}, starts = {}',
      }))
      setup.onLoad({ filter: /\/apps\/editor\/src\/.*\.ts$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8')
        const own = places.filter(({ file, constant }) => file === path && !isExported(text, constant))
        return { contents: `${text}\nexport { ${own.map(({ constant }) => constant).join(', ')} }`, loader: 'ts' }
      })
    },
  }
}

const isExported = (text: string, constant: string) => new RegExp(`^export const ${constant}\\b`, 'm').test(text)
