// LRU cache on a disk: values by name in one SQLite file of this machine that nothing relies on.
import { rmSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import type Sqlite from 'better-sqlite3'
import { makeFolder } from '../make-folder.ts'

/** A value as it is written: `key` tells it from what stood there before. */
export interface KeptRow {
  readonly name: string
  readonly key: string
  readonly bytes: Buffer
}

/** What SQLite calls a file that is damaged, or is none of its own. */
const DAMAGED = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB'])
/** So many make room at once. */
const ROOM_STEP = 50
/** Another process may be writing, as one that is being ended; then this one tries again later. */
const LONGEST_WAIT_MS = 200
const CACHE_KILOBYTES = 1_000
const BESIDE = ['', '-wal', '-shm']

const TABLE = `
  create table if not exists kept (
    name text primary key, key text not null, used integer not null, checksum integer not null, value blob not null
  );
  create index if not exists kept_used on kept (used);`

/**
 * Values of one file, in the order in which they were used last; those used longest ago make room. Nothing waits for the disk: a loss
 * of power may take what is new, and where it takes more, all of it is begun anew.
 */
export class KeptRows {
  readonly #path: string
  readonly #open: typeof Sqlite
  readonly #statements = new Map<string, Sqlite.Statement>()
  #file: Sqlite.Database

  private constructor(path: string, open: typeof Sqlite) {
    this.#path = path
    this.#open = open
    this.#file = this.#opened()
  }

  /** Opens or makes the file of that path in its folder, which is closed to others; fails where the disk takes nothing. */
  static async at(folder: string, path: string): Promise<KeptRows> {
    const { default: open } = await import('better-sqlite3')
    await makeFolder(folder, { mode: 0o700 })
    return new KeptRows(path, open)
  }

  /** Writes all of them or none; `used` is a number that grows. */
  put(rows: readonly KeptRow[], used: number): void {
    this.#together(rows, ({ name, key, bytes }) =>
      this.#prepared('insert or replace into kept values (?, ?, ?, ?, ?)').run(name, key, used, crc32(bytes), bytes),
    )
  }

  /** They are used now. */
  touch(names: readonly string[], used: number): void {
    this.#together(names, (name) => this.#prepared('update kept set used = ? where name = ?').run(used, name))
  }

  remove(name: string): void {
    this.#orAnew(() => this.#prepared('delete from kept where name = ?').run(name))
  }

  /** Undefined where there is none, or where it is damaged. */
  read(name: string): Buffer | undefined {
    const row = this.#orAnew(() => this.#prepared('select checksum, value from kept where name = ?').get(name))
    const { checksum, value } = (row ?? {}) as { readonly checksum?: number; readonly value?: Buffer }
    return value && crc32(value) === checksum ? value : undefined
  }

  keyOf(name: string): string | undefined {
    const row = this.#orAnew(() => this.#prepared('select key from kept where name = ?').get(name))
    return (row as { readonly key: string } | undefined)?.key
  }

  /** So many names that come after one, in their order. */
  namesAfter(name: string, most: number): string[] {
    const asked = () => this.#prepared('select name from kept where name > ? order by name limit ?').all(name, most)
    return ((this.#orAnew(asked) ?? []) as { readonly name: string }[]).map((row) => row.name)
  }

  /** Has those used longest ago make room until all take at most so many bytes. True where there may be more to do. */
  makeRoom(mostBytes: number): boolean {
    const step = () => {
      if (this.#bytes() <= mostBytes) return false
      const oldest = 'select name from kept order by used, rowid limit ?'
      return this.#prepared(`delete from kept where name in (${oldest})`).run(ROOM_STEP).changes > 0
    }
    return this.#orAnew(step) ?? false
  }

  /** Of the disk, but for what is free in the file. */
  #bytes(): number {
    const numberOf = (name: string) => Number(this.#file.pragma(name, { simple: true }))
    return (numberOf('page_count') - numberOf('freelist_count')) * numberOf('page_size')
  }

  #together<Item>(items: readonly Item[], work: (item: Item) => unknown): void {
    if (items.length === 0) return
    const all = () => {
      for (const item of items) work(item)
    }
    this.#orAnew(() => this.#file.transaction(all)())
  }

  #prepared(sql: string): Sqlite.Statement {
    const known = this.#statements.get(sql) ?? this.#file.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }

  #opened(): Sqlite.Database {
    try {
      return this.#tried()
    } catch (failure) {
      if (!isDamaged(failure)) throw failure
      for (const end of BESIDE) rmSync(this.#path + end, { force: true })
      return this.#tried()
    }
  }

  #tried(): Sqlite.Database {
    const file = new this.#open(this.#path, { timeout: LONGEST_WAIT_MS })
    try {
      file.pragma('journal_mode = WAL')
      file.pragma('synchronous = OFF')
      // The system keeps what is read and written often.
      file.pragma(`cache_size = -${CACHE_KILOBYTES}`)
      file.exec(TABLE)
      return file
    } catch (failure) {
      file.close()
      throw failure
    }
  }

  /** Undefined where the file was damaged: it is an empty one then. */
  #orAnew<Result>(work: () => Result): Result | undefined {
    try {
      return work()
    } catch (failure) {
      if (!isDamaged(failure)) throw failure
      this.#file.close()
      for (const end of BESIDE) rmSync(this.#path + end, { force: true })
      this.#statements.clear()
      this.#file = this.#opened()
      return undefined
    }
  }
}

const isDamaged = (failure: unknown) => DAMAGED.has((failure as { readonly code?: string }).code ?? '')
