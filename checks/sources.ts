import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'vite'

/** A node of a parsed file, as loosely as the checks need it. */
export interface Syntax {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export interface Source {
  /** From the root of the checkout, with forward slashes. */
  readonly file: string
  readonly text: string
}

/** The folder of the checkout. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const PASSED_OVER = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'test-results', 'generated'])

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (PASSED_OVER.has(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else yield path
  }
}

/** Every file of the checkout whose name ends so. */
export function findSources(ending: RegExp): Source[] {
  return [...walk(root)]
    .map((path) => relative(root, path).replaceAll('\\', '/'))
    .filter((file) => ending.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

export const isTest = ({ file }: Source) => /\.test\.tsx?$|(^|\/)testing(\/|\.tsx?$)|^(checks|e2e|bench)\//.test(file)

/** TypeScript of packages and apps. */
export const allCode: readonly Source[] = findSources(/^(packages|apps)\/.*\.tsx?$/).filter(
  ({ file }) => !/\.config\.ts$|\.d\.ts$/.test(file),
)

/** What is shipped: all code but tests. */
export const shippedCode = allCode.filter((source) => !isTest(source))

/** Every kind of field, as the fields themselves say it. */
export const fieldKinds: readonly string[] = allCode
  .filter(({ file }) => file === 'packages/fields/src/field.ts')
  .flatMap(({ text }) => [...text.matchAll(/\bBase<'(\w+)'/g)].map(([, kind]) => kind ?? ''))

const parsed = new Map<string, Syntax>()

/** The syntax tree of a file (ESTree with TypeScript). */
export function parse({ file, text }: Source): Syntax {
  const known = parsed.get(file)
  if (known) return known
  const tree = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Syntax
  parsed.set(file, tree)
  return tree
}

/** Every node below one, itself first. */
export function* nodesOf(node: Syntax): Generator<Syntax> {
  yield node
  for (const value of Object.values(node)) {
    for (const inner of Array.isArray(value) ? value : [value]) {
      if (inner && typeof inner === 'object' && typeof (inner as Syntax).type === 'string')
        yield* nodesOf(inner as Syntax)
    }
  }
}

export interface Import {
  readonly from: string
  /** Names taken; '*' for all of them or for a dynamic import. */
  readonly names: readonly string[]
  readonly isTypeOnly: boolean
}

/** All imports and re-exports of a file, dynamic ones included. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = []
  for (const node of nodesOf(parse(source))) {
    const from = (node.source as Syntax | null | undefined)?.value
    if (typeof from !== 'string') continue
    if (node.type === 'ImportDeclaration' || node.type === 'ExportNamedDeclaration') {
      const specifiers = node.specifiers as Syntax[]
      found.push({
        from,
        names: specifiers.map(takenName),
        isTypeOnly: node.importKind === 'type' || node.exportKind === 'type',
      })
    } else if (node.type === 'ExportAllDeclaration' || node.type === 'ImportExpression') {
      found.push({ from, names: ['*'], isTypeOnly: node.exportKind === 'type' })
    }
  }
  return found
}

function takenName(specifier: Syntax): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  return (specifier.type === 'ImportSpecifier' ? (specifier.imported as Syntax) : (specifier.local as Syntax))
    .name as string
}

const packageDoors = new Map(
  findSources(/^(packages|apps)\/[^/]+\/package\.json$/).flatMap(({ file, text }) => {
    const { name, exports = {} } = JSON.parse(text) as { name: string; exports?: Record<string, Target> }
    return Object.entries(exports).map(
      ([door, target]) => [name + door.slice(1), join(dirname(file), usual(target))] as const,
    )
  }),
)

/** What a package calls its own files by, `#added/…` (subpath imports of Node): folder of the package → name → folder of files. */
const ownNames = new Map(
  findSources(/^packages\/[^/]+\/package\.json$/).map(({ file, text }) => {
    const { imports = {} } = JSON.parse(text) as { imports?: Record<string, Target> }
    const targets = Object.entries(imports).map(([name, target]) => [name, usual(target)] as const)
    return [dirname(file), targets] as const
  }),
)

/** Where a name of a package leads, or where by conditions. */
export type Target = string | { readonly default: string }

/** Where a name leads but in browsers. */
export function usual(target: Target): string {
  return typeof target === 'string' ? target : target.default
}

function resolveOwn(importer: string, from: string): string | undefined {
  const folder = importer.split('/').slice(0, 2).join('/')
  for (const [name, target] of ownNames.get(folder) ?? []) {
    const start = name.replace('*', '')
    if (from.startsWith(start)) return join(folder, target.replace('*', from.slice(start.length)))
  }
  return undefined
}

/** The file of ours that an import leads to; undefined for npm packages, styles and the like. */
export function resolveImport(importer: string, from: string): string | undefined {
  const path = from.replace(/\?.*$/, '')
  if (path.startsWith('.')) return relative(root, resolve(root, dirname(importer), path)).replaceAll('\\', '/')
  return path.startsWith('#') ? resolveOwn(importer, path) : packageDoors.get(path)
}

export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length
