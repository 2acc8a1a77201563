// Authenticated encryption (AES-256-GCM) of backups under a passphrase (scrypt); decision 0064, docs/backup.md.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupRefusal } from './refusal.ts'

/** What a folder of backups says about its key: everything but the passphrase. */
interface WrappedKey {
  readonly kdf: 'scrypt'
  readonly N: number
  readonly r: number
  readonly p: number
  /** Base64. */
  readonly salt: string
  /** The key of the folder, sealed with the key that the passphrase gives. Base64. */
  readonly key: string
}

/** Makes bytes unreadable and readable again, and hides what they are called. */
export interface Seal {
  /** `about` is authenticated as well: what is sealed as one thing does not open as another. */
  seal(bytes: Uint8Array, about: string): Buffer
  /** Undefined where it is not what was sealed as that. */
  open(sealed: Uint8Array, about: string): Buffer | undefined
  /** The name under which bytes of that hash are kept. */
  nameOf(hash: string): string
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)
/** 128 MB and a third of a second for each guess. */
const COST = { N: 131_072, r: 8, p: 1 } as const
/** What a strange folder may ask for. */
const MOST_COST = 1_048_576
const NONCE = 12
const TAG = 16
const KEY = 32
const WRAPPED = 'mimar backup key'

/** A new key, and how it is kept beside what it seals. */
export async function newKey(passphrase: string): Promise<{ readonly wrapped: WrappedKey; readonly seal: Seal }> {
  const [salt, key] = [randomBytes(16), randomBytes(KEY)]
  const outer = await keyOf(passphrase, salt, COST)
  const wrapped = { kdf: 'scrypt' as const, ...COST, salt: salt.toString('base64') }
  return { wrapped: { ...wrapped, key: encrypt(outer, key, WRAPPED).toString('base64') }, seal: sealWith(key) }
}

/** The same key again. Refuses another passphrase. */
export async function openKey(passphrase: string, { N, r, p, salt, key }: WrappedKey): Promise<Seal> {
  if (N > MOST_COST || r > 8 || p > 4)
    throw new BackupRefusal('The key of these backups asks for more memory than it may.')
  const outer = await keyOf(passphrase, Buffer.from(salt, 'base64'), { N, r, p })
  const opened = decrypt(outer, Buffer.from(key, 'base64'), WRAPPED)
  if (opened) return sealWith(opened)
  throw new BackupRefusal('The passphrase is not the one that these backups were made with. Nothing was changed.')
}

function keyOf(passphrase: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  // However it was typed: the same letters are the same passphrase.
  return derive(passphrase.normalize('NFC'), salt, KEY, { ...cost, maxmem: 256 * cost.N * cost.r })
}

function sealWith(key: Buffer): Seal {
  const part = (name: string) => Buffer.from(hkdfSync('sha256', key, '', `mimar ${name}`, KEY))
  const [content, names] = [part('content'), part('names')]
  return {
    seal: (bytes, about) => encrypt(content, bytes, about),
    open: (sealed, about) => decrypt(content, sealed, about),
    nameOf: (hash) => createHmac('sha256', names).update(hash).digest('hex'),
  }
}

function encrypt(key: Buffer, bytes: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

function decrypt(key: Buffer, sealed: Uint8Array, about: string): Buffer | undefined {
  if (sealed.length < NONCE + TAG) return undefined
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(-TAG))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()])
  } catch {
    return undefined
  }
}
