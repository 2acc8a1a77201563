// Backups on a server by SFTP: files are written beside their place, synced and renamed, as in a folder.
import { randomUUID } from 'node:crypto'
import type { Sftp } from 'ssh2'
import type { BackupAccess } from '../../backup-settings.ts'
import { UNFINISHED } from '../../blobs/durable.ts'
import { PATIENT, type Patience, retrying } from '../../retrying.ts'
import type { Part } from '../../s3/bucket.ts'
import { CLAIMS, takeClaim } from './claims.ts'
import { inWords } from './in-words.ts'
import { FOLDERS, type Lock, type Place, type PlacedFile } from './place.ts'
import { asked, isGone, openSession, type ServerAddress, type Session, serverRefusal } from './ssh-session.ts'

/** What every server takes at once, and so many of them are under way together: else each waits for the one before. */
const BLOCK = 32 * 1024
const AT_ONCE = 32
/** What a crash left is removed after so long, whatever the clocks say. */
const LEFT_OVER_AFTER_MS = 24 * 3_600_000

/** A folder of a server as a place for backups. */
export function openServer(server: ServerAddress, access: BackupAccess['sftp'], patience: Patience = PATIENT): Place {
  return new Server(server, access, patience)
}

class Server implements Place {
  readonly name: string
  readonly #server: ServerAddress
  readonly #access: BackupAccess['sftp']
  readonly #patience: Patience
  #session: Promise<Session> | undefined

  constructor(server: ServerAddress, access: BackupAccess['sftp'], patience: Patience) {
    this.name = server.name
    this.#server = server
    this.#access = access
    this.#patience = patience
  }

  async begin(): Promise<void> {
    await this.#with(this.#server.path, async (sftp) => {
      await makeFolder(sftp, this.#server.path, true)
      for (const folder of [...FOLDERS, CLAIMS]) await makeFolder(sftp, this.#path(folder))
    })
    for (const folder of FOLDERS) {
      const left = (await this.list(folder)).filter(({ name, writtenAt }) => {
        return name.endsWith(UNFINISHED) && Date.now() - writtenAt > LEFT_OVER_AFTER_MS
      })
      await this.remove(left.map(({ name }) => `${folder}/${name}`))
    }
  }

  lock(): Promise<Lock> {
    return takeClaim(this)
  }

  list(folder: string): Promise<PlacedFile[]> {
    const path = folder === '' ? this.#server.path : this.#path(folder)
    return this.#with(path, async (sftp) => {
      const found = await asked<{ filename: string; attrs: PlacedAttributes }[]>((done) =>
        sftp.readdir(path, done),
      ).catch(unlessGone([]))
      return found.map(({ filename, attrs }) => {
        const isFolder = attrs.isDirectory()
        return {
          ...{ name: filename, size: isFolder ? 0 : attrs.size },
          writtenAt: isFolder ? 0 : attrs.mtime * 1_000,
        }
      })
    })
  }

  read(name: string, part?: Part): Promise<Buffer | undefined> {
    const path = this.#path(name)
    return this.#with(path, async (sftp) => {
      const handle = await asked<Buffer>((done) => sftp.open(path, 'r', {}, done)).catch(unlessGone(undefined))
      if (!handle) return undefined
      try {
        const { size } = await asked<PlacedAttributes>((done) => sftp.fstat(handle, done))
        const from = part === undefined ? 0 : 'last' in part ? Math.max(0, size - part.last) : part.from
        const end = part === undefined || 'last' in part ? size : Math.min(size, part.from + part.length)
        return await readBlocks(sftp, handle, { from, length: Math.max(0, end - from) })
      } finally {
        await asked<void>((done) => sftp.close(handle, done))
      }
    })
  }

  write(name: string, parts: readonly Uint8Array[]): Promise<void> {
    const path = this.#path(name)
    const unfinished = `${path.replace(/[^/]*$/, '')}${randomUUID()}${UNFINISHED}`
    const bytes = Buffer.concat(parts)
    return this.#with(path, async (sftp) => {
      try {
        const handle = await asked<Buffer>((done) => sftp.open(unfinished, 'w', { mode: 0o600 }, done))
        try {
          await writeBlocks(sftp, handle, bytes)
          await sync(sftp, handle)
        } finally {
          await asked<void>((done) => sftp.close(handle, done))
        }
        await replace(sftp, unfinished, path)
      } catch (failure) {
        await asked<void>((done) => sftp.unlink(unfinished, done)).catch(() => {})
        throw failure
      }
    })
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const path = this.#path(name)
      await this.#with(path, (sftp) => asked<void>((done) => sftp.unlink(path, done)).catch(unlessGone(undefined)))
    }
  }

  async close(): Promise<void> {
    const session = await this.#session?.catch(() => undefined)
    session?.close()
  }

  #path(name: string): string {
    return `${this.#server.path}/${name}`
  }

  /** Once more on a new connection where this one is lost; what the server refuses is refused in words. */
  #with<T>(path: string, work: (sftp: Sftp) => Promise<T>): Promise<T> {
    const attempt = async () => {
      const { sftp, ended } = await this.#connected()
      return Promise.race([work(sftp), ended]).catch((failure: unknown) => {
        throw serverRefusal(failure, this.#server, path)
      })
    }
    return inWords(this.name, () => retrying(this.#patience, attempt))
  }

  async #connected(): Promise<Session> {
    const known = await this.#session?.catch(() => undefined)
    if (known && !known.isOver()) return known
    this.#session = openSession(this.#server, this.#access, this.#patience.answerMs)
    return this.#session
  }
}

interface PlacedAttributes {
  readonly size: number
  readonly mtime: number
  isDirectory(): boolean
}

function unlessGone<T>(instead: T) {
  return (failure: unknown): T => {
    if (isGone(failure)) return instead
    throw failure
  }
}

/** With those above it, where that is wished. */
async function makeFolder(sftp: Sftp, path: string, withParents = false): Promise<void> {
  const isThere = await asked<PlacedAttributes>((done) => sftp.stat(path, done)).then(
    (found) => found.isDirectory(),
    unlessGone(false),
  )
  if (isThere) return
  const above = path.replace(/\/[^/]+$/, '')
  if (withParents && above !== path && above !== '' && above !== '.') await makeFolder(sftp, above, true)
  await asked<void>((done) => sftp.mkdir(path, { mode: 0o700 }, done))
}

async function inBlocks(length: number, each: (at: number, length: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < length) {
      const at = next
      next += BLOCK
      await each(at, Math.min(BLOCK, length - at))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

async function readBlocks(sftp: Sftp, handle: Buffer, { from, length }: { from: number; length: number }) {
  const bytes = Buffer.allocUnsafeSlow(length)
  await inBlocks(length, async (at, size) => {
    for (let done = 0; done < size; ) {
      const read = await asked<number>((told) =>
        sftp.read(handle, bytes, at + done, size - done, from + at + done, told),
      )
      if (read === 0) throw new Error(`A file of the server ended before its ${from + length} bytes.`)
      done += read
    }
  })
  return bytes
}

function writeBlocks(sftp: Sftp, handle: Buffer, bytes: Buffer): Promise<void> {
  return inBlocks(bytes.length, (at, length) => asked<void>((done) => sftp.write(handle, bytes, at, length, at, done)))
}

/** Servers other than OpenSSH may not know how; then it is as durable as they make it. */
async function sync(sftp: Sftp, handle: Buffer): Promise<void> {
  if (knows(sftp, 'fsync@openssh.com')) await asked<void>((done) => sftp.ext_openssh_fsync(handle, done))
}

async function replace(sftp: Sftp, from: string, to: string): Promise<void> {
  if (knows(sftp, 'posix-rename@openssh.com')) {
    return asked<void>((done) => sftp.ext_openssh_rename(from, to, done))
  }
  await asked<void>((done) => sftp.unlink(to, done)).catch(unlessGone(undefined))
  return asked<void>((done) => sftp.rename(from, to, done))
}

/** What the server has said that it knows beyond the standard. */
const knows = (sftp: Sftp, extension: string) => sftp._extensions[extension] !== undefined
