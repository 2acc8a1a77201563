// Backups at a place: bytes by their hash in packs, one manifest a backup, and what was proven of each.
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { z } from 'zod'
import { type Blob, type Form, type Hash, hashOf } from '../blobs/blobs.ts'
import { type Chunk, textOf } from './chunks.ts'
import {
  type BackupContents,
  type BackupHead,
  manifestText,
  needsPassphrase,
  readContents,
  readHead,
  type SealedBy,
} from './manifest.ts'
import { openPacks, type Packs } from './packs.ts'
import type { Place } from './places/place.ts'
import { BackupRefusal } from './refusal.ts'
import { newKey, openKey } from './seal.ts'

const HEADER = 'mimar-backups.json'
const MANIFESTS = 'backups'
const PROOF = '.proof.json'
const MANIFEST = '.json'
/** What a place without backups may have: our locks, what a kill left, and what file systems put there. */
const EXPECTED = /^(?:locks?|blobs|backups|lost\+found)$|\.unfinished$|^\./
/** So many lists of contents are read at the same time. */
const READ_AT_ONCE = 8
const unsqueeze = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** What a restore that was tried has shown. */
const proofSchema = z.object({
  at: z.iso.datetime(),
  /** Null: everything came back as it was. */
  failure: z.string().nullable(),
  /** What was restored and compared, and how long that took. */
  compared: z.object({ sites: z.number(), files: z.number(), messages: z.number(), seconds: z.number() }).optional(),
})
export type Proof = z.infer<typeof proofSchema>

/** A backup that can be restored, or why not. */
export interface ListedBackup {
  readonly name: string
  readonly head: BackupHead | undefined
  readonly refusal: string | undefined
  readonly proof: Proof | undefined
}

/** Opens a place that has backups. */
export async function openVault(place: Place, passphrase?: string): Promise<Vault> {
  const header = await readHeader(place)
  if (!header)
    throw new BackupRefusal(`There are no backups in ${place.name}. Name the place that BACKUP_TO named.`, 'none')
  const { key } = header
  if (key && passphrase === undefined) throw needsPassphrase()
  const sealed = key && passphrase !== undefined ? { key, seal: await openKey(passphrase, key) } : undefined
  return new Vault(place, await openPacks(place), sealed)
}

/** The same, and makes one of an empty place; from then on it is of this installation. For who has the lock. */
export async function beginVault(place: Place, installation: string, passphrase?: string): Promise<Vault> {
  const header = await readHeader(place)
  if (header && header.installation !== installation) {
    throw new BackupRefusal(
      `${place.name} holds backups of another installation. Name another place; nothing was changed there.`,
    )
  }
  if (header && !header.key && passphrase !== undefined) {
    throw new BackupRefusal(
      `The backups in ${place.name} are not encrypted. Name a new folder for encrypted ones, or leave BACKUP_PASSPHRASE_FILE away.`,
    )
  }
  if (!header) await makeHeader(place, installation, passphrase)
  return openVault(place, passphrase)
}

async function makeHeader(place: Place, installation: string, passphrase: string | undefined) {
  const others = (await place.list('')).map(({ name }) => name).filter((name) => !EXPECTED.test(name))
  if (others.length > 0) {
    throw new BackupRefusal(
      `${place.name} holds other files (${others.slice(0, 3).join(', ')}). Name a place of its own for backups.`,
    )
  }
  const key = passphrase === undefined ? undefined : (await newKey(passphrase)).wrapped
  const header = { kind: 'mimar-backups', format: 1, installation, ...(key && { key }) }
  await writeText(place, HEADER, JSON.stringify(header))
}

const headerSchema = z.object({
  kind: z.literal('mimar-backups'),
  format: z.int().min(1),
  installation: z.string(),
  key: z
    .object({ kdf: z.literal('scrypt'), N: z.int(), r: z.int(), p: z.int(), salt: z.string(), key: z.string() })
    .optional(),
})

async function readHeader(place: Place) {
  const text = await place.read(HEADER).catch((failure: NodeJS.ErrnoException) => {
    if (failure instanceof BackupRefusal) throw failure
    throw new BackupRefusal(`The folder ${place.name} cannot be read (${failure.code ?? failure.message}).`)
  })
  if (text === undefined) return undefined
  const header = headerSchema.safeParse(safely(text.toString()))
  if (!header.success) throw new BackupRefusal(`${HEADER} in ${place.name} is damaged. Put a copy of it in its place.`)
  if (header.data.format === 1) return header.data
  throw new BackupRefusal(`The backups in ${place.name} are of a newer version of Mimar. Update this program first.`)
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const writeText = (place: Place, name: string, text: string) => place.write(name, [Buffer.from(text)])

/** The backups of one installation. */
export class Vault {
  readonly #place: Place
  readonly #packs: Packs
  readonly #sealed: SealedBy | undefined
  /** A backup that was written does not change; what was proven of it may. */
  readonly #heads = new Map<string, Pick<ListedBackup, 'head' | 'refusal'>>()

  constructor(place: Place, packs: Packs, sealed: SealedBy | undefined) {
    this.#place = place
    this.#packs = packs
    this.#sealed = sealed
  }

  /** What people call the place. */
  get place(): string {
    return this.#place.name
  }

  /** Whether these bytes are there, as the packs say: none of them are read. */
  has(hash: Hash, form: Form): boolean {
    return this.#packs.has(this.#nameOf(hash), form)
  }

  /** Durable once it resolves. */
  async keep(blobs: readonly Blob[]): Promise<void> {
    const sealed = this.#sealed?.seal
    await this.#packs.put(
      blobs.map(({ hash, form, bytes }) => ({
        ...{ hash: this.#nameOf(hash), form },
        bytes: sealed ? sealed.seal(bytes, `${hash} ${form}`) : bytes,
      })),
    )
  }

  /** Whether these bytes are there and are what their name says; all of them are read. */
  async isWhole(hash: Hash, form: Form): Promise<boolean> {
    return (await this.#plain(hash, form)) !== undefined
  }

  /** Bytes that are what their name says, also out of another form; undefined where they are lost or damaged. */
  async read(hash: Hash, form: Form): Promise<Buffer | undefined> {
    const bytes = await this.#readAsKept(hash, form)
    if (bytes && (await plainOf(bytes, hash, form))) return bytes
    if (form !== 'plain') return undefined
    return (await this.#plain(hash, 'br')) ?? this.#plain(hash, 'gzip')
  }

  /** The texts of pieces, in their order. Refuses one that is lost or damaged. */
  async *texts(chunks: readonly Chunk[], name: string): AsyncIterable<Buffer> {
    for (const chunk of chunks) {
      const stored = await this.#readAsKept(chunk.hash, 'gzip')
      const text = stored && (await textOf(chunk, stored))
      if (!text) {
        throw new BackupRefusal(
          `The backup ${name} is damaged: a part of the database (${chunk.hash.slice(0, 12)}) is missing or not what was stored. Nothing was changed; take another backup.`,
          'damaged',
        )
      }
      yield text
    }
  }

  /** What stands there, the oldest first. */
  async list(): Promise<ListedBackup[]> {
    const files = await this.#place.list(MANIFESTS)
    const proofs = new Set(files.map(({ name }) => name).filter((name) => name.endsWith(PROOF)))
    const names = files.flatMap(({ name }) => {
      return name.endsWith(MANIFEST) && !proofs.has(name) ? [name.slice(0, -MANIFEST.length)] : []
    })
    const listed: ListedBackup[] = []
    const rest = names.values()
    const worker = async () => {
      for (const name of rest) listed.push(await this.#listed(name, proofs.has(name + PROOF)))
    }
    await Promise.all(Array.from({ length: READ_AT_ONCE }, worker))
    return listed.sort((one, other) => (one.name < other.name ? -1 : 1))
  }

  contents(head: BackupHead): BackupContents {
    return readContents(head, this.#sealed?.seal)
  }

  /** From here on it counts as a backup. */
  async finish(backup: { name: string; madeAt: string; madeBy: string; contents: BackupContents }): Promise<void> {
    await writeText(this.#place, pathOf(backup.name, MANIFEST), manifestText(backup, this.#sealed))
  }

  async note(name: string, proof: Proof): Promise<void> {
    await writeText(this.#place, pathOf(name, PROOF), JSON.stringify(proof))
  }

  /** Takes backups away; the bytes that only they had stay until `tidy`. */
  async forget(names: readonly string[]): Promise<void> {
    await this.#place.remove(names.flatMap((name) => [pathOf(name, MANIFEST), pathOf(name, PROOF)]))
  }

  /** Removes bytes that none of these names need; `confirm` is asked before each removal. */
  async tidy(needed: ReadonlySet<Hash>, confirm: () => Promise<void>): Promise<void> {
    await this.#packs.sweep(new Set([...needed].map((hash) => this.#nameOf(hash))), confirm)
  }

  async #plain(hash: Hash, form: Form): Promise<Buffer | undefined> {
    const bytes = await this.#readAsKept(hash, form)
    return bytes && plainOf(bytes, hash, form)
  }

  async #readAsKept(hash: Hash, form: Form): Promise<Buffer | undefined> {
    const bytes = await this.#packs.read(this.#nameOf(hash), form)
    return bytes && this.#sealed ? this.#sealed.seal.open(bytes, `${hash} ${form}`) : bytes
  }

  async #listed(name: string, hasProof: boolean): Promise<ListedBackup> {
    const noted = hasProof ? await this.#place.read(pathOf(name, PROOF)) : undefined
    const proof = proofSchema.safeParse(safely(noted?.toString() ?? ''))
    const known = this.#heads.get(name) ?? (await this.#headOf(name))
    this.#heads.set(name, known)
    return { name, ...known, proof: proof.success ? proof.data : undefined }
  }

  async #headOf(name: string): Promise<Pick<ListedBackup, 'head' | 'refusal'>> {
    const text = await this.#place.read(pathOf(name, MANIFEST))
    try {
      return { head: readHead(name, text?.toString() ?? ''), refusal: undefined }
    } catch (failure) {
      return { head: undefined, refusal: failure instanceof Error ? failure.message : `${failure}` }
    }
  }

  #nameOf(hash: Hash): Hash {
    return this.#sealed?.seal.nameOf(hash) ?? hash
  }
}

const pathOf = (name: string, ending: string) => `${MANIFESTS}/${name}${ending}`

/** The plain bytes, where they have that name. */
async function plainOf(bytes: Buffer, hash: Hash, form: Form): Promise<Buffer | undefined> {
  const plain = form === 'plain' ? bytes : await unsqueeze[form](bytes).catch(() => undefined)
  return plain && hashOf(plain) === hash ? plain : undefined
}
