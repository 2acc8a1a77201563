// What an installation adds to Mimar (plug-ins): reads mimar.config.ts and the folders it names, and hands them to the build.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { integrations as shipped } from '@mimar/document/integrations'
import type { Plugin } from 'vite'
import { mapForm } from '../packages/sections/src/added/map-form.ts'
import { order } from '../packages/sections/src/order.ts'
import { WORD_LANGUAGES } from '../packages/sections/src/word-languages.ts'
import { type Catalogue, readCatalogues } from './catalogues.ts'
import { type AddedIntegration, readIntegration } from './integration-folder.ts'
import { type AddedLanguage, readLanguage } from './language-folder.ts'
import { loadOutside, OURS } from './load-outside.ts'
import { type AddedOrnament, readOrnament } from './ornament-folder.ts'
import { type FoundTemplate, readTemplate } from './template-folder.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const KNOWN = ['templates', 'integrations', 'ornaments', 'languages'] as const
const SAMPLE = "export default defineInstallation({ templates: ['./templates/prices'] })"

/** A template that an installation adds, and where it stands. */
export type AddedTemplate = FoundTemplate & { readonly path: string }

/** All that an installation adds. */
export interface Additions {
  readonly templates: readonly AddedTemplate[]
  readonly integrations: readonly AddedIntegration[]
  readonly ornaments: readonly AddedOrnament[]
  readonly languages: readonly AddedLanguage[]
  /** The catalogues that the languages are for; none where none is added. */
  readonly catalogues: readonly Catalogue[]
}

const NOTHING: Additions = { templates: [], integrations: [], ornaments: [], languages: [], catalogues: [] }

/**
 * Folders beside the file that look like additions and are not named there: a sentence each. What was written for translators
 * to read is none.
 */
export function tellUnnamed(file: string, added: Additions): readonly string[] {
  const named = new Set(KNOWN.flatMap((kind) => added[kind].map(({ path }) => path)))
  return KNOWN.flatMap((kind) => {
    const all = join(dirname(file), kind)
    const folders = existsSync(all) ? readdirSync(all, { withFileTypes: true }).filter((one) => one.isDirectory()) : []
    const unnamed = folders.filter(({ name }) => !named.has(join(all, name)) && !isShipped(kind, name))
    return unnamed.map(
      ({ name }) => `${join(all, name)} is not built in: ${file} does not name it. Add ${kind}: ['./${kind}/${name}']`,
    )
  })
}

const isShipped = (kind: string, name: string) =>
  kind === 'languages' && WORD_LANGUAGES.some((language) => language === name)

/** What `mimar.config.ts` adds; throws one sentence that names the file and the cure. */
export async function readAdditions(file: string): Promise<Additions> {
  const folders = foldersIn(file, (await loadOutside(file)).default)
  const templates = await readTemplates(file, folders('templates'))
  const integrations = await readIntegrations(file, folders('integrations'))
  const ornaments = await readOrnaments(file, folders('ornaments'))
  const catalogues = folders('languages').length > 0 ? await readCatalogues() : []
  const languages = folders('languages').map((folder) =>
    readLanguage(pathOf(file, 'language', folder), catalogues, templates),
  )
  refuseTwinsOf(file, languages)
  return { templates, integrations, ornaments, languages, catalogues }
}

/** The templates alone that `mimar.config.ts` adds. */
export async function readAddedTemplates(file: string): Promise<readonly AddedTemplate[]> {
  return readTemplates(file, foldersIn(file, (await loadOutside(file)).default)('templates'))
}

async function readTemplates(file: string, folders: readonly string[]): Promise<readonly AddedTemplate[]> {
  const templates: AddedTemplate[] = []
  for (const folder of folders) templates.push(await readTemplateAt(pathOf(file, 'template', folder), file))
  await refuseTwins(file, templates)
  return templates
}

async function readOrnaments(file: string, folders: readonly string[]): Promise<readonly AddedOrnament[]> {
  const added: AddedOrnament[] = []
  for (const folder of folders) {
    const path = pathOf(file, 'ornament', folder)
    added.push(await readOrnament(path, basename(path), file))
  }
  const ids = added.map(({ ornament }) => ornament.id)
  const twin = added.find(({ ornament }, index) => ids.indexOf(ornament.id) !== index)
  if (twin) throw new Error(`${twin.file} has the id "${twin.ornament.id}", as another has. Give it another id.`)
  return added
}

async function readIntegrations(file: string, folders: readonly string[]): Promise<readonly AddedIntegration[]> {
  const added: AddedIntegration[] = []
  for (const folder of folders) {
    const path = pathOf(file, 'integration', folder)
    added.push(await readIntegration(path, basename(path), file))
  }
  const taken = [...shipped, ...added.map(({ integration }) => integration)].map(({ id }) => id)
  const twin = added.find(({ integration }) => taken.indexOf(integration.id) !== taken.lastIndexOf(integration.id))
  if (twin) throw new Error(`${twin.file} has the id "${twin.integration.id}", as another has. Give it another id.`)
  return added
}

function refuseTwinsOf(file: string, languages: readonly AddedLanguage[]): void {
  const twin = languages.find(({ code }, index) => languages.findIndex((one) => one.code === code) !== index)
  if (twin) throw new Error(`${file} names two languages "${twin.code}": ${twin.path} is the second. Take one out.`)
}

/** The folders that each list of the file names. */
function foldersIn(file: string, exported: unknown): (kind: (typeof KNOWN)[number]) => readonly string[] {
  if (typeof exported !== 'object' || exported === null) throw new Error(`${file} exports nothing. Write: ${SAMPLE}`)
  const known: readonly string[] = KNOWN
  const unknown = Object.keys(exported).find((key) => !known.includes(key))
  if (unknown) throw new Error(`${file} has "${unknown}", which Mimar does not take. It takes: ${KNOWN.join(', ')}.`)
  const lists = exported as { readonly [kind: string]: unknown }
  return (kind) => {
    const folders = lists[kind] ?? []
    if (!Array.isArray(folders) || folders.some((folder) => typeof folder !== 'string'))
      throw new Error(`"${kind}" in ${file} is no list of folders. Write: ${SAMPLE.replaceAll('templates', kind)}`)
    return folders
  }
}

function pathOf(config: string, what: string, folder: string): string {
  const path = resolve(dirname(config), folder)
  if (existsSync(path) && statSync(path).isDirectory()) return path
  throw new Error(`${config} names the ${what} ${folder}, but ${path} is no folder. Make it, or take the line out.`)
}

async function readTemplateAt(path: string, config: string): Promise<AddedTemplate> {
  const found = await readTemplate({ path, name: basename(path), shown: path, namedBy: config }, loadOutside)
  const silent = WORD_LANGUAGES.find((language) => !found.said[language]?.name)
  if (silent) throw new Error(`${path}/${basename(path)}.words.ts has no name in "${silent}": the editor speaks it.`)
  return { ...found, path }
}

/** Sites name templates by their ids, so each has one that no other has. */
async function refuseTwins(config: string, added: readonly AddedTemplate[]): Promise<void> {
  const taken = new Map<string, string>()
  for (const folder of order) {
    const file = join(root, 'packages/sections/src', folder, `${folder}.ts`)
    for (const value of Object.values(await loadOutside(file)))
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

const MODULE =
  /^#added\/(definitions|views|styles|words|integrations|map-form|frame-providers|ornaments|ornament-styles)$/

/** A step of the build: `#added/…` of packages leads to what the installation adds (virtual modules). */
export function additions(added: Additions): Plugin {
  const folders = [...added.templates, ...added.integrations, ...added.ornaments].map(({ path }) => path)
  return {
    name: 'additions',
    enforce: 'pre',
    resolveId(source, importer) {
      if (folders.length === 0) return null
      if (MODULE.test(source)) return `\0${source}`
      const isOutside = importer !== undefined && folders.some((folder) => importer.startsWith(`${folder}/`))
      const isAdded = importer?.startsWith('\0#added/')
      if ((isOutside || isAdded) && OURS.test(source))
        return this.resolve(source, join(root, 'scripts/additions.ts'), { skipSelf: true })
      return null
    },
    load(id) {
      const kind = id.startsWith('\0') ? MODULE.exec(id.slice(1))?.[1] : undefined
      if (kind === 'integrations') return descriptorsModule(added.integrations)
      if (kind === 'map-form') return mapFormModule(added.integrations)
      if (kind === 'frame-providers') return frameProvidersModule(added.integrations)
      if (kind === 'ornaments') return descriptorsModule(added.ornaments)
      if (kind === 'ornament-styles') return stylesModule(added.ornaments)
      return kind ? templatesModule(kind, added.templates) : null
    },
  }
}

/** The text of one of the modules that packages/sections/src/added has for an installation that adds nothing. */
function templatesModule(kind: string, added: readonly AddedTemplate[]): string {
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

/** The text of `#added/integrations` or `#added/ornaments` of packages/document. */
function descriptorsModule(added: readonly (AddedIntegration | AddedOrnament)[]): string {
  const imports = added.map(({ name, file }, index) => `import { ${name} as a${index} } from ${JSON.stringify(file)}`)
  return [...imports, `export const added = [${added.map((_, index) => `a${index}`).join(', ')}]`].join('\n')
}

/** The text of `#added/map-form` of packages/sections: what begins as a map of the installation's own does is one, too. */
function mapFormModule(added: readonly AddedIntegration[]): string {
  const embeds = added.flatMap(({ integration }) => (integration.kind === 'map' ? [integration.embeds.source] : []))
  const forms = [mapForm.source, ...embeds.map((source) => `(?:${source})[^\\s<>"'\`\\\\]*$`)]
  return `export const mapForm = new RegExp(${JSON.stringify(forms.join('|'))})`
}

/** The text of `#added/frame-providers` of packages/sections: whose contents sections show beside those that Mimar knows. */
function frameProvidersModule(added: readonly AddedIntegration[]): string {
  const all = added.flatMap(({ integration }) => {
    if (integration.kind !== 'frame') return []
    const { label: name, hosts, embeds, isForm = false } = integration
    const plain = JSON.stringify({ name, origins: hosts.frame ?? [], isForm })
    return [`{ ...${plain}, embeds: new RegExp(${JSON.stringify(embeds.source)}) }`]
  })
  return `export const added = [${all.join(', ')}]`
}

/** The text of `#added/ornament-styles` of packages/sections. */
function stylesModule(added: readonly AddedOrnament[]): string {
  const sheets = added.flatMap(({ styles }) => (styles === undefined ? [] : [`${styles}?raw`]))
  const imports = sheets.map((sheet, index) => `import a${index} from ${JSON.stringify(sheet)}`)
  return [...imports, `export const added = ${["''", ...sheets.map((_, index) => `a${index}`)].join(' + ')}`].join('\n')
}

/** What the builds of server, command line and editor are told to add; nothing unless the environment names a file. */
export const addedByEnvironment = async (): Promise<Additions> =>
  process.env.MIMAR_CONFIG ? await readAdditions(process.env.MIMAR_CONFIG) : NOTHING

/** Run alone, it says which files the build depends on, or why they cannot be taken. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const added = await addedByEnvironment()
    if (process.env.MIMAR_CONFIG)
      for (const sentence of tellUnnamed(process.env.MIMAR_CONFIG, added)) console.error(sentence)
    const folders = KNOWN.flatMap((kind) => added[kind].map(({ path }) => relative(root, path)))
    console.log(JSON.stringify(folders))
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exitCode = 1
  }
}
