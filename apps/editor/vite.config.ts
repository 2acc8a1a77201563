import react from '@vitejs/plugin-react'
import { build, defineConfig, type Rolldown, type UserConfig } from 'vite'
import { addedLanguages } from '../../scripts/added-languages.ts'
import { addedByEnvironment, additions } from '../../scripts/additions.ts'
import { tellLanguage } from '../../scripts/language-folder.ts'
import { reloading } from '../../scripts/reloading.ts'
import { firstFiles } from './first-files.ts'
import { templateWords, wordsWith } from './template-words.ts'

const added = await addedByEnvironment()
const isWatched = Boolean(process.env.MIMAR_WATCH)
for (const language of added.languages) console.log(tellLanguage(language))

/** Our packages do nothing by being loaded, so what nobody uses of them (import, themes, fonts) stays out of the editor. */
const moduleSideEffects = (id: string) => !/\/packages\/\w+\/src\/.*\.tsx?$/.test(id)

const base = {
  root: import.meta.dirname,
  base: '/',
  plugins: [
    additions(added),
    templateWords(...wordsWith(added.templates)),
    addedLanguages(added.languages, added.catalogues),
    react(),
    firstFiles(),
    ...(isWatched ? [reloading()] : []),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { treeshake: { moduleSideEffects }, checks: { pluginTimings: false } },
  },
} satisfies UserConfig

/** What stands together in one file. */
interface Files {
  /** What the first screen needs. */
  readonly first: ReadonlySet<string>
  /** What is brought as soon as that stands. */
  readonly later: ReadonlySet<string>
}

/** The modules of the two files, as a build finds them that leaves each where it falls. */
async function findFiles(): Promise<Files> {
  const quiet = { configFile: false, logLevel: 'silent', ...base, build: { ...base.build, write: false } } as const
  const { output } = (await build(quiet)) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  /** All modules that those chunks load with them. */
  const neededBy = (isWanted: (chunk: Rolldown.OutputChunk) => boolean): readonly string[] => {
    const needed = new Set([...chunks.values()].filter(isWanted).map(({ fileName }) => fileName))
    for (const name of needed) for (const imported of chunks.get(name)?.imports ?? []) needed.add(imported)
    return [...needed].flatMap((name) => chunks.get(name)?.moduleIds ?? [])
  }
  // The program itself waits for parts while it starts; were it in their file, they would wait for it.
  const first = new Set(neededBy(({ isEntry }) => isEntry).filter((id) => !/main\.tsx$|\.html$/.test(id)))
  const later = neededBy(({ facadeModuleId }) => /shell\/later-parts\.ts$/.test(facadeModuleId ?? ''))
  return { first, later: new Set(later.filter((id) => !first.has(id) && !/main\.tsx$|\.html$/.test(id))) }
}

/**
 * The server hands out `dist/index.html` for every address below /edit/ and the hashed files below /assets/. What the first
 * screen needs stands in one file, which compresses better than the thirty it shares with later parts; and so does what
 * comes next.
 */
export default defineConfig(async () => {
  // Watched, it is built for one person beside the machine, and soon.
  if (isWatched) return base
  const { first, later } = await findFiles()
  const groups = [
    { name: 'first', test: (id: string) => first.has(id) },
    { name: 'later', test: (id: string) => later.has(id) },
  ]
  const output = { codeSplitting: { groups } }
  return { ...base, build: { ...base.build, rolldownOptions: { ...base.build.rolldownOptions, output } } }
})
