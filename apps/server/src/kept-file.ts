// Plain values in files of this machine that nothing relies on: read whole, or not at all.
import { randomUUID } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { makeFolder } from './make-folder.ts'
import { parseInSlices } from './parse-in-slices.ts'
import type { StorageSettings } from './storage-settings.ts'
import { bytesInSlices, jsonInSlices } from './turns.ts'

const zip = promisify(gzip)
const unzip = promisify(gunzip)
/** Another number where what is written changes: files of before are not there then. */
const FORM = 1
const LARGEST_BYTES = 512 * 1024 * 1024
/** Where this machine keeps what its visitors were given last; each server has its own. */
export const keptAt = ({ cacheDir }: Pick<StorageSettings, 'cacheDir'>, what: 'sites' | 'names' | 'ports') =>
  join(cacheDir, 'visited', what)

/** What a file is called until all of it is written. */
const HALF = '.half'

/** Puts a value in the place of the one before; how many bytes that takes. No wait for the disk: a loss of power may take it. */
export async function writeKept(path: string, value: object): Promise<number> {
  const bytes = await zip(await written(value), { level: 1 })
  const folder = dirname(path)
  await makeFolder(folder, { mode: 0o700 })
  const beside = join(folder, `${randomUUID()}${HALF}`)
  try {
    await writeFile(beside, bytes, { mode: 0o600 })
    await rename(beside, path)
  } catch (failure) {
    await rm(beside, { force: true })
    throw failure
  }
  return bytes.length
}

/** The value in a file; undefined where there is none, or where it is damaged (gzip has a checksum) or of another version. */
export async function readKept<Value extends object>(path: string): Promise<Value | undefined> {
  const bytes = await readFile(path).catch(() => undefined)
  return bytes && unpackKept(bytes)
}

const written = async (value: object) => bytesInSlices(await jsonInSlices({ form: FORM, ...value }))

/** What is smaller is not compressed: that would take longer than writing it. */
const SMALL_BYTES = 8_192
/** What compressed values never begin with (gzip, RFC 1952). */
const BRACE = '{'.charCodeAt(0)

/** A value as it is written where there is a checksum beside it. */
export async function packKept(value: object): Promise<Buffer> {
  const bytes = await written(value)
  return bytes.length <= SMALL_BYTES ? bytes : zip(bytes, { level: 1 })
}

/** Undefined where the bytes are damaged, or of another version. */
export async function unpackKept<Value extends object>(bytes: Buffer): Promise<Value | undefined> {
  try {
    const text = bytes[0] === BRACE ? bytes : await unzip(bytes, { maxOutputLength: LARGEST_BYTES })
    const value = (await parseInSlices(text.toString())) as Value & { readonly form: number }
    return value.form === FORM ? value : undefined
  } catch {
    return undefined
  }
}
