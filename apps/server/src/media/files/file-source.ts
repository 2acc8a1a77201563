import type { FileHandle } from 'node:fs/promises'
import { FileRefusal } from './refusal.ts'

/** Bytes on the disk, of which parts are read. */
export interface FileSource {
  readonly size: number
  /** Throws a `FileRefusal` where the file ends before. */
  read(offset: number, length: number): Promise<Buffer>
}

export function sourceOf(file: Pick<FileHandle, 'read'>, size: number): FileSource {
  return {
    size,
    async read(offset, length) {
      if (offset + length > size) throw new FileRefusal('file-broken')
      const bytes = Buffer.allocUnsafe(length)
      const { bytesRead } = await file.read(bytes, 0, length, offset)
      if (bytesRead < length) throw new FileRefusal('file-broken')
      return bytes
    },
  }
}
