// What an installation adds to Mimar (plug-ins): reads mimar.config.ts and the folders it names, and hands them to the build.
import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { order } from '../packages/sections/src/order.ts'
import { WORD_LANGUAGES } from '../packages/sections/src/word-languages.ts'
import { type FoundTemplate, readTemplate } from './template-folder.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const KNOWN = ['templates']

/** A template that an installation adds, and where it stands. */
export type AddedTemplate = FoundTemplate & { readonly path: string }

/** What `mimar.config.ts` adds; throws one sentence that names the file and the cure. */
export async function readAdditions(file: string): Promise<readonly AddedTemplate[]> {
  const exported = (await load(file)).default
  const sample = "export default defineInstallation({ templates: ['./templates/prices'] })"
  if (typeof exported !== 'object' || exported === null) throw new Error(`${file} exports nothing. Write: ${sample}`)
  const unknown = Object.keys(exported).find((key) => !KNOWN.includes(key))
  if (unknown) throw new Error(`${file} has "${unknown}", which Mimar does not take. It takes: ${KNOWN.join(', ')}.`)
  const folders: unknown = 'templates' in exported ? exported.templates : []
  if (!Array.isArray(folders) || folders.some((folder) => typeof folder !== 'string'))
    throw new Error(`"templates" in ${file} is no list of folders. Write: ${sample}`)
  const found: AddedTemplate[] = []
  for (const folder of folders as readonly string[]) found.push(await readFolder(file, folder))
  await refuseTwins(file, found)
  return found
}

async function readFolder(config: string, folder: string): Promise<AddedTemplate> {
  const path = resolve(dirname(config), folder)
  if (!existsSync(path) || !statSync(path).isDirectory())
    throw new Error(`${config} names the template ${folder}, but ${path} is no folder. Make it, or take the line out.`)
  const found = await readTemplate({ path, name: basename(path), shown: path, namedBy: config }, load)
  const silent = WORD_LANGUAGES.find((language) => !found.said[language]?.name)
  if (silent) throw new Error(`${path}/${basename(path)}.words.ts has no name in "${silent}": the editor speaks it.`)
  return { ...found, path }
}

/** Sites name templates by their ids, so each has one that no other has. */
async function refuseTwins(config: string, added: readonly AddedTemplate[]): Promise<void> {
  const taken = new Map<string, string>()
  for (const folder of order) {
    const file = join(root, 'packages/sections/src', folder, `${folder}.ts`)
    for (const value of Object.values(await load(file)))
      if (typeof value === 'object' && value !== null && 'id' in value) taken.set(String(value.id), 'Mimar itself')
  }
  for (const { template, path } of added) {
    for (const id of [template.id, ...template.aliases]) {
      const other = taken.get(id)
      if (other)
        throw new Error(`The template ${path} of ${config} has the id "${id}", as ${other} has. Give it another id.`)
      taken.set(id, path)
    }
  }
}

/** Mimar's own packages and React are those of the checkout, wherever the file that imports them stands. */
const OURS = /^(?:@mimar\/|react(?:-dom)?(?:\/|$))/

export const oursForEsbuild: EsbuildPlugin = {
  name: 'ours',
  setup(setup) {
    setup.onResolve({ filter: OURS }, ({ path, kind, pluginData }) =>
      pluginData === 'ours'
        ? undefined
        : setup.resolve(path, { kind, resolveDir: join(root, 'scripts'), pluginData: 'ours' }),
    )
  },
}

/** Runs a file of TypeScript from any folder; it needs nothing installed beside it. */
async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const { outputFiles } = await build({
      ...{ entryPoints: [file], bundle: true, write: false, format: 'esm', platform: 'node', logLevel: 'silent' },
      plugins: [oursForEsbuild],
    })
    return await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]!.contents).toString('base64')}`)
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure)
    throw new Error(`${file} cannot be read: ${why.trim()}`)
  }
}

const MODULE = /^#added\/(\w+)$/

/** A step of the build: `#added/…` of packages/sections leads to the templates that the installation adds (virtual modules). */
export function additions(added: readonly AddedTemplate[]): Plugin {
  const folders = added.map(({ path }) => path)
  return {
    name: 'additions',
    enforce: 'pre',
    resolveId(source, importer) {
      if (added.length === 0) return null
      if (MODULE.test(source)) return `\0${source}`
      const isOutside = importer !== undefined && folders.some((folder) => importer.startsWith(`${folder}/`))
      const isAdded = importer?.startsWith('\0#added/')
      if ((isOutside || isAdded) && OURS.test(source))
        return this.resolve(source, join(root, 'scripts/additions.ts'), { skipSelf: true })
      return null
    },
    load(id) {
      const kind = id.startsWith('\0') ? MODULE.exec(id.slice(1))?.[1] : undefined
      return kind ? moduleOf(kind, added) : null
    },
  }
}

/** The text of one of the modules that packages/sections/src/added has for an installation that adds nothing. */
function moduleOf(kind: string, added: readonly AddedTemplate[]): string {
  const at = ({ path, folder }: AddedTemplate, ending: string) => JSON.stringify(join(path, `${folder}${ending}`))
  const imports = added.flatMap((one, index) => {
    if (kind === 'definitions') return [`import { ${one.definition} as a${index} } from ${at(one, '.ts')}`]
    if (kind === 'views') return [`import { ${one.view} as a${index} } from ${at(one, '.view.tsx')}`]
    if (kind === 'words') return [`import { ${one.words} as a${index} } from ${at(one, '.words.ts')}`]
    return one.styles.map(
      (sheet, at) => `import a${index}_${at} from ${JSON.stringify(`${join(one.path, sheet)}?raw`)}`,
    )
  })
  const values = added.map((one, index) => {
    if (kind === 'definitions') return `a${index}`
    const sheets = one.styles.map((_, at) => `a${index}_${at}`)
    return `${JSON.stringify(one.template.id)}: ${kind === 'styles' ? sheets.join(' + ') : `a${index}`}`
  })
  const list = values.join(', ')
  return [...imports, `export const added = ${kind === 'definitions' ? `[${list}]` : `{ ${list} }`}`].join('\n')
}

/** What the builds of server, command line and editor are told to add; nothing unless the environment names a file. */
export const addedByEnvironment = async (): Promise<readonly AddedTemplate[]> =>
  process.env.MIMAR_CONFIG ? await readAdditions(process.env.MIMAR_CONFIG) : []

/** Run alone, it says which files the build depends on, or why they cannot be taken. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const found = await addedByEnvironment()
    console.log(JSON.stringify(found.map(({ path }) => relative(process.cwd(), path))))
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exitCode = 1
  }
}
