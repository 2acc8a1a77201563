// Pictures of sites on their way in: counted by the bytes that are here, never by what the other server says (0096).
import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Blobs } from '../blobs/blobs.ts'
import type { Quotas } from '../limits/quotas.ts'
import type { KeptFiles } from '../media/files/kept-files.ts'
import type { SentFiles } from '../messages/sent/sent-files.ts'
import type { ArrivingPicture, ArrivingPictureStore } from '../store/arriving-pictures.store.ts'
import type { FileStore } from '../store/files.store.ts'
import type { MediaStore } from '../store/media.store.ts'
import { MoveRefusal } from './refusal.ts'

interface Options {
  readonly store: ArrivingPictureStore
  readonly quotas: Pick<Quotas, 'refuseMoving'>
  readonly mediaStore: Pick<MediaStore, 'use'>
  readonly fileStore: Pick<FileStore, 'use'>
  readonly keptFiles: KeptFiles
  readonly sentFiles: Pick<SentFiles, 'take'>
  readonly blobs: Pick<Blobs, 'has' | 'size'>
  /** Decodes and keeps a picture; the same bytes are kept once. */
  readonly keepPicture: (hash: string, read: () => Promise<Uint8Array>, name: string) => Promise<unknown>
  /** Bytes of pictures that one site may keep. */
  readonly mediaLimit: number
}

interface Of {
  readonly account: string
  readonly move: string
}

const MOST_PICTURE = 25_000_000

/** What comes counts against the site's ceiling and the owner's quota as if it were sent to a site here. */
export class ArrivingPictures {
  readonly #of: Options
  /** Moves a picture of which is just coming, on this server. */
  readonly #coming = new Set<string>()

  constructor(options: Options) {
    this.#of = options
  }

  /** Of pictures that the other server names, those that are not here; what is here counts from now on. */
  async missing(of: Of, hashes: readonly string[]): Promise<string[]> {
    const { here, missing } = await this.#sorted(hashes)
    await this.#add(of, here)
    return missing
  }

  /** Takes one picture, by the name it has to have; one at a time of a move. */
  async receive(of: Of, hash: string, bytes: AsyncIterable<Buffer>): Promise<void> {
    const { move } = of
    if (this.#coming.has(move)) throw new MoveRefusal('one-at-a-time')
    this.#coming.add(move)
    try {
      const all = await whole(bytes, hash)
      await this.#add(of, [{ hash, size: all.length }])
      await this.#keep(of, hash, all)
    } finally {
      this.#coming.delete(move)
    }
  }

  /** Takes one file that is no picture, in the same way; it is never in memory as a whole. */
  async receiveFile(of: Of, hash: string, bytes: Readable): Promise<void> {
    const { store, keptFiles } = this.#of
    const take = async (_: string, size: number) => {
      await this.#add(of, [{ hash, size }])
      return () => store.remove(of.move, hash)
    }
    await keptFiles.take(bytes, { use: undefined, site: of.move, hash, allowance: { take } })
  }

  /** Takes one file that a visitor sent; it counts here until its message does. */
  async receiveSent(of: Of, hash: string, bytes: Readable): Promise<void> {
    bytes.on('error', () => {})
    await this.#of.sentFiles.take(hash, bytes, (size) => this.#add(of, [{ hash, size }]))
  }

  /** All that the site keeps is here and has room; `shown` counts also where it was not named. */
  async settle(of: Of, { named, shown }: Readonly<Record<'named' | 'shown', readonly string[]>>): Promise<void> {
    const { store } = this.#of
    const known = new Set((await store.of(of.move)).map(({ hash }) => hash))
    for (const hash of named) {
      if (!known.has(hash) || !(await this.#isHere(hash))) throw new MoveRefusal('not-ready', hash)
    }
    const { here } = await this.#sorted(shown.filter((hash) => !known.has(hash)))
    await this.#add(of, here)
  }

  /** Throws where there is no room for so many bytes more. */
  async #refuse({ move, account }: Of, more: number): Promise<void> {
    const { store, mediaLimit, quotas } = this.#of
    const held = (await store.bytesOf(move)) + more
    if (held > mediaLimit) throw new MoveRefusal('too-much', `${mediaLimit / 1_000_000} MB`)
    await quotas.refuseMoving(account, move, more)
  }

  async #add(of: Of, pictures: readonly ArrivingPicture[]): Promise<void> {
    const { store } = this.#of
    const known = new Set((await store.of(of.move)).map(({ hash }) => hash))
    const fresh = pictures.filter(({ hash }) => !known.has(hash))
    await this.#refuse(
      of,
      fresh.reduce((sum, { size }) => sum + size, 0),
    )
    await store.add(of.move, of.account, pictures)
  }

  async #keep({ move }: Of, hash: string, bytes: Buffer): Promise<void> {
    const { store, keepPicture } = this.#of
    try {
      await keepPicture(hash, async () => bytes, hash)
    } catch (failure) {
      await store.remove(move, hash)
      throw failure
    }
  }

  async #isHere(hash: string): Promise<boolean> {
    return (await this.#of.blobs.has(hash)) || (await this.#of.fileStore.use(hash)) !== undefined
  }

  async #sorted(hashes: readonly string[]) {
    const { mediaStore, fileStore, blobs } = this.#of
    const [here, missing]: [ArrivingPicture[], string[]] = [[], []]
    for (const hash of new Set(hashes)) {
      const size = (await mediaStore.use(hash)) ? await blobs.size(hash) : (await fileStore.use(hash))?.size
      if (size === undefined) missing.push(hash)
      else here.push({ hash, size })
    }
    return { here, missing }
  }
}

async function whole(bytes: AsyncIterable<Buffer>, hash: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    if (size > MOST_PICTURE) throw new MoveRefusal('damaged', hash)
    chunks.push(chunk)
  }
  const all = Buffer.concat(chunks)
  if (createHash('sha256').update(all).digest('hex') !== hash) throw new MoveRefusal('damaged', hash)
  return all
}
