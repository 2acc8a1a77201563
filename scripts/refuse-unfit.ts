// Whether templates, integrations and ornaments from outside may be built in (plug-ins): type checking, and the promises of every template (conformance test).
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { type AddedTemplate, type Additions, addedByEnvironment } from './additions.ts'
import { oursForEsbuild } from './load-outside.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** As many sentences as are read at once. */
const MOST_SAID = 5

/** Throws sentences that name the file and the reason, where what is written in TypeScript cannot be taken. */
export async function refuseUnfit({
  templates,
  integrations = [],
  ornaments = [],
}: Pick<Additions, 'templates'> & Partial<Additions>): Promise<void> {
  const folders = [...templates, ...integrations, ...ornaments].map(({ path }) => path)
  if (folders.length === 0) return
  mkdirSync(join(root, 'node_modules/.mimar'), { recursive: true })
  // Within the checkout, whose types and React are the ones that count.
  const scratch = mkdtempSync(join(root, 'node_modules/.mimar/added-'))
  try {
    refuseUncompiled(folders, scratch)
    for (const [index, template] of templates.entries()) {
      const broken = await findBroken(template, join(scratch, `conformance-${index}.mjs`))
      if (broken.length > 0) throw new Error(broken.slice(0, MOST_SAID).join('\n'))
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Where the doors lead that a template may use: those that are packed, and React. */
function pathsOfDoors(): { readonly [name: string]: readonly string[] } {
  const doors = ['fields', 'document', 'sections'].flatMap((name) => {
    const folder = join(root, 'packages', name)
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return Object.keys(manifest.publishConfig.exports).map(
      (door) => [`@mimar/${name}${door.slice(1)}`, [join(folder, manifest.exports[door])]] as const,
    )
  })
  const react = join(root, 'node_modules/@types/react')
  return {
    ...Object.fromEntries(doors),
    react: [join(react, 'index.d.ts')],
    'react/*': [join(react, '*.d.ts')],
  }
}

/** Type checking; tests beside a template are its author's own. */
function refuseUncompiled(folders: readonly string[], scratch: string): void {
  const project = join(scratch, 'tsconfig.json')
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { paths: pathsOfDoors() },
      include: folders,
      exclude: folders.map((folder) => join(folder, '**/*.test.*')),
    }),
  )
  const compiler = join(root, 'node_modules/.bin/tsc')
  const { status, stdout, error } = spawnSync(compiler, ['-p', project, '--pretty', 'false'], {
    cwd: scratch,
    encoding: 'utf8',
  })
  if (status === 0) return
  const [, file = '', line, why] = /^(.+)\((\d+),\d+\): error \w+: (.*(?:\n .*)*)/m.exec(stdout) ?? []
  const said = why === undefined ? `The compiler ended: ${error?.message ?? stdout.trim()}` : why
  throw new Error(`${resolve(scratch, file)}:${line} does not compile: ${said}`)
}

/** What a template breaks of what all promise: its folder with Mimar's own check, as one program. */
async function findBroken({ path, ...found }: AddedTemplate, program: string): Promise<readonly string[]> {
  const at = (ending: string) => JSON.stringify(join(path, found.folder + ending))
  const styles = found.styles.map((sheet) => readFileSync(join(path, sheet), 'utf8')).join('\n')
  const contents = `
    import { brokenPromises } from '@mimar/sections/conformance'
    import { ${found.definition} as template } from ${at('.ts')}
    import { ${found.view} as View } from ${at('.view.tsx')}
    import { ${found.words} as words } from ${at('.words.ts')}
    import * as all from ${at('.examples.ts')}
    const examples = Object.values(all).find(Array.isArray) ?? []
    export const broken = () => brokenPromises({ template, View, words, examples, styles: ${JSON.stringify(styles)} }, ${JSON.stringify(path)})`
  await build({
    ...{ stdin: { contents, resolveDir: join(root, 'scripts') }, outfile: program, jsx: 'automatic' },
    ...{ bundle: true, format: 'esm', platform: 'node', logLevel: 'silent', plugins: [oursForEsbuild] },
    define: { 'process.env.NODE_ENV': '"production"' },
    // React asks for modules of Node's the older way.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })
  const { broken } = (await import(pathToFileURL(program).href)) as { broken: () => Promise<readonly string[]> }
  return broken()
}

/** Run alone, it looks at what the environment adds. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await refuseUnfit(await addedByEnvironment())
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure)
    process.exitCode = 1
  }
}
