// Backups in a folder of this machine: durable writes, and a lock file.
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder, UNFINISHED, writeDurably } from '../../blobs/durable.ts'
import { disk, type Files } from '../../blobs/files.ts'
import type { Part } from '../../s3/bucket.ts'
import { takeFileLock } from './file-lock.ts'
import { FOLDERS, type Lock, type Place, type PlacedFile } from './place.ts'

const LEFT_OVER_AFTER_MS = 3_600_000

/** A folder as a place for backups. */
export function openFolder(path: string, files: Files = disk): Place {
  return new Folder(path, files)
}

class Folder implements Place {
  readonly name: string
  readonly #files: Files

  constructor(path: string, files: Files) {
    this.name = path
    this.#files = files
  }

  async begin(): Promise<void> {
    await this.#files.mkdir(this.name, MINE)
    for (const folder of ['', ...FOLDERS]) await this.#removeLeftOvers(folder)
  }

  lock(): Promise<Lock> {
    return takeFileLock(join(this.name, 'lock'))
  }

  async list(folder: string): Promise<PlacedFile[]> {
    const within = join(this.name, folder)
    const found = await readdir(within, { withFileTypes: true }).catch(unlessGone([]))
    const files = found.map(async (entry): Promise<PlacedFile[]> => {
      const about = await this.#files.stat(join(within, entry.name)).catch(unlessGone(undefined))
      if (!about) return []
      const isFile = entry.isFile()
      return [{ name: entry.name, size: isFile ? about.size : 0, writtenAt: isFile ? about.mtimeMs : 0 }]
    })
    return (await Promise.all(files)).flat()
  }

  async read(name: string, part?: Part): Promise<Buffer | undefined> {
    const path = join(this.name, name)
    if (part === undefined) return readFile(path).catch(unlessGone(undefined))
    const file = await this.#files.open(path, 'r').catch(unlessGone(undefined))
    try {
      const { size } = (await file?.stat()) ?? { size: 0 }
      const from = 'last' in part ? Math.max(0, size - part.last) : part.from
      const bytes = Buffer.allocUnsafeSlow(Math.max(0, Math.min(size, partEnd(part, size)) - from))
      const { bytesRead } = (await file?.read(bytes, 0, bytes.length, from)) ?? { bytesRead: 0 }
      return file && bytes.subarray(0, bytesRead)
    } finally {
      await file?.close()
    }
  }

  async write(name: string, parts: readonly Uint8Array[]): Promise<void> {
    const path = join(this.name, name)
    await this.#files.mkdir(dirname(path), MINE)
    const write: Parameters<typeof writeDurably>[1] = async (file) => {
      await file.chmod(0o600)
      for (const part of parts) await file.writeFile(part)
      return true
    }
    await writeDurably(path, write, this.#files)
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await this.#files.rm(join(this.name, name), { force: true })
    for (const folder of new Set(names.map((name) => dirname(join(this.name, name))))) {
      await syncFolder(folder, this.#files)
    }
  }

  async close(): Promise<void> {}

  async #removeLeftOvers(folder: string): Promise<void> {
    const left = (await this.list(folder)).filter(({ name, writtenAt }) => {
      return name.endsWith(UNFINISHED) && Date.now() - writtenAt > LEFT_OVER_AFTER_MS
    })
    if (left.length > 0) await this.remove(left.map(({ name }) => join(folder, name)))
  }
}

const MINE = { mode: 0o700 } as const
const partEnd = (part: Part, size: number) => ('last' in part ? size : part.from + part.length)

function unlessGone<T>(instead: T) {
  return (failure: NodeJS.ErrnoException): T => {
    if (failure.code === 'ENOENT' || failure.code === 'ENOTDIR') return instead
    throw failure
  }
}
