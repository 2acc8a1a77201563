// Update check: nobody is asked unless RELEASES_URL says whom.
import { type HostVersions, releaseNoteSchema } from '@mimar/contract'
import { VERSION } from './version.ts'

type Newer = HostVersions['newer']

const LONGEST_MS = 5_000
const MOST_CHARACTERS = 20_000
const FRESH_MS = 3_600_000

/** Asks for the newest version when somebody looks, once an hour; null where there is none, or nobody answers. */
export class NewerVersions {
  readonly #address: string | undefined
  readonly #fetch: typeof globalThis.fetch
  #last: { readonly answer: Promise<Newer>; readonly until: number } | undefined

  constructor(address: string | undefined, fetch: typeof globalThis.fetch = globalThis.fetch) {
    this.#address = address
    this.#fetch = fetch
  }

  get isAsked(): boolean {
    return this.#address !== undefined
  }

  find(): Promise<Newer> {
    if (this.#last && performance.now() < this.#last.until) return this.#last.answer
    this.#last = { answer: this.#ask().catch(() => null), until: performance.now() + FRESH_MS }
    return this.#last.answer
  }

  async #ask(): Promise<Newer> {
    if (this.#address === undefined) return null
    const answer = await this.#fetch(this.#address, { redirect: 'error', signal: AbortSignal.timeout(LONGEST_MS) })
    const note = releaseNoteSchema.parse(JSON.parse((await answer.text()).slice(0, MOST_CHARACTERS)))
    return isNewer(note.version, VERSION)
      ? { ...note, changes: note.changes ?? [], isSecurity: note.isSecurity ?? false }
      : null
  }
}

/** Whether one version, as 1.2.3, comes after another. */
export function isNewer(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split('.').map((part) => Number.parseInt(part, 10) || 0))
  for (const at of [0, 1, 2]) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return false
}
