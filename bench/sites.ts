import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportSite, type Site } from '@mimar/document'
import { somePage, someSection, someSite } from '@mimar/render/testing'
import { catalog } from '@mimar/sections/definitions'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { openFolderBlobs } from '../apps/server/src/blobs/folder.ts'
import { createHosting } from '../apps/server/src/hosting/hosting.ts'
import { iconsOf } from '../apps/server/src/icons/icons.ts'
import { createEncoder } from '../apps/server/src/media/encoder.ts'
import { createPictures } from '../apps/server/src/media/pictures.ts'
import { createCompression } from '../apps/server/src/releases/compression.ts'
import { createFonts } from '../apps/server/src/releases/fonts.ts'
import { readIslands } from '../apps/server/src/releases/islands.ts'
import { LiveReleases } from '../apps/server/src/releases/live.ts'
import { Releases } from '../apps/server/src/releases/releases.ts'
import { createSiteRenderer } from '../apps/server/src/releases/site-renderer.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { importFile } from '../apps/server/src/sites/import-file.ts'
import { addSite } from '../apps/server/src/sites/import-site.ts'
import { AccountStore } from '../apps/server/src/store/accounts.store.ts'
import { openDatabase } from '../apps/server/src/store/database.ts'
import { MediaStore } from '../apps/server/src/store/media.store.ts'
import { underWayIn } from '../apps/server/src/store/publishes-under-way.store.ts'
import { ReleaseStore } from '../apps/server/src/store/releases.store.ts'
import { SiteStore } from '../apps/server/src/store/sites.store.ts'

const TEXT = 'We open the door ourselves, and coffee is ready when you come down. '

/** What the section of that number says on any page. */
export const textOf = (at: number) => TEXT.repeat(1 + (at % 4))

/** A page of ten sections, as a guest house writes them. */
function manyPage(index: number, count: number) {
  const sections = Array.from({ length: count }, (_, at) =>
    someSection(`p${index}s${at}`, 'Text10', {
      title: { en: `Page ${index}, part ${at}` },
      paragraph: { en: textOf(at) },
      buttons: [{ id: 'b1', buttonText: { en: 'Rooms' }, buttonUrl: '/Rooms', type: 'primary' }],
    }),
  )
  return somePage(index === 0 ? '/' : `/Page-${index}`, sections)
}

/** The floor: what bare React takes for the same texts, without a page around them, styles, files or a disk. */
export function drawBare(count: number, sections: number): number {
  const began = performance.now()
  for (let index = 0; index < count; index += 1) {
    const drawn = Array.from({ length: sections }, (_, at) =>
      createElement(
        'section',
        { key: at },
        createElement('h2', null, `Page ${index}, part ${at}`),
        createElement('p', null, textOf(at)),
        createElement('a', { href: '/Rooms/' }, 'Rooms'),
      ),
    )
    renderToStaticMarkup(drawn)
  }
  return performance.now() - began
}

const english = someSite.languages.filter(({ code }) => code === 'en').map((one) => ({ ...one, isPrimary: true }))

/** An English site of so many pages, without pictures. */
export function manyPages(count: number, sections = 10): Site {
  const pages = Array.from({ length: count }, (_, index) => manyPage(index, sections))
  const footer = [someSection('footer', 'Footer9', { copyrightText: { en: '© 2026' } })]
  return { ...someSite, id: `site-${count}`, languages: english, media: {}, pages, footer }
}

/** Everything that publishes, on a data folder of its own, durable as in use. */
export async function openPublishing() {
  const folder = mkdtempSync(join(tmpdir(), 'mimar-bench-'))
  let isClosed = false
  // What is not finished when a bench closes was never waited for.
  const onFailure = (failure: unknown) => isClosed || console.error(failure)
  const database = await openDatabase(join(folder, 'mimar.db'))
  const blobs = await openFolderBlobs(join(folder, 'blobs'))
  const encoder = createEncoder({ atOnce: 2 })
  const background = createEncoder({ atOnce: 1, niceness: 19 })
  const mediaStore = new MediaStore(database)
  const pictures = createPictures({ catalog, store: mediaStore, blobs, encoder, background })
  const store = new ReleaseStore(database)
  const siteStore = new SiteStore(database)
  const settings = readSettings({})
  const live = new LiveReleases(store, settings)
  const accounts = new AccountStore(database)
  const owner = await accounts.insert('owner@localhost', 'owner')
  const [publish, { presentation }] = await Promise.all([
    import('@mimar/publish'),
    import('@mimar/sections/presentation'),
  ])
  const publishing = { ...publish, presentation }
  const compression = createCompression(blobs, onFailure)
  const renderer = createSiteRenderer({
    catalog,
    load: async () => publishing,
    pictures,
    files: async () => new Map(),
    fonts: createFonts({ store: mediaStore, blobs, subset: publishing.subsetFont }),
    icons: iconsOf,
    islands: readIslands,
    program: async () => 'bench',
    origin: originOf,
  })
  const releases = new Releases({
    store,
    underWay: underWayIn(database),
    blobs,
    live,
    renderer,
    compression,
    onFailure,
  })
  return {
    releases,
    compression,
    /** Visitors of all its sites, with the memory that an installation has for answers. */
    hosting: createHosting({ sites: live, blobs, memoryBytes: settings.cacheBytes / 2 }),
    /** The hotel of examples/, with the photographs beside it. */
    importHotel: () =>
      importFile(join(import.meta.dirname, '../examples/hotel/site.json'), {
        catalog,
        sites: siteStore,
        keeping: { mediaStore, store: (bytes, name) => pictures.store(bytes, name) },
        owner,
      }),
    /** As `mimar import` makes it of a configuration, with every check on the way. */
    async add(site: Site) {
      const configuration = exportSite(site, catalog)
      const making = { configuration, slug: site.id, owner, keepPicture: async () => undefined }
      const added = await addSite(siteStore, catalog, making)
      if (!added.ok) throw new Error(`${site.id} was refused: ${added.faults.map(({ message }) => message).join(' ')}`)
      return added.site
    },
    async close() {
      isClosed = true
      await compression.stop()
      encoder.close()
      background.close()
      await releases.idle().catch(() => {})
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const originOf = async (site: string) => `http://${site}.localhost:3000`
