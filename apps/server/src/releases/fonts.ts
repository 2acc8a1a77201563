import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontNeed } from '@mimar/publish'
import { type Blobs, plainBlob } from '../blobs/blobs.ts'
import { clock } from '../clock.ts'
import type { MediaStore } from '../store/media.store.ts'
import { GivenUp } from './subset.ts'

type FontFiles = ReadonlyMap<string, Uint8Array>

/** Who wants fonts: sites take turns. */
export interface FontAsker {
  readonly site?: string | undefined
  /** Throws where so many may not be cut now; not asked where all of them are there. */
  readonly admit?: ((fonts: number) => void) | undefined
  /** Ends when nobody waits for the answer any more. */
  readonly signal?: AbortSignal | undefined
}

/** The files of some needs, cut where there are none yet. */
export type ReadFonts = (needs: readonly FontNeed[], asker?: FontAsker) => Promise<FontFiles>

interface Found {
  readonly need: FontNeed
  readonly bytes: Promise<Uint8Array> | undefined
}

interface FontsOptions {
  readonly store: MediaStore
  readonly blobs: Blobs
  subset(need: FontNeed, bytes: Uint8Array, asker: FontAsker): Promise<Uint8Array>
}

const MOST_KEPT = 200
const { resolve } = createRequire(import.meta.url)

/**
 * The subsets of fonts that sites need: each is cut once and kept as a blob for as long as it is wanted. The same needs are answered
 * with the same object for a day.
 */
export function createFonts(options: FontsOptions): ReadFonts {
  const fonts = new KeptFonts(options)
  return (needs, asker = {}) => fonts.read(needs, asker)
}

class KeptFonts {
  readonly #options: FontsOptions
  readonly #kept = new Map<string, Promise<Uint8Array>>()
  readonly #answers = new Map<string, FontFiles>()
  #day = ''

  constructor(options: FontsOptions) {
    this.#options = options
  }

  async read(needs: readonly FontNeed[], asker: FontAsker): Promise<FontFiles> {
    const today = clock.date().toISOString().slice(0, 10)
    this.#forgetOn(today)
    const name = needs.map(({ key }) => key).join()
    const known = this.#answers.get(name)
    if (known) return known
    const found = await Promise.all(needs.map((need) => this.#find(need, today)))
    const missing = found.filter(({ need, bytes }) => !(bytes ?? this.#kept.has(need.key)))
    if (missing.length > 0) asker.admit?.(missing.length)
    const reading = found.map(async (one) => [one.need.key, await this.#read(one, today, asker)] as const)
    const files = new Map(await Promise.all(reading))
    if (this.#day === today) this.#answers.set(name, files)
    return files
  }

  /** A cut that others waited for too goes on when who began it has gone: it is begun again for them. */
  async #read({ need, bytes }: Found, today: string, asker: FontAsker): Promise<Uint8Array> {
    const read = bytes ?? this.#kept.get(need.key) ?? cutSubset(need, { today, asker }, this.#options)
    try {
      return await this.#keep(need, read)
    } catch (failure) {
      if (!(failure instanceof GivenUp) || asker.signal?.aborted) throw failure
      return this.#read({ need, bytes: undefined }, today, asker)
    }
  }

  /** What is kept here is asked for again each day, so that the store knows what is still wanted. */
  #forgetOn(today: string): void {
    const isMuch = this.#kept.size > MOST_KEPT || this.#answers.size > MOST_KEPT
    if (this.#day === today && !isMuch) return
    this.#day = today
    this.#kept.clear()
    this.#answers.clear()
  }

  async #find(need: FontNeed, today: string): Promise<Found> {
    const known = this.#kept.get(need.key)
    if (known) return { need, bytes: known }
    const stored = await findSubset(need, today, this.#options)
    return { need, bytes: stored && Promise.resolve(stored) }
  }

  #keep({ key }: FontNeed, bytes: Promise<Uint8Array>): Promise<Uint8Array> {
    this.#kept.set(key, bytes)
    // What failed is tried again the next time.
    bytes.catch(() => this.#kept.get(key) === bytes && this.#kept.delete(key))
    return bytes
  }
}

async function findSubset({ key }: FontNeed, today: string, { store, blobs }: FontsOptions) {
  const known = await store.useFont(key, today)
  return known && (await blobs.read(known.hash))
}

async function cutSubset(
  need: FontNeed,
  { today, asker }: { readonly today: string; readonly asker: FontAsker },
  { store, blobs, subset }: FontsOptions,
): Promise<Uint8Array> {
  const bytes = await subset(need, await readFile(fileOf(need)), asker)
  const blob = plainBlob(bytes)
  await blobs.put([blob])
  await store.insertFont(need.key, { hash: blob.hash, size: bytes.length }, today)
  return bytes
}

/** `@scope/package/files/x.woff2`, wherever it is installed. */
function fileOf({ file }: FontNeed): string {
  const [scope, name, ...rest] = file.split('/')
  return join(dirname(resolve(`${scope}/${name}/package.json`)), ...rest)
}
