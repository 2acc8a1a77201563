import type { Generated } from 'kysely'

/** What search engines are to be told. */
export interface IndexingTables {
  /** That visitors of a site read another release than before; its owner wants search engines to hear of it. */
  index_pings: {
    message: string
    site: string
    before_release: string | null
    after_release: string
    attempts: number
    due_at: string
    /** Null where a server of before has noted it. */
    noted_at: string | null
    owner: Generated<string | null>
  }
}
