// A lock for places that have none: claims (leases), and a listing that shows all of them.
import { setTimeout as wait } from 'node:timers/promises'
import { busy, type Held, heldByUs, LOCK_LASTS_MS, LOCK_RENEWED_MS, mayBeAlive } from './file-lock.ts'
import type { Lock, Place, PlacedFile } from './place.ts'

type Claimed = Pick<Place, 'list' | 'read' | 'write' | 'remove'>

/** Where claims stand. */
export const CLAIMS = 'locks'
const ATTEMPTS = 4
const LONGEST_PAUSE_MS = 500

/**
 * Claims a place: says so, and then looks who else does. Whoever sees another claim takes the own one back, so that of two
 * none may win and both try again, but never both win. It relies on nothing but that a listing shows what was written
 * before it. Times are compared by the clock of the place alone.
 */
export async function takeClaim(place: Claimed, now: () => number = Date.now): Promise<Lock> {
  for (let attempt = 1; ; attempt += 1) {
    const claim = new Claim(place, now)
    await claim.renew()
    const other = await claim.findOther()
    if (other === undefined) return claim.hold()
    await claim.release()
    if (attempt === ATTEMPTS) throw busy(other.held)
    await wait(Math.random() * LONGEST_PAUSE_MS)
  }
}

class Claim implements Lock {
  readonly #place: Claimed
  readonly #now: () => number
  readonly #own = heldByUs()
  readonly #name = `${CLAIMS}/${this.#own.id}`
  #renewedAt: number | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(place: Claimed, now: () => number) {
    this.#place = place
    this.#now = now
  }

  hold(): this {
    this.#timer = setInterval(() => void this.#renewIfOurs().catch(() => {}), LOCK_RENEWED_MS).unref()
    return this
  }

  async renew(): Promise<void> {
    const began = this.#now()
    await this.#place.write(this.#name, [Buffer.from(JSON.stringify(this.#own))])
    this.#renewedAt = began
  }

  async confirm(): Promise<void> {
    if (await this.#renewIfOurs()) return
    throw busy((await this.findOther())?.held)
  }

  async release(): Promise<void> {
    clearInterval(this.#timer)
    await this.#place.remove([this.#name])
  }

  /** Another one who is at work; what is left of who has ended is removed. */
  async findOther(): Promise<{ readonly held: Held | undefined } | undefined> {
    const claims = await this.#place.list(CLAIMS)
    const own = claims.find(({ name }) => name === this.#own.id)
    for (const claim of claims) {
      if (claim === own) continue
      const held = await this.#heldBy(claim)
      const isOver = own !== undefined && own.writtenAt - claim.writtenAt > LOCK_LASTS_MS
      if (!isOver && mayBeAlive(held)) return { held }
      await this.#place.remove([`${CLAIMS}/${claim.name}`])
    }
    return undefined
  }

  /** Who was stopped for so long that others may have taken it over does not say again that it is theirs. */
  async #renewIfOurs(): Promise<boolean> {
    const isLate = () => this.#renewedAt === undefined || this.#now() - this.#renewedAt > LOCK_LASTS_MS / 2
    if (isLate()) return false
    const claims = await this.#place.list(CLAIMS)
    if (!claims.some(({ name }) => name === this.#own.id) || isLate()) return false
    await this.renew()
    return true
  }

  async #heldBy({ name }: PlacedFile): Promise<Held | undefined> {
    const text = await this.#place.read(`${CLAIMS}/${name}`)
    try {
      return text && (JSON.parse(text.toString()) as Held)
    } catch {
      return undefined
    }
  }
}
