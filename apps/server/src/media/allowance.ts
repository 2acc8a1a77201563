import type { Site } from '@mimar/document'
import type { UploadStore } from '../store/uploads.store.ts'
import { hashesIn } from './site-pictures.ts'

/** What a site may still keep. */
export interface Allowance {
  /** Counts a picture that has arrived, and gives the way to take that back; undefined when there is no room for it. */
  take(hash: string, size: number): Promise<(() => Promise<void>) | undefined>
  /** Whether so many bytes more may be kept: what is made of pictures counts as they do. */
  hasRoom(more: number): Promise<boolean>
}

/** A picture for which a site has no room; nothing was kept. */
export class NoRoom extends Error {
  constructor(name: string) {
    super(`There is no room for the picture "${name}": the site has reached MEDIA_LIMIT_MB. Nothing was changed.`)
    this.name = 'NoRoom'
  }
}

/**
 * Lets each site keep so many bytes of pictures: as they were sent, in the sizes and types made of them, and their crops. The same
 * bytes count once for a site.
 */
export function createAllowances(store: UploadStore, limit: number) {
  return (site: Site): Allowance => {
    const shown = hashesIn(site)
    return {
      async take(hash, size) {
        const added = await store.addWithin(limit, { site: site.id, hash, size, shown })
        if (added === 'no-room') return undefined
        return added === 'known' ? async () => {} : () => store.remove(site.id, hash)
      },
      hasRoom: async (more) => (await store.kept(site.id, shown)) + more <= limit,
    }
  }
}
