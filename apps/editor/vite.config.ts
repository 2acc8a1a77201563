import react from '@vitejs/plugin-react'
import { build, defineConfig, type Rolldown, type UserConfig } from 'vite'
import { addedLanguages } from '../../scripts/added-languages.ts'
import { addedByEnvironment, additions } from '../../scripts/additions.ts'
import { readCatalogues } from '../../scripts/catalogues.ts'
import { tellLanguage } from '../../scripts/language-folder.ts'
import { reloading } from '../../scripts/reloading.ts'
import { viewWords } from '../../scripts/view-words.ts'
import { beginningsApart } from './beginnings-apart.ts'
import { firstFiles } from './first-files.ts'
import { templateWords, wordsWith } from './template-words.ts'

const added = await addedByEnvironment()
const isWatched = Boolean(process.env.MIMAR_WATCH)
for (const language of added.languages) console.log(tellLanguage(language))

/** Our packages do nothing by being loaded, so what nobody uses of them (import, themes, fonts) stays out of the editor. */
const moduleSideEffects = (id: string) => !/\/packages\/\w+\/src\/.*\.tsx?$/.test(id)

/** `apart` are the catalogues that are loaded in one language. */
const pluginsWith = (apart?: Parameters<typeof viewWords>[0]) => [
  additions(added),
  beginningsApart(added.templates),
  templateWords(...wordsWith(added.templates)),
  viewWords(apart),
  addedLanguages(added.languages, added.catalogues),
  react(),
  firstFiles(),
  ...(isWatched ? [reloading()] : []),
]

const base = {
  root: import.meta.dirname,
  base: '/',
  plugins: pluginsWith(),
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
  /** What is brought where the draft differs from what visitors have. */
  readonly differing: ReadonlySet<string>
  /** What is brought when somebody means it, or pauses. */
  readonly aside: ReadonlySet<string>
}

/** What later parts load where it is drawn, and what the aside ones are. */
const ASIDE =
  /shell\/aside-parts\.ts$|sections\/section-drag\.ts$|pictures\/use-pictures\.ts$|\/(picture-tools|publish-list|phone-text-bar|item-tools|button-sheet|section-sheet|moved-card|text-link|section-bar|content-bar|translator-bar)\.view\.tsx$/

/** The one catalogue of the first file: it is asked only once the words of the first screen have come, and comes with them. */
const NAMES_OF_FIELDS = /words\/fields\.ts$/

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
  const isOwn = (id: string) => /main\.tsx$|\.html$|state\/changes\.ts$/.test(id)
  const loadedBy = (part: RegExp) => neededBy(({ facadeModuleId }) => part.test(facadeModuleId ?? ''))
  const first = new Set(neededBy(({ isEntry }) => isEntry).filter((id) => !isOwn(id)))
  const rest = (ids: readonly string[], ...before: ReadonlySet<string>[]) =>
    new Set(ids.filter((id) => !isOwn(id) && !before.some((file) => file.has(id))))
  const later = rest(loadedBy(/(shell\/later-parts|state\/changes)\.ts$/), first)
  const differing = rest(loadedBy(/\/live-watch\.view\.tsx$/), first, later)
  return { first, later, differing, aside: rest(loadedBy(ASIDE), first, later, differing) }
}

/**
 * The server hands out `dist/index.html` for every address below /edit/ and the hashed files below /assets/. What the first
 * screen needs stands in one file, which compresses better than the thirty it shares with later parts; and so does what
 * comes next.
 */
export default defineConfig(async () => {
  // Watched, it is built for one person beside the machine, and soon.
  if (isWatched) return base
  const { first, later, differing, aside } = await findFiles()
  const catalogues = await readCatalogues()
  const saidIn = (files: ReadonlySet<string>) => catalogues.filter(({ file }) => files.has(file))
  const firstSaid = new Set([...first].filter((id) => NAMES_OF_FIELDS.test(id)))
  const apart = { later: [...saidIn(firstSaid), ...saidIn(later)], aside: saidIn(aside) }
  const groups = [
    { name: 'first', test: (id: string) => first.has(id) || id === '\0virtual:view-words' },
    { name: 'later', test: (id: string) => later.has(id) },
    { name: 'differing', test: (id: string) => differing.has(id) },
    { name: 'aside', test: (id: string) => aside.has(id) },
  ]
  const rolldownOptions = { ...base.build.rolldownOptions, output: { codeSplitting: { groups } } }
  return { ...base, plugins: pluginsWith(apart), build: { ...base.build, rolldownOptions } }
})
