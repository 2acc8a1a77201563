// Quotas of tenants: how much the sites of one owner may hold together, and what happens at the limit.
import type { OwnerLimits, OwnUse } from '@mimar/contract'
import { clock } from '../clock.ts'
import type { Allowance } from '../media/allowance.ts'
import type { QuotaStore } from '../store/quotas.store.ts'
import type { VisitStore } from '../store/visits.store.ts'
import { GRACE_MS } from './visits.ts'

const DAY = 86_400_000
const MEGABYTE = 1_000_000
/** Visits are counted over so many days. */
const VISIT_DAYS = 30

/** An owner has no room for it; nothing was changed. */
export class QuotaReached extends Error {
  readonly what: 'site-limit' | 'picture-limit' | 'visit-limit'
  readonly most: number

  constructor(what: QuotaReached['what'], most: number) {
    super(`The owner has reached a limit: ${what}, ${most}. Nothing was changed.`)
    this.name = 'QuotaReached'
    this.what = what
    this.most = most
  }
}

/** What owners may have. Limits of sites and pictures are hard: the act is refused. That of visits is soft: owners have time. */
export class Quotas {
  readonly #store: QuotaStore
  readonly #visits: VisitStore
  readonly #now: () => Date

  constructor(store: QuotaStore, visits: VisitStore, now: () => Date = clock.date) {
    this.#store = store
    this.#visits = visits
    this.#now = now
  }

  /** Throws `QuotaReached` where one more site would be too many for that account. */
  async refuseSite(account: string): Promise<void> {
    const { sites } = await this.#store.limitsOf(account)
    if (sites !== null && (await this.#store.sitesOf(account)) >= sites) throw new QuotaReached('site-limit', sites)
  }

  /** Throws `QuotaReached` where a site that comes whole, with so many bytes of pictures, would be too much for that account. */
  async refuseArrival(account: string, pictureBytes: number): Promise<void> {
    await this.refuseSite(account)
    const { pictureMb } = await this.#store.limitsOf(account)
    if (pictureMb === null || pictureBytes === 0) return
    const held = await this.#store.pictureBytesOf(account)
    if (held + pictureBytes > pictureMb * MEGABYTE) throw new QuotaReached('picture-limit', pictureMb)
  }

  /** Throws `QuotaReached` where a site that another server brings, with so many bytes of pictures more, would be too much beside all that is on its way. */
  async refuseMoving(account: string, move: string, moreBytes: number): Promise<void> {
    const { sites, pictureMb } = await this.#store.limitsOf(account)
    const coming = await this.#store.arrivingSitesOf(account, move)
    if (sites !== null && (await this.#store.sitesOf(account)) + coming >= sites) {
      throw new QuotaReached('site-limit', sites)
    }
    if (pictureMb === null) return
    const held = (await this.#store.pictureBytesOf(account)) + (await this.#store.arrivingBytesOf(account))
    if (held + moreBytes > pictureMb * MEGABYTE) throw new QuotaReached('picture-limit', pictureMb)
  }

  /** Throws `QuotaReached` where that site, as it stands here, would be too much for that account. */
  async refuseTaking(account: string, site: string): Promise<void> {
    await this.refuseArrival(account, await this.#store.pictureBytesOn(site))
  }

  /** The same allowance of a site, as far as its owner has room on all of theirs; throws `QuotaReached` where they have not. */
  async within(allowance: Allowance, site: string): Promise<Allowance> {
    const owner = await this.#store.ownerOf(site)
    const most = owner === undefined ? null : (await this.#store.limitsOf(owner)).pictureMb
    if (owner === undefined || most === null) return allowance
    const refuse = async (more: number) => {
      const held = await this.#store.pictureBytesOf(owner)
      if (held + more > most * MEGABYTE) throw new QuotaReached('picture-limit', most)
    }
    return {
      async take(hash, size) {
        await refuse(size)
        return allowance.take(hash, size)
      },
      async hasRoom(more) {
        await refuse(more)
        return allowance.hasRoom(more)
      },
    }
  }

  /** Throws `QuotaReached` where a site's owner is over the limit of visits for longer than they had been given. */
  async refusePublish(site: string): Promise<void> {
    if (!(await this.#visits.overdue(site, new Date(this.#now().getTime() - GRACE_MS)))) return
    const owner = await this.#store.ownerOf(site)
    throw new QuotaReached('visit-limit', (owner && (await this.#store.limitsOf(owner)).visits) || 0)
  }

  limitsOf(account: string): Promise<OwnerLimits> {
    return this.#store.limitsOf(account)
  }

  /** How much somebody has, and may have. */
  async useOf(account: string): Promise<Omit<OwnUse, 'mayInvite'>> {
    const [most, held] = [await this.#store.limitsOf(account), await this.#store.heldBy(account, this.since())]
    const since = await this.#visits.since(account)
    const until = since === undefined ? null : new Date(Date.parse(since) + GRACE_MS).toISOString()
    return {
      sites: { used: held.sites, most: most.sites },
      pictureMb: { used: Math.round(held.pictureBytes / 100_000) / 10, most: most.pictureMb },
      visits: { used: held.visits, most: most.visits, until },
    }
  }

  /** The last day (UTC) whose visits count no more. */
  since(): string {
    return new Date(this.#now().getTime() - VISIT_DAYS * DAY).toISOString().slice(0, 10)
  }
}
