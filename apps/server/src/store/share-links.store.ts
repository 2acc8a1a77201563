import { randomUUID } from 'node:crypto'
import type { ShareScope } from '@mimar/contract'
import { isInUse } from './closed-sites.store.ts'
import type { Database } from './database.ts'
import { type Of, ready } from './ready-query.ts'

export interface ShareLink {
  readonly id: string
  readonly scope: ShareScope
  /** What its maker calls it; may be empty. */
  readonly name: string
  /** The one that may be translated into. */
  readonly language: string | null
  readonly createdAt: string
  readonly expiresAt: string
}

interface NewShareLink {
  readonly hash: string
  readonly site: string
  readonly account: string
  readonly scope: ShareScope
  readonly name: string
  readonly language: string | null
  /** The link with which a guest came who looks at the draft. */
  readonly parent: string | null
  /** The newest revision: who works with it reads no earlier change; null where nobody does. */
  readonly beginsAt: number | null
  /** Whether its makers see it in the list of links; those of one's own preview are not listed. */
  readonly isListed: boolean
  readonly now: Date
  readonly expires: Date
}

/** A link with which somebody works on a site. */
interface GuestLink {
  readonly hash: string
  readonly site: string
  readonly scope: ShareScope
  readonly language: string | null
  /** The owner who made it. */
  readonly account: string
  readonly expiresAt: string
  readonly beginsAt: number | null
}

/** Which of the links of a site: all, or those alone that show its draft. */
type Kept = 'all' | 'view'

/** Links to drafts; of the secret in each only its hash is known. */
export class ShareLinkStore {
  readonly #query: Database['query']
  readonly #guestLink = ready((of: Of<{ id: string; now: string }>) =>
    this.#made()
      .select([
        'hash',
        'share_links.site',
        'scope',
        'share_links.language',
        'share_links.account',
        'expires_at as expiresAt',
      ])
      .select('begins_at as beginsAt')
      .where('share_links.id', '=', of('id'))
      .where('scope', '!=', 'view')
      .where('expires_at', '>', of('now'))
      .where('closed_at', 'is', null)
      .where('members.role', '=', 'owner'),
  )

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Keeps a link, and forgets those whose time is over, save the names of which history tells. */
  async insert(made: NewShareLink): Promise<ShareLink> {
    const { hash, site, account, scope, name, language, parent, beginsAt, isListed, now, expires } = made
    const [createdAt, expiresAt] = [now.toISOString(), expires.toISOString()]
    const link = { id: randomUUID(), scope, name, language, createdAt, expiresAt }
    await this.#query
      .deleteFrom('share_links')
      .where('expires_at', '<=', createdAt)
      .where((is) => is.or([is('scope', '=', 'view'), is('name', '=', '')]))
      .execute()
    await this.#query
      .insertInto('share_links')
      .values({
        ...{ id: link.id, hash, site, account, scope, name, language, parent, is_listed: isListed ? 1 : 0 },
        ...{ created_at: createdAt, expires_at: expiresAt, closed_at: null, begins_at: beginsAt },
      })
      .execute()
    return link
  }

  /** The links of a site that still open, newest first. */
  list(site: string, kept: Kept, now: Date): Promise<ShareLink[]> {
    const rows = this.#links(site, kept, now).where('closed_at', 'is', null)
    return rows.orderBy('created_at', 'desc').orderBy('id').execute()
  }

  /**
   * Which site's draft that secret opens; undefined when it was closed, is too old, never was, or its maker has left the site;
   * neither does one of a site that was put away or taken down. What a guest looks at opens as long as the link with which they came.
   */
  async siteOf(hash: string, now: Date): Promise<string | undefined> {
    const row = await this.#made()
      .select(['share_links.site', 'share_links.parent'])
      .where('hash', '=', hash)
      .where('scope', '=', 'view')
      .where('expires_at', '>', now.toISOString())
      .where('closed_at', 'is', null)
      .where('share_links.site', 'in', this.#query.selectFrom('sites').select('id').where(isInUse))
      .executeTakeFirst()
    if (!row || row.parent === null) return row?.site
    return (await this.guestLink(row.parent, now)) && row.site
  }

  /** The link of that id with which somebody may work, while it opens and who made it owns the site. */
  async guestLink(id: string, now: Date): Promise<GuestLink | undefined> {
    const { rows } = await this.#query.executeQuery(this.#guestLink({ id, now: now.toISOString() }))
    return rows[0] as GuestLink | undefined
  }

  /** False when the site has no such link that opens. */
  async close(site: string, id: string, kept: Kept, now: Date): Promise<boolean> {
    const closing = this.#query
      .updateTable('share_links')
      .set({ closed_at: now.toISOString() })
      .where('site', '=', site)
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .$if(kept === 'view', (query) => query.where('scope', '=', 'view'))
    return Number((await closing.executeTakeFirst()).numUpdatedRows) > 0
  }

  /** Opens a closed link again, unless its time is over. */
  async reopen(site: string, id: string, kept: Kept, now: Date): Promise<ShareLink | undefined> {
    const link = await this.#links(site, kept, now).where('id', '=', id).executeTakeFirst()
    if (link) await this.#query.updateTable('share_links').set({ closed_at: null }).where('id', '=', id).execute()
    return link
  }

  /** What the links are called with which people work or have worked on a site, by id; those without a name are left out. */
  async guestNames(site: string): Promise<ReadonlyMap<string, string>> {
    const rows = this.#query.selectFrom('share_links').select(['id', 'name']).where('site', '=', site)
    const named = await rows.where('scope', '!=', 'view').where('name', '!=', '').execute()
    return new Map(named.map(({ id, name }) => [id, name]))
  }

  #links(site: string, kept: Kept, now: Date) {
    return this.#query
      .selectFrom('share_links')
      .select(['id', 'name', 'language', 'created_at as createdAt', 'expires_at as expiresAt'])
      .select((column) => column.ref('scope').$castTo<ShareScope>().as('scope'))
      .where('site', '=', site)
      .where('is_listed', '=', 1)
      .where('expires_at', '>', now.toISOString())
      .$if(kept === 'view', (query) => query.where('scope', '=', 'view'))
  }

  /** Links whose maker still has a role on the site. */
  #made() {
    return (
      this.#query
        .selectFrom('share_links')
        .innerJoin('members', (join) =>
          join
            .onRef('members.site', '=', 'share_links.site')
            .onRef('members.account', '=', 'share_links.account')
            .on('members.agreed_at', 'is not', null),
        )
        // Who is paused gives nobody a way in either.
        .innerJoin('accounts', (join) =>
          join.onRef('accounts.id', '=', 'share_links.account').on('accounts.paused_at', 'is', null),
        )
    )
  }
}
