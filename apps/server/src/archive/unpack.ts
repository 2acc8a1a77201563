// Reading a ZIP without trust: zip bomb, checksums.
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { type Entry, open, type ZipFile } from 'yauzl'
import {
  type ArchiveManifest,
  ArchiveRefusal,
  ENTRIES,
  FILES,
  fileEntry,
  isEntry,
  PICTURES,
  pictureEntry,
  readManifest,
  SENT,
  sentEntry,
} from './format.ts'

/** A site file on the disk. Every entry is read as a stream and must be what the manifest says of it (SHA-256, size). */
export interface Unpacked {
  readonly manifest: ArchiveManifest
  has(name: string): boolean
  /** Throws an `ArchiveRefusal` where the entry is missing, longer than `most` bytes, or not as it was written. */
  bytes(name: string, most: number): Promise<Buffer>
  /** Each line of an entry as JSON; none where there is no such entry. */
  lines(name: string): AsyncIterable<unknown>
  close(): void
}

/** The bytes of pictures and other files by their names (SHA-256). */
export interface OpenPictures {
  bytes(hash: string, most: number): Promise<Buffer>
  /** Those of a file that is no picture, as they are read; whoever takes them compares their sum. */
  stream(hash: string): Promise<AsyncIterable<Buffer>>
  /** The same of a file that a visitor sent. */
  sent(hash: string): Promise<AsyncIterable<Buffer>>
  close(): void
}

/** One JSON text: the largest site there may be, in every letter three bytes. */
const MOST_TEXT = 40_000_000
/** All that is compressed, unpacked: what small files that unpack without end (zip bombs) are stopped at. */
const MOST_TEXTS = 2_000_000_000
const MOST_ENTRIES = 50_000
const MOST_MANIFEST = 10_000_000
const SYMLINK = 0o120_000
const FILE_KIND = 0o170_000

const openZip = promisify<string, object, ZipFile>(open as never)

/** Opens a site file that came from anywhere: no names but the known ones, none twice, no links, nothing encrypted. */
export function unpack(path: string): Promise<Unpacked> {
  return openedWith(path, async (zip) => {
    const entries = await readEntries(zip)
    const { bytes } = await readAll(zip, entries.get(ENTRIES.manifest), MOST_MANIFEST)
    const manifest = readManifest(parse(bytes))
    const told = new Map(manifest.files.map((file) => [file.name, file]))
    const known = [...entries.keys()].filter((name) => name !== ENTRIES.manifest)
    const isWhole = known.length === told.size && known.every((name) => told.has(name))
    if (!isWhole) throw new ArchiveRefusal('archive-damaged', 'entries')
    return new OpenArchive(zip, entries, manifest)
  })
}

/** The pictures of a site file whose manifest was read elsewhere: it may be too long to be read where visitors are answered. */
export function openPictures(path: string): Promise<OpenPictures> {
  return openedWith(path, async (zip) => {
    const entries = await readEntries(zip)
    return {
      async bytes(hash, most) {
        const name = pictureEntry(hash)
        const { bytes, sum } = await readAll(zip, entries.get(name), most)
        if (sum !== hash) throw new ArchiveRefusal('archive-damaged', name)
        return bytes
      },
      stream: (hash) => streamNamed(zip, entries.get(fileEntry(hash))),
      sent: (hash) => streamNamed(zip, entries.get(sentEntry(hash))),
      close: () => zip.close(),
    }
  })
}

function streamNamed(zip: ZipFile, entry: Entry | undefined): Promise<AsyncIterable<Buffer>> {
  if (!entry) throw new ArchiveRefusal('archive-strange')
  return streamOf(zip, entry)
}

async function openedWith<Opened>(path: string, read: (zip: ZipFile) => Promise<Opened>): Promise<Opened> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false, strictFileNames: true }).catch((failure) => {
    throw refusalOf(failure)
  })
  try {
    return await read(zip)
  } catch (failure) {
    zip.close()
    throw refusalOf(failure)
  }
}

class OpenArchive implements Unpacked {
  readonly manifest: ArchiveManifest
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  readonly #sums: ReadonlyMap<string, string>

  constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, manifest: ArchiveManifest) {
    this.#zip = zip
    this.#entries = entries
    this.manifest = manifest
    this.#sums = new Map(manifest.files.map(({ name, sha256 }) => [name, sha256]))
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  async bytes(name: string, most: number): Promise<Buffer> {
    const { bytes, sum } = await readAll(this.#zip, this.#entries.get(name), most)
    this.#compare(name, sum)
    return bytes
  }

  async *lines(name: string): AsyncIterable<unknown> {
    const entry = this.#entries.get(name)
    if (!entry) return
    const hash = createHash('sha256')
    let rest: Buffer = Buffer.alloc(0)
    for await (const chunk of await streamOf(this.#zip, entry)) {
      hash.update(chunk)
      let from = 0
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        yield parse(Buffer.concat([rest, chunk.subarray(from, end)]))
        rest = Buffer.alloc(0)
        from = end + 1
      }
      rest = Buffer.concat([rest, chunk.subarray(from)])
      if (rest.length > MOST_TEXT) throw new ArchiveRefusal('archive-too-large', name)
    }
    if (rest.length > 0) throw new ArchiveRefusal('archive-damaged', name)
    this.#compare(name, hash.digest('hex'))
  }

  close(): void {
    this.#zip.close()
  }

  #compare(name: string, sum: string): void {
    if (this.#sums.get(name) !== sum) throw new ArchiveRefusal('archive-damaged', name)
  }
}

function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let texts = 0
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      const why = faultOf(entry, entries)
      if (entry.compressionMethod !== 0) texts += entry.uncompressedSize
      if (texts > MOST_TEXTS || entries.size >= MOST_ENTRIES) return reject(new ArchiveRefusal('archive-too-large'))
      if (why) return reject(new ArchiveRefusal(why, String(entry.fileName).slice(0, 100)))
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.readEntry()
  })
}

function faultOf(entry: Entry, known: ReadonlyMap<string, Entry>): 'archive-strange' | 'archive-damaged' | undefined {
  const isLink = ((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK
  if (!isEntry(entry.fileName) || isLink || entry.isEncrypted()) return 'archive-strange'
  // Pictures do not get smaller; one that is compressed was put there to become large.
  const isSent = [PICTURES, FILES, SENT].some((folder) => entry.fileName.startsWith(folder))
  if (isSent && entry.compressionMethod !== 0) return 'archive-strange'
  return known.has(entry.fileName) ? 'archive-damaged' : undefined
}

/** An entry, and the SHA-256 of its bytes, which is worked out as they come. */
async function readAll(zip: ZipFile, entry: Entry | undefined, most: number) {
  if (!entry) throw new ArchiveRefusal('archive-strange')
  if (entry.uncompressedSize > most) throw new ArchiveRefusal('archive-too-large', entry.fileName)
  const chunks: Buffer[] = []
  const hash = createHash('sha256')
  for await (const chunk of await streamOf(zip, entry)) {
    chunks.push(chunk)
    hash.update(chunk)
  }
  return { bytes: Buffer.concat(chunks), sum: hash.digest('hex') }
}

/** What breaks while it is read is a damaged file, whatever the library says of it. */
async function streamOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (failure, opened) => (failure ? reject(refusalOf(failure)) : resolve(opened)))
  })
  return refusing(stream)
}

async function* refusing(stream: Readable): AsyncIterable<Buffer> {
  try {
    for await (const chunk of stream) yield chunk as Buffer
  } catch (failure) {
    throw refusalOf(failure)
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new ArchiveRefusal('archive-damaged')
  }
}

/** Errors of the machine stay what they are: a full disk is no damaged file. */
function refusalOf(failure: unknown): unknown {
  const isOfTheMachine = failure instanceof Error && 'code' in failure && 'syscall' in failure
  if (failure instanceof ArchiveRefusal || isOfTheMachine) return failure
  return new ArchiveRefusal('archive-damaged', failure instanceof Error ? failure.message : '')
}
