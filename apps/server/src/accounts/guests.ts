import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ShareScope } from '@mimar/contract'
import { clock } from '../clock.ts'
import type { ShareLink, ShareLinkStore } from '../store/share-links.store.ts'

const DAY = 86_400_000
const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** Somebody without an account, who came with the token of a link. */
export interface Guest {
  /** The id of the link. */
  readonly link: string
  /** The only site they reach. */
  readonly site: string
  /** The only language they may write in; null where they may in all. */
  readonly translates: string | null
  /** The owner who made the link. */
  readonly maker: string
  /** The revision of the site when the link was made: earlier changes are not theirs to read. */
  readonly beginsAt: number
}

interface Asked {
  readonly site: string
  readonly account: string
  readonly days: number
  readonly scope: Exclude<ShareScope, 'view'>
  readonly language: string | null
  /** What the owner calls it; may be empty. */
  readonly name: string
  /** The newest revision of the site. */
  readonly beginsAt: number
}

/**
 * Links with which people work on a site who have no account. A token is the id of its link and 32 random bytes, of
 * which the database has the SHA-256. The link is found by the id, and the secret compared in constant time.
 */
export class Guests {
  readonly #store: ShareLinkStore
  readonly #now: () => Date

  constructor(store: ShareLinkStore, now: () => Date = clock.date) {
    this.#store = store
    this.#now = now
  }

  /** A new link, and its token. */
  async make({ days, ...asked }: Asked): Promise<ShareLink & { readonly token: string }> {
    const secret = randomBytes(32).toString('base64url')
    const now = this.#now()
    const expires = new Date(now.getTime() + days * DAY)
    const hash = hashOf(secret).toString('hex')
    const link = await this.#store.insert({ ...asked, hash, parent: null, isListed: true, now, expires })
    return { ...link, token: `${link.id}.${secret}` }
  }

  /** Who comes with that token; undefined when it is wrong, or its link was closed or is too old. */
  async find(token: string): Promise<Guest | undefined> {
    const [, id, secret] = TOKEN.exec(token) ?? []
    if (id === undefined || secret === undefined) return undefined
    const link = await this.#store.guestLink(id, this.#now())
    if (!link || !timingSafeEqual(hashOf(secret), Buffer.from(link.hash, 'hex'))) return undefined
    const { site, account: maker, scope, language, beginsAt } = link
    // A translator without a language may write in none.
    return { link: id, site, maker, translates: scope === 'edit' ? null : (language ?? ''), beginsAt: beginsAt ?? 0 }
  }
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
