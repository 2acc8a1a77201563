import { setTimeout as pause } from 'node:timers/promises'
import type { Site } from '@mimar/document'
import * as publishing from '@mimar/publish'
import { catalog } from '@mimar/sections/definitions'
import { openFolderBlobs } from '../blobs/folder.ts'
import type { ReleaseFile } from '../blobs/manifest.ts'
import type { SitePictures } from '../media/site-pictures.ts'
import { readSettings } from '../settings.ts'
import { OtherVersions } from '../sharing/other-versions.ts'
import { Moments } from '../sites/moments.ts'
import { Sites } from '../sites/sites.ts'
import { AccountStore } from '../store/accounts.store.ts'
import type { Database } from '../store/database.ts'
import { HistoryStore } from '../store/history.store.ts'
import { underWayIn } from '../store/publishes-under-way.store.ts'
import { ReleaseStore } from '../store/releases.store.ts'
import { SiteStore } from '../store/sites.store.ts'
import { newFolder } from '../testing/dialects.ts'
import { someSite } from '../testing/site.ts'
import { openTestBlobs } from '../testing/stores.ts'
import { createCompression } from './compression.ts'
import { LiveReleases } from './live.ts'
import { Mixtures } from './mixtures.ts'
import { Releases } from './releases.ts'
import type { Renderer } from './renderer.ts'
import { createSiteRenderer } from './site-renderer.ts'

/** A site of so many pages that all say one word. */
export function siteSaying(word: string, paths: readonly string[] = ['/', '/Rooms', '/Events']): Site {
  const site = someSite()
  const [home] = site.pages
  return { ...site, extras: { word }, pages: paths.map((path) => ({ ...home!, id: path, path })) }
}

const wordOf = (site: Site) => String(site.extras.word)
const style = (word: string) => `/style-${word}.css`

function* filesOf(site: Site, drawn: string[]): Iterable<publishing.OutputFile> {
  const word = wordOf(site)
  for (const { path } of site.pages) {
    drawn.push(path)
    const address = path === '/' ? '/' : `${path}/`
    const body = `<link href="${style(word)}"><h1>${word}</h1>`
    yield { path: `${address.slice(1)}index.html`, address, type: 'text/html; charset=utf-8', body, isImmutable: false }
  }
  const key = publishing.indexKeyAddress(site)
  if (key) yield { path: key.slice(1), address: key, type: 'text/plain', body: key, isImmutable: false }
  yield { path: style(word).slice(1), address: style(word), type: 'text/css', body: `/* ${word} */`, isImmutable: true }
}

/** Draws each page as its site's word; pages that are the same objects under the same word are not drawn again. */
export function playedRenderer() {
  const drawn: string[] = []
  const later: string[] = []
  let pictures = 'webp'
  const renderer: Renderer = {
    catalog,
    async prepare(site, { origin = '' } = {}) {
      const input = {
        site,
        origin,
        today: '2026-01-15',
        surroundings: PLAYED,
        presentation: { views: {}, styles: {} },
        fonts: new Map(),
        islands: {},
      }
      return {
        input,
        madeWith: `${pictures}${origin}`,
        picturesShown: () => [],
        draw: (before) =>
          before && wordOf(before.site) === wordOf(site)
            ? { outputs: [], isWhole: false, removed: [] }
            : {
                outputs: filesOf({ ...site, extras: { word: `${wordOf(site)}${later.join('')}` } }, drawn),
                isWhole: true,
                removed: [],
              },
      }
    },
    async complete() {
      if (pictures === 'avif' || later.length === 0) return false
      await pause(1)
      pictures = 'avif'
      return true
    },
  }
  return { renderer, drawn, completeWith: (suffix: string) => later.push(suffix) }
}

const PLAYED = { catalog, imageFiles: () => [], icon: () => undefined }

/** Where published bytes are: beside a folder, as all tests of a run have them, or in it, for what is about the folder itself. */
type Place = string | { readonly inFolder: string }

const openPlace = (place: Place, database: Database) =>
  typeof place === 'string' ? openTestBlobs(place, database) : openFolderBlobs(place.inFolder)

/** Publishing on a database, with a played renderer; `again` is the same data opened by another process. */
export async function openReleases(
  database: Database,
  place: Place = newFolder(),
  played = playedRenderer(),
  settings = readSettings({}),
) {
  const blobs = await openPlace(place, database)
  const store = new ReleaseStore(database)
  // A test closes its database while hosts are still looked up in it.
  const live = new LiveReleases(store, settings, { warn: () => {}, news: database.news })
  const failures: unknown[] = []
  const onFailure = (failure: unknown) => failures.push(failure)
  const compression = createCompression(blobs, onFailure)
  const sites = new Sites(new SiteStore(database), catalog)
  const history = new HistoryStore(database)
  const moments = new Moments(sites, history, catalog)
  // What was never stored as a draft cannot be made again.
  const madeOf = (id: string, release: string) => mixtures.siteOf(id, release).catch(() => undefined)
  const stored: ReleaseFile[] = []
  const versions = new OtherVersions(database)
  const releases = new Releases({
    underWay: underWayIn(database),
    ...{ store, blobs, live, renderer: played.renderer, compression, onFailure, madeOf },
    withLater: (...asked) => mixtures.withLater(...asked),
    refuseUnknown: (site) => versions.refuseUnknown(site, catalog),
    onStored: (files) => stored.push(...files),
  })
  const mixtures = new Mixtures({ releases, store, sites, moments, history, catalog })
  return {
    blobs,
    store,
    live,
    releases,
    sites,
    moments,
    mixtures,
    compression,
    failures,
    stored,
    ...played,
    again: () => openReleases(database, place, playedRenderer()),
    /** What visitors of the site read at an address. */
    async read(address: string) {
      const file = (await findLive(live))?.find(address)
      return file && (await blobs.read(file.hash))?.toString()
    },
  }
}

/** The site that stands where it always stood. */
export async function findLive(live: LiveReleases) {
  const found = await live.find('hotel.localhost')
  if (found && 'movedTo' in found) throw new Error(`The site has moved to ${found.movedTo}.`)
  if (found && 'closed' in found) throw new Error(`The site is ${found.closed}.`)
  return found
}

/** Makes the site that is published, of that account or of a new one. */
export async function insertSite(database: Database, account?: string): Promise<void> {
  const owner = account ?? (await new AccountStore(database).insert('owner@localhost', 'owner')).id
  await new SiteStore(database).insert({ site: someSite(), slug: 'hotel', name: 'Hotel', owner })
}

/** A renderer of sites that have these pictures, and whose sections show nothing. */
export const rendererOf = (pictures: SitePictures): Renderer =>
  createSiteRenderer({
    catalog,
    load: async () => ({ ...publishing, presentation: { views: {}, styles: {} } }),
    pictures: { of: async () => pictures, complete: async () => false } as never as SitesPictures,
    files: async () => new Map(),
    fonts: async () => new Map(),
    icons: async () => ({}),
    islands: async () => ({}),
    program: async () => '',
    origin: async () => 'https://house.example',
  })

type SitesPictures = Parameters<typeof createSiteRenderer>[0]['pictures']
