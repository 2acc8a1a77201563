import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { SHOWN_PATH } from '@mimar/contract'
import type { Site } from '@mimar/document'
import type { FontNeed } from '@mimar/publish'
import type { TemplateCatalog, TemplatePresentation } from '@mimar/sections'
import type { Destination } from './archive/take.ts'
import type { Blobs } from './blobs/blobs.ts'
import type { PackedBlobs } from './blobs/packed.ts'
import { createDrawing } from './canvas/drawing.ts'
import { marksFor } from './cdn/marks.ts'
import { DrawnDrafts } from './drafts/drawn-drafts.ts'
import { createHandedFiles } from './hosting/handed-files.ts'
import { createHosting, type Hosting, type OnPage } from './hosting/hosting.ts'
import { iconsOf } from './icons/icons.ts'
import { searchBudget } from './limits/searches.ts'
import { log, warnSeldom } from './log.ts'
import { createAllowances } from './media/allowance.ts'
import { createEncoder, type Encoder } from './media/encoder.ts'
import { createKeptFiles, type KeptFiles } from './media/files/kept-files.ts'
import { createSiteFiles } from './media/files/site-files.ts'
import { createPictures } from './media/pictures.ts'
import { createUploads } from './media/uploads.ts'
import { createSentFiles, type SentFiles } from './messages/sent/sent-files.ts'
import type { Metrics } from './metrics.ts'
import { createReadiness } from './readiness.ts'
import { createCompression } from './releases/compression.ts'
import { createFonts, type FontAsker } from './releases/fonts.ts'
import { readIslands } from './releases/islands.ts'
import { keptSitesOf } from './releases/kept-sites.ts'
import { Levels } from './releases/levels.ts'
import { LiveReleases } from './releases/live.ts'
import { createMending } from './releases/mending.ts'
import { Mixtures } from './releases/mixtures.ts'
import { readProgram } from './releases/program.ts'
import { type PublishOutcome, Releases } from './releases/releases.ts'
import { reviewKept } from './releases/reviewing.ts'
import { createSiteRenderer } from './releases/site-renderer.ts'
import { createSubsetting } from './releases/subset.ts'
import { publishToFolder } from './releases/to-folder.ts'
import { Withholding } from './releases/withholding.ts'
import { CONNECTION_KEPT } from './server.ts'
import type { Settings } from './settings.ts'
import type { OtherVersions } from './sharing/other-versions.ts'
import type { Moments } from './sites/moments.ts'
import type { Sites } from './sites/sites.ts'
import { ComplaintStore } from './store/complaints.store.ts'
import type { Database } from './store/database.ts'
import { FileStore } from './store/files.store.ts'
import { HistoryStore } from './store/history.store.ts'
import { MediaStore } from './store/media.store.ts'
import { underWayIn } from './store/publishes-under-way.store.ts'
import { ReleaseStore } from './store/releases.store.ts'
import { SentFileStore } from './store/sent-files.store.ts'
import type { SiteStore } from './store/sites.store.ts'
import { UploadStore } from './store/uploads.store.ts'

/** What writes pages, and what draws the templates on them. */
type LoadedPublish = typeof import('@mimar/publish') & { readonly presentation: TemplatePresentation }

interface Foundations {
  readonly settings: Settings
  readonly database: Database
  readonly siteStore: SiteStore
  readonly sites: Sites
  readonly moments: Moments
  readonly versions: OtherVersions
  readonly blobs: PackedBlobs
  readonly loadPublish: () => Promise<LoadedPublish>
  readonly metrics: Pick<Metrics, 'add' | 'took'>
  /** Told of each page that a visitor is given. */
  readonly onPage: OnPage
  /** Told of each publish. */
  readonly onRelease: () => void
}

/** Of the memory for what visitors ask for, so much is for lists of files and the rest for files. */
const LISTS_SHARE = 3 / 8

/** What gives way to everything else may have to wait long for its turn. */
const LONGEST_IN_BACKGROUND_MS = 600_000

/** One place always stays for other sites beside the one of a site that has many pictures; more places would need more memory. */
const LEAST_AT_ONCE = 2
const MOST_AT_ONCE = 4

/** What visitors read, how it is made, and what the canvas shares with it. */
export async function openVisiting({ settings, database, siteStore, loadPublish, metrics, ...open }: Foundations) {
  const { blobs, ...documents } = open
  const bytes = openKept(settings, database, blobs)
  const [store, encoders] = [new ReleaseStore(database), openEncoders(settings)]
  const { onFailure, end } = createReport()
  const { live, readBy, closeLive } = openLive(store, { settings, database, loadPublish })
  const compression = createCompression(blobs, onFailure)
  const shared = { onFailure, flagHost: settings.flagsUrl, catalog: documents.sites.catalog, loadPublish }
  const allowances = openAllowances({ settings, database })
  const making = makingOf(bytes, { ...encoders, ...shared, hasRoom: allowances.hasRoom })
  const origin = (id: string) => originOf(id, siteStore, settings)
  const renderer = createSiteRenderer({ ...making, origin })
  const { onStored, toldBy } = tellingLater()
  const kept = { store, underWay: underWayIn(database), blobs, live }
  const options = { ...kept, renderer, compression, onFailure, onStored, ...counting(metrics, documents) }
  const releases = readBy(openReleases({ database, siteStore, ...bytes, ...documents }, options, making))
  return {
    parts: {
      ...{ mediaStore: bytes.mediaStore, renderer, ...releases, ...toldBy(openHosting(releases, options, settings)) },
      keeping: { mediaStore: bytes.mediaStore, store: making.pictures.store.bind(making.pictures) },
      publishToFolder: (site: Site, folder: string, { address, base = '' }: FolderPlace = {}) => {
        const waitedFor = makingOf(bytes, { ...shared, ...everyCore(encoders.encoder) })
        const at = async (id: string) => (address ?? (await origin(id))) + base
        const drawing = { blobs, renderer: createSiteRenderer({ ...waitedFor, origin: at }) }
        return publishToFolder(drawing, site, folder, base)
      },
      readiness: createReadiness({ database, blobs, releases: store, dataDir: settings.dataDir }),
      ...{ drafts: new DrawnDrafts(renderer), drawing: createDrawing({ ...making, ...bytes }) },
      ...openUploads(settings, making, bytes, allowances),
      pictureWork: standingOf(encoders),
    },
    async close() {
      end()
      await closeLive()
      encoders.encoder.close()
      encoders.background?.close()
      await compression.stop()
    },
  }
}

/** Releases tell hosting of files, and hosting has releases mended: it is there a moment later. */
function tellingLater() {
  let hears: Hosting['ready'] | undefined
  const onStored: Hosting['ready'] = (files) => hears?.(files)
  const toldBy = <Hosted extends { readonly hosting: Hosting }>(hosted: Hosted) => {
    hears = hosted.hosting.ready
    return hosted
  }
  return { onStored, toldBy }
}

const REVIEW_FAILED = 'What this machine keeps of published sites could not be compared with the database'

/** What visitors read. What of it is not shown is told by what it was made from, which is opened a moment later. */
function openLive(
  releases: ReleaseStore,
  { settings, database, loadPublish }: Pick<Foundations, 'settings' | 'database' | 'loadPublish'>,
) {
  const store = new ComplaintStore(database)
  const hiddenOn = store.hiddenOn.bind(store)
  let opened: Withholding | undefined
  const withholding = () => opened as Withholding
  // A file of SQLite is on the same disk as what would be kept.
  const kept = database.isShared ? keptSitesOf(settings) : undefined
  const live = new LiveReleases(releases, settings, {
    ...{ listBytes: settings.cacheBytes * LISTS_SHARE, withholding, news: database.news, kept },
  })
  const endReview = kept && reviewKept({ kept, live, news: database.news, onFailure: warnSeldom(REVIEW_FAILED) })
  return {
    live,
    async closeLive() {
      live.close()
      endReview?.()
      await kept?.settled()
    },
    readBy<Opened extends { readonly mixtures: Mixtures }>(made: Opened): Opened {
      const siteOf = made.mixtures.siteOf.bind(made.mixtures)
      opened = new Withholding({ hiddenOn, siteOf, load: loadPublish })
      return made
    },
  }
}

function counting(metrics: Foundations['metrics'], { onPage, onRelease }: Pick<Foundations, 'onPage' | 'onRelease'>) {
  const onPublish = (seconds: number, outcome: PublishOutcome) => {
    onRelease()
    metrics.add('mimar_releases_total', 1, { outcome })
    metrics.took('mimar_publish_seconds', seconds)
  }
  return { onPublish, onPage }
}

/** Tells of what failed in the background until the end: what that cuts off is done after the next start. */
function createReport() {
  let isEnding = false
  return {
    onFailure: (failure: unknown, request?: string) => {
      const what = request === undefined ? 'Work in the background failed' : 'A page could not be shown'
      if (!isEnding) log.error({ err: failure, ...(request && { request }) }, what)
    },
    end: () => {
      isEnding = true
    },
  }
}

/** Where a folder will stand: the host, and the path below it (`/path`). */
export interface FolderPlace {
  readonly address?: string | undefined
  readonly base?: string
}

type ReleasesOptions = ConstructorParameters<typeof Releases>[0] & { readonly store: ReleaseStore }

/** What answers visitors, and has drawn again what it cannot read; and how much memory it takes. */
function openHosting(
  { publishing, mixtures }: { readonly publishing: Releases; readonly mixtures: Mixtures },
  { live, blobs, store, compression, onFailure, onPage }: ReleasesOptions & Pick<Foundations, 'onPage'>,
  { cacheBytes, appUrl, handedDir, cdn, trustedProxies, countsVisits }: Settings,
) {
  const liveOf = (site: string) => store.liveOf(site)
  const mend = createMending({ releases: publishing, mixtures, liveOf, onFailure })
  const handed = handedDir === undefined ? undefined : createHandedFiles(handedDir)
  const hosting = createHosting({
    ...{ sites: live, blobs, onFailure, mend, onQuick: (file) => compression.add([file]), onPage },
    ...{ handed, marks: cdn && marksFor(cdn.kind), takeSearch: searchBudget(trustedProxies) },
    shownAt: countsVisits ? `/api/v1${SHOWN_PATH}` : undefined,
    memoryBytes: cacheBytes * (1 - LISTS_SHARE),
    connectionKept: CONNECTION_KEPT,
    isEncrypted: appUrl.protocol === 'https:',
  })
  const tidyHanded = async () => handed?.tidy(blobs)
  return { hosting, cachedBytes: () => hosting.bytes() + live.bytes, tidyHanded, visitors: live }
}

/** Releases of the site, and of one part of it alone. */
function openReleases(
  {
    database,
    siteStore,
    mediaStore,
    sites,
    moments,
    versions,
  }: Omit<Foundations, 'settings' | 'blobs' | 'loadPublish' | 'metrics' | 'onPage' | 'onRelease'> & {
    mediaStore: MediaStore
  },
  options: ReleasesOptions,
  making: ReturnType<typeof makingOf>,
) {
  const publishing = new Releases({
    ...options,
    refuseUnknown: (site) => versions.refuseUnknown(site, sites.catalog),
    forgetFiles: (hashes) => mediaStore.forgetFiles(hashes),
    madeOf: (id, release) => mixtures.siteOf(id, release),
    withLater: (...asked) => mixtures.withLater(...asked),
  })
  const history = new HistoryStore(database)
  const { store } = options
  const mixtures = new Mixtures({ releases: publishing, store, sites, moments, history, catalog: sites.catalog })
  const arriving = openArriving(making, { ...options, publishing })
  return {
    publishing,
    mixtures,
    levels: new Levels({ mixtures, store: siteStore, onFailure: options.onFailure }),
    arriving,
  }
}

/** What whole sites that come from elsewhere are made with. */
function openArriving(
  making: ReturnType<typeof makingOf>,
  {
    blobs,
    publishing,
    onFailure,
  }: Pick<ConstructorParameters<typeof Releases>[0], 'blobs' | 'onFailure'> & { publishing: Releases },
): Pick<Destination, 'blobs' | 'keepPicture' | 'keepFile' | 'keepSent' | 'rendererAt' | 'complete'> {
  return {
    blobs,
    keepPicture: making.pictures.keep.bind(making.pictures),
    keepFile: (hash, from) => making.keptFiles.take(Readable.from(from), { use: undefined, site: hash, hash }),
    keepSent: making.sentFiles.take,
    rendererAt: (address) => createSiteRenderer({ ...making, origin: async () => address }),
    complete: (site, release, made) => void publishing.completeLive(site, release, made).catch(onFailure),
  }
}

/** Where pictures and other files arrive. */
function openUploads(
  { dataDir }: Settings,
  { pictures, files: siteFiles }: ReturnType<typeof makingOf>,
  { files: fileStore, keptFiles, sentFiles }: Kept,
  { allowanceOf }: Pick<ReturnType<typeof openAllowances>, 'allowanceOf'>,
) {
  const uploads = createUploads(join(dataDir, 'uploads'), pictures)
  return { uploads, allowanceOf, keptFiles, sentFiles, fileStore, siteFiles }
}

/** What is known of all bytes that owners and visitors have sent. */
function openKept({ dataDir }: Settings, database: Database, blobs: Blobs): Kept {
  const files = new FileStore(database)
  const folder = join(dataDir, 'uploads')
  const keptFiles = createKeptFiles({ folder, store: files, blobs })
  const sentFiles = createSentFiles({ folder, store: new SentFileStore(database), blobs })
  return { mediaStore: new MediaStore(database), blobs, files, keptFiles, sentFiles }
}

/** How much of pictures each site may keep. */
function openAllowances({ settings, database }: Pick<Foundations, 'settings' | 'database'>) {
  const allowanceOf = createAllowances(new UploadStore(database), settings.mediaLimit)
  return { allowanceOf, hasRoom: (site: Site) => allowanceOf(site).hasRoom(1) }
}

/** How much is done for pictures just now. */
function standingOf({ encoder, background }: ReturnType<typeof openEncoders>) {
  return () => [encoder, background].flatMap((one) => one?.standing() ?? [])
}

function openEncoders({ makesAvif }: Settings) {
  return {
    encoder: createEncoder({ atOnce: Math.min(MOST_AT_ONCE, Math.max(LEAST_AT_ONCE, availableParallelism())) }),
    background: makesAvif
      ? createEncoder({ atOnce: 1, niceness: 19, longestMs: LONGEST_IN_BACKGROUND_MS, longestDrawingMs: 60_000 })
      : undefined,
  }
}

/** Where somebody waits for the pictures of one site. */
const everyCore = (encoder: Encoder) => ({ encoder, background: encoder, isOneSite: true })

type Encoding = Pick<
  Parameters<typeof createPictures>[0],
  'encoder' | 'background' | 'onFailure' | 'isOneSite' | 'hasRoom'
>

interface Making {
  readonly flagHost: string
  readonly catalog: TemplateCatalog
  readonly loadPublish: Foundations['loadPublish']
}

interface Kept {
  readonly mediaStore: MediaStore
  readonly files: FileStore
  readonly blobs: Blobs
  readonly keptFiles: KeptFiles
  readonly sentFiles: SentFiles
}

/** All that a site is drawn with, but its address. */
function makingOf(
  { mediaStore: store, files, blobs, keptFiles, sentFiles }: Kept,
  { flagHost, catalog, loadPublish, ...encoding }: Encoding & Making,
) {
  const cut = createSubsetting()
  const subset = async (need: FontNeed, bytes: Uint8Array, { site, signal }: FontAsker) => {
    const { subsetOptions } = await loadPublish()
    return cut({ characters: need.characters, options: subsetOptions(need) }, bytes, { site, signal })
  }
  return {
    catalog,
    load: loadPublish,
    pictures: createPictures({ store, blobs, catalog, ...encoding }),
    files: createSiteFiles(files, catalog),
    keptFiles,
    sentFiles,
    fonts: createFonts({ store, blobs, subset }),
    icons: iconsOf,
    islands: () => readIslands(),
    program: () => readProgram(),
    flagHost,
  }
}

/** Where visitors read a site: another process may have connected its domain, or taken it away, a moment ago. */
async function originOf(id: string, siteStore: SiteStore, settings: Settings): Promise<string> {
  await settings.settle()
  const row = await siteStore.find(id)
  return settings.siteAddress(row?.slug ?? id).replace(/\/$/, '')
}
