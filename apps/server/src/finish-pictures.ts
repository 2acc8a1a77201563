import type { Installation } from './installation.ts'
import { alone } from './sharing/alone.ts'
import { SharedWorkStore } from './store/shared-work.store.ts'

type Parts = Pick<Installation, 'database'> & {
  readonly siteStore: Pick<Installation['siteStore'], 'list'>
  readonly mixtures: Pick<Installation['mixtures'], 'siteOf'>
  readonly mediaStore: Pick<Installation['mediaStore'], 'hasUnmade'>
  readonly publishing: Pick<Installation['publishing'], 'idle' | 'completeLive'>
}

/**
 * Makes the smaller pictures of what is live where a stop came between; they follow each publish. Changes nobody has published stay so.
 * Of servers that start together one makes them for all: false where another is at it.
 */
export function finishPictures({ database, siteStore, mixtures, publishing, mediaStore }: Parts): Promise<boolean> {
  return alone(new SharedWorkStore(database), 'pictures', async () => {
    await publishing.idle()
    if (!(await mediaStore.hasUnmade())) return
    for (const { id, liveRelease } of await siteStore.list(null)) {
      const made = liveRelease === null ? undefined : await mixtures.siteOf(id, liveRelease)
      if (liveRelease !== null && made) await publishing.completeLive(id, liveRelease, made)
    }
  })
}
