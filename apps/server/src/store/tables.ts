/** The tables, as both databases hold them: ids, times (ISO) and documents are text. */
export interface Tables {
  installation: { id: string; created_at: string }
  migrations: { name: string; at: string }
  /** `role` is the account's in the installation: 'owner' or 'member'. */
  accounts: { id: string; email: string; role: string; created_at: string }
  sign_in_links: {
    hash: string
    account: string
    created_at: string
    expires_at: string
    used_at: string | null
  }
  sessions: { hash: string; account: string; created_at: string; expires_at: string }
  members: { account: string; site: string; role: string }
  sites: {
    id: string
    slug: string
    name: string
    revision: number
    /** The release visitors read; switched together with `published_revision` in one row update. */
    live_release: string | null
    published_revision: number | null
    created_at: string
  }
  operations: {
    site: string
    revision: number
    change_id: string
    account: string
    operation: string
    inverse: string
    at: string
  }
  snapshots: { site: string; revision: number; document: string }
}
