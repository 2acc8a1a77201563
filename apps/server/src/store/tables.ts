import type { Generated } from 'kysely'
import type { CdnTables } from './cdn-tables.ts'
import type { IndexingTables } from './indexing-tables.ts'
import type { MessageTables } from './message-tables.ts'
import type { MoveTables } from './move-tables.ts'
import type { ScheduleTables } from './schedule-tables.ts'
import type { SignInTables } from './sign-in-tables.ts'
import type { StatisticsTables } from './statistics-tables.ts'
import type { StorageTables } from './storage-tables.ts'

/** The tables, as both databases hold them: ids, times (ISO) and documents are text. */
export interface Tables
  extends CdnTables,
    IndexingTables,
    MessageTables,
    MoveTables,
    ScheduleTables,
    SignInTables,
    StatisticsTables,
    StorageTables {
  /** `form_secret` signs the times of forms and hides the addresses of who sent them; `folder` is the mark of the folder beside it. */
  installation: { id: string; created_at: string; form_secret: string | null; folder: Generated<string | null> }
  /** Rate limits that all servers keep together: when each (hashed) name has everything again, in milliseconds. */
  spent_tries: { name: string; free_at: number }
  /** Which server publishes a site just now, and how far it is. */
  publishes_under_way: { site: string; owner: string; until: string; done: number; total: number }
  /** What one server does for all: which, until when that counts, and when it was done last; null: never. */
  shared_work: { kind: string; owner: string; until: string; done_at: string | null }
  /** Servers that run just now, when each was last heard of, and its places for bytes (JSON; null of an earlier version). */
  servers: { id: string; started_at: string; seen_at: string; version: string; places: Generated<string | null> }
  migrations: { name: string; at: string }
  /** When each version of the program first ran here. */
  versions_run: { version: string; at: string }
  /** Tries of work in the background that failed; `is_last` is 1 for the one after which it was given up. */
  job_tries: { kind: string; item: string; number: number; site: string; at: string; error: string; is_last: number }
  /** `role` is the account's in the installation: 'owner' runs it, 'tenant' may make sites, 'member' works on sites of others. */
  accounts: {
    id: string
    email: string
    role: string
    created_at: string
    /** In which they read mails; null until it is known. */
    language: Generated<string | null>
    /** To the hour; null: never. */
    seen_at: Generated<string | null>
    /** Since when nobody gets in with it. */
    paused_at: Generated<string | null>
    /** The account that did it. */
    paused_by: Generated<string | null>
    /** Of one person; null: as of everybody. */
    most_sites: Generated<number | null>
    most_picture_mb: Generated<number | null>
    /** Pages read in 30 days. */
    most_visits: Generated<number | null>
    name: Generated<string | null>
    /** Since when somebody has it; null: it waits for the first owner of the installation. */
    begun_at: Generated<string | null>
    /** 'none': no enquiries are mailed to them; null: as each site says. */
    enquiry_mails: Generated<'none' | null>
    /** The same as `language`, where they said so; null where it is that of the browser they first came with. */
    chosen_language: Generated<string | null>
  }
  /** One row: what whoever runs the installation has said of all who make sites; null: nothing. */
  tenancy: {
    id: string
    sign_up: string | null
    most_sites: number | null
    most_picture_mb: number | null
    most_visits: number | null
  }
  /** Accounts that are still to be made; `hash` is there once the link was made. Without `invited_by` somebody asked for it. */
  sign_ups: {
    id: string
    email: string
    language: string
    invited_by: string | null
    hash: string | null
    created_at: string
    expires_at: string
    used_at: string | null
  }
  /** Pages of a site that visitors read on a day (UTC). */
  site_visits: { site: string; day: string; pages: number }
  /** Owners whose sites are read more than their limit, and since when. */
  visit_excesses: { account: string; since: string }
  sign_in_links: {
    hash: string
    account: string
    created_at: string
    expires_at: string
    used_at: string | null
    /** The account that gave it; null where the machine's own command line did. */
    given_by: string | null
    /** The site that it invites to; null where it signs in and nothing else. */
    site: string | null
  }
  sessions: {
    hash: string
    account: string
    created_at: string
    expires_at: string
    given_by: string | null
    /** What people end it by; tells nothing of its secret. */
    id: string | null
    /** Names of products, as the browser says; null where it says nothing that is known. */
    browser: string | null
    system: string | null
    /** To the hour. */
    used_at: string | null
    /** When who asks last proved who they are. */
    proven_at: string | null
    /** 1: by a passkey, or by an organisation. */
    is_strong: Generated<number>
  }
  /** What the provider of an organisation (`issuer`) calls somebody (`subject`), and whose account that is. */
  organisation_accounts: { issuer: string; subject: string; account: string; created_at: string; used_at: string }
  /** `id`, `public_key` (COSE) are base64url; `host` is the one it was made for; `transports` are words parted by spaces. */
  passkeys: {
    id: string
    account: string
    given_by: string | null
    name: string
    host: string
    public_key: string
    counter: number
    transports: string
    created_at: string
    used_at: string | null
  }
  /** Only ever added to. `actor` and `site_name` are what both were called then; `about` is an address or a name. */
  audit_log: {
    id: string
    at: string
    account: string
    actor: string
    deed: string
    site: string | null
    site_name: string
    about: string
  }
  /** Of each code only its hash. */
  recovery_codes: { hash: string; account: string; created_at: string; used_at: string | null }
  /** Mails to people about their accounts; `facts` is JSON. */
  account_mails: {
    message: string
    email: string
    kind: string
    language: string
    facts: string
    attempts: number
    due_at: string
    /** The server that is at it just now. */
    owner: Generated<string | null>
  }
  /** Given out and not answered yet; of each challenge only its hash, and what it may be answered for. */
  passkey_challenges: { hash: string; purpose: string; expires_at: string }
  /** Without `agreed_at` they were invited and are nobody on the site; `invited_by` is an account. */
  members: { account: string; site: string; role: string; agreed_at: string | null; invited_by: string | null }
  /** Members whose role was taken away a short while ago, so that it can be given back. */
  former_members: { account: string; site: string; agreed_at: string; left_at: string }
  sites: {
    id: string
    slug: string
    name: string
    revision: number
    /** The release visitors read; switched together with `published_revision` in one row update. */
    live_release: string | null
    published_revision: number | null
    /** So many of the changes after that revision have reached visitors alone. */
    published_ahead: Generated<number>
    created_at: string
    /** Codes parted by spaces, the primary first; null before the first change after an older version. */
    languages: string | null
    /** By whose clock its days begin (IANA; '' where its owner has not said); null before the first change after an older version. */
    time_zone: Generated<string | null>
    changed_at: string | null
    /** 1: its host says so, and nothing in its document counts. */
    is_paid: Generated<number>
    /** When the host last said otherwise; null where it never did. */
    paid_changed_at: Generated<string | null>
    /** Since when it is being brought in or taken away bit by bit; null for every site that anybody sees. */
    unfinished_since: Generated<string | null>
    /** Soft delete: since when it waits to be brought back or removed for good; null for every site that anybody sees. */
    deleted_at: Generated<string | null>
    /** The account that did it. */
    deleted_by: Generated<string | null>
    /** What visitors read before. */
    live_when_deleted: Generated<string | null>
    /** Archive: since when its owners have put it away; null for a site in use. */
    archived_at: Generated<string | null>
    archived_by: Generated<string | null>
    /** Where visitors of an archived site are led on to, without a slash at the end. */
    leads_to: Generated<string | null>
    /** Takedown: since when its host shows visitors a notice in its place. */
    down_at: Generated<string | null>
    down_by: Generated<string | null>
    /** What its owners are told. */
    down_reason: Generated<string | null>
    /** When it last changed which pages or pictures visitors are not shown; null while they are shown all. */
    withheld_at: Generated<string | null>
    /** When a domain of its own last changed where visitors read it. */
    readdressed_at: Generated<string | null>
  }
  /** Who was on sites that were deleted: `members` as they were. */
  deleted_members: { account: string; site: string; role: string; agreed_at: string | null; invited_by: string | null }
  /** Sites that are offered to an account; `stays` is 1 where who offers stays as an editor. */
  site_offers: { site: string; account: string; offered_by: string; stays: number; expires_at: string }
  /** What a site's `slug` was before; visitors are led on from there. */
  former_addresses: { slug: string; site: string; left_at: string }
  /** The domain that a site claims or has, without www; `answers` is what DNS said of it last, as JSON. */
  domains: {
    site: string
    name: string
    /** 1: www before the name belongs to it as well. */
    has_www: number
    /** The one of its names that the others lead to. */
    main: string
    token: string
    answers: string | null
    made_at: string
    proved_at: string | null
    /** Since when visitors read the site there; null while they read it at its address below the sites' domain. */
    connected_at: string | null
    checked_at: string | null
    /** When it is looked at next; null: by itself no more. */
    due_at: string | null
    /** When its owners were told that it works. */
    told_at: string | null
    visited: string | null
    visited_at: string | null
  }
  /** Names that are proved to be a site's, as DNS writes them; of each name there is one owner. */
  domain_names: { name: string; site: string; changed_at: string }
  /** Links that show a helper what is to be set for a domain; of each secret only its hash. */
  domain_help: { hash: string; site: string; expires_at: string }
  /** Where sites are told apart by port; `site` may be one that is gone. */
  site_ports: { port: number; site: string }
  operations: {
    site: string
    revision: number
    change_id: string
    account: string
    /** JSON, or what it has other than the operation of revision `base` (`operation-rows.ts`), which is whole. */
    operation: string
    base: number | null
    /** JSON, or what it has other than the operation (`stored-difference.ts`). */
    inverse: string
    at: string
  }
  snapshots: { site: string; revision: number; document: string; checksum: string | null }
  releases: {
    id: string
    site: string
    /** Counts the releases of a site. */
    number: number
    parent: string | null
    revision: number
    created_at: string
    /** Releases since the last full list. */
    depth: number
    made_with: string
    delta: string
    /** What it has of later revisions, as JSON; null where it is the site as it was at `revision`. */
    mixture: string | null
  }
  release_lists: { release: string; files: string }
  /** Immutable files of all releases; they stay reachable when a release no longer has them. */
  release_assets: { site: string; address: string; hash: string; type: string; size: number }
  media: {
    hash: string
    width: number
    height: number
    placeholder: string
    has_alpha: number
    created_at: string
    /** When it was first found that nothing names it (ISO); null while something does. */
    unneeded_since: Generated<string | null>
  }
  files: {
    hash: string
    type: string
    size: number
    width: number
    height: number
    milliseconds: number
    /** The name of the bytes that list its pieces. */
    list: string
    /** JSON. */
    pieces: string
    created_at: string
    /** As that of `media`. */
    unneeded_since: Generated<string | null>
  }
  media_files: {
    media: string
    cut: string
    type: string
    width: number
    height: number
    hash: string
    size: number
    /** The day (UTC) on which a site last showed this cut. */
    wanted_on: Generated<string>
  }
  /** Pictures that were sent to sites; `size` is what arrived. */
  site_uploads: { site: string; hash: string; size: number }
  /** Links that open a draft without an account; of each secret only its hash. */
  share_links: {
    id: string
    hash: string
    site: string
    account: string
    /** What who has the link may do: 'view', 'edit' or 'translate'. */
    scope: string
    /** The one that may be translated into. */
    language: string | null
    /** The link with which a guest came who looks at the draft: this one opens no longer than that. */
    parent: string | null
    is_listed: number
    created_at: string
    expires_at: string
    closed_at: string | null
    /** The newest revision when it was made: who works with it reads no earlier change. */
    begins_at: number | null
    /** What its maker calls it; may be empty. */
    name: Generated<string>
  }
  font_files: { need: string; hash: string; size: number; wanted_on: string }
  /** Mails still to be sent to who was invited; `message` is the mail's own id. */
  invitation_mails: {
    message: string
    site: string
    account: string
    given_by: string
    language: string
    attempts: number
    due_at: string
    /** The server that is at it just now. */
    owner: Generated<string | null>
  }
  /**
   * TLS certificates, a row for each name that may have one. `key` and `order_key` are sealed; `order_*` is of the order that is under
   * way; `waits_for` is 'dns' where the name does not lead here, `failure` JSON, and `leased_by` the server that is at it.
   */
  certificates: {
    name: string
    wanted_since: string
    /** When it is looked at next. */
    due_at: string
    chain: string | null
    key: string | null
    begins_at: string | null
    ends_at: string | null
    renew_at: string | null
    asked_at: string | null
    answered_at: string | null
    issued_at: string | null
    used_at: string | null
    order_url: string | null
    order_key: string | null
    waits_for: string | null
    attempts: Generated<number>
    failing_since: string | null
    failure: string | null
    leased_by: string | null
    leased_until: string | null
    /** When owners of the domain were told that it is not renewed. */
    told_at: string | null
  }
  /** Who orders at an authority; `key` is sealed. */
  certificate_accounts: { directory: string; key: string; account: string; created_at: string }
  /** What an authority reads at a name, to see whose it is. */
  certificate_challenges: { token: string; answer: string; expires_at: string }
  /** Orders of the last hour. */
  certificate_orders: { id: string; at: string }
}
