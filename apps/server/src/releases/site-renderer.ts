import { publishedPages, type Site } from '@mimar/document'
import { todayIn } from '@mimar/fields'
import type { OutputFile, PublishInput } from '@mimar/publish'
import type { IconShape, PictureFile, TemplateCatalog, TemplatePresentation } from '@mimar/sections'
import type { ReleaseFile } from '../blobs/manifest.ts'
import { clock } from '../clock.ts'
import { log } from '../log.ts'
import { fileShown } from '../media/files/file-shown.ts'
import type { SiteFiles } from '../media/files/site-files.ts'
import type { Pictures } from '../media/pictures.ts'
import type { SitePictures } from '../media/site-pictures.ts'
import { Recent } from '../recent.ts'
import { inSlices, jsonInSlices } from '../turns.ts'
import type { NamedFile } from './drawing-job.ts'
import { DrawingThreads } from './drawing-threads.ts'
import type { ReadFonts } from './fonts.ts'
import type { Islands } from './islands.ts'
import type { ReleaseDrawing, Renderer, Scene } from './renderer.ts'

type Publishing = Pick<
  typeof import('@mimar/publish'),
  'publishSite' | 'publishBesidePages' | 'publishChanges' | 'fontNeeds' | 'readingCharacters' | 'readingTexts'
> & { readonly presentation: TemplatePresentation }

interface RendererOptions {
  readonly catalog: TemplateCatalog
  /** Loaded with the first publish: a server that only answers visitors does without it. */
  load(): Promise<Publishing>
  readonly pictures: Pictures
  /** The files of a site that are no pictures. */
  files(site: Site): Promise<SiteFiles>
  readonly fonts: ReadFonts
  icons(site: Site): Promise<{ readonly [name: string]: IconShape }>
  islands(): Promise<Islands>
  /** A fingerprint of all the code that draws. */
  program(): Promise<string>
  /** Where flags come from; '' is the site itself. */
  readonly flagHost?: string
  /** Where visitors read a site. */
  origin(site: string): Promise<string>
  readonly threads?: Pick<DrawingThreads, 'isFree' | 'draw'>
}

/** What a site is drawn with besides its document; one object while nothing of it changes. */
interface Surrounding {
  readonly pictures: SitePictures
  readonly icons: Map<string, IconShape>
  readonly files: Map<string, ReleaseFile>
  readonly surroundings: PublishInput['surroundings']
  /** Addresses of the pictures and other files that pages name. */
  readonly shown: Shown
}

/** Addresses in the order in which they came to be named. */
class Shown {
  readonly #all = new Set<string>()
  readonly #inOrder: string[] = []
  /** How many there were once a release was drawn. */
  readonly #counted = new WeakMap<PublishInput, number>()

  add(address: string): void {
    if (this.#all.has(address)) return
    this.#all.add(address)
    this.#inOrder.push(address)
  }

  /** Those that were not named yet when an earlier release was drawn; all of them where that is not known. */
  since(before: PublishInput | null, now: PublishInput): readonly string[] {
    this.#counted.set(now, this.#inOrder.length)
    return this.#inOrder.slice((before && this.#counted.get(before)) ?? 0)
  }
}

const MOST_SITES = 50
/** Fewer pages, in all languages, are drawn before a thread has begun. */
const LEAST_BESIDE = 1_000

/** Draws with the templates, as the canvas does. */
export function createSiteRenderer(options: RendererOptions): Renderer {
  const latest = new Recent<string, Surrounding>(MOST_SITES)
  const { threads = new DrawingThreads() } = options
  let islands: Promise<Islands> | undefined
  let program: Promise<string> | undefined

  function surround(site: string, pictures: SitePictures): Surrounding {
    const known = latest.get(site)
    if (known?.pictures === pictures) return known
    const made = surroundingWith(pictures, options)
    latest.set(site, made)
    return made
  }

  return {
    catalog: options.catalog,
    async prepare(site, { origin: address, before } = {}) {
      const publishing = await options.load()
      const pictures = await options.pictures.of(site)
      const surrounding = surround(site.id, pictures)
      for (const [name, shape] of Object.entries(await options.icons(site))) surrounding.icons.set(name, shape)
      for (const [at, file] of await options.files(site)) surrounding.files.set(at, file)
      await inSlices(publishing.readingCharacters(site, before))
      await inSlices(publishing.readingTexts({ site, catalog: options.catalog }, before))
      const fonts = await options.fonts(publishing.fontNeeds(site), { site: site.id })
      islands ??= options.islands()
      program ??= options.program()
      const origin = address ?? (await options.origin(site.id))
      const { surroundings } = surrounding
      const { presentation } = publishing
      const today = todayIn(site.settings.business.timeZone, clock.now())
      const input = { site, origin, today, surroundings, presentation, fonts, islands: await islands }
      return scene(publishing, input, { ...surrounding, program: await program, threads })
    },
    complete: (site) => options.pictures.complete(site),
  }
}

function surroundingWith(pictures: SitePictures, { catalog, flagHost = '' }: RendererOptions): Surrounding {
  const icons = new Map<string, IconShape>()
  const files = new Map<string, ReleaseFile>()
  const shown = new Shown()
  const showing = (files: readonly PictureFile[]) => {
    for (const { url } of files) shown.add(url)
    return files
  }
  return {
    pictures,
    icons,
    files,
    shown,
    surroundings: {
      catalog,
      fileAddress: (file) => fileShown(file, files, shown),
      imageFiles: (media) => showing(pictures.imageFiles(media)),
      cutFiles: (media, part) => showing(pictures.cutFiles(media, part)),
      icon: (name) => icons.get(name),
      flagHost,
    },
  }
}

function scene(
  publishing: Publishing,
  input: PublishInput,
  { pictures, icons, files, shown, program, threads }: Surrounding & Beside,
): Scene {
  const { site, origin, surroundings } = input
  return {
    input,
    madeWith: [program, site.constants.generatorVersion, origin, pictures.fingerprint, surroundings.flagHost]
      .join(' ')
      .trim(),
    draw: (before) => draw(publishing, input, before),
    drawBeside() {
      const count = publishedPages(site).length
      if (count * activeLanguages(site) < LEAST_BESIDE || !threads.isFree) return undefined
      const { fonts, islands, today } = input
      const { flagHost = '' } = surroundings
      const jobOf = async () => ({
        ...{ origin, today, fonts, islands, flagHost, icons, files, pictures: pictures.table },
        site: await jsonInSlices(site),
      })
      return orHere(
        threads.draw(count, jobOf, (url) => shown.add(url)),
        publishing,
        input,
      )
    },
    *picturesShown(before = null) {
      for (const address of shown.since(before, input)) {
        const file = pictures.find(address) ?? files.get(address)
        if (file) yield [address, file]
      }
    },
  }
}

interface Beside {
  readonly program: string
  readonly threads: NonNullable<RendererOptions['threads']>
}

const activeLanguages = ({ languages }: Site) => languages.filter(({ isActive }) => isActive).length

/** What threads cannot draw is drawn here, which also says what is wrong with it. */
async function* orHere(
  pages: AsyncIterable<NamedFile>,
  publishing: Publishing,
  input: PublishInput,
): AsyncIterable<OutputFile | NamedFile> {
  try {
    yield* pages
  } catch (failure) {
    log.warn({ err: failure }, 'Pages could not be drawn by threads of their own and are drawn by the one that answers')
    yield* publishing.publishSite(input)
    return
  }
  yield* publishing.publishBesidePages(input)
}

function draw(publishing: Publishing, input: PublishInput, before: PublishInput | null): ReleaseDrawing {
  if (before?.surroundings !== input.surroundings || before.islands !== input.islands) {
    return { outputs: publishing.publishSite(input), isWhole: true, removed: [] }
  }
  const { isAll, files, removed } = publishing.publishChanges(input, before.site)
  return { outputs: files, isWhole: isAll, removed }
}
