import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FontNeed } from '@mimar/publish'
import { type Blobs, plainBlob } from '../blobs/blobs.ts'
import type { MediaStore } from '../store/media.store.ts'

export type FontFiles = ReadonlyMap<string, Uint8Array>

interface FontsOptions {
  readonly store: MediaStore
  readonly blobs: Blobs
  subset(need: FontNeed, bytes: Uint8Array): Promise<Uint8Array>
}

const MOST_KEPT = 200
const { resolve } = createRequire(import.meta.url)

/**
 * The subsets of fonts that sites need: each is cut once and kept as a blob for as long as it is wanted. The same needs are answered
 * with the same object for a day.
 */
export function createFonts(options: FontsOptions): (needs: readonly FontNeed[]) => Promise<FontFiles> {
  const kept = new Map<string, Promise<Uint8Array>>()
  const answers = new Map<string, FontFiles>()
  let day = ''

  /** What is kept here is asked for again each day, so that the store knows what is still wanted. */
  function forgetOn(today: string): void {
    if (day === today && kept.size <= MOST_KEPT && answers.size <= MOST_KEPT) return
    day = today
    kept.clear()
    answers.clear()
  }

  return async (needs) => {
    const today = new Date().toISOString().slice(0, 10)
    forgetOn(today)
    const name = needs.map(({ key }) => key).join()
    const known = answers.get(name)
    if (known) return known
    const reading = needs.map(async (need) => {
      const bytes = kept.get(need.key) ?? readSubset(need, today, options)
      kept.set(need.key, bytes)
      return [need.key, await bytes] as const
    })
    // What failed is tried again the next time.
    const entries = await Promise.all(reading).catch((failure: unknown) => {
      for (const { key } of needs) kept.delete(key)
      throw failure
    })
    const files = new Map(entries)
    if (day === today) answers.set(name, files)
    return files
  }
}

async function readSubset(need: FontNeed, today: string, { store, blobs, subset }: FontsOptions): Promise<Uint8Array> {
  const known = await store.useFont(need.key, today)
  const stored = known && (await blobs.read(known.hash))
  if (stored) return stored
  const bytes = await subset(need, await readFile(fileOf(need)))
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
