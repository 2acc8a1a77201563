// Blobs of what strangers sent: kept in pieces as the files of owners are, and named in tables of their own (0146).
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { MAX_SENT_FILE } from '@mimar/fields'
import type { Blobs } from '../../blobs/blobs.ts'
import { bytesOf, putUnlisted } from '../../blobs/pieces.ts'
import { sourceOf } from '../../media/files/file-source.ts'
import { FileRefusal } from '../../media/files/refusal.ts'
import type { SentFileRow, SentFileStore } from '../../store/sent-files.store.ts'
import { type ArrivedFile, type ArrivedForm, arriveForm } from './arriving-form.ts'
import { SENT_START, sentTypeOf } from './sent-type.ts'

/** Where files of visitors arrive, are kept and are read. */
export interface SentFiles {
  readonly store: SentFileStore
  /** Where bytes stand while they come. */
  readonly folder: string
  arrive(stream: Readable, boundary: string, takesFiles: boolean): Promise<ArrivedForm>
  /** Keeps what has arrived; durable when it resolves, and forgotten after a day unless a message has it. */
  keep(files: readonly ArrivedFile[]): Promise<void>
  /** Keeps a file that comes with a whole site, by the name its bytes must have. Throws a `FileRefusal`. */
  take(hash: string, bytes: AsyncIterable<Buffer>, counted?: (size: number) => Promise<void>): Promise<void>
  read(file: SentFileRow): AsyncIterable<Buffer>
}

interface Foundations {
  /** Where bytes stand while they come. */
  readonly folder: string
  readonly store: SentFileStore
  readonly blobs: Pick<Blobs, 'put' | 'read'>
}

export function createSentFiles({ folder, store, blobs }: Foundations): SentFiles {
  const keepOne = async ({ path, hash, type }: NonNullable<ArrivedFile['kept']>, size: number) => {
    if (await store.use(hash)) return
    const file = await open(path, 'r')
    try {
      await store.insert({ hash, type, size, pieces: await putUnlisted(sourceOf(file, size), blobs) })
    } finally {
      await file.close()
    }
  }
  return {
    store,
    folder,
    arrive: (stream, boundary, takesFiles) => arriveForm(stream, { folder, boundary, takesFiles }),
    async keep(files) {
      for (const { kept, size } of files) if (kept) await keepOne(kept, size)
    },
    async take(hash, bytes, counted) {
      const path = join(folder, randomUUID())
      await mkdir(folder, { recursive: true })
      try {
        const { type, size } = await received(path, hash, bytes)
        await counted?.(size)
        await keepOne({ path, hash, type }, size)
      } finally {
        await rm(path, { force: true })
      }
    },
    read: ({ pieces }) => bytesOf(pieces, blobs),
  }
}

/** Brings a file to the disk, as long as it may be what it is called. */
async function received(path: string, name: string, bytes: AsyncIterable<Buffer>) {
  const hash = createHash('sha256')
  let start: Buffer = Buffer.alloc(0)
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of bytes) {
      size += chunk.length
      if (size > MAX_SENT_FILE) throw new FileRefusal('file-too-large', `${MAX_SENT_FILE / 1_000_000} MB`)
      if (start.length < SENT_START) start = Buffer.concat([start, chunk.subarray(0, SENT_START)])
      hash.update(chunk)
      await file.write(chunk)
    }
  } finally {
    await file.close()
  }
  const type = sentTypeOf(start)
  if (!type || hash.digest('hex') !== name) throw new FileRefusal('file-broken')
  return { type, size }
}
