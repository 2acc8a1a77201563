// Time trap of forms: a signed time (HMAC) against bots.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Haste } from './spam.ts'

/** Nobody types a message with a link in it faster than this. */
const QUICKEST = 3000

/** The moment a form was given out, signed, so that a program cannot say that it took its time. */
export class FormTime {
  readonly #secret: string

  constructor(secret: string) {
    this.#secret = secret
  }

  make(site: string, now: number): string {
    const time = now.toString(36)
    return `${time}.${this.#sign(site, time)}`
  }

  /** How somebody filled in the form that came with that token. */
  hasteOf(site: string, token: string, now: number): Haste {
    if (token === '') return 'unknown'
    const [time = '', signature = ''] = token.split('.')
    const expected = Buffer.from(this.#sign(site, time))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged'
    return now - Number.parseInt(time, 36) < QUICKEST ? 'hasty' : 'calm'
  }

  #sign(site: string, time: string): string {
    return createHmac('sha256', this.#secret).update(`form ${site} ${time}`).digest('base64url').slice(0, 22)
  }
}
