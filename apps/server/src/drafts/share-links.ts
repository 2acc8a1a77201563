import { createHash, randomBytes } from 'node:crypto'
import type { Guest } from '../accounts/guests.ts'
import { draftName, draftSecretIn } from '../addresses.ts'
import { clock } from '../clock.ts'
import type { ShareLink, ShareLinkStore } from '../store/share-links.store.ts'

const HOUR = 3_600_000
/** One's own preview need not outlive a working session. */
const PREVIEW_LIFETIME = 12 * HOUR
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

interface Asked {
  readonly site: string
  readonly account: string
  /** Who looks, where they came with a link themselves. */
  readonly guest?: Guest | undefined
  /** For how many days others may look; 0 is one's own preview. */
  readonly days: number
  readonly name: string
}

/**
 * Links that show a draft without an account. The secret is in the host name, so that a draft has an origin of its own, or begins
 * the path (0058); it is stored hashed.
 */
export class ShareLinks {
  readonly #store: ShareLinkStore
  readonly #now: () => Date

  constructor(store: ShareLinkStore, now: () => Date = clock.date) {
    this.#store = store
    this.#now = now
  }

  /** A new link, and the name that stands for it in its address. */
  async make({ site, account, guest, days, name }: Asked): Promise<ShareLink & { readonly draft: string }> {
    const secret = makeSecret()
    const now = this.#now()
    const expires = new Date(now.getTime() + (days === 0 ? PREVIEW_LIFETIME : days * 24 * HOUR))
    const link = await this.#store.insert({
      ...{ hash: hashOf(secret), site, account: guest?.maker ?? account, parent: guest?.link ?? null, beginsAt: null },
      ...{ scope: 'view', name, language: null, isListed: days > 0, now, expires },
    })
    return { ...link, draft: draftName(secret) }
  }

  /** Those that open; of those that let people work on the site nothing, where only 'view' is asked for. */
  list(site: string, kept: 'all' | 'view'): Promise<ShareLink[]> {
    return this.#store.list(site, kept, this.#now())
  }

  /** What the links are called with which guests work or have worked on a site, by id. */
  guestNames(site: string): Promise<ReadonlyMap<string, string>> {
    return this.#store.guestNames(site)
  }

  close(site: string, id: string, kept: 'all' | 'view'): Promise<boolean> {
    return this.#store.close(site, id, kept, this.#now())
  }

  reopen(site: string, id: string, kept: 'all' | 'view'): Promise<ShareLink | undefined> {
    return this.#store.reopen(site, id, kept, this.#now())
  }

  /** The site whose draft is shown under that name; undefined when none is. */
  async siteOf(name: string): Promise<string | undefined> {
    const secret = draftSecretIn(name)
    return secret && this.#store.siteOf(hashOf(secret), this.#now())
  }
}

/** 128 random bits in letters that a host name may have. */
function makeSecret(): string {
  let bits = BigInt(`0x${randomBytes(16).toString('hex')}`)
  let secret = ''
  for (let index = 0; index < 26; index += 1) {
    secret += LETTERS[Number(bits & 31n)]
    bits >>= 5n
  }
  return secret
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
