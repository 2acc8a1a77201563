// Encryption at rest: private keys stand in the database sealed, and the key to them in a file of DATA_DIR.
import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefusal } from '../refusal.ts'

/** Seals and opens what nobody may read who has the database or a backup alone. */
export interface Sealing {
  seal(text: string, about: string): string
  /** Undefined where it was sealed with another key, or about something else. */
  open(sealed: string, about: string): string | undefined
}

const FILE = 'certificates.key'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Reads the key of that folder, and makes one where there is none; of servers that begin at once all have the same. */
export async function openSealing(folder: string): Promise<Sealing> {
  const key = (await readKey(folder)) ?? (await makeKey(folder))
  return {
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64')
    },
    open(sealed, about) {
      const bytes = Buffer.from(sealed, 'base64')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES)).setAAD(Buffer.from(about))
        decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
        const body = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([body, decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
  }
}

async function readKey(folder: string): Promise<Buffer | undefined> {
  const path = join(folder, FILE)
  try {
    const key = Buffer.from(await readFile(path, 'utf8'), 'base64')
    if (key.length === KEY_BYTES) return key
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw failure
  }
  throw new StartRefusal(
    `${path} is no key to the certificates in the database. Put the right file there, or remove it: then all certificates are ordered again.`,
  )
}

async function makeKey(folder: string): Promise<Buffer> {
  const key = randomBytes(KEY_BYTES)
  const own = join(folder, `${FILE}.${randomUUID()}`)
  await writeFile(own, key.toString('base64'), { mode: 0o600, flag: 'wx', flush: true })
  try {
    await link(own, join(folder, FILE))
    return key
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') throw failure
    return (await readKey(folder)) ?? key
  } finally {
    await rm(own, { force: true })
  }
}
