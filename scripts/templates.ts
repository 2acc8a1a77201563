// `npm run templates`: writes the registry of templates, from the folders that packages/sections/src/order.ts names.
// checks/templates.test.ts compares what stands there with what this would write.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { order } from '../packages/sections/src/order.ts'
import { type FoundTemplate, readTemplate } from './template-folder.ts'

const source = join(dirname(fileURLToPath(import.meta.url)), '../packages/sections/src')

/** Where the registry stands, from the root of the checkout. */
export const REGISTRY = 'packages/sections/src/registry'

/** The text of every file of the registry, by its name. Throws naming the file that is missing or does not say what it should. */
export async function writeRegistry(): Promise<ReadonlyMap<string, string>> {
  const found: FoundTemplate[] = []
  for (const folder of order) found.push(await find(folder))
  const usual = found.filter(({ template }) => template.isUsual)
  return new Map([
    ['definitions.ts', definitions(found)],
    ['views.ts', views('shippedViews', 'How each template is drawn, by its id.', found)],
    ['first-views.ts', views('firstViews', 'How those are drawn that most home pages have.', usual)],
    ['styles.ts', styles(found)],
    ['words.ts', words(found)],
  ])
}

/** The folders that hold a template; what is not one of them is what templates share. */
export function foldersOfTemplates(): readonly string[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(source, entry.name, `${entry.name}.examples.ts`)))
    .map(({ name }) => name)
}

const find = (folder: string): Promise<FoundTemplate> =>
  readTemplate(
    { path: join(source, folder), name: folder, shown: `packages/sections/src/${folder}`, namedBy: 'order.ts' },
    (file) => import(pathToFileURL(file).href),
  )

const HEAD =
  '// Written by `npm run templates` from order.ts and the folders of the templates: change those, not this.\n'

function definitions(found: readonly FoundTemplate[]): string {
  const imports = found.map(({ definition, folder }) => `import { ${definition} } from '../${folder}/${folder}.ts'\n`)
  const list = found.map(({ definition }) => `  ${definition},\n`)
  return `${HEAD}${imports.join('')}import type { DefinedTemplate } from '../template.ts'

const shipped = [
${list.join('')}] as const

/** A template that is shipped: the compiler asks for its view, its style and its words. */
export type ShippedTemplate = (typeof shipped)[number]

/** Every template, in the order the section picker shows them. */
export const templates: readonly DefinedTemplate[] = shipped
`
}

function views(name: string, promise: string, found: readonly FoundTemplate[]): string {
  const imports = found.map(({ view, folder }) => `import { ${view} } from '../${folder}/${folder}.view.tsx'\n`)
  const list = found.map(({ view, template }) => `  ${template.id}: ${view},\n`)
  const all = name === 'shippedViews' ? 'ViewsOf<ShippedTemplate>' : 'Partial<ViewsOf<ShippedTemplate>>'
  return `${HEAD}import type { AnyView, ViewsOf } from '../template.ts'
${imports.join('')}import type { ShippedTemplate } from './definitions.ts'

/** ${promise} */
export const ${name}: { readonly [template: string]: AnyView } = {
${list.join('')}} satisfies ${all}
`
}

function styles(found: readonly FoundTemplate[]): string {
  const parts = [...new Set(found.flatMap(({ template }) => template.parts))].sort()
  const imports = found.flatMap(({ folder, styles: sheets }) =>
    sheets.map((sheet) => `import ${camel(sheet.slice(0, -4))} from '../${folder}/${sheet}?raw'\n`),
  )
  const ofParts = parts.map((part) => `import ${camel(part)}Part from '../parts/${part}.css?raw'\n`)
  const list = found.map(({ template, styles: sheets }) => {
    const all = [...template.parts.map((part) => `${camel(part)}Part`), ...sheets.map((one) => camel(one.slice(0, -4)))]
    return `  ${template.id}: ${all.join(' + ')},\n`
  })
  return `${HEAD}${[...imports, ...ofParts].join('')}import type { ShippedTemplate } from './definitions.ts'

/** The styles of each template by its id, behind those of the parts it draws; a page carries only those of its sections. */
export const templateStyles: { readonly [template: string]: string } = {
${list.join('')}} satisfies { readonly [Id in ShippedTemplate['id']]: string }
`
}

function words(found: readonly FoundTemplate[]): string {
  const imports = found.map(({ words: name, folder }) => `import { ${name} } from '../${folder}/${folder}.words.ts'\n`)
  const list = found.map(({ words: name, template }) => `  ${template.id}: ${name},\n`)
  return `${HEAD}${imports.join('')}import type { AnyTemplateWords, TemplateWords } from '../template-words.ts'
import type { ShippedTemplate } from './definitions.ts'

/** What each template says about itself in all languages, by its id; the editor's build takes one language of it. */
export const templateWords: { readonly [template: string]: AnyTemplateWords } = {
${list.join('')}} satisfies { readonly [One in ShippedTemplate as One['id']]: TemplateWords<One> }
`
}

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(join(source, 'registry'), { recursive: true })
  for (const [name, text] of await writeRegistry()) writeFileSync(join(source, 'registry', name), text)
  console.log(`Wrote the registry of ${order.length} templates.`)
}
