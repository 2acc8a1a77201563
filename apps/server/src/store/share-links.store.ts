import { randomUUID } from 'node:crypto'
import type { Database } from './database.ts'

export interface ShareLink {
  readonly id: string
  readonly createdAt: string
  readonly expiresAt: string
}

interface NewShareLink {
  readonly hash: string
  readonly site: string
  readonly account: string
  /** Whether its makers see it in the list of links; those of one's own preview are not listed. */
  readonly isListed: boolean
  readonly now: Date
  readonly expires: Date
}

/** Links to drafts; of the secret in each only its hash is known. */
export class ShareLinkStore {
  readonly #query: Database['query']

  constructor({ query }: Database) {
    this.#query = query
  }

  /** Keeps a link, and forgets those whose time is over. */
  async insert({ hash, site, account, isListed, now, expires }: NewShareLink): Promise<ShareLink> {
    const link = { id: randomUUID(), createdAt: now.toISOString(), expiresAt: expires.toISOString() }
    await this.#query.deleteFrom('share_links').where('expires_at', '<=', link.createdAt).execute()
    await this.#query
      .insertInto('share_links')
      .values({
        ...{ id: link.id, hash, site, account, scope: 'view', is_listed: isListed ? 1 : 0 },
        ...{ created_at: link.createdAt, expires_at: link.expiresAt },
      })
      .execute()
    return link
  }

  /** The links of a site that still open, newest first. */
  async list(site: string, now: Date): Promise<ShareLink[]> {
    const rows = this.#query
      .selectFrom('share_links')
      .select(['id', 'created_at as createdAt', 'expires_at as expiresAt'])
      .where('site', '=', site)
      .where('is_listed', '=', 1)
      .where('expires_at', '>', now.toISOString())
      .orderBy('created_at', 'desc')
      .orderBy('id')
    return rows.execute()
  }

  /** Which site's draft that secret opens; undefined when it was revoked, is too old, never was, or its maker has left the site. */
  async siteOf(hash: string, now: Date): Promise<string | undefined> {
    const row = this.#query
      .selectFrom('share_links')
      .innerJoin('members', (join) =>
        join.onRef('members.site', '=', 'share_links.site').onRef('members.account', '=', 'share_links.account'),
      )
      .select('share_links.site')
      .where('hash', '=', hash)
      .where('expires_at', '>', now.toISOString())
    return (await row.executeTakeFirst())?.site
  }

  /** False when the site has no such link. */
  async remove(site: string, id: string): Promise<boolean> {
    const gone = this.#query.deleteFrom('share_links').where('site', '=', site).where('id', '=', id)
    return Number((await gone.executeTakeFirst()).numDeletedRows) > 0
  }
}
