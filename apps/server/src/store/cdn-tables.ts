import type { Generated } from 'kysely'

/** What a cache in front is to forget. */
export interface CdnTables {
  /** A row where there is such a cache, with the minute in which a server said so last: without any nothing is noted. */
  cdn_in_use: { id: number }
  /** What visitors of a site read no longer, noted by the database itself with the change; each is done twice. */
  cdn_purges: {
    message: string
    site: string
    /** The releases before and after. */
    before_release: string | null
    after_release: string | null
    /** 1: all of the site, not only what differs between them. */
    is_whole: number
    /** The slug or the name that it has no longer. */
    place: string | null
    attempts: number
    due_at: string
    owner: Generated<string | null>
  }
}
