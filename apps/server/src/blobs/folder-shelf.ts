// Packs in a folder. Several processes, of several machines too, may use one folder: every pack is a file of its own.
import { randomUUID } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { clock } from '../clock.ts'
import { makeFolder } from '../make-folder.ts'
import { giveWay } from '../turns.ts'
import { whyUnstorable } from '../unstorable.ts'
import { Disturbances } from './disturbances.ts'
import { syncFolder, UNFINISHED, writeDurably } from './durable.ts'
import type { Files } from './files.ts'
import { isRead, LEASE, takeLease } from './leases.ts'
import { OpenPacks } from './open-packs.ts'
import type { PackRecord } from './pack.ts'
import { readIndex, readRecord, readRecordOf } from './pack-file.ts'
import type { FillPack, LeftOver, OldPacks, OpenedPack, Shelf, WrittenPack } from './shelf.ts'

const LEFT_OVER_AFTER_MS = 3_600_000
/** Held by the one process that collects. */
const LOCK = 'collecting'
/** A process that has held it for longer has ended, in milliseconds. */
const LOCK_LASTS = 3_600_000

/** A folder of this machine, or one that several machines share. */
export class FolderShelf implements Shelf {
  readonly isFar = false
  readonly runBytes = 1024 * 1024
  readonly #folder: string
  readonly #files: Files
  readonly #now: () => number
  readonly #open: OpenPacks
  readonly #disturbances = new Disturbances()
  /** What the lock looked like when this process had it last. */
  #held: string | undefined

  constructor(folder: string, files: Files, now: () => number) {
    this.#folder = folder
    this.#files = files
    this.#now = now
    this.#open = new OpenPacks(files)
  }

  nameOf(pack: string): string {
    return `The file ${join(this.#folder, pack)}`
  }

  async begin(): Promise<void> {
    await this.#files.mkdir(this.#folder)
    // A disk that takes nothing may still be read.
    await this.#removeLeftOvers().catch((failure) => {
      if (!whyUnstorable(failure)) throw failure
    })
  }

  async packs(): Promise<string[]> {
    try {
      return (await this.#files.readdir(this.#folder)).filter((name) => name.endsWith('.pack'))
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return []
      throw failure
    }
  }

  async index(pack: string, isSalvaging = false) {
    return unlessGone(() => readIndex(join(this.#folder, pack), this.#files, isSalvaging))
  }

  read(pack: string, record: PackRecord): Promise<Buffer | 'gone' | 'damaged'> {
    const path = join(this.#folder, pack)
    const opened = this.#open.get(path)
    return opened ? readRecordOf(opened, record) : readRecord(path, record, this.#files)
  }

  async atHand() {
    return undefined
  }

  forget() {}

  async open(pack: string): Promise<OpenedPack | undefined> {
    const file = await unlessGone(() => this.#files.open(join(this.#folder, pack), 'r'))
    return (
      file && {
        async read(from, length) {
          const bytes = Buffer.allocUnsafeSlow(length)
          const { bytesRead } = await file.read(bytes, 0, length, from).catch((failure) => {
            if ((failure as NodeJS.ErrnoException).code === 'EIO') return { bytesRead: 0 }
            throw failure
          })
          return bytes.subarray(0, bytesRead)
        },
        close: () => file.close(),
      }
    )
  }

  async write(fill: FillPack): Promise<WrittenPack | undefined> {
    const pack = `${randomUUID()}.pack`
    let records: readonly PackRecord[] = []
    const isWritten = await writeDurably(
      join(this.#folder, pack),
      async (file) => {
        records = await fill(file)
        return records.length > 0
      },
      this.#files,
    )
    return isWritten ? { pack, records } : undefined
  }

  async replace(
    { packs, relied }: OldPacks,
    writtenAt: number,
    fill: FillPack,
  ): Promise<WrittenPack | 'changed' | undefined> {
    const written = await this.write(fill)
    if (!(await this.#areThere(relied))) {
      if (written) await this.#files.rm(join(this.#folder, written.pack), { force: true })
      return 'changed'
    }
    const time = new Date(writtenAt)
    if (written) await this.#files.utimes(join(this.#folder, written.pack), time, time)
    for (const pack of packs) await this.#files.rm(join(this.#folder, pack), { force: true })
    await syncFolder(this.#folder, this.#files)
    return written
  }

  putAside(pack: string, folder: string): Promise<void> {
    return putAside(join(this.#folder, pack), folder)
  }

  async leftOvers(): Promise<LeftOver[]> {
    const found: LeftOver[] = []
    for (const name of await this.#files.readdir(this.#folder).catch(() => [])) {
      if (name === LOCK || name.endsWith(LEASE) || name.endsWith('.pack')) continue
      const path = join(this.#folder, name)
      if (name.endsWith(UNFINISHED) && (await this.#isYoung(path))) continue
      found.push({ name: `The file ${path}`, putAside: (folder) => putAside(path, folder) })
    }
    return found
  }

  disturbances(packs: readonly string[]): Promise<number> {
    return this.#disturbances.among(packs, async (pack) => {
      const state = this.#stateOf(pack)
      await giveWay()
      return state
    })
  }

  async alone<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (!(await this.#takeLock())) return undefined
    try {
      return await work()
    } finally {
      if (await this.#hasLock()) await this.#files.rm(join(this.#folder, LOCK), { force: true })
    }
  }

  /** A lock that cannot be renewed ends in its time, as after a crash. */
  async holdAlone(): Promise<boolean> {
    if (!(await this.#hasLock())) return false
    const time = new Date(this.#now())
    await this.#files.utimes(join(this.#folder, LOCK), time, time).catch(() => {})
    this.#held = await this.#lookAtLock()
    return true
  }

  lease() {
    return takeLease(this.#folder)
  }

  isRead(): Promise<boolean> {
    return isRead({ folder: this.#folder, files: this.#files })
  }

  async #takeLock(): Promise<boolean> {
    const path = join(this.#folder, LOCK)
    const held = await this.#files.stat(path).catch(() => undefined)
    if (held && this.#now() - held.mtimeMs < LOCK_LASTS) return false
    if (held) await this.#files.rm(path, { force: true })
    try {
      await (await this.#files.open(path, 'wx')).close()
      this.#held = await this.#lookAtLock()
      return true
    } catch (failure) {
      if ((failure as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw failure
    }
  }

  async #hasLock(): Promise<boolean> {
    return this.#held !== undefined && this.#held === (await this.#lookAtLock())
  }

  async #lookAtLock(): Promise<string | undefined> {
    const found = await this.#files.stat(join(this.#folder, LOCK)).catch(() => undefined)
    return found && `${found.ino} ${found.mtimeMs}`
  }

  async #areThere(packs: readonly string[]): Promise<boolean> {
    for (const pack of packs) {
      if (!(await unlessGone(() => this.#files.stat(join(this.#folder, pack))))) return false
    }
    return true
  }

  #stateOf(pack: string): string {
    try {
      const { size, mtimeMs, ino } = this.#files.statNow(join(this.#folder, pack))
      return `${size} ${mtimeMs} ${ino}`
    } catch (failure) {
      return `${(failure as NodeJS.ErrnoException).code}`
    }
  }

  /** Only old ones: another process may be writing at this moment. */
  async #removeLeftOvers(): Promise<void> {
    const names = (await this.#files.readdir(this.#folder)).filter((name) => name.endsWith(UNFINISHED))
    for (const name of names) {
      const path = join(this.#folder, name)
      if (!(await this.#isYoung(path))) await this.#files.rm(path, { force: true })
    }
    if (names.length > 0) await syncFolder(this.#folder, this.#files)
  }

  async #isYoung(path: string): Promise<boolean> {
    const found = await this.#files.stat(path).catch(() => undefined)
    return !found || clock.now() - found.mtimeMs < LEFT_OVER_AFTER_MS
  }
}

/** Into a folder that nothing reads. */
export async function putAside(path: string, folder: string): Promise<void> {
  await makeFolder(folder, { mode: 0o700 })
  await rename(path, join(folder, `${clock.now()}-${basename(path)}`))
}

async function unlessGone<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw failure
  }
}
