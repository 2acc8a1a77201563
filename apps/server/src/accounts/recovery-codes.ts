// Recovery codes (backup codes): single use, kept as hashes, shown once.
import { createHash, randomInt } from 'node:crypto'
import { clock } from '../clock.ts'
import type { RecoveryCodeStore } from '../store/recovery-codes.store.ts'

const HOW_MANY = 10
/** Without those that are taken for another: I and 1, O and 0. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 120 bits: from 112 on a plain hash keeps them (0106). Those made before have 16 letters, and open as ever. */
const LENGTH = 24

/** Codes on paper, by which somebody comes back who has lost every device. */
export class RecoveryCodes {
  readonly #store: RecoveryCodeStore
  readonly #now: () => Date

  constructor(store: RecoveryCodeStore, now: () => Date = clock.date) {
    this.#store = store
    this.#now = now
  }

  left(account: string) {
    return this.#store.left(account)
  }

  /** New codes in the place of the old: known to who reads them now, and here only as hashes. */
  async make(account: string): Promise<string[]> {
    const codes = Array.from({ length: HOW_MANY }, makeCode)
    await this.#store.replace(account, codes.map(hashOf), this.#now())
    return codes
  }

  /** Whose code that is, once; undefined when it is wrong or used. */
  async take(code: string): Promise<string | undefined> {
    return this.#store.take(hashOf(code), this.#now())
  }
}

function makeCode(): string {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return letters.replace(/(.{4})(?!$)/g, '$1-')
}

/** However it is typed: in small letters, with spaces, without hyphens. */
function hashOf(code: string): string {
  const letters = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return createHash('sha256').update(`recovery ${letters}`).digest('hex')
}
