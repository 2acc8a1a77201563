// A folder of backups: bytes by their hash in packs, one manifest a backup, and what was proven of each.
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { z } from 'zod'
import { type Blob, type Form, type Hash, hashOf } from '../blobs/blobs.ts'
import { syncFolder, writeDurably } from '../blobs/durable.ts'
import { disk, type Files } from '../blobs/files.ts'
import { type FolderBlobs, openFolderBlobs } from '../blobs/folder.ts'
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
import { BackupRefusal } from './refusal.ts'
import { newKey, openKey } from './seal.ts'

const HEADER = 'mimar-backups.json'
const MANIFESTS = 'backups'
const PACKS = 'blobs'
const PROOF = '.proof.json'
const MANIFEST = '.json'
/** What an empty folder may have: our lock, what a kill left, and what file systems put there. */
const EXPECTED = /^(?:lock|lost\+found)$|\.unfinished$|^\./
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

interface VaultOptions {
  readonly passphrase?: string | undefined
  readonly files?: Files
}

/** Opens a folder that has backups. */
export async function openVault(folder: string, { passphrase, files = disk }: VaultOptions = {}): Promise<Vault> {
  const header = await readHeader(folder)
  if (!header)
    throw new BackupRefusal(`There are no backups in ${folder}. Name the folder that BACKUP_TO named.`, 'none')
  const { key } = header
  if (key && passphrase === undefined) throw needsPassphrase()
  const sealed = key && passphrase !== undefined ? { key, seal: await openKey(passphrase, key) } : undefined
  return new Vault(folder, await openPacks(folder, files), { sealed, files })
}

/** The same, and makes one of an empty folder; from then on it is of this installation. For who has the lock. */
export async function beginVault(folder: string, installation: string, options: VaultOptions = {}): Promise<Vault> {
  const { passphrase, files = disk } = options
  const header = await readHeader(folder)
  if (header && header.installation !== installation) {
    throw new BackupRefusal(
      `The folder ${folder} holds backups of another installation. Name another folder; nothing was changed there.`,
    )
  }
  if (header && !header.key && passphrase !== undefined) {
    throw new BackupRefusal(
      `The backups in ${folder} are not encrypted. Name a new folder for encrypted ones, or leave BACKUP_PASSPHRASE_FILE away.`,
    )
  }
  if (!header) await beginFolder(folder, installation, passphrase, files)
  return openVault(folder, options)
}

async function beginFolder(folder: string, installation: string, passphrase: string | undefined, files: Files) {
  const others = (await readdir(folder)).filter((name) => !EXPECTED.test(name))
  if (others.length > 0) {
    throw new BackupRefusal(
      `The folder ${folder} holds other files (${others.slice(0, 3).join(', ')}). Name a folder of its own for backups.`,
    )
  }
  const key = passphrase === undefined ? undefined : (await newKey(passphrase)).wrapped
  const header = { kind: 'mimar-backups', format: 1, installation, ...(key && { key }) }
  await writeText(join(folder, HEADER), JSON.stringify(header), files)
}

const headerSchema = z.object({
  kind: z.literal('mimar-backups'),
  format: z.int().min(1),
  installation: z.string(),
  key: z
    .object({ kdf: z.literal('scrypt'), N: z.int(), r: z.int(), p: z.int(), salt: z.string(), key: z.string() })
    .optional(),
})

async function readHeader(folder: string) {
  const text = await readFile(join(folder, HEADER), 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT' || failure.code === 'ENOTDIR') return undefined
    throw new BackupRefusal(`The folder ${folder} cannot be read (${failure.code ?? failure.message}).`)
  })
  if (text === undefined) return undefined
  const header = headerSchema.safeParse(safely(text))
  if (!header.success) throw new BackupRefusal(`${join(folder, HEADER)} is damaged. Put a copy of it in its place.`)
  if (header.data.format === 1) return header.data
  throw new BackupRefusal(`The backups in ${folder} are of a newer version of Mimar. Update this program first.`)
}

function safely(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Nobody else removes anything there, so nothing has to wait a day. */
const openPacks = (folder: string, files: Files) =>
  openFolderBlobs(join(folder, PACKS), { files, grace: 0, onDamage: () => {} })

async function writeText(path: string, text: string, files: Files): Promise<void> {
  await writeDurably(
    path,
    async (file) => {
      await file.chmod(0o600)
      await file.writeFile(text)
      return true
    },
    files,
  )
}

/** The backups of one installation. */
export class Vault {
  readonly folder: string
  readonly #blobs: FolderBlobs
  readonly #sealed: SealedBy | undefined
  readonly #files: Files

  constructor(folder: string, blobs: FolderBlobs, { sealed, files }: { sealed: SealedBy | undefined; files: Files }) {
    this.folder = folder
    this.#blobs = blobs
    this.#sealed = sealed
    this.#files = files
  }

  get isEncrypted(): boolean {
    return this.#sealed !== undefined
  }

  /** Whether these bytes are there, as the packs say: none of them are read. */
  has(hash: Hash, form: Form): boolean {
    return this.#blobs.forms(this.#nameOf(hash)).includes(form)
  }

  /** Durable once it resolves. */
  async keep(blobs: readonly Blob[]): Promise<void> {
    const sealed = this.#sealed?.seal
    await this.#blobs.put(
      blobs.map(({ hash, form, bytes }) => ({
        ...{ hash: this.#nameOf(hash), form },
        bytes: sealed ? sealed.seal(bytes, `${hash} ${form}`) : bytes,
      })),
    )
  }

  /** Bytes that are what their name says; undefined where they are lost or damaged. */
  async read(hash: Hash, form: Form): Promise<Buffer | undefined> {
    const bytes = await this.#readAsKept(hash, form)
    if (!bytes) return undefined
    const plain = form === 'plain' ? bytes : await unsqueeze[form](bytes).catch(() => undefined)
    return plain && hashOf(plain) === hash ? bytes : undefined
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

  /** What stands in the folder, the oldest first. */
  async list(): Promise<ListedBackup[]> {
    const folder = join(this.folder, MANIFESTS)
    const names = (await readdir(folder).catch(() => [])).filter(
      (name) => name.endsWith(MANIFEST) && !name.endsWith(PROOF),
    )
    const listed: ListedBackup[] = []
    for (const file of names.sort()) listed.push(await this.#listed(file.slice(0, -MANIFEST.length)))
    return listed
  }

  contents(head: BackupHead): BackupContents {
    return readContents(head, this.#sealed?.seal)
  }

  /** From here on it counts as a backup. */
  async finish(backup: { name: string; madeAt: string; madeBy: string; contents: BackupContents }): Promise<void> {
    await mkdir(join(this.folder, MANIFESTS), { recursive: true, mode: 0o700 })
    await writeText(this.#path(backup.name, MANIFEST), manifestText(backup, this.#sealed), this.#files)
  }

  async note(name: string, proof: Proof): Promise<void> {
    await writeText(this.#path(name, PROOF), JSON.stringify(proof), this.#files)
  }

  /** Takes backups away; the bytes that only they had stay until `tidy`. */
  async forget(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.#files.rm(this.#path(name, MANIFEST), { force: true })
      await this.#files.rm(this.#path(name, PROOF), { force: true })
    }
    if (names.length > 0) await syncFolder(join(this.folder, MANIFESTS), this.#files)
  }

  /** Removes bytes that none of these names need. */
  async tidy(needed: ReadonlySet<Hash>): Promise<void> {
    const names = new Set([...needed].map((hash) => this.#nameOf(hash)))
    await this.#blobs.collect({ findNeeded: async () => names })
  }

  async #readAsKept(hash: Hash, form: Form): Promise<Buffer | undefined> {
    const bytes = await this.#blobs.read(this.#nameOf(hash), form)
    return bytes && this.#sealed ? this.#sealed.seal.open(bytes, `${hash} ${form}`) : bytes
  }

  async #listed(name: string): Promise<ListedBackup> {
    const proof = proofSchema.safeParse(safely(await readFile(this.#path(name, PROOF), 'utf8').catch(() => '')))
    const noted = proof.success ? proof.data : undefined
    try {
      const head = readHead(name, await readFile(this.#path(name, MANIFEST), 'utf8'))
      return { name, head, refusal: undefined, proof: noted }
    } catch (failure) {
      return { name, head: undefined, refusal: failure instanceof Error ? failure.message : `${failure}`, proof: noted }
    }
  }

  #path(name: string, ending: string): string {
    return join(this.folder, MANIFESTS, name + ending)
  }

  #nameOf(hash: Hash): Hash {
    return this.#sealed?.seal.nameOf(hash) ?? hash
  }
}
