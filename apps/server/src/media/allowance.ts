import type { UploadStore } from '../store/uploads.store.ts'

/** What a site may still keep, asked with the hash and the size of a picture that has arrived. */
export interface Allowance {
  /** Counts it, and gives the way to take that back; undefined when there is no room for it. */
  take(hash: string, size: number): Promise<(() => Promise<void>) | undefined>
}

/** A picture for which a site has no room; nothing was kept. */
export class NoRoom extends Error {
  constructor(name: string) {
    super(`There is no room for the picture "${name}": the site has reached MEDIA_LIMIT_MB. Nothing was changed.`)
    this.name = 'NoRoom'
  }
}

/** Lets each site send pictures of so many bytes in all; the same bytes count once. What was sent stays, in earlier moments at least. */
export function createAllowances(store: UploadStore, limit: number) {
  return (site: string): Allowance => ({
    async take(hash, size) {
      const added = await store.addWithin(limit, { site, hash, size })
      if (added === 'no-room') return undefined
      return added === 'known' ? async () => {} : () => store.remove(site, hash)
    },
  })
}
