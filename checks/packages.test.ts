import { existsSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import {
  allCode,
  findSources,
  importsOf,
  isTest,
  resolveImport,
  root,
  type Source,
  type Target,
  usual,
} from './sources.ts'

/** Dependencies (npm packages): each workspace names those it imports, so that it can be packed and installed alone. */
interface Manifest {
  readonly name: string
  readonly version: string
  readonly scripts?: { readonly [name: string]: string }
  readonly exports?: { readonly [door: string]: Target }
  readonly dependencies?: { readonly [name: string]: string }
  readonly devDependencies?: { readonly [name: string]: string }
  readonly peerDependencies?: { readonly [name: string]: string }
}

const readManifest = (folder: string) =>
  ({ folder, ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }) as Manifest & {
    readonly folder: string
  }

const workspaces = findSources(/^(packages|apps)\/[^/]+\/package\.json$/).map(({ file }) => readManifest(dirname(file)))
const checkout = readManifest('.')

/** What a program that opens it is given: all but its tests, and the doors for tests of others with what these reach. */
function codeOf({ folder, exports = {} }: (typeof workspaces)[number]): Source[] {
  const reached = new Set(Object.values(exports).map((door) => join(folder, usual(door))))
  const own = allCode.filter(({ file }) => file.startsWith(`${folder}/src/`))
  for (const file of reached) {
    const source = own.find((one) => one.file === file)
    const next = source ? importsOf(source).map(({ from }) => resolveImport(file, from)) : []
    for (const one of next) if (one) reached.add(one)
  }
  return own.filter((one) => !isTest(one) || reached.has(one.file))
}

const isBuiltIn = (name: string) => name.startsWith('node:') || builtinModules.includes(name)
const nameIn = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
const needed = (manifest: Manifest) => ({ ...manifest.dependencies, ...manifest.peerDependencies })

test('every workspace names the packages it imports in its own package.json', () => {
  const wrong = workspaces.flatMap((workspace) =>
    codeOf(workspace).flatMap((source) =>
      importsOf(source)
        .map(({ from }) => nameIn(from))
        .filter((name) => !/^(\.|#|virtual:)/.test(name) && !isBuiltIn(name) && name !== workspace.name)
        .filter((name) => !Object.hasOwn(needed(workspace), name))
        .map((name) => `${source.file} imports ${name}, which ${workspace.folder}/package.json does not name`),
    ),
  )
  expect(wrong).toEqual([])
})

/** Files that are named and not imported: fonts by the families of `render`, sets of icons by the server. */
const ASSETS = /^@(expo-google-fonts|fontsource|fontsource-variable|iconify-json)\//

const texts = findSources(/^(packages|apps)\/.*\.(tsx?|css)$/).filter((source) => !isTest(source))

/** Whether some text names a file of that package: whole, or its last part as a word of its own. */
function isNamed(name: string, { text }: Source): boolean {
  const [scope = '', own = ''] = name.split('/')
  return text.includes(`${name}/`) || (text.includes(`${scope}/`) && text.includes(`'${own}'`))
}

test('every package that a workspace names is imported there, or gives it files', () => {
  const unused = workspaces.flatMap((workspace) => {
    const imported = new Set(codeOf(workspace).flatMap((source) => importsOf(source).map(({ from }) => nameIn(from))))
    const required = (name: string) =>
      texts.some(({ file, text }) => file.startsWith(workspace.folder) && text.includes(`(import.meta.url)('${name}')`))
    const isUsed = (name: string) =>
      ASSETS.test(name) ? texts.some((source) => isNamed(name, source)) : imported.has(name) || required(name)
    return Object.keys(needed(workspace))
      .filter((name) => !isUsed(name))
      .map((name) => `${workspace.folder}/package.json names ${name}, which nothing there imports`)
  })
  expect(unused).toEqual([])
})

test('every package that the checkout names is used by checks, tests, benches or builds', () => {
  const ending = /^(packages|apps|checks|e2e|bench|gallery|scripts)\/.*\.(tsx?|mjs)$|^(vitest|playwright)\.config\.ts$/
  const code = findSources(ending)
  const commands = Object.values(checkout.scripts ?? {}).join('\n')
  const compiled = readFileSync(join(root, 'tsconfig.json'), 'utf8')
  const known = new Set(workspaces.flatMap((workspace) => Object.keys(needed(workspace))))
  const isUsed = (name: string): boolean => {
    const program = Object.keys(readBins(name)).find((bin) => commands.includes(bin))
    if (program !== undefined) return true
    // Types are there for a package that is: of its own, or of another's.
    const typed = /^@types\/(.*)$/.exec(name)?.[1]
    if (typed !== undefined) return compiled.includes(`"${typed}"`) || known.has(typed) || isUsed(typed)
    return code.some(({ text }) =>
      new RegExp(`(?:from |import |\\()['"]${name}['"/]|environment ${name}\\b`).test(text),
    )
  }
  const names = Object.keys({ ...checkout.dependencies, ...checkout.devDependencies })
  expect(names.filter((name) => !isUsed(name))).toEqual([])
})

function readBins(name: string): object {
  const file = join(root, 'node_modules', name, 'package.json')
  if (!existsSync(file)) return {}
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin?: string | object }
  return typeof bin === 'object' ? bin : bin ? { [name]: bin } : {}
}

test('a package has one version, whichever workspaces name it', () => {
  const versions = new Map(workspaces.map(({ name, version }) => [name, version]))
  const wrong: string[] = []
  for (const { folder, ...manifest } of [checkout, ...workspaces]) {
    for (const [name, version] of Object.entries({ ...needed(manifest), ...manifest.devDependencies })) {
      const known = versions.get(name) ?? version
      versions.set(name, known)
      if (!/^\d+\.\d+\.\d+$/.test(version)) wrong.push(`${folder} names ${name} ${version}: name one version exactly`)
      if (version !== known) wrong.push(`${folder} names ${name} ${version}, another workspace ${known}`)
    }
  }
  expect(wrong).toEqual([])
})

test('packages whose rooms are pure use no library, and only server and command line use Node', () => {
  const pure = workspaces.filter(({ folder }) => /\/(fields|search|islands|document|checkup)$/.test(folder))
  const libraries = pure.flatMap((one) => Object.keys(needed(one)).filter((name) => !name.startsWith('@mimar/')))
  expect(libraries).toEqual([])
  const wrong = workspaces
    .filter(({ folder }) => !/\/(server|cli)$/.test(folder))
    .flatMap(codeOf)
    .flatMap((source) =>
      importsOf(source)
        .filter(
          ({ from }) => isBuiltIn(from) && !(from === 'node:crypto' && source.file.startsWith('packages/publish/')),
        )
        .map(({ from }) => `${source.file} imports ${from}`),
    )
  expect(wrong).toEqual([])
})

test('the lock file names no host that packages came from', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  expect(lock.match(/https?:\/\/[^"]*\.tgz/g) ?? []).toEqual([])
})
