import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Site } from '@mimar/document'
import { openFolderBlobs } from './blobs/folder.ts'
import { createDrawing } from './canvas/drawing.ts'
import { createHosting } from './hosting/hosting.ts'
import { iconsOf } from './icons/icons.ts'
import { createEncoder } from './media/encoder.ts'
import { createPictures } from './media/pictures.ts'
import { createCompression } from './releases/compression.ts'
import { createFonts } from './releases/fonts.ts'
import { readIslands } from './releases/islands.ts'
import { LiveReleases } from './releases/live.ts'
import { Releases } from './releases/releases.ts'
import { createSiteRenderer } from './releases/site-renderer.ts'
import { publishToFolder } from './releases/to-folder.ts'
import type { Settings } from './settings.ts'
import type { Database } from './store/database.ts'
import { MediaStore } from './store/media.store.ts'
import { ReleaseStore } from './store/releases.store.ts'
import type { SiteStore } from './store/sites.store.ts'

interface Foundations {
  readonly settings: Settings
  readonly database: Database
  readonly siteStore: SiteStore
}

/** With the first publish or canvas only: a server that just answers visitors does without React and the font tools. */
const loadPublish = () => import('@mimar/publish')

/** What visitors read, how it is made, and what the canvas shares with it. */
export async function openVisiting({ settings, database, siteStore }: Foundations) {
  const mediaStore = new MediaStore(database)
  const store = new ReleaseStore(database)
  const blobs = await openFolderBlobs(join(settings.dataDir, 'blobs'))
  const encoder = createEncoder({ atOnce: availableParallelism() })
  const background = createEncoder({ atOnce: 1, niceness: 19 })
  const pictures = createPictures({ store: mediaStore, blobs, encoder, background })
  let isClosing = false
  const onFailure = (failure: unknown) => {
    // What is cut off by the end of the program is done after the next start.
    if (!isClosing) console.error(failure)
  }
  const live = new LiveReleases(store, settings.sitesDomain)
  const compression = createCompression(blobs, onFailure)
  const fonts = createFonts({
    store: mediaStore,
    blobs,
    subset: async (need, bytes) => (await loadPublish()).subsetFont(need, bytes),
  })
  const origin = async (id: string) => {
    const row = await siteStore.find(id)
    return settings.siteAddress(row?.slug ?? id).replace(/\/$/, '')
  }
  const islands = () => readIslands()
  const making = { load: loadPublish, pictures, fonts, icons: iconsOf, islands }
  const renderer = createSiteRenderer({ ...making, origin })
  const publishing = new Releases({ store, blobs, live, renderer, compression, onFailure })
  const forFolder = (address: string | undefined) => ({
    ...making,
    // Somebody waits for these, so every core makes them.
    pictures: createPictures({ store: mediaStore, blobs, encoder, background: encoder }),
    origin: address === undefined ? origin : async () => address,
  })
  return {
    parts: {
      mediaStore,
      publishing,
      hosting: createHosting({ sites: live, blobs, onFailure }),
      keeping: { mediaStore, store: pictures.store },
      publishToFolder: (site: Site, folder: string, address?: string) =>
        publishToFolder({ blobs, renderer: createSiteRenderer(forFolder(address)) }, site, folder),
      drawing: createDrawing({ load: loadPublish, mediaStore, blobs, pictures, fonts }),
    },
    async close() {
      isClosing = true
      encoder.close()
      background.close()
      await compression.stop()
    },
  }
}
